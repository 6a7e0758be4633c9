const SECOND_MS = 1000
const HOUR_MS = 3600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS
const MAX_CACHED_HOURS = 50_000

/** Offsets of one time zone, with one look-up per hour of the data instead of one per value. */
export class ZoneClock {
  readonly #format: Intl.DateTimeFormat
  /** Offset of an hour since 1970, when it is the same throughout. */
  readonly #hours = new Map<number, number>()

  /** @throws {RangeError} the zone is not known. */
  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  }

  /** Offset in milliseconds at an instant, to be added to it to get local time. */
  offsetAt(instant: number): number {
    const hour = Math.floor(instant / HOUR_MS)
    const cached = this.#hours.get(hour)
    if (cached !== undefined) return cached
    const first = this.#computeOffset(hour * HOUR_MS)
    if (this.#computeOffset((hour + 1) * HOUR_MS - SECOND_MS) !== first) return this.#computeOffset(instant)
    if (this.#hours.size >= MAX_CACHED_HOURS) this.#hours.clear()
    this.#hours.set(hour, first)
    return first
  }

  /**
   * Offset of a local time, given as if it were UTC. Of the two possible offsets of a repeated hour, the earlier
   * instant's; a skipped time counts with the offset before the gap.
   */
  offsetAtLocal(local: number): number {
    const before = this.offsetAt(local - DAY_MS)
    const after = this.offsetAt(local + DAY_MS)
    if (before === after || this.offsetAt(local - before) === before) return before
    return this.offsetAt(local - after) === after ? after : before
  }

  #computeOffset(instant: number): number {
    const parts: Record<string, number> = {}
    for (const { type, value } of this.#format.formatToParts(instant)) parts[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / SECOND_MS) * SECOND_MS
  }
}

/** `Z`, `+01:00`, or with seconds where the zone has them. */
export function formatOffset(offsetMs: number): string {
  if (offsetMs === 0) return 'Z'
  const total = Math.abs(offsetMs) / SECOND_MS
  const units = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map((unit) =>
    String(unit).padStart(2, '0'),
  )
  return (offsetMs < 0 ? '-' : '+') + (units[2] === '00' ? units.slice(0, 2) : units).join(':')
}
