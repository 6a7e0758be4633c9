import type { CSSProperties } from 'react'
import { CellView } from './CellView.tsx'
import type { ShownColumn, Backgrounds, Cell, FormatCell } from '../grid/index.ts'
import styles from './table.module.css'

const MOST = 10_000

interface Props {
  columns: readonly ShownColumn[]
  rows: readonly (readonly Cell[])[]
  order: Uint32Array
  format: FormatCell
  backgrounds: Backgrounds | undefined
}

/** Plain rows for paper, whose head each page repeats. */
export function PrintTable({ columns, rows, order, format, backgrounds }: Props) {
  return (
    <table className={styles.print}>
      <thead>
        <tr>
          {columns.map(({ title, index, align }) => (
            <th key={index} className={styles[align]}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from(order.subarray(0, MOST), (place) => {
          const row = rows[place] ?? []
          return (
            <tr key={place}>
              {columns.map(({ index, column, align }) => {
                const value = row[index] ?? null
                const style: CSSProperties = {}
                const background = backgrounds?.(row, index)
                if (background !== undefined) style.backgroundColor = background
                return (
                  <td key={index} className={styles[align]} style={style}>
                    {value !== null && <CellView shown={format(value, column, row)} />}
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
