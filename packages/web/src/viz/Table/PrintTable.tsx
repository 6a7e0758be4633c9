import { useMemo, type CSSProperties } from 'react'
import { CellView } from './CellView.tsx'
import { longestRows, type ShownColumn, type Backgrounds, type Cell, type FormatCell } from '@querent/viz/grid/index.ts'
import styles from './table.module.css'

const MOST = 10_000
/** Letters of a column beside each other: longer texts go on in further lines, sooner where there are many columns. */
const FEWEST_LETTERS = 4
const MOST_LETTERS = [24, 18, 14, 10] as const
/** What a line of a page holds in the smallest print. */
const LINE_LETTERS = 280
/** For the space beside the text of a cell. */
const SPACE_LETTERS = 2

interface Props {
  columns: readonly ShownColumn[]
  rows: readonly (readonly Cell[])[]
  order: Uint32Array
  format: FormatCell
  backgrounds: Backgrounds | undefined
  /** The sums of columns by their place, and what they are of. */
  foot: { totals: ReadonlyMap<number, string>; name: string } | undefined
}

/** Plain rows for paper, whose head each page repeats. The more columns there are, the smaller is the print: all are on the paper. */
export function PrintTable({ columns, rows, order, format, backgrounds, foot }: Props) {
  const letters = useMemo(() => lettersOf(columns, rows, format), [columns, rows, format])
  const all = sumOf(letters)
  return (
    <div className={styles.paper}>
      <table className={styles.print} style={{ '--letters': all } as CSSProperties}>
        <colgroup>
          {letters.map((one, at) => (
            <col key={columns[at]?.index} style={{ inlineSize: `${(one / all) * 100}%` }} />
          ))}
        </colgroup>
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
                      {value !== null && (
                        <span className={styles.printed}>
                          <CellView shown={format(value, column, row)} />
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            <tr>
              {columns.map(({ index, column, align }, at) => {
                const sum = foot.totals.get(index)
                const isNamed = at === columns.findIndex((one) => !foot.totals.has(one.index))
                return (
                  <td key={index} className={styles[align]}>
                    {sum === undefined ? isNamed && foot.name : format(sum, column, []).text}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** How many letters of each column stand beside each other. */
function lettersOf(
  columns: readonly ShownColumn[],
  rows: readonly (readonly Cell[])[],
  format: FormatCell,
): readonly number[] {
  const wanted = columns.map(({ index, column, title }) => {
    const lengths = longestRows(rows, index).map((place) => {
      const row = rows[place] ?? []
      const value = row[index] ?? null
      return value === null ? 0 : format(value, column, row).text.length
    })
    return Math.max(FEWEST_LETTERS, ...title.split(/\s+/).map((word) => word.length), ...lengths)
  })
  const within = MOST_LETTERS.map((most) => wanted.map((one) => Math.min(one, most) + SPACE_LETTERS))
  return within.find((letters) => sumOf(letters) <= LINE_LETTERS) ?? within.at(-1) ?? []
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
