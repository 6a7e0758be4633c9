/** The one formatter: `column_settings` and values to text. */
export { alignedColumn } from './aligned.ts'
export {
  compilePattern,
  dateNames,
  patternPieces,
  patternReads,
  type DateNames,
  type IsoFormatter,
} from './date-pattern.ts'
export { datePattern, monthPattern, timePattern } from './date-style.ts'
export { partText, quarterText, weekText, type Calendar } from './dates.ts'
export { decimalText, multiply, readDecimal, round, type Decimal } from './decimal.ts'
export type { RichValue } from './links.ts'
export { currencyUnit, numberStyle, SMALL_NUMBER_DIGITS, type NumberColumn, type NumberStyle } from './number-style.ts'
export { coordinateText, numberText } from './numbers.ts'
export { readFormatSettings, type FormatSettings } from './settings.ts'
export { createFormat, type ColumnFormat, type Format, type FormatOptions } from './values.ts'
export { ENGLISH_NUMBERS } from './habits.ts'
export { ENGLISH, type Words } from './words.ts'
