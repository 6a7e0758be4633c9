/** Values of clients as a column takes them. */
import type { SqlParam } from '@querent/query'
import type { RowColumn } from '../../content/action-content/index.ts'
import { wrongValues } from './wrong-values.ts'

type Reader = (value: unknown) => SqlParam | undefined

const WHOLE = /^\s*[+-]?\d+\s*$/
const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i

const asInteger: Reader = (value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined
  if (typeof value === 'bigint') return value
  return typeof value === 'string' && WHOLE.test(value) ? BigInt(value.trim()) : undefined
}

/** Decimal texts keep all their digits. */
const asNumber: Reader = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'bigint') return value
  return typeof value === 'string' && DECIMAL.test(value) ? value.trim() : undefined
}

const asBoolean: Reader = (value) => {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 1) return true
  return value === 'false' || value === 0 ? false : undefined
}

const asText: Reader = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
    ? String(value)
    : undefined
}

const DATE = /^\s*(\d{4,}-\d{2}-\d{2})/
const DATE_AND_TIME = /^\s*(\d{4,}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?\s*$/

/** A date and time is read as a date, too: that is how answers show dates. */
const asDate: Reader = (value) => (typeof value === 'string' ? DATE.exec(value)?.[1] : undefined)

/** What has no zone in the database is taken without its offset; answers show it with the offset of the report. */
const asDateTime: Reader = (value) => {
  const [, date, time = '00:00:00'] = typeof value === 'string' ? (DATE_AND_TIME.exec(value) ?? []) : []
  return date === undefined ? undefined : `${date} ${time}`
}

const asInstant: Reader = (value) => {
  const [, date, time = '00:00:00', offset = ''] = typeof value === 'string' ? (DATE_AND_TIME.exec(value) ?? []) : []
  return date === undefined ? undefined : `${date} ${time}${offset === 'Z' ? '+00:00' : offset}`
}

/** A time that has no zone in the database is taken without the offset that answers show it with. */
const asWallTime: Reader = (value) => {
  const time = asTime(value)
  return typeof time === 'string' ? time.replace(/(?<=:\d\d(?:\.\d+)?)(Z|[+-]\d\d(:?\d\d)?)$/, '') : time
}

/** Times travel as texts, which the engine reads. */
const asTime: Reader = (value) => (typeof value === 'string' && /\d/.test(value) ? value.trim() : undefined)

const READERS: readonly [pattern: RegExp, read: Reader][] = [
  [/Integer$/, asInteger],
  [/(Float|Decimal|Number)$/, asNumber],
  [/Boolean$/, asBoolean],
  [/Date$/, asDate],
  [/DateTimeWith.*TZ$/, asInstant],
  [/DateTime$/, asDateTime],
  [/^type\/Time$/, asWallTime],
  [/Time/, asTime],
]

/** @throws {ApiError} 400 that names the column, for a value of another type. */
export function cellOf({ slug, field }: RowColumn, value: unknown): SqlParam {
  if (value === null) return null
  const read = READERS.find(([pattern]) => pattern.test(field.base_type))?.[1] ?? asText
  const cell = read(value)
  if (cell !== undefined) return cell
  const type = field.base_type.slice('type/'.length)
  throw wrongValues('incorrect-value-type', 'Some values do not have the type of their column.', {
    [slug]: `This value should be of type ${type}.`,
  })
}
