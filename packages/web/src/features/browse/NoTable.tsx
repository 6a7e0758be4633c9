import type { Database } from '../../api/database.ts'
import { t } from '../../i18n/t.ts'
import { Candidates } from './Candidates.tsx'
import { Empty } from '../../ui/Empty/Empty.tsx'

interface NoTableProps {
  /** The database that is chosen. */
  database: Database | undefined
  hasTables: boolean
  /** Its tables are being read for the first time. */
  isSyncing: boolean
}

/** What stands in place of a table until one is chosen. */
export function NoTable({ database, hasTables, isSyncing }: NoTableProps) {
  if (database === undefined) {
    return (
      <Empty icon="database" title={t('Choose a database')}>
        {t('Its tables come next.')}
      </Empty>
    )
  }
  if (isSyncing) {
    return (
      <div role="status">
        <Empty icon="refresh" title={t('Syncing the tables of {name}…', { name: database.name })}>
          {t('They appear here as they are found.')}
        </Empty>
      </div>
    )
  }
  return hasTables ? (
    <>
      <Empty icon="table" title={t('Choose a table')}>
        {t('Its fields, its rows and what uses it are shown here.')}
      </Empty>
      <Candidates database={database.id} />
    </>
  ) : (
    <Empty icon="table" title={t('{name} has no tables that you can see', { name: database.name })}>
      {t('It is empty, or you don’t have access to its content.')}
    </Empty>
  )
}
