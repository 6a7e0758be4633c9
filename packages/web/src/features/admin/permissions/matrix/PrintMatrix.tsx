import { Paper } from '../../../../viz/GridFrame/index.ts'
import type { MatrixCell, MatrixColumn, MatrixRow } from './types.ts'

/** Letters that a level down is moved in. */
const INDENT = '\u2003'
const NAME_LETTERS = 24
const LEVEL_LETTERS = 14

interface PrintMatrixProps {
  /** What the rows are, over their names. */
  corner: string
  rows: readonly MatrixRow[]
  columns: readonly MatrixColumn[]
  cellOf(row: MatrixRow, column: MatrixColumn): MatrixCell
}

/** All open rows of a matrix with their levels in words, for paper. */
export function PrintMatrix({ corner, rows, columns, cellOf }: PrintMatrixProps) {
  const start = { align: 'start' } as const
  return (
    <Paper
      columns={[{ ...start, letters: NAME_LETTERS }, ...columns.map(() => ({ ...start, letters: LEVEL_LETTERS }))]}
      head={[{ cells: [corner, ...columns.map(({ label }) => label)].map((content) => ({ content })) }]}
      rows={rows.length}
      rowAt={(index) => {
        const row = rows[index]
        if (row === undefined) return { cells: [] }
        const levels = columns.map((column) => ({ content: cellOf(row, column).level.label }))
        return { cells: [{ content: INDENT.repeat(row.depth) + row.label }, ...levels] }
      }}
    />
  )
}
