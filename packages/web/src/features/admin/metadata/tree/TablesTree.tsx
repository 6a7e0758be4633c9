import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { databasesOptions, type Database } from '../../../../api/database.ts'
import { listedTablesOptions, managedTableOptions, type ListedTable } from '../../../../api/table.ts'
import { t } from '../../../../i18n/t.ts'
import { urls } from '../../../../lib/urls.ts'
import { useActions } from '../../../../lib/use-actions.ts'
import { Empty } from '../../../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../../../ui/Form/index.ts'
import { Problem } from '../../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../../ui/Skeleton/Skeleton.tsx'
import { Tree, type TreeNode } from '../../../../ui/Tree/Tree.tsx'
import { bySchema, findTables, idOfDatabase, idOfSchema, idOfTable, isVisible, tableOf } from './model.ts'
import { VisibilityButton } from './VisibilityButton.tsx'
import styles from '../metadata.module.css'

/** Tables shown below one node; others are found by searching. */
const MOST = 300

interface TablesTreeProps {
  /** The chosen table. */
  tableId: number | undefined
}

/** All tables, hidden ones too, with a search; each, and all of a schema, can be hidden and shown here. */
export function TablesTree({ tableId }: TablesTreeProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const searchRef = useRef<HTMLInputElement>(null)
  const { data: databases, error, refetch, isFetching } = useQuery(databasesOptions)
  const { data: chosen } = useQuery({ ...managedTableOptions(tableId ?? 0), enabled: tableId !== undefined })
  const isSearching = text.trim() !== ''
  const lists = useQueries({
    queries: (databases ?? []).map(({ id }) => ({
      ...listedTablesOptions(id),
      enabled: isSearching || open.has(idOfDatabase(id)),
    })),
  })
  const only = databases?.length === 1 ? databases[0]?.id : undefined
  const place = chosen === undefined ? undefined : `${chosen.db_id} ${chosen.schema ?? ''}`
  useEffect(() => {
    const database = chosen?.db_id ?? only
    if (database === undefined) return
    const schema = chosen === undefined ? [] : [idOfSchema(database, chosen.schema ?? '')]
    setOpen((before) => new Set([...before, idOfDatabase(database), ...schema]))
    // Only when another place is chosen: what was closed since stays closed.
  }, [place, only])
  useActions([
    {
      id: 'metadata.search',
      label: t('Search tables'),
      icon: 'search',
      section: t('Table metadata'),
      keys: '/',
      run: () => searchRef.current?.focus(),
    },
  ])

  function act(node: string): void {
    const table = tableOf(node)
    if (table !== undefined) return void navigate({ href: urls.tableMetadata(table) })
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(node)) next.add(node)
      return next
    })
  }

  const nodes = (databases ?? []).flatMap((database, at) => nodesOf(database, lists[at]?.data, isSearching ? text : ''))
  const isLoading = databases === undefined || (isSearching && lists.some(({ isPending }) => isPending))
  const failed = lists.find((list) => list.error !== null)?.error
  return (
    <section className={styles.tree} aria-label={t('Tables')}>
      <SearchInput inputRef={searchRef} label={t('Search tables')} value={text} onChange={setText} />
      {(error ?? failed) != null && (
        <Problem
          isSmall
          title={t('The tables could not be loaded')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {(error ?? failed)?.message}
        </Problem>
      )}
      {isLoading && error === null ? (
        <Skeleton lines={6} />
      ) : nodes.length > 0 ? (
        <div className={styles.nodes}>
          <Tree
            label={t('Tables')}
            nodes={nodes}
            expanded={isSearching ? nodes.flatMap(idsOf) : open}
            onExpand={(ids) => !isSearching && setOpen(new Set([...ids].map(String)))}
            selected={tableId === undefined ? undefined : idOfTable(tableId)}
            onAction={(id) => act(String(id))}
          />
        </div>
      ) : isSearching ? (
        <p className={styles.note}>{t('No table matches “{text}”', { text })}</p>
      ) : (
        <Empty isSmall icon="database" title={t('No database is connected')} />
      )}
    </section>
  )
}

function nodesOf(database: Database, tables: readonly ListedTable[] | undefined, text: string): TreeNode[] {
  const found = text === '' ? tables : findTables(tables ?? [], text)
  if (text !== '' && (found ?? []).length === 0) return []
  const schemas = bySchema(found ?? [])
  const isPlain = bySchema(tables ?? []).length <= 1
  return [
    {
      id: idOfDatabase(database.id),
      label: database.name,
      icon: 'database',
      end: isPlain && found !== undefined && text === '' && <VisibilityButton name={database.name} tables={found} />,
      children:
        found === undefined
          ? [{ id: `loading:${database.id}`, label: t('Loading…') }]
          : isPlain
            ? tableNodes(`${database.id}`, found)
            : schemas.map(({ schema, tables: own }) => ({
                id: idOfSchema(database.id, schema),
                label: schema === '' ? t('No schema') : schema,
                icon: 'schema',
                end: text === '' && <VisibilityButton name={schema} tables={own} />,
                children: tableNodes(`${database.id}:${schema}`, own),
              })),
    },
  ]
}

function tableNodes(within: string, tables: readonly ListedTable[]): TreeNode[] {
  const nodes: TreeNode[] = tables.slice(0, MOST).map((table) => ({
    id: idOfTable(table.id),
    label: table.display_name,
    icon: 'table',
    isDim: !isVisible(table),
    end: <VisibilityButton name={table.display_name} tables={[table]} isOne />,
  }))
  const rest = tables.length - MOST
  if (rest <= 0) return nodes
  return [...nodes, { id: `more:${within}`, label: t('Search to find {n} more', { n: rest }), isDim: true }]
}

const idsOf = (node: TreeNode): string[] => [node.id, ...(node.children ?? []).flatMap(idsOf)]
