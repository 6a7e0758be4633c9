/** Schedules and their times in the words of the reader. */
import { locale, t } from '../../../i18n/t.ts'
import { cadenceOf, type Cadence, type Weekday } from './cadence.ts'

/** A Sunday. */
const SUNDAY_MS = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

/** Its name, such as "Monday". */
export function weekdayName(weekday: Weekday): string {
  const day = new Date(SUNDAY_MS + (weekday - 1) * DAY_MS)
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(day)
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = new Date(SUNDAY_MS + (hour * 60 + minute) * 60_000)
  return new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: 'UTC' }).format(at)
}

/** A schedule as a sentence. */
export function sayCadence({ kind, time, weekday, monthDay, monthWeekday, cron }: Cadence): string {
  const at = clock(time)
  switch (kind) {
    case 'hourly':
      return t('Every hour')
    case 'daily':
      return t('Every day at {at}', { at })
    case 'weekly':
      return t('Every {weekday} at {at}', { weekday: weekdayName(weekday), at })
    case 'cron':
      return t('On the schedule {cron}', { cron })
    case 'monthly':
      break
  }
  if (monthDay === 'mid') return t('On the 15th of each month at {at}', { at })
  if (monthWeekday === null) {
    return monthDay === 'first'
      ? t('On the first day of each month at {at}', { at })
      : t('On the last day of each month at {at}', { at })
  }
  const day = { weekday: weekdayName(monthWeekday), at }
  return monthDay === 'first'
    ? t('On the first {weekday} of each month at {at}', day)
    : t('On the last {weekday} of each month at {at}', day)
}

/** The schedules of a subscription or alert as a sentence. */
export function saySchedules(subscriptions: readonly { cron_schedule: string }[]): string {
  if (subscriptions.length === 0) return t('Not scheduled')
  return subscriptions.map(({ cron_schedule }) => sayCadence(cadenceOf(cron_schedule))).join(', ')
}

/** Day and time of an ISO time in a time zone, that of the reader without one. */
export function sayTime(iso: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone }
  const day = new Intl.DateTimeFormat(locale(), { weekday: 'short', day: 'numeric', month: 'short', ...zone })
  const clock = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', ...zone })
  const at = Date.parse(iso)
  return `${day.format(at)}, ${clock.format(at)}`
}
