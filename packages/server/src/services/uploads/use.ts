/** When uploads were used, and what follows. */
import type { UploadedTable } from '../../store/index.ts'

const DAY_MS = 86_400_000
/** Between the notice and the end. */
const NOTICE_DAYS = 14

/** ISO time; null for a table that nobody has asked. @param logged By table, as the log of queries has it. */
export function lastUse(
  { id, last_used_at }: Pick<UploadedTable, 'id' | 'last_used_at'>,
  logged: ReadonlyMap<number, string>,
): string | null {
  return latest([last_used_at, logged.get(id)])
}

/** The latest of ISO times; null without any. */
export function latest(times: readonly (string | null | undefined)[]): string | null {
  return times
    .filter((time) => typeof time === 'string')
    .reduce<string | null>((a, b) => (a === null || b > a ? b : a), null)
}

/** When an upload is deleted whose owner was warned at this time. */
export function endAfter(warnedAt: string): string {
  return daysAfter(warnedAt, NOTICE_DAYS)
}

export function daysAfter(time: string, days: number): string {
  return new Date(Date.parse(time) + days * DAY_MS).toISOString()
}
