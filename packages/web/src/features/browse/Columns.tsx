import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { databasesOptions, schemasOptions, schemaTablesOptions, syncSchema, type Database } from '../../api/database.ts'
import { currentUserOptions } from '../../api/session.ts'
import { t } from '../../i18n/t.ts'
import { urls } from '../../lib/urls.ts'
import { useActions } from '../../lib/use-actions.ts'
import { Link } from '../../ui/Link/Link.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { SearchInput } from '../../ui/Form/index.ts'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { toast } from '../../ui/Toast/index.ts'
import { Column } from './Column.tsx'
import { filterNamed, questionOf, visible, type Place } from './model.ts'
import { NoTable } from './NoTable.tsx'
import { TableCard, type TableTab } from './TableCard.tsx'
import styles from './browse.module.css'

const SYNCING_MS = 1000

/** Databases, schemas where there are several, tables, and the table that is chosen. */
export function Columns({ databaseId, schema, tableId }: Place) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [tab, setTab] = useState<TableTab>('fields')
  const { data: user } = useQuery(currentUserOptions)
  const { data: databases, error } = useQuery({
    ...databasesOptions,
    refetchInterval: ({ state }) => (state.data?.some(isFirstSync) === true ? SYNCING_MS : false),
  })
  const only = databases?.length === 1 ? databases[0] : undefined
  const database = databaseId === null ? only : databases?.find(({ id }) => id === databaseId)
  const schemas = useQuery({ ...schemasOptions(database?.id ?? 0), enabled: database !== undefined })
  const chosen = schema ?? (schemas.data?.length === 1 ? (schemas.data[0] ?? '') : null)
  const tables = useQuery({
    ...schemaTablesOptions(database?.id ?? 0, chosen ?? ''),
    enabled: database !== undefined && chosen !== null,
  })
  const isSyncing = database !== undefined && isFirstSync(database)
  const syncing = isSyncing ? database.id : null
  useEffect(() => {
    if (syncing === null) return undefined
    // What was asked before the sync ended knows no tables.
    return () => void client.invalidateQueries({ queryKey: ['database', syncing] })
  }, [client, syncing])
  const shown = tables.data && filterNamed(visible(tables.data), text)
  const table = tables.data?.find(({ id }) => id === tableId)

  useActions(
    table === undefined
      ? []
      : [
          {
            id: 'new.question',
            label: t('New question from {name}', { name: table.display_name }),
            icon: 'question',
            section: t('New'),
            keys: 'n q',
            run: () => void navigate({ href: urls.unsaved(questionOf(table)) }),
          },
        ],
  )

  if (error !== null) return <Problem title={t('The databases could not be loaded')}>{error.message}</Problem>
  if (databases?.length === 0) {
    return (
      <Empty
        icon="database"
        title={t('No data yet')}
        action={
          user?.is_superuser && (
            <Link variant="button" icon="plus" href={urls.newDatabase}>
              {t('Connect a database')}
            </Link>
          )
        }
      >
        {user?.is_superuser
          ? t('Connect the database that holds your data to see its tables here.')
          : t('You don’t have access to any database. An administrator can connect one or give you access.')}
      </Empty>
    )
  }
  if (databaseId !== null && databases !== undefined && database === undefined) {
    return (
      <Empty
        icon="database"
        title={t('Database not found')}
        action={
          <Link variant="button" href={urls.browse}>
            {t('See all data')}
          </Link>
        }
      >
        {t('It has been removed, or you don’t have access to it.')}
      </Empty>
    )
  }

  const openTable = (id: string) => {
    if (database === undefined) return
    const href = chosen ? urls.schema(database, chosen) : urls.database(database)
    void navigate({ href: `${href}?table=${id}` })
  }
  async function sync(id: number): Promise<void> {
    try {
      await syncSchema(id)
      toast(t('The sync has started'))
      await client.invalidateQueries({ queryKey: ['database'] })
    } catch (failure) {
      toast({ text: failure instanceof Error ? failure.message : String(failure), tone: 'bad' })
    }
  }

  return (
    <>
      <div className={styles.filter}>
        <SearchInput label={t('Filter tables')} value={text} onChange={setText} />
      </div>
      {database?.initial_sync_status === 'aborted' && (
        <Problem
          isSmall
          title={t('The last sync of {name} failed', { name: database.name })}
          onRetry={() => void sync(database.id)}
        >
          {String(database['sync_error'] ?? '')}
        </Problem>
      )}
      <div className={styles.columns}>
        <Column
          label={t('Databases')}
          entries={databases?.map(({ id, name, engine }) => ({
            id: String(id),
            label: name,
            icon: 'database',
            note: engine,
          }))}
          selected={database === undefined ? null : String(database.id)}
          empty={t('No databases')}
          onSelect={(id) => {
            const next = databases?.find((one) => String(one.id) === id)
            if (next !== undefined) void navigate({ href: urls.database(next) })
          }}
        />
        {(schemas.data?.length ?? 0) > 1 && database !== undefined && (
          <Column
            label={t('Schemas')}
            entries={schemas.data?.map((name) => ({ id: name, label: name, icon: 'schema' }))}
            selected={chosen}
            empty={t('No schemas')}
            onSelect={(name) => void navigate({ href: urls.schema(database, name) })}
          />
        )}
        {database !== undefined && chosen !== null && (
          <Column
            label={t('Tables')}
            entries={shown?.map(({ id, display_name }) => ({ id: String(id), label: display_name, icon: 'table' }))}
            selected={tableId === null ? null : String(tableId)}
            empty={text === '' ? t('No tables') : t('No results for “{text}”', { text })}
            onSelect={openTable}
            onSpace={() => setTab('rows')}
          />
        )}
        <div className={styles.detail}>
          {tableId === null ? (
            <NoTable database={database} hasTables={tables.data?.length !== 0} isSyncing={isSyncing} />
          ) : (
            <TableCard key={tableId} id={tableId} tab={tab} onTab={setTab} />
          )}
        </div>
      </div>
    </>
  )
}

const isFirstSync = ({ initial_sync_status }: Database) => initial_sync_status === 'incomplete'
