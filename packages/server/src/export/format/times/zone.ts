/** Shows instants in a zone. Texts go in and come out; a day's offset is looked up once. */
import { offsetSeconds, offsetText, twoDigits, zoneOffset } from '@querent/query/zones/index.ts'

/** Gives `2024-03-05T10:20:30Z` texts (any offset) as they read in a zone; other texts come back unchanged. */
export interface ZoneShifter {
  /** With the zone's offset: `2024-03-05T11:20:30+01:00`; `Z` where it is zero. */
  withOffset(instant: string): string
  /** The wall time alone: `2024-03-05T11:20:30`. */
  wallTime(instant: string): string
  /** What the zone makes of a date. */
  dayOf(date: string): Day
}

const INSTANT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)$/
const DAY_MS = 86_400_000
/** Days kept per zone, after which the cache starts again. */
const DAY_LIMIT = 16_384

/** A date of the cells, with what the zone makes of it. */
export interface Day {
  /** In minutes; undefined when it is not the same all day long, or no whole number of minutes. */
  offset: number | undefined
  previous: string
  next: string
}

/** A shifter into `timeZone`; an unknown zone counts as UTC. */
export function zoneShifter(timeZone: string): ZoneShifter {
  const offsetAt = zoneOffset(timeZone)
  try {
    offsetAt(0)
  } catch {
    return shifterOf(() => 0)
  }
  return shifterOf((utc) => offsetAt(Math.floor(utc / 1000)))
}

function shifterOf(offsetOf: (utc: number) => number): ZoneShifter {
  const days = new Map<string, Day>()
  // The offset that belongs to the wall time returned last; a pair per cell would cost an allocation.
  let shownOffset = 0
  let shownOffsetText = 'Z'

  function dayOf(date: string): Day {
    let day = days.get(date)
    if (!day) {
      if (days.size >= DAY_LIMIT) days.clear()
      day = readDay(date, offsetOf)
      days.set(date, day)
    }
    return day
  }

  function show(offsetSeconds: number): void {
    if (offsetSeconds === shownOffset) return
    shownOffset = offsetSeconds
    shownOffsetText = offsetText(offsetSeconds)
  }

  /** The usual case: a whole day with one offset. */
  function shiftInDay(instant: string, end: number, given: number, day: Day, offset: number): string {
    show(offset * 60)
    if (offset === given) return instant.slice(0, end)
    const minutes = digits(instant, 11) * 60 + digits(instant, 14) - given + offset
    const date = minutes < 0 ? day.previous : minutes >= 1440 ? day.next : instant.slice(0, 10)
    const time = (minutes + 1440) % 1440
    return `${date}T${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}${instant.slice(16, end)}`
  }

  function shiftExactly(instant: string): string | undefined {
    const parts = INSTANT.exec(instant)
    if (!parts) return undefined
    const utc = utcMilliseconds(parts) - offsetSeconds(parts[8]!) * 1000
    const offset = offsetOf(utc)
    show(offset)
    return new Date(utc + offset * 1000).toISOString().slice(0, -5) + (parts[7] ?? '')
  }

  function shift(instant: string): string | undefined {
    const end = instant.endsWith('Z') ? instant.length - 1 : instant.length - 6
    if (end < 19 || instant.charCodeAt(10) !== 84 || instant.charCodeAt(4) !== 45) return shiftExactly(instant)
    const given = end === instant.length - 1 ? 0 : minutesAt(instant, end)
    if (given === undefined) return shiftExactly(instant)
    const day = dayOf(instant.slice(0, 10))
    return day.offset === undefined ? shiftExactly(instant) : shiftInDay(instant, end, given, day, day.offset)
  }

  return {
    withOffset(instant) {
      const wall = shift(instant)
      return wall === undefined ? instant : wall + shownOffsetText
    },
    wallTime: (instant) => shift(instant) ?? instant,
    dayOf,
  }
}

/** Offsets are compared a day before and after too, because the cells' own offset may move them there. */
function readDay(date: string, offsetOf: (utc: number) => number): Day {
  const start = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(start)) return { offset: undefined, previous: '', next: '' }
  const offset = offsetOf(start - DAY_MS)
  const isSteady = offset % 60 === 0 && offsetOf(start) === offset && offsetOf(start + DAY_MS) === offset
  return {
    offset: isSteady && offsetOf(start + 2 * DAY_MS) === offset ? offset / 60 : undefined,
    previous: dateText(start - DAY_MS),
    next: dateText(start + DAY_MS),
  }
}

function dateText(utc: number): string {
  return new Date(utc).toISOString().slice(0, -14)
}

/** The minutes of `+01:00` at `start`; undefined when it is of another form. */
function minutesAt(instant: string, start: number): number | undefined {
  const sign = instant.charCodeAt(start)
  if ((sign !== 43 && sign !== 45) || instant.charCodeAt(start + 3) !== 58) return undefined
  const minutes = digits(instant, start + 1) * 60 + digits(instant, start + 4)
  return sign === 45 ? -minutes : minutes
}

function digits(text: string, start: number): number {
  return (text.charCodeAt(start) - 48) * 10 + text.charCodeAt(start + 1) - 48
}

function utcMilliseconds(parts: RegExpExecArray): number {
  const time = ((Number(parts[4]) * 60 + Number(parts[5])) * 60 + Number(parts[6])) * 1000
  // Unlike Date.UTC, this takes the years 0 to 99 for themselves.
  return new Date(0).setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])) + time
}
