/** Zones for SQLite, which has none, with the runtime's zone rules. */
import { offsetOfWall, offsetSeconds, wallSeconds, wallTime, zoneOffset } from '@querent/query/zones/index.ts'

interface Point {
  /** Since 1970 in UTC. */
  seconds: number
  /** `.5`, or empty. */
  fraction: string
}

/** Wall time in a zone; null for what is no date. A time that clocks skip moves forward, of a repeated one the later is meant. */
export function convertTimeZone(text: string, from: string | undefined, to: string): string | null {
  const point = parse(text, from)
  return point ? wallText(point.seconds + zoneOffset(to)(point.seconds)) + point.fraction : null
}

/** The instant less what clocks in the zone show beyond the full unit. */
export function truncateInstant(text: string, unit: string, timeZone: string): string | null {
  const point = parse(text, 'UTC')
  if (!point) return null
  const length = unit === 'hour' ? 3600 : 60
  const wall = point.seconds + zoneOffset(timeZone)(point.seconds)
  return `${wallText(point.seconds - (((wall % length) + length) % length))}Z`
}

const DATE_TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::(\d\d)(\.\d{1,9})?)?)?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/i

function parse(text: string, from: string | undefined): Point | undefined {
  const [, date, minutes = '00:00', seconds = '00', fraction = '', offset] = DATE_TIME.exec(text.trim()) ?? []
  if (date === undefined || (offset === undefined && from === undefined)) return undefined
  const wall = wallSeconds(`${date}T${minutes}:${seconds}`)
  if (Number.isNaN(wall)) return undefined
  const shift = offset === undefined ? offsetOfWall(zoneOffset(from ?? 'UTC'), wall, 'later') : offsetSeconds(offset)
  return { seconds: wall - shift, fraction: /^\.0*$/.test(fraction) ? '' : fraction }
}

/** `2024-03-05 10:20:30` from seconds since 1970. */
function wallText(seconds: number): string {
  return wallTime(seconds).replace('T', ' ')
}
