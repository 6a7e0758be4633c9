/** Temporal text of queries → values, and values → the text that dialects cast. */
import { isA, isTimeZone, type BaseType } from '@querent/contract'
import type { BoundTemporal } from '../model/bound.ts'
import { offsetText, Time } from '../zones/index.ts'
import type { Clock } from './clock.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DAY = String.raw`(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?)?`
const CLOCK = String.raw`(?<hour>\d{2})(?::(?<minute>\d{2})(?::(?<second>\d{2}(?:\.\d{1,9})?))?)?`
const OFFSET = String.raw`(?<offset>[Zz]|[+-]\d{2}(?::?\d{2})?)?`
const ZONE = String.raw`(?:\[(?<zone>[^\]]+)\]|(?<name>[A-Za-z][\w+/-]+))?`
const DATE_TIME = new RegExp(String.raw`^${DAY}(?:[T ]${CLOCK}\s*${OFFSET}\s*${ZONE})?$`)
/** Characters; the names of zones are shorter than half of it. */
const LONGEST = 100
const TIME = /^(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|[+-]\d{2}:?\d{2})?$/

/** A date or a date with a time. */
interface TextTime {
  /** What the text itself shows: its offset or zone is left out. */
  at: Temporal.PlainDateTime
  /** True when the text holds no time of day. */
  isDate: boolean
  /** What a text with an offset or a zone means. */
  instant?: Temporal.Instant
}

/**
 * Reads `2024`, `2024-03`, `2024-03-01`, and each of them with a time of day from the hour on, with `Z`, an offset or a
 * zone after it. What is left out is the first one. Undefined for anything else. The year 0 is read as well, in which the
 * first week of the year 1 begins.
 */
export function parseTextTime(text: string): TextTime | undefined {
  const parts = text.length > LONGEST ? undefined : DATE_TIME.exec(text)?.groups
  if (!parts) return undefined
  const { year, month = '01', day = '01', hour, minute = '00', second = '00', offset, zone = parts['name'] } = parts
  try {
    const at = Time.PlainDateTime.from(`${year}-${month}-${day}T${hour ?? '00'}:${minute}:${second}`)
    if (zone !== undefined && !isTimeZone(zone)) return undefined
    const instant =
      offset !== undefined
        ? Time.Instant.from(`${at.toString()}${offset.toUpperCase()}`)
        : zone && at.toZonedDateTime(zone).toInstant()
    return { at, isDate: hour === undefined, ...(instant ? { instant } : {}) }
  } catch {
    return undefined
  }
}

/** As `parseTextTime`, as wall time in a zone. */
export function parseWallTime(text: string, timeZone: string): Pick<TextTime, 'at' | 'isDate'> | undefined {
  const read = parseTextTime(text)
  if (!read?.instant) return read
  return { at: read.instant.toZonedDateTimeISO(timeZone).toPlainDateTime(), isDate: false }
}
/** True for `yyyy-MM-dd`. */
export function isDateText(text: string): boolean {
  return DATE.test(text)
}

/** True for a date or a time with an offset or a zone. */
export function isInstantText(text: string): boolean {
  return parseTextTime(text)?.instant !== undefined
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
 * @param offset The one that is meant of a time that clocks show twice; the first when left out.
 */
export function temporalLiteral(
  at: Temporal.PlainDateTime,
  type: BaseType,
  { timeZone }: Clock,
  offset?: string,
): BoundTemporal {
  if (isA(type, 'type/DateTimeWithTZ')) {
    const zoned = offset === undefined ? at.toZonedDateTime(timeZone) : zonedTime(at, offset, timeZone)
    return {
      kind: 'temporal',
      type: 'type/DateTimeWithTZ',
      text: isoText(zoned.toPlainDateTime()),
      offset: offsetText(zoned.offsetNanoseconds / 1e9),
    }
  }
  if (isA(type, 'type/DateTime') || hasTime(at)) {
    return { kind: 'temporal', type: 'type/DateTime', text: isoText(at), offset: '' }
  }
  return { kind: 'temporal', type: 'type/Date', text: at.toPlainDate().toString(), offset: '' }
}

/** A wall time of the zone that has this offset there. */
export function zonedTime(at: Temporal.PlainDateTime, offset: string, timeZone: string): Temporal.ZonedDateTime {
  return Time.ZonedDateTime.from(`${at.toString()}${offset}[${timeZone}]`)
}

function hasTime(at: Temporal.PlainDateTime): boolean {
  return !at.toPlainTime().equals(Time.PlainTime.from('00:00'))
}

export function timeLiteral(at: Temporal.PlainTime): BoundTemporal {
  return { kind: 'temporal', type: 'type/Time', text: at.toString({ smallestUnit: subSecond(at) }), offset: '' }
}

/** ISO text with seconds, and with microseconds where they are not zero. */
export function isoText(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: subSecond(at) })
}

function subSecond(at: { millisecond: number; microsecond: number; nanosecond: number }): 'second' | 'microsecond' {
  return at.millisecond === 0 && at.microsecond === 0 && at.nanosecond === 0 ? 'second' : 'microsecond'
}
