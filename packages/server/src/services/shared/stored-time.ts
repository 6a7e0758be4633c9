/**
 * Whether something that was stored with its time still counts. A clock that was wrong for a while leaves times that lie
 * ahead: they would count for longer than anything may, so they do not count at all.
 */

/** By this much the clocks of processes on one app database may differ. */
export const CLOCK_SKEW_MS = 5 * 60_000

/** Whether a time, in milliseconds, is at most `lifeMs` ago and not ahead; never for one that is not a number. */
export function isWithin(time: number, now: number, lifeMs: number): boolean {
  return now - time <= lifeMs && time - now <= CLOCK_SKEW_MS
}

const FIRST_YEAR = Date.parse('0000-01-01')
const YEAR_10000 = Date.parse('+010000-01-01')

/**
 * A time as the app database keeps it: ISO 8601 in UTC. Undefined for what is no time, and for one whose text would not sort
 * like all others: that of the year 10000 begins with a sign.
 */
export function storableTime(text: string): string | undefined {
  const time = Date.parse(text)
  return time >= FIRST_YEAR && time < YEAR_10000 ? new Date(time).toISOString() : undefined
}
