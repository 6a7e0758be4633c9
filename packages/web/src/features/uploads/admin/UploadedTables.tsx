import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uploadedTablesOptions, type UploadedTable } from '../../../api/uploads.ts'
import { sizeText } from '../../../i18n/amounts.ts'
import { locale, t } from '../../../i18n/t.ts'
import { ago, day } from '../../../i18n/when.ts'
import { urls } from '../../../lib/urls.ts'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { DeleteUpload } from './DeleteUpload.tsx'
import styles from './admin.module.css'

/** What was uploaded, by whom, and when it was last used. */
export function UploadedTables() {
  const { data, error, refetch } = useQuery(uploadedTablesOptions)
  const [deleted, setDeleted] = useState<UploadedTable>()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('Uploaded tables')}</h2>
      {error !== null && (
        <Problem title={t('The list could not be loaded')} onRetry={() => void refetch()}>
          {error.message}
        </Problem>
      )}
      {data === undefined && error === null && <Skeleton height={120} radius="card" />}
      {data?.length === 0 && <Empty icon="upload" title={t('Nothing has been uploaded')} />}
      {data !== undefined && data.length > 0 && <Tables rows={data} onDelete={setDeleted} />}
      {deleted !== undefined && <DeleteUpload table={deleted} onClose={() => setDeleted(undefined)} />}
    </section>
  )
}

interface TablesProps {
  rows: readonly UploadedTable[]
  onDelete(table: UploadedTable): void
}

function Tables({ rows, onDelete }: TablesProps) {
  return (
    <DataTable
      label={t('Uploaded tables')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          title: t('Table'),
          cell: ({ id, display_name }) => (
            <Link href={urls.table({ id })} variant="quiet">
              {display_name}
            </Link>
          ),
        },
        { id: 'file', title: t('File'), isWide: true, cell: ({ file_name }) => file_name ?? '' },
        { id: 'rows', title: t('Rows'), isNumber: true, cell: ({ row_count }) => row_count?.toLocaleString(locale()) },
        { id: 'size', title: t('Size'), isNumber: true, isWide: true, cell: ({ bytes }) => bytes && sizeText(bytes) },
        { id: 'owner', title: t('Owner'), isWide: true, cell: ({ creator }) => nameOf(creator) },
        {
          id: 'used',
          title: t('Last used'),
          isWide: true,
          cell: ({ last_used_at: used, deleted_after: end }) => (
            <>
              {used === null ? t('Never') : ago(used)}{' '}
              {end !== null && <Badge tone="warn">{t('Deleted after {day}', { day: day(end) })}</Badge>}
            </>
          ),
        },
        {
          id: 'delete',
          title: t('Delete'),
          isQuiet: true,
          cell: (table) => (
            <IconButton
              icon="trash"
              label={t('Delete {name}', { name: table.display_name })}
              isSmall
              onPress={() => onDelete(table)}
            />
          ),
        },
      ]}
    />
  )
}

function nameOf(person: UploadedTable['creator']): string {
  if (person === null) return ''
  return [person.first_name, person.last_name].filter(Boolean).join(' ') || (person.email ?? '')
}
