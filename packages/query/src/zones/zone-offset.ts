import { Time } from './temporal.ts'

const DAY = 86_400

/** The clocks of a zone change once in it at most: no two changes of any zone lie less than six days apart. */
const SPAN = 4 * DAY

/** Spans kept of a zone, and zones kept: more than most data has. */
const SPANS_KEPT = 10_000
const ZONES_KEPT = 16

/** Seconds east of Greenwich at an instant, given in seconds since 1970. */
export type ZoneOffset = (seconds: number) => number

interface Span {
  before: number
  /** The first second with the offset `after`; both are the same in most spans. */
  change: number
  after: number
}

const zones = new Map<string, ZoneOffset>()

/**
 * The offsets of a zone, from the runtime's own zone rules, which are asked once in four days of data.
 * @throws {RangeError} for a zone that is not known.
 */
export function zoneOffset(timeZone: string): ZoneOffset {
  let known = zones.get(timeZone)
  if (known === undefined) {
    known = offsetsOf(timeZone)
    if (zones.size >= ZONES_KEPT) zones.clear()
    zones.set(timeZone, known)
  }
  return known
}

function offsetsOf(timeZone: string): ZoneOffset {
  exactOffset(0, timeZone)
  if (timeZone === 'UTC') return () => 0
  const spans = new Map<number, Span>()
  // Most data comes in some order of time.
  let last = Number.NaN
  let span: Span = { before: 0, change: 0, after: 0 }

  function find(number: number): Span {
    let found = spans.get(number)
    if (found === undefined) {
      if (spans.size >= SPANS_KEPT) spans.clear()
      found = readSpan(number * SPAN, timeZone)
      spans.set(number, found)
    }
    return found
  }

  return (seconds) => {
    const number = Math.floor(seconds / SPAN)
    if (number !== last) {
      span = find(number)
      last = number
    }
    return seconds < span.change ? span.before : span.after
  }
}

/**
 * The offset of a wall time, given in seconds as if clocks showed UTC: of a time that they show twice, that of the earlier
 * or the later instant. A time that they skip has the offset before the change.
 */
export function offsetOfWall(offsetAt: ZoneOffset, wall: number, which: 'earlier' | 'later'): number {
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  if (before === after) return after
  if (which === 'earlier' && offsetAt(wall - before) === before) return before
  return offsetAt(wall - after) === after ? after : before
}

function readSpan(start: number, timeZone: string): Span {
  const before = exactOffset(start, timeZone)
  let change = start + SPAN - 1
  const after = exactOffset(change, timeZone)
  if (before === after) return { before, change, after }
  let last = start
  while (change - last > 1) {
    const middle = Math.floor((last + change) / 2)
    if (exactOffset(middle, timeZone) === before) last = middle
    else change = middle
  }
  return { before, change, after }
}

/** Instants that the rules do not reach have the offset of the nearest one that they do. */
const LAST_SECOND = 8_640_000_000_000

function exactOffset(seconds: number, timeZone: string): number {
  const known = Math.min(Math.max(seconds, -LAST_SECOND), LAST_SECOND)
  const instant = Time.Instant.fromEpochMilliseconds(known * 1000)
  return instant.toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e9
}
