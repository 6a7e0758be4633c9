/** How the values of loads are stored: SQLite would take any text for any column. */
import type { LoadColumn, LoadType } from '@querent/query'
import { UnfitValue } from '../../shared/loads/unfit-value.ts'
import {
  isWhole,
  readBoolean,
  readDate,
  readDecimal,
  readMoment,
  readShort,
  readWhole,
} from '../../shared/loads/value-forms.ts'

/** What a column of SQLite stores. */
export type Stored = string | number | bigint | null

/** Makes what is stored of a text; undefined for one that does not fit. */
type Reader = (text: string) => Stored | undefined

const SAFE_DIGITS = 15
/** Of fractions that SQLite's functions write. */
const FRACTION_DIGITS = 3

const READERS: Readonly<Record<LoadType, Reader>> = {
  boolean: (text) => {
    const value = readBoolean(text)
    return value === undefined ? undefined : Number(value)
  },
  integer: wholeNumber,
  float: readDecimal,
  'varchar-255': readShort,
  text: (text) => text,
  date: readDate,
  datetime: (text) => moment(text, ''),
  'offset-datetime': (text) => moment(text, 'Z'),
  'auto-key': wholeNumber,
}

/** What is stored of a value. @throws {UnfitValue} */
export function valueReader(column: LoadColumn): (text: string) => Stored {
  const read = READERS[column.type]
  return (text) => {
    const value = read(text)
    if (value === undefined) throw new UnfitValue(text, column)
    return value
  }
}

/** The column makes a whole number of a float, which is made faster than a bigint. */
function wholeNumber(text: string): Stored | undefined {
  return text.length <= SAFE_DIGITS && isWhole(text) ? Number(text) : readWhole(text)
}

/** As SQLite's own functions write it, so that stored times compare as texts. */
function moment(text: string, zone: '' | 'Z'): string | undefined {
  const found = readMoment(text, zone)
  if (found === undefined) return undefined
  const { date, time, fraction } = found
  return `${date} ${time}${fraction === '' ? '' : `.${fraction.padEnd(FRACTION_DIGITS, '0')}`}${zone}`
}
