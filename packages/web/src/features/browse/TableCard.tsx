import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { relatedTablesOptions, tableMetadataOptions, type Field, type Table } from '../../api/database.ts'
import { ApiError } from '../../api/errors.ts'
import { searchOptions } from '../../api/search.ts'
import { useXRays } from '../../api/x-ray.ts'
import { locale, t } from '../../i18n/t.ts'
import { urlOfItem, urls } from '../../lib/urls.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'
import { Icon } from '../../ui/Icon/Icon.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Problem } from '../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs/Tabs.tsx'
import { Tip } from '../../ui/Tooltip/Tip.tsx'
import { iconOfKind } from '../../models/items/index.ts'
import { RowEditor, useRowsEditable } from '../rows/index.ts'
import { distributionOf, iconOfField, questionOf, rowsOf, wordOfType } from './model.ts'
import { PreviewTable } from './PreviewTable.tsx'
import styles from './browse.module.css'

export type TableTab = 'fields' | 'rows' | 'links'

interface TableCardProps {
  id: number
  tab: TableTab
  onTab(tab: TableTab): void
  /** Buttons beside its own. */
  tools?: ReactNode
  /** It is the page, not a part of one. */
  isPage?: boolean
}

/** A table: what it holds, its fields with their values, its rows, and what uses it. */
export function TableCard({ id, tab, onTab, tools, isPage = false }: TableCardProps) {
  const { data: table, error, refetch } = useQuery(tableMetadataOptions(id))
  const hasXRays = useXRays()
  if (error instanceof ApiError && (error.status === 403 || error.status === 404)) {
    return (
      <Empty
        icon="table"
        title={t('Table not found')}
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
  if (error !== null) {
    return (
      <Problem title={t('This table could not be loaded')} onRetry={() => void refetch()}>
        {error.message}
      </Problem>
    )
  }
  if (table === undefined) return <Skeleton height={320} radius="card" />
  const fields = (table.fields ?? []).filter(({ visibility_type }) => visibility_type !== 'sensitive')
  const Heading = isPage ? 'h1' : 'h2'
  const rows = table.estimated_row_count
  return (
    <article className={styles.card} aria-label={table.display_name}>
      <header className={styles.cardHead}>
        <div>
          <Heading>{table.display_name}</Heading>
          <p className={styles.facts}>
            <code>{table.schema ? `${table.schema}.${table.name}` : table.name}</code>
            {typeof rows === 'number' &&
              ` · ${t('about {n} rows', { n: new Intl.NumberFormat(locale()).format(rows) })}`}
          </p>
        </div>
        <div className={styles.ways}>
          {tools}
          {hasXRays && (
            <Link variant="button" icon="sparkles" href={urls.xRay(`table/${table.id}`)}>
              {t('X-ray')}
            </Link>
          )}
          <Link variant="button" icon="question" href={urls.unsaved(questionOf(table))}>
            {t('Ask a question')}
          </Link>
        </div>
      </header>
      {table.description && <p className={styles.description}>{table.description}</p>}
      <Tabs
        label={t('About the table')}
        value={tab}
        onChange={onTab}
        tabs={[
          { id: 'fields', label: t('Fields'), badge: fields.length, content: <Fields fields={fields} /> },
          { id: 'rows', label: t('Rows'), content: <Rows table={table} /> },
          { id: 'links', label: t('Usage'), content: <Uses table={table} /> },
        ]}
      />
    </article>
  )
}

function Rows({ table }: { table: Table }) {
  const client = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const isEditable = useRowsEditable(typeof table.id === 'number' ? table.id : null)
  if (!isEditing) {
    return (
      <>
        {isEditable && (
          <Button icon="pencil" onPress={() => setEditing(true)}>
            {t('Edit rows')}
          </Button>
        )}
        <PreviewTable table={table} />
      </>
    )
  }
  function close(): void {
    setEditing(false)
    void client.invalidateQueries({ queryKey: ['table', table.id, 'preview'] })
  }
  return (
    <Suspense fallback={<Skeleton height={240} radius="card" />}>
      <div className={styles.rows}>
        <RowEditor
          tableId={Number(table.id)}
          query={rowsOf(table)}
          label={t('Rows of {name}', { name: table.display_name })}
          onClose={close}
        />
      </div>
    </Suspense>
  )
}

function Fields({ fields }: { fields: readonly Field[] }) {
  const hasXRays = useXRays()
  return (
    <>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <li key={field.id}>
            <Icon name={iconOfField(field)} />
            <div className={styles.fieldWords}>
              <span className={styles.fieldName}>
                {field.display_name}
                {field.semantic_type === 'type/PK' && <Badge>{t('Key')}</Badge>}
                {field.semantic_type === 'type/FK' && <Badge>{t('Foreign key')}</Badge>}
              </span>
              {field.description && <span className={styles.text}>{field.description}</span>}
            </div>
            <span className={styles.note}>{[wordOfType(field), ...distributionOf(field)].join(' · ')}</span>
            {hasXRays && typeof field.id === 'number' && (
              <Tip text={t('X-ray of {name}', { name: field.display_name })}>
                <Link
                  variant="quiet"
                  icon="sparkles"
                  href={urls.xRay(`field/${field.id}`)}
                  aria-label={t('X-ray of {name}', { name: field.display_name })}
                >
                  {''}
                </Link>
              </Tip>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{t('Values come from a sample of up to 10,000 rows.')}</p>
    </>
  )
}

function Uses({ table }: { table: Table }) {
  const { data: related } = useQuery(relatedTablesOptions(Number(table.id)))
  const { data: found } = useQuery(
    searchOptions({ table_db_id: table.db_id, models: ['card', 'dataset', 'metric'], limit: 200 }),
  )
  if (related === undefined || found === undefined) return <Skeleton lines={4} />
  const users = found.data.filter(({ table_id }) => table_id === table.id)
  const tables = (list: readonly Table[]) =>
    list.map(({ id, display_name }) => ({
      key: `table-${id}`,
      model: 'table',
      name: display_name,
      href: urls.table({ id }),
    }))
  const groups = [
    { title: t('It refers to'), items: tables(related['linking-to']) },
    { title: t('Refer to it'), items: tables(related['linked-from']) },
    {
      title: t('Built on it'),
      items: users.map((item) => ({
        key: `${item.model}-${item.id}`,
        model: item.model,
        name: item.name,
        href: urlOfItem(item),
      })),
    },
  ].filter(({ items }) => items.length > 0)
  if (groups.length === 0) return <p className={styles.text}>{t('Nothing refers to it or builds on it yet.')}</p>
  return groups.map(({ title, items }) => (
    <section key={title} className={styles.uses}>
      <h3>{title}</h3>
      <ul>
        {items.map(({ key, model, name, href }) => (
          <li key={key}>
            <Link href={href} variant="quiet" icon={iconOfKind(model)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
}
