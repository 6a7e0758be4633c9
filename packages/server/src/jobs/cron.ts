/** When things recur: cron strings with seconds first and an optional year last, as Quartz writes them. */
import { Cron } from 'croner'
import { withoutWraps } from './cron-ranges.ts'

/** Numbers of weekdays begin with 1 for Sunday, and `0/15` is a range, as in Quartz. */
const OPTIONS = { mode: '7-part', alternativeWeekdays: true, sloppyRanges: true, paused: true } as const

/** True for a cron string that can be scheduled. */
export function isCron(text: string): boolean {
  try {
    return new Cron(readable(text), OPTIONS).nextRun() !== undefined
  } catch {
    return false
  }
}

/** The first time after `after` (epoch milliseconds), as ISO-8601; null when there is none. */
export function nextTime(cron: string, timeZone: string, after: number): string | null {
  return new Cron(readable(cron), { ...OPTIONS, timezone: timeZone }).nextRun(new Date(after))?.toISOString() ?? null
}

/** True for a cron string that can come twice within a minute. */
export function isWithinMinute(cron: string): boolean {
  const [seconds = ''] = cron.trim().split(/\s+/)
  const everyMinute = `${seconds} * * * * ? *`
  const first = Date.parse(nextTime(everyMinute, 'UTC', 0) ?? '')
  return Date.parse(nextTime(everyMinute, 'UTC', first) ?? '') - first < MINUTE_MS
}

const MINUTE_MS = 60_000

/** As the library takes it: the year may be left out, and ranges may go over the end. */
function readable(cron: string): string {
  return withoutWraps(/^\S+(?: +\S+){5}$/.test(cron) ? `${cron} *` : cron)
}
