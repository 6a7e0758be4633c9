/** Zones for SQLite, which has none, with the runtime's zone rules. */
import { offsetOfWall, offsetSeconds, zoneOffset, type ZoneOffset } from '@querent/query/zones/index.ts'

const zones = new Map<string, ZoneOffset>()

/** @throws {RangeError} when called, for a zone that is not known. */
function offsetsOf(timeZone: string): ZoneOffset {
  const known = zones.get(timeZone)
  if (known) return known
  const created = zoneOffset(timeZone)
  zones.set(timeZone, created)
  return created
}

interface Point {
  /** Since 1970 in UTC. */
  seconds: number
  /** `.5`, or empty. */
  fraction: string
}

/** Wall time in a zone; undefined for what is no date. A time that clocks skip moves forward, of a repeated one the later is meant. */
export function convertTimeZone(text: string, from: string | undefined, to: string): string | null {
  const point = parse(text, from)
  return point ? wallText(point.seconds + offsetsOf(to)(point.seconds)) + point.fraction : null
}

/** The instant less what clocks in the zone show beyond the full unit. */
export function truncateInstant(text: string, unit: string, timeZone: string): string | null {
  const point = parse(text, 'UTC')
  if (!point) return null
  const length = unit === 'hour' ? 3600 : 60
  const wall = point.seconds + offsetsOf(timeZone)(point.seconds)
  return `${wallText(point.seconds - (((wall % length) + length) % length))}Z`
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(\.\d{1,9})?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

function parse(text: string, from: string | undefined): Point | undefined {
  const [, date, minutes = '00:00', seconds = '00', fraction = '', offset] = DATE_TIME.exec(text.trim()) ?? []
  if (date === undefined || (offset === undefined && from === undefined)) return undefined
  const wall = Date.parse(`${date}T${minutes}:${seconds}Z`) / 1000
  // Dates that do not exist, such as February 30th, would be read as later ones.
  if (Number.isNaN(wall) || wallText(wall).slice(0, date.length) !== date) return undefined
  const shift = offset === undefined ? offsetOfWall(offsetsOf(from ?? 'UTC'), wall) : offsetSeconds(offset)
  return { seconds: wall - shift, fraction: /^\.0*$/.test(fraction) ? '' : fraction }
}

/** `2024-03-05 10:20:30` from seconds since 1970. */
function wallText(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
