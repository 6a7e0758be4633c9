import { t } from '../../../i18n/t.ts'
import { urls } from '../../../lib/urls.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useAddressSearch } from '../../../lib/address/index.ts'
import { Empty } from '../../../ui/Empty/Empty.tsx'
import { Link } from '../../../ui/Link/Link.tsx'
import { MetadataFrame } from './MetadataFrame.tsx'
import { TableEditor } from './table/TableEditor.tsx'
import { TablesTree } from './tree/TablesTree.tsx'
import styles from './metadata.module.css'

/** Tables in a tree, and the chosen one with its fields; on a phone one after the other. */
export function TablesPage() {
  const search = useAddressSearch()
  const tableId = numberOf(search.table)
  const isNarrow = useMedia('(width < 1240px)')
  const tree = <TablesTree tableId={tableId} />
  const editor =
    tableId === undefined ? (
      <Empty icon="table" title={t('Choose a table')}>
        {t('Give tables and fields names and descriptions that people understand.')}
      </Empty>
    ) : (
      <TableEditor key={tableId} id={tableId} fieldId={numberOf(search.field)} />
    )
  return (
    <MetadataFrame tab="tables">
      {isNarrow ? (
        tableId === undefined ? (
          tree
        ) : (
          <div className={styles.narrow}>
            <Link icon="arrow-left" href={urls.tableMetadata()}>
              {t('All tables')}
            </Link>
            {editor}
          </div>
        )
      ) : (
        <div className={styles.beside}>
          <div className={styles.side}>{tree}</div>
          <div className={styles.main}>{editor}</div>
        </div>
      )}
    </MetadataFrame>
  )
}

function numberOf(value: unknown): number | undefined {
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : undefined
}
