/**
 * Zones in SQL without the server's zone tables, which are empty after a plain install, and whose CONVERT_TZ leaves
 * times outside 1970 to 2037 as they are: the offsets of a zone as a list of all its changes up to 2100. From then on the
 * last offset holds.
 */
import { join, numberLiteral, sql, Time, type Sql } from '@querent/query'

interface Period {
  /** Seconds east of UTC. */
  offset: number
  /** End of the period in epoch seconds; infinity for the last one. */
  until: number
}

/** Before clocks were set by zones: what is in force here has been the local time of the place always. */
const FIRST = Date.UTC(1800, 0)
const LAST = Date.UTC(2099, 11, 31) / 1000
const periodsOfZone = new Map<string, Period[]>()

function periods(zone: string): Period[] {
  const known = periodsOfZone.get(zone)
  if (known) return known
  const found: Period[] = []
  let at: Temporal.ZonedDateTime | null = Time.Instant.fromEpochMilliseconds(FIRST).toZonedDateTimeISO(zone)
  while (at !== null) {
    const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next')
    const until: number = next === null ? Number.POSITIVE_INFINITY : next.epochMilliseconds / 1000
    found.push({ offset: at.offsetNanoseconds / 1e9, until: until > LAST ? Number.POSITIVE_INFINITY : until })
    at = until > LAST ? null : next
  }
  periodsOfZone.set(zone, found)
  return found
}

/** Seconds from the year 0 to 1970, as TO_SECONDS counts. */
const EPOCH_START = 62_167_219_200

/**
 * The offset in force at a wall time: the list of changes is searched once, however long the value's own SQL is.
 *
 * MariaDB moves conditions into subqueries and there copies INTERVAL() with the arguments of the original, so that it
 * finds nothing. It moves nothing that it takes for random. MySQL has no such fault, reads the guard as a comment, and
 * could not group by what it takes for random.
 */
function offsetAt(value: Sql, zone: string, limit: (period: Period, next: Period) => number): Sql {
  const list = periods(zone)
  const offsets = list.map(({ offset }) => numberLiteral(offset))
  if (offsets.length === 1) return offsets[0]!
  const limits = list.slice(0, -1).map((period, index) => numberLiteral(limit(period, list[index + 1]!) + EPOCH_START))
  return sql`ELT(INTERVAL(TO_SECONDS(${value}) /*M! + 0 * RAND() */, ${join(limits)}) + 1, ${join(offsets)})`
}

const UTC_NAMES: ReadonlySet<string> = new Set(['UTC', 'Etc/UTC', 'GMT', 'Z', '+00:00'])

export function isUtc(zone: string): boolean {
  return UTC_NAMES.has(zone)
}

/** Wall time of UTC as wall time of the zone. */
export function fromUtc(value: Sql, zone: string): Sql {
  if (isUtc(zone)) return value
  return sql`DATE_ADD(${value}, INTERVAL ${offsetAt(value, zone, ({ until }) => until)} SECOND)`
}

/** Wall time of the zone as wall time of UTC; the later of two equal ones, and a skipped one as if nothing changed. */
export function toUtc(value: Sql, zone: string): Sql {
  if (isUtc(zone)) return value
  return sql`DATE_SUB(${value}, INTERVAL ${offsetAt(value, zone, ({ until }, next) => until + next.offset)} SECOND)`
}
