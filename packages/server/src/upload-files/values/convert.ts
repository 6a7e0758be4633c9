/** Values as the bulk load takes them. */
import { characterCount, readBoolean, VARCHAR_LENGTH } from './kinds.ts'
import { fitsInteger, wholeNumber, type ReadNumber } from './numbers.ts'
import { readDate, readDatetime, readOffsetDatetime } from './times.ts'
import { trimmed } from './trimmed.ts'
import type { LoadType } from '../types.ts'

/** The value in plain form; null for a blank one, undefined for one that does not fit the type. */
export type ConvertValue = (value: string) => string | null | undefined

const NAMES: Record<LoadType, string> = {
  boolean: 'boolean',
  integer: 'number',
  float: 'number',
  date: 'date',
  datetime: 'datetime',
  'offset-datetime': 'zoned datetime',
  'varchar-255': 'text of 255 characters at most',
  text: 'text',
}
/** Characters of a value in a message. */
const SHOWN = 100

/** Converts values of a column. */
export function valueConverter(type: LoadType, readNumber: ReadNumber): ConvertValue {
  if (type === 'text' || type === 'varchar-255') {
    const isFit = type === 'text' ? () => true : (value: string) => characterCount(value) <= VARCHAR_LENGTH
    return (value) => (trimmed(value) === '' ? null : isFit(value) ? value : undefined)
  }
  const read = readers(readNumber)[type]
  return (value) => {
    const text = trimmed(value)
    return text === '' ? null : read(text)
  }
}

/** Says that a value does not fit (contract: uploads, section 2). */
export function misfitMessage(value: string, type: LoadType): string {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value
  return `'${shown}' is not a recognizable ${NAMES[type]}`
}

function readers(
  readNumber: ReadNumber,
): Record<Exclude<LoadType, 'text' | 'varchar-255'>, (text: string) => string | undefined> {
  return {
    boolean: readBoolean,
    integer(text) {
      const number = readNumber(text)
      const whole = number === undefined ? undefined : wholeNumber(number)
      return whole !== undefined && fitsInteger(whole) ? whole : undefined
    },
    float: readNumber,
    date: readDate,
    datetime: readDatetime,
    'offset-datetime': readOffsetDatetime,
  }
}
