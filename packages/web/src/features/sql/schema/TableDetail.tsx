import { useQuery } from '@tanstack/react-query'
import { tableMetadataOptions } from '../../../api/database.ts'
import { runQuery } from '../../../api/dataset.ts'
import { t } from '../../../i18n/t.ts'
import { typeWords } from '../../../i18n/type-words.ts'
import { IconButton } from '../../../ui/Button/IconButton.tsx'
import { Dialog, DialogTrigger } from '../../../ui/Dialog/Dialog.tsx'
import { List } from '../../../ui/List/List.tsx'
import { Problem } from '../../../ui/Problem/Problem.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import { LatePicture } from '../../../viz/LatePicture/LatePicture.tsx'
import { quoted } from '../model/index.ts'
import styles from './schema.module.css'

interface TableDetailProps {
  id: string
  engine: string
  onBack(): void
  onInsert(text: string): void
}

/** Columns of a table, to be written at the cursor, and its first rows. */
export function TableDetail({ id, engine, onBack, onInsert }: TableDetailProps) {
  const { data: table, error, refetch } = useQuery(tableMetadataOptions(id))
  return (
    <>
      <div className={styles.tableHead}>
        <IconButton icon="arrow-left" label={t('All tables')} onPress={onBack} isSmall autoFocus />
        <h3 className={styles.tableName}>{table?.name ?? ''}</h3>
        {table !== undefined && (
          <>
            <DialogTrigger>
              <IconButton icon="eye" label={t('First rows')} isSmall />
              <Dialog title={t('First rows of {table}', { table: table.display_name })} size="large">
                <Preview database={table.db_id} table={id} />
              </Dialog>
            </DialogTrigger>
            <IconButton
              icon="plus"
              label={t('Insert {name} at the cursor', { name: table.name })}
              onPress={() => onInsert(quoted(engine, table.name, table.schema))}
              isSmall
            />
          </>
        )}
      </div>
      {error !== null && (
        <Problem title={t('The columns could not be listed')} onRetry={() => void refetch()} isSmall>
          {error.message}
        </Problem>
      )}
      {table?.description != null && <p className={styles.words}>{table.description}</p>}
      <div className={styles.list}>
        {table === undefined && error === null ? (
          <div className={styles.words}>
            <Skeleton lines={6} />
          </div>
        ) : (
          <List
            label={t('Columns')}
            rows={(table?.fields ?? []).map(({ id: field, name, base_type }) => ({
              id: String(field),
              label: name,
              end: <span className={styles.type}>{typeWords(base_type)}</span>,
            }))}
            onAction={(field) => {
              const found = table?.fields?.find((one) => String(one.id) === field)
              if (found !== undefined) onInsert(quoted(engine, found.name))
            }}
          />
        )}
      </div>
    </>
  )
}

const ROWS = 20
const NO_SETTINGS = {}

function Preview({ database, table }: { database: number; table: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['table', table, 'preview', ROWS],
    queryFn: ({ signal }) =>
      runQuery({ database, type: 'query', query: { 'source-table': Number(table), limit: ROWS } }, signal),
  })
  const failure = error?.message ?? (data?.status === 'failed' ? data.error : undefined)
  return (
    <div className={styles.preview}>
      {failure !== undefined ? (
        <Problem title={t('The rows could not be loaded')} onRetry={() => void refetch()} isSmall>
          {failure}
        </Problem>
      ) : data === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <LatePicture display="table" settings={NO_SETTINGS} result={data.data} label={t('First rows')} isWhole />
      )}
    </div>
  )
}
