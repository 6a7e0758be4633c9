/** The offset of a wall time in a zone, as it is written behind an ISO time. */
import { Time } from '../zones/index.ts'

/** Offsets kept; one per hour of wall time that occurs in results. */
const LIMIT = 20_000

/** Length of `2024-03-05T10:20`: all zones change their offset at whole minutes. */
const HOUR_CHARACTERS = 13

/**
 * A function from an ISO wall time (`2024-03-05T10:20:30`) to `Z` or `+01:00`. A time that a change of clocks skips or
 * repeats takes the offset before the change.
 */
export function offsetIn(timeZone: string): (wallTime: string) => string {
  if (timeZone === 'UTC' || timeZone === 'Etc/UTC' || timeZone === 'GMT' || timeZone === 'Z') return () => 'Z'
  const known = new Map<string, string>()
  return (wallTime) => {
    const hour = wallTime.slice(0, HOUR_CHARACTERS)
    let offset = known.get(hour)
    if (offset === undefined) {
      if (known.size >= LIMIT) known.clear()
      offset = findOffset(wallTime, timeZone)
      // Half-hour changes exist, but at the hour; times within one hour share an offset unless the change is inside it.
      if (offset === findOffset(`${hour}:59:59`, timeZone) && offset === findOffset(`${hour}:00:00`, timeZone)) {
        known.set(hour, offset)
      }
    }
    return offset
  }
}

function findOffset(wallTime: string, timeZone: string): string {
  try {
    const zoned = Time.PlainDateTime.from(wallTime).toZonedDateTime(timeZone, { disambiguation: 'earlier' })
    return zoned.offsetNanoseconds === 0 ? 'Z' : zoned.offset
  } catch {
    return 'Z'
  }
}
