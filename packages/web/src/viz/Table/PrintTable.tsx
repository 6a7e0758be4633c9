import { useMemo } from 'react'
import { CellView, Paper, type PaperColumn, type PaperRow } from '../GridFrame/index.ts'
import { longestRows, type ShownColumn, type Backgrounds, type Cell, type FormatCell } from '@querent/viz/grid/index.ts'

interface Props {
  columns: readonly ShownColumn[]
  rows: readonly (readonly Cell[])[]
  order: Uint32Array
  format: FormatCell
  backgrounds: Backgrounds | undefined
  /** The sums of columns by their place, and what they are of. */
  foot: { totals: ReadonlyMap<number, string>; name: string } | undefined
}

/** All rows of a table for paper. */
export function PrintTable({ columns, rows, order, format, backgrounds, foot }: Props) {
  const measured = useMemo(() => withLetters(columns, rows, format), [columns, rows, format])
  const head = { cells: columns.map(({ title }) => ({ content: title })) }
  function rowAt(place: number): PaperRow {
    const row = rows[order[place] ?? -1] ?? []
    return {
      cells: columns.map(({ index, column }) => {
        const value = row[index] ?? null
        const content = value === null ? null : <CellView shown={format(value, column, row)} />
        return { content, background: backgrounds?.(row, index) }
      }),
    }
  }
  const named = columns.findIndex(({ index }) => foot?.totals.has(index) !== true)
  const sums = foot && {
    cells: columns.map(({ index, column }, at) => {
      const sum = foot.totals.get(index)
      return { content: sum === undefined ? (at === named ? foot.name : null) : format(sum, column, []).text }
    }),
  }
  return <Paper columns={measured} head={[head]} rows={order.length} rowAt={rowAt} foot={sums} />
}

/** The columns with the length of their longest texts. Words of titles are not broken. */
function withLetters(
  columns: readonly ShownColumn[],
  rows: readonly (readonly Cell[])[],
  format: FormatCell,
): readonly PaperColumn[] {
  return columns.map(({ index, column, title, align }) => {
    const lengths = longestRows(rows, index).map((place) => {
      const row = rows[place] ?? []
      const value = row[index] ?? null
      return value === null ? 0 : format(value, column, row).text.length
    })
    return { align, letters: Math.max(...title.split(/\s+/).map((word) => word.length), ...lengths) }
  })
}
