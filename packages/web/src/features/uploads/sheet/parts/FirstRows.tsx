import type { UploadPreview } from '../../../../api/uploads.ts'
import { t } from '../../../../i18n/t.ts'
import { DataTable } from '../../../../ui/DataTable/DataTable.tsx'
import styles from '../sheet.module.css'

interface FirstRowsProps {
  preview: UploadPreview & { isWhole: boolean }
  isOld: boolean
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'float'])

/** The rows that the file begins with, as they are read. */
export function FirstRows({ preview, isOld }: FirstRowsProps) {
  const { columns, sample, rowCount, isWhole } = preview
  const rows = sample.map((cells, at) => ({ cells, at }))
  const count = isWhole
    ? t('{count, plural, one {# row} other {# rows}}', { count: rowCount })
    : t('More than {count, plural, one {# row} other {# rows}}', { count: rowCount })
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        {t('First rows')} <span className={styles.note}>{count}</span>
      </h3>
      <div className={styles.rows}>
        <DataTable
          label={t('First rows')}
          isOld={isOld}
          rows={rows}
          keyOf={({ at }) => at}
          columns={columns.map(({ name, header, type }, index) => ({
            id: name,
            title: header,
            isNumber: NUMBERS.has(type),
            cell: ({ cells }: (typeof rows)[number]) => <span className={styles.cell}>{cells[index] ?? ''}</span>,
          }))}
        />
      </div>
    </section>
  )
}
