/** Times, names and words of operation. */
import type { AuditEntry } from '../../../api/audit.ts'
import type { CacheStrategy } from '../../../api/caching.ts'
import type { LogLine } from '../../../api/operation.ts'
import { locale, t } from '../../../i18n/t.ts'

/** Day and time; today only the time. */
export function momentText(timestamp: string, now = Date.now()): string {
  const time = Date.parse(timestamp)
  const isToday = new Date(time).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale(), {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    ...(new Date(time).getFullYear() !== new Date(now).getFullYear() && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).format(time)
}

export interface StageTime {
  stage: string
  milliseconds: number
  /** Of the longest one, 0 to 1. */
  share: number
}

/** What a query spent its time on, in the order in which it happened. */
export function stageTimes(times: Readonly<Record<string, unknown>>): StageTime[] {
  const found = Object.entries(times).flatMap(([stage, value]) =>
    typeof value === 'number' && Number.isFinite(value) ? [{ stage, milliseconds: value }] : [],
  )
  const longest = Math.max(1, ...found.map(({ milliseconds }) => milliseconds))
  return found.map((one) => ({ ...one, share: one.milliseconds / longest }))
}

/** What a rule keeps results for, in a sentence. */
export function strategyText(strategy: CacheStrategy): string {
  switch (strategy.type) {
    case 'nocache':
      return t('Not cached')
    case 'duration':
      return t('Cached for {time}', { time: amountText(strategy.duration, strategy.unit) })
    case 'ttl':
      return t('{n} times the query duration', { n: strategy.multiplier })
    default:
      return t('Until the next scheduled time: {schedule}', { schedule: scheduleText(strategy.schedule) })
  }
}

function amountText(n: number, unit: 'seconds' | 'minutes' | 'hours' | 'days'): string {
  if (unit === 'seconds') return t('{n, plural, one {# second} other {# seconds}}', { n })
  if (unit === 'minutes') return t('{n, plural, one {# minute} other {# minutes}}', { n })
  if (unit === 'hours') return t('{n, plural, one {# hour} other {# hours}}', { n })
  return t('{n, plural, one {# day} other {# days}}', { n })
}

export interface Schedule {
  every: 'hour' | 'day' | 'week'
  /** Between two times, for `hour`; a part of a day. */
  hours: number
  /** 0 to 23. */
  hour: number
  /** As in cron: 1 is Sunday. */
  weekday: number
}

const CRON = /^0 0 (\*|0\/\d{1,2}|\d{1,2}) (\?|\*) \* (\?|\*|[1-7])(?: \*)?$/

/** Hours between two times that come at the same hours each day. */
export const HOURS: readonly number[] = [1, 2, 3, 4, 6, 8, 12]

/** A cron text of the forms that people choose here; undefined for others. */
export function readSchedule(cron: string): Schedule | undefined {
  const [, hour = '', , weekday = ''] = CRON.exec(cron) ?? []
  if (hour === '') return undefined
  const isWeekly = /[1-7]/.test(weekday)
  const hours = hour === '*' ? 1 : hour.startsWith('0/') ? Number(hour.slice(2)) : undefined
  if (hours !== undefined) {
    return isWeekly || !HOURS.includes(hours) ? undefined : { every: 'hour', hours, hour: 6, weekday: 2 }
  }
  if (isWeekly) return { every: 'week', hours: 1, hour: Number(hour), weekday: Number(weekday) }
  return { every: 'day', hours: 1, hour: Number(hour), weekday: 2 }
}

export function writeSchedule({ every, hours, hour, weekday }: Schedule): string {
  if (every === 'hour') return hours === 1 ? '0 0 * * * ? *' : `0 0 0/${hours} * * ? *`
  return every === 'day' ? `0 0 ${hour} * * ? *` : `0 0 ${hour} ? * ${weekday} *`
}

/** A schedule in words; a cron text that has none of its own stays as it is. */
export function scheduleText(cron: string): string {
  const schedule = readSchedule(cron)
  if (schedule === undefined) return cron
  if (schedule.every === 'hour') {
    return schedule.hours === 1 ? t('every hour') : t('every {n} hours', { n: schedule.hours })
  }
  const time = hourText(schedule.hour)
  if (schedule.every === 'day') return t('every day at {time}', { time })
  return t('every {day} at {time}', { day: weekdayText(schedule.weekday), time })
}

export function hourText(hour: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 1, hour),
  )
}

/** @param weekday 1 is Sunday. */
export function weekdayText(weekday: number): string {
  // 4 January 1970 was a Sunday.
  return new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 3 + weekday))
}

/** Lines that hold all words of a text, and have one of the levels. */
export function findLines(lines: readonly LogLine[], text: string, level: string): LogLine[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    if (level !== '' && line.level !== level) return false
    const all = `${line.fqns} ${line.msg} ${line.exception?.join(' ') ?? ''}`.toLocaleLowerCase()
    return words.every((word) => all.includes(word))
  })
}

/** A line of the log for people: the name of its event, and what it says beside. */
export function lineParts({ fqns, msg }: LogLine): { event: string; facts: string } {
  const event = fqns.replace(/^querent\./, '')
  try {
    const { type: _type, ...facts } = JSON.parse(msg) as Record<string, unknown>
    const texts = Object.entries(facts).map(
      ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    return { event, facts: texts.join('  ') }
  } catch {
    return { event, facts: msg }
  }
}

export interface Change {
  name: string
  before: string
  after: string
}

/** What an entry of the audit log changed, by name; what was not there is empty. */
export function changesOf({ details }: AuditEntry): Change[] {
  const before = mapOf(details['before'])
  const after = mapOf(details['after'])
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name,
    before: valueText(before[name]),
    after: valueText(after[name]),
  }))
}

function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {}
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value }
}

function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
