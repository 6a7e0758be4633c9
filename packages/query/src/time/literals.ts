/** Temporal text of queries → values, and values → the text that dialects cast. */
import { isA, type BaseType } from '@querent/contract'
import type { BoundTemporal } from '../model/bound.ts'
import type { Clock } from './clock.ts'
import { Time } from '../zones/index.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|z|[+-]\d{2}:?\d{2})?$/
const TIME = /^(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|[+-]\d{2}:?\d{2})?$/
const MONTH = /^\d{4}-\d{2}$/

/** A date or a date with a time, as wall time in the report zone. */
export interface WallTime {
  at: Temporal.PlainDateTime
  /** True when the text holds no time of day. */
  isDate: boolean
}

/** Reads `2024-03-01`, `2024-03-01T10:20:00`, with `Z` or an offset, and `2024-03`; undefined for anything else. */
export function parseWallTime(text: string, timeZone: string): WallTime | undefined {
  try {
    if (DATE.test(text)) return { at: Time.PlainDate.from(text).toPlainDateTime(), isDate: true }
    if (MONTH.test(text)) return { at: Time.PlainDate.from(`${text}-01`).toPlainDateTime(), isDate: true }
    const match = DATE_TIME.exec(text)
    if (!match) return undefined
    const [, date, time, offset] = match
    if (!offset) return { at: Time.PlainDateTime.from(`${date}T${time}`), isDate: false }
    const instant = Time.Instant.from(`${date}T${time}${offset.toUpperCase()}`)
    return { at: instant.toZonedDateTimeISO(timeZone).toPlainDateTime(), isDate: false }
  } catch {
    return undefined
  }
}

/** True for `yyyy-MM-dd`. */
export function isDateText(text: string): boolean {
  return DATE.test(text)
}

/** Reads `10:20`, `10:20:30.5`; an offset is left out. */
export function parseTime(text: string): Temporal.PlainTime | undefined {
  const match = TIME.exec(text)
  if (!match?.[1]) return undefined
  try {
    return Time.PlainTime.from(match[1])
  } catch {
    return undefined
  }
}

/**
 * The wall time as a literal to compare with a column of this type.
 * @param isNow True for the present moment; any other time that clocks show twice means the first.
 */
export function temporalLiteral(
  at: Temporal.PlainDateTime,
  type: BaseType,
  clock: Clock,
  isNow = false,
): BoundTemporal {
  if (isA(type, 'type/DateTimeWithTZ')) {
    const zoned = isNow
      ? Time.ZonedDateTime.from(`${at.toString()}${clock.offset}[${clock.timeZone}]`)
      : at.toZonedDateTime(clock.timeZone)
    return {
      kind: 'temporal',
      type: 'type/DateTimeWithTZ',
      text: isoText(zoned.toPlainDateTime()),
      offset: zoned.offset === '+00:00' ? 'Z' : zoned.offset,
    }
  }
  if (isA(type, 'type/DateTime') || hasTime(at)) {
    return { kind: 'temporal', type: 'type/DateTime', text: isoText(at), offset: '' }
  }
  return { kind: 'temporal', type: 'type/Date', text: at.toPlainDate().toString(), offset: '' }
}

function hasTime(at: Temporal.PlainDateTime): boolean {
  return !at.toPlainTime().equals(Time.PlainTime.from('00:00'))
}

export function timeLiteral(at: Temporal.PlainTime): BoundTemporal {
  return { kind: 'temporal', type: 'type/Time', text: at.toString({ smallestUnit: subSecond(at) }), offset: '' }
}

function isoText(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: subSecond(at) })
}

function subSecond(at: { millisecond: number; microsecond: number; nanosecond: number }): 'second' | 'microsecond' {
  return at.millisecond === 0 && at.microsecond === 0 && at.nanosecond === 0 ? 'second' : 'microsecond'
}
