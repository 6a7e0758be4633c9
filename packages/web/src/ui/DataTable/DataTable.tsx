import type { ReactNode } from 'react'
import styles from './DataTable.module.css'

export interface TableColumn<Row> {
  id: string
  title: string
  cell(row: Row): ReactNode
  /** Its title is only heard. */
  isQuiet?: boolean
  isNumber?: boolean
  /** Left out on a phone. */
  isWide?: boolean
  /** Takes what room is left, on one line. */
  isLong?: boolean
}

interface DataTableProps<Row> {
  /** Its accessible name. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string | number
  /** Dimmed while newer rows are on their way. */
  isOld?: boolean
}

/** A page of rows; what does not fit is scrolled within. */
export function DataTable<Row>({ label, columns, rows, keyOf, isOld = false }: DataTableProps<Row>) {
  const kind = ({ isNumber, isWide, isLong }: TableColumn<Row>) =>
    [isNumber === true && styles.number, isWide === true && styles.wide, isLong === true && styles.long]
      .filter(Boolean)
      .join(' ') || undefined
  return (
    // A region that scrolls has to be reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0} data-old={isOld || undefined}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={kind(column)}>
                {column.isQuiet === true ? <span className={styles.quiet}>{column.title}</span> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td key={column.id} className={kind(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
