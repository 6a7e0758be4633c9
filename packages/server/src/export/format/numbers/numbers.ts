/** Numbers as displayed (contract: exports, section 4, Formatted numbers). */
import { numberStyle, type NumberColumn, numberText as textOfNumber } from '@querent/viz/format/index.ts'
import type { CellText } from '../cell-text.ts'
import { quickNumber } from './quick-number.ts'

/** The displayed texts of the numbers of a column; cells that are no numbers stay as they are. */
export function numberText(column: NumberColumn, locale: string): CellText {
  const style = numberStyle(column, locale)
  const text = textOfNumber(style)
  return { plain: (cell) => (typeof cell === 'boolean' ? String(cell) : text(cell)), quick: quickNumber(style) }
}
