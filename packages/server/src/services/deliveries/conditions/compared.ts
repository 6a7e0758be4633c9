/** Which earlier run a change is compared with. */
import type { StoredCondition } from '../../../store/index.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * The latest time that counts as "before": an ISO time. The run before is the last one; the same period before is the last
 * run that is a day, a week, a month or a year old.
 */
export function comparedBefore({ against }: Extract<StoredCondition, { kind: 'change' }>, now: string): string {
  const time = new Date(now)
  switch (against) {
    case 'last-run':
      break
    case 'day':
      time.setTime(time.getTime() - DAY_MS)
      break
    case 'week':
      time.setTime(time.getTime() - 7 * DAY_MS)
      break
    case 'month':
      moveMonths(time, -1)
      break
    case 'year':
      moveMonths(time, -12)
      break
  }
  return time.toISOString()
}

/** To the last day of a month that is shorter. */
function moveMonths(time: Date, months: number): void {
  const day = time.getUTCDate()
  time.setUTCDate(1)
  time.setUTCMonth(time.getUTCMonth() + months)
  const last = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1, 0)).getUTCDate()
  time.setUTCDate(Math.min(day, last))
}
