/** Times of events, as clients send them and as they are compared. */
import { invalidField } from '@querent/contract'
import { zoneOffset } from '@querent/query'

const TIME = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

/** The instant as `2026-05-04T10:00:00Z`; what names no zone is in UTC. @throws {ApiError} 400 on `field`. */
export function readTime(field: string, text: string): string {
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10))
  const instant = TIME.test(text) ? Date.parse(text.length > 10 && !hasZone ? `${text}Z` : text) : NaN
  if (Number.isNaN(instant)) throw invalidField(field, 'value must be a valid date or time.')
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}

/** @throws {ApiError} 400 for a zone that there is not. */
export function requireZone(zone: string): void {
  try {
    zoneOffset(zone)
  } catch {
    throw invalidField('timezone', 'value must be a valid time zone.')
  }
}

/** An event's place in time. */
interface Moment {
  timestamp: string
  time_matters: boolean
}

/** From one time to another, both included; undefined is without end. */
export interface Range {
  start: string | undefined
  end: string | undefined
}

/** Where the time of day matters, instants are compared; else dates. */
export function isWithin({ timestamp, time_matters }: Moment, { start, end }: Range): boolean {
  const part = (time: string) => (time_matters ? new Date(time).toISOString() : time.slice(0, 10))
  const at = part(timestamp)
  return (start === undefined || at >= part(start)) && (end === undefined || at <= part(end))
}
