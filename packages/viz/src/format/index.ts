/** The one formatter: `column_settings` and values to text. */
export { numberText } from './numbers.ts'
export { dateNames, type DateNames } from './date-pattern.ts'
export type { Calendar } from './dates.ts'
export type { RichValue } from './links.ts'
export { readFormatSettings, type FormatSettings } from './settings.ts'
export { createFormat, type ColumnFormat, type Format, type FormatOptions } from './values.ts'
export { ENGLISH, type Words } from './words.ts'
