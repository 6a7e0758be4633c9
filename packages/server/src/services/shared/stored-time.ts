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
