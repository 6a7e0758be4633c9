import { Time } from './temporal.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const MAX_CACHED_HOURS = 50_000

/** Seconds east of Greenwich at an instant, given in seconds since 1970. */
export type ZoneOffset = (seconds: number) => number

/**
 * The offsets of a zone, from the runtime's own zone rules. They are looked up once per hour of data: an hour that
 * begins and ends with the same offset has that offset throughout.
 * @throws {RangeError} when called, for a zone that is not known.
 */
export function zoneOffset(timeZone: string): ZoneOffset {
  if (timeZone === 'UTC') return () => 0
  const byHour = new Map<number, number | undefined>()
  return (seconds) => {
    const hour = Math.floor(seconds / HOUR)
    if (!byHour.has(hour)) {
      if (byHour.size >= MAX_CACHED_HOURS) byHour.clear()
      byHour.set(hour, steadyOffset(hour * HOUR, timeZone))
    }
    return byHour.get(hour) ?? exactOffset(seconds, timeZone)
  }
}

/**
 * The offset of a wall time, given in seconds as if it were UTC. A skipped time has the offset before the change of the
 * clock, a repeated one that after it, as PostgreSQL and DuckDB read them.
 */
export function offsetOfWall(offsetAt: ZoneOffset, wall: number): number {
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  return before === after || offsetAt(wall - after) === after ? after : before
}

function steadyOffset(start: number, timeZone: string): number | undefined {
  const offset = exactOffset(start, timeZone)
  return offset === exactOffset(start + HOUR - 1, timeZone) ? offset : undefined
}

/** Instants that the rules do not reach have the offset of the nearest one that they do. */
const LAST_SECOND = 8_640_000_000_000

function exactOffset(seconds: number, timeZone: string): number {
  const known = Math.min(Math.max(seconds, -LAST_SECOND), LAST_SECOND)
  const instant = Time.Instant.fromEpochMilliseconds(known * 1000)
  return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9
}
