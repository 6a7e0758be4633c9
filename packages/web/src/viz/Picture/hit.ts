/** What was pressed in a picture, whatever the picture is. */
import type { Hit as Mark } from '@querent/viz'
import type { Cell, Column, ResultData } from '../../api/dataset.ts'
import type { Hit as TableHit } from '@querent/viz/grid/index.ts'

export interface PictureHit {
  /** Columns of the result. */
  columns: readonly Column[]
  /** The row behind it, or null where a mark stands for several or none. */
  row: readonly Cell[] | null
  /** Places of all rows behind it. */
  rows: readonly number[]
  /** Place of the column that was pressed; null for the row as a whole. */
  column: number | null
  /** Where a menu may open, in pixels of the window. */
  at: { x: number; y: number }
  /** What it says of itself. */
  label: string
}

/** Of a mark of a chart: the column that it measures is the last of those whose values it has. */
export function hitOfMark(mark: Mark, { cols, rows }: ResultData, at: PictureHit['at']): PictureHit {
  const [only, ...others] = mark.rows
  return {
    columns: cols,
    row: only === undefined || others.length > 0 ? null : (rows[only] ?? null),
    rows: mark.rows,
    column: mark.columns.at(-1) ?? null,
    at,
    label: mark.label,
  }
}

/** Of a cell of a table or pivot; a cell that sums up rows has those values that it is grouped by. */
export function hitOfCell(hit: TableHit, { cols }: ResultData): PictureHit {
  const { left, bottom } = hit.anchor.getBoundingClientRect()
  const place = cols.indexOf(hit.column)
  const grouped = cols.map((column) => {
    if (column === hit.column) return hit.value
    return hit.dimensions.find((dimension) => dimension.column === column)?.value ?? null
  })
  return {
    columns: cols,
    row: hit.row ?? (hit.dimensions.length > 0 ? grouped : null),
    rows: hit.rowIndex === undefined ? [] : [hit.rowIndex],
    column: place < 0 ? null : place,
    at: { x: left, y: bottom },
    label: String(hit.value ?? ''),
  }
}
