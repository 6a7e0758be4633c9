/**
 * Writes cells as XML, both ways of a column chosen once. Each kind of column has a file; `cells.test.ts` proves that both
 * ways give the same.
 */
import { valueOfText } from '../../format/text-value.ts'
import type { ByteChunks } from '../../stream/byte-chunks.ts'
import type { PlannedColumn } from '../../types.ts'
import type { CellStyles } from '../styles.ts'
import type { CellXml, RowNumber } from './cell-xml.ts'
import { numberCell } from './number-cell.ts'
import { textCell } from './text-cell.ts'
import { timeCell } from './time-cell.ts'

export { elementStart, type RowNumber } from './cell-xml.ts'
export { textElement } from './text-cell.ts'

export interface ColumnCells {
  /** The `<c>` element of a cell that is not null, in the row with that number. */
  xml: CellXml['plain']
  /** Writes the element of the cell, not null, whose text stands from `start` to `end` of `source`. */
  write: (source: Buffer, start: number, end: number, row: RowNumber) => void
}

/** The cells of a column that stands at `letters`, e.g. `AB`. @param file Where their texts are written. */
export function columnCells(
  column: PlannedColumn,
  letters: string,
  styles: CellStyles,
  locale: string,
  file: ByteChunks,
): ColumnCells {
  const { plain, quick } = cellXml(column, letters, styles, locale)
  return {
    xml: plain,
    write(source, start, end, row) {
      if (quick?.(source, start, end, row, file)) return
      file.pushText(plain(valueOfText(column, source.toString('utf8', start, end)), row.text))
    },
  }
}

function cellXml(column: PlannedColumn, letters: string, styles: CellStyles, locale: string): CellXml {
  if (column.kind === 'other') return textCell(column, letters)
  if (column.kind === 'number') return numberCell(column, letters, styles, locale)
  return timeCell(column, letters, styles)
}
