/** The days of a zone, each worked out once. */
import { twoDigits, wallSeconds, wallTime, zoneOffset, type ZoneOffset } from '@querent/query/zones/index.ts'

export const DAY_MINUTES = 1440
const DAY_SECONDS = 86_400

/** Values kept, after which the collection starts again: more days than most data has. */
const KEPT = 16_384

/** A date, with those beside it, where a zone may move its instants. */
export interface Day<Shown> {
  /**
   * Of the zone, in minutes; undefined when it is not the same all day long, or no whole number of minutes, or when a year
   * without four digits is beside the day.
   */
  offset: number | undefined
  own: Shown
  previous: Shown
  next: Shown
}

/** Finds days by dates such as `2024-03-05`. @throws {RangeError} for a zone that is not known. */
export function zoneDays(timeZone: string): (date: string) => Day<string> {
  const offsetAt = zoneOffset(timeZone)
  return kept((date: string) => readDay(date, offsetAt))
}

/**
 * Finds days by numbers such as 20240305, each with what `show` makes of the dates.
 * @throws {RangeError} for a zone that is not known.
 */
export function shownDays<Shown>(timeZone: string, show: (date: string) => Shown): (date: number) => Day<Shown> {
  const offsetAt = zoneOffset(timeZone)
  return kept((date: number) => {
    const { offset, own, previous, next } = readDay(dateText(date), offsetAt)
    return { offset, own: show(own), previous: show(previous), next: show(next) }
  })
}

/**
 * Minutes by which the clock of a zone differs from the one that an instant of the day was given with, at `given` minutes
 * from UTC; undefined where the day does not tell.
 */
export function shiftInto({ offset }: Day<unknown>, given: number | undefined): number | undefined {
  if (offset === undefined || given === undefined) return undefined
  const shift = offset - given
  return Math.abs(shift) < DAY_MINUTES ? shift : undefined
}

/** The day of a minute that is counted from the midnight that `day` begins with; at most a day before or after it. */
export function dayOfMinute<Shown>(day: Day<Shown>, minute: number): Shown {
  if (minute < 0) return day.previous
  return minute < DAY_MINUTES ? day.own : day.next
}

/** A function that keeps what it gave. */
export function kept<Key extends number | string, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  // Most data comes in some order.
  let lastKey: Key | undefined
  let lastValue: Value | undefined
  return (key) => {
    if (key === lastKey && lastValue !== undefined) return lastValue
    let value = values.get(key)
    if (value === undefined) {
      if (values.size >= KEPT) values.clear()
      value = make(key)
      values.set(key, value)
    }
    lastKey = key
    lastValue = value
    return value
  }
}

/** Offsets are compared a day before and after too, because the cells' own offset may move them there. */
function readDay(own: string, offsetAt: ZoneOffset): Day<string> {
  const start = wallSeconds(`${own}T00:00:00`)
  if (Number.isNaN(start)) return { offset: undefined, own, previous: own, next: own }
  const offset = offsetAt(start - DAY_SECONDS)
  const isSteady = [start, start + DAY_SECONDS, start + 2 * DAY_SECONDS].every((time) => offsetAt(time) === offset)
  const [previous, next] = [dateOf(start - DAY_SECONDS), dateOf(start + DAY_SECONDS)]
  const isUsual = isSteady && offset % 60 === 0 && previous.length === own.length && next.length === own.length
  return { offset: isUsual ? offset / 60 : undefined, own, previous, next }
}

function dateOf(seconds: number): string {
  return wallTime(seconds).slice(0, -'T00:00:00'.length)
}

/** `2024-03-05` for 20240305. */
export function dateText(date: number): string {
  const year = `${twoDigits(Math.floor(date / 1e6))}${twoDigits(Math.floor(date / 1e4) % 100)}`
  return `${year}-${twoDigits(Math.floor(date / 100) % 100)}-${twoDigits(date % 100)}`
}
