/** Types of values by their names: which are of a kind, and what comes of several. */

import { said, type Said } from '../said.ts'

type ValueKind = 'number' | 'text' | 'date' | 'time' | 'boolean' | 'interval' | 'other'

export const UNKNOWN = 'type/*'

const NUMBERS = /^type\/(?:Number|Integer|BigInteger|Float|Decimal)$/
const DATES = /^type\/(?:HasDate|Date|DateTime|DateTimeWith\w+|Instant)$/
const TIMES = /^type\/(?:Time|TimeWith\w+)$/
const TEXTS = /^type\/(?:Text|UUID|MySQLEnum|OracleCLOB|TextLike|PostgresEnum|PostgresBitString|IPAddress)$/

/** `other` may be anything. */
export function kindOfType(type: string): ValueKind {
  if (NUMBERS.test(type)) return 'number'
  if (TEXTS.test(type)) return 'text'
  if (DATES.test(type)) return 'date'
  if (TIMES.test(type)) return 'time'
  if (type === 'type/Boolean') return 'boolean'
  return type === 'type/Interval' ? 'interval' : 'other'
}

/** A value of the kind in words, for messages. */
export function sayKind(type: string): Said {
  switch (kindOfType(type)) {
    case 'number':
      return said('a number')
    case 'text':
      return said('a text')
    case 'date':
      return said('a date')
    case 'time':
      return said('a time')
    case 'boolean':
      return said('a condition')
    case 'interval':
      return said('an interval')
    case 'other':
      return said('a {type}', { type: type.replace('type/', '') })
  }
}

export function literalType(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return 'type/Text'
    case 'boolean':
      return 'type/Boolean'
    case 'bigint':
      return 'type/BigInteger'
    case 'number':
      return Number.isSafeInteger(value) ? 'type/Integer' : 'type/Float'
    default:
      return UNKNOWN
  }
}

export interface Typed {
  type: string
  /** The plain value, where it is one. */
  literal?: unknown
  /** The unit of an interval. */
  unit?: unknown
}

export function isLiteral(value: Typed): boolean {
  return 'literal' in value
}

function isWhole(type: string): boolean {
  return type === 'type/Integer' || type === 'type/BigInteger'
}

/** The narrowest type of number that holds all; conditions count as 1 and 0. */
export function commonNumber(values: readonly Typed[]): string {
  const given = values.map((value) => (value.type === 'type/Boolean' ? { type: 'type/Integer' } : value))
  const types = given.map(({ type }) => type)
  if (types.every(isWhole)) return types.includes('type/BigInteger') ? 'type/BigInteger' : 'type/Integer'
  if (types.every((type) => isWhole(type) || type === 'type/Decimal')) return 'type/Decimal'
  const isFloat = (value: Typed) => value.type === 'type/Float' && !isLiteral(value)
  return types.includes('type/Decimal') && !given.some(isFloat) ? 'type/Decimal' : 'type/Float'
}

/** One type for values of which one is chosen; what has nothing in common is shown as text. */
export function commonType(values: readonly Typed[]): string {
  const given = values.filter((value) => !isLiteral(value) || value.literal !== null)
  const dates = given.find(({ type }) => ['date', 'time'].includes(kindOfType(type)))
  const read = dates ? given.filter((value) => !isDateText(value)) : given
  if (read.length > 0 && read.every(({ type }) => kindOfType(type) === 'number')) return commonNumber(read)
  const kinds = new Set(read.map(({ type }) => kindOfType(type)))
  const hasNested = read.some(({ type }) => kindOfType(type) === 'other' && type !== UNKNOWN)
  if (hasNested && kinds.size > 1) return 'type/Text'
  kinds.delete('other')
  if (kinds.size > 1) return 'type/Text'
  if (kinds.has('date')) return read.find(({ type }) => type !== 'type/Date')?.type ?? 'type/Date'
  if (kinds.has('text') && new Set(read.map(({ type }) => type)).size > 1) return 'type/Text'
  return read.find(({ type }) => type !== UNKNOWN)?.type ?? UNKNOWN
}

/** Beside dates, a text of the query is read as one. */
function isDateText(value: Typed): boolean {
  return typeof value.literal === 'string' && /^(?:\d{4}(?:-\d\d){0,2}|\d\d:\d\d)/.test(value.literal)
}

/** A day that is moved by less than days becomes a moment. */
export function movedType(type: string, unit: unknown): string {
  const date = kindOfType(type) === 'date' || kindOfType(type) === 'time' ? type : 'type/DateTime'
  const isShort = typeof unit === 'string' && /^(?:millisecond|second|minute|hour)$/.test(unit)
  return date === 'type/Date' && isShort ? 'type/DateTime' : date
}
