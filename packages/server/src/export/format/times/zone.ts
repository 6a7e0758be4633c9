/** Shows instants in a zone, from texts to texts. */
import { offsetSeconds, offsetText, twoDigits, wallSeconds, wallTime, zoneOffset } from '@querent/query/zones/index.ts'
import { DAY_MINUTES, dayOfMinute, shiftInto, zoneDays, type Day } from './days.ts'

/** Gives `2024-03-05T10:20:30Z` texts (any offset) as they read in a zone; other texts come back unchanged. */
interface ZoneShifter {
  /** With the zone's offset: `2024-03-05T11:20:30+01:00`; `Z` where it is zero. */
  withOffset(instant: string): string
  /** The wall time alone: `2024-03-05T11:20:30`. */
  wallTime(instant: string): string
}

/** What follows the wall time, by the zone's offset in seconds. */
type Ending = (offset: number) => string

const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d(?::?\d\d(?::?\d\d)?)?)$/

/** A shifter into a zone. @throws {RangeError} for a zone that is not known. */
export function zoneShifter(timeZone: string): ZoneShifter {
  const offsetAt = zoneOffset(timeZone)
  const dayOf = zoneDays(timeZone)

  function shiftExactly(instant: string, ending: Ending): string {
    const parts = INSTANT.exec(instant)
    if (!parts) return instant
    const [, wall = '', fraction = '', given = ''] = parts
    const seconds = wallSeconds(wall) - offsetSeconds(given)
    if (Number.isNaN(seconds)) return instant
    const offset = offsetAt(seconds)
    return wallTime(seconds + offset) + fraction + ending(offset)
  }

  function shift(instant: string, ending: Ending): string {
    const end = instant.endsWith('Z') ? instant.length - 1 : instant.length - 6
    if (end < 19 || instant.charCodeAt(10) !== 84 || instant.charCodeAt(4) !== 45) return shiftExactly(instant, ending)
    const given = end === instant.length - 1 ? 0 : minutesAt(instant, end)
    const day = dayOf(instant.slice(0, 10))
    const by = shiftInto(day, given)
    if (by === undefined || day.offset === undefined) return shiftExactly(instant, ending)
    return shiftInDay(instant, end, by, day) + ending(day.offset * 60)
  }

  return {
    withOffset: (instant) => shift(instant, offsetText),
    wallTime: (instant) => shift(instant, noEnding),
  }
}

function noEnding(): string {
  return ''
}

/** The usual case: a whole day with one offset. @param by Minutes. */
function shiftInDay(instant: string, end: number, by: number, day: Day<string>): string {
  if (by === 0) return instant.slice(0, end)
  const minutes = digits(instant, 11) * 60 + digits(instant, 14) + by
  const time = (minutes + DAY_MINUTES) % DAY_MINUTES
  const clock = `${twoDigits(Math.floor(time / 60))}:${twoDigits(time % 60)}`
  return `${dayOfMinute(day, minutes)}T${clock}${instant.slice(16, end)}`
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
