/** When something is sent, as people choose it, and the Quartz text that is saved. All in the report time zone. */

/** As people read them, Monday first. */
export const WEEKDAYS = [2, 3, 4, 5, 6, 7, 1] as const
export type CadenceKind = 'hourly' | 'daily' | 'weekly' | 'monthly' | 'cron'
/** 1 is Sunday, as Quartz counts. */
export type Weekday = (typeof WEEKDAYS)[number]
/** `mid` is the 15th. */
export type MonthDay = 'first' | 'mid' | 'last'

export interface Cadence {
  kind: CadenceKind
  /** `HH:MM`. */
  time: string
  weekday: Weekday
  monthDay: MonthDay
  /** The first or last such day of a month; null for the day of the calendar. */
  monthWeekday: Weekday | null
  /** Quartz, as it was written by hand. */
  cron: string
}

/** What a new one begins with. */
export const FIRST_CADENCE: Cadence = {
  kind: 'daily',
  time: '08:00',
  weekday: 2,
  monthDay: 'first',
  monthWeekday: null,
  cron: '0 0 8 ? * MON-FRI *',
}

/** Quartz text with seven fields. */
export function cronOf({ kind, time, weekday, monthDay, monthWeekday, cron }: Cadence): string {
  if (kind === 'cron') return cron.trim()
  if (kind === 'hourly') return '0 0 * * * ? *'
  const [hour, minute] = time.split(':').map(Number)
  const at = `0 ${minute ?? 0} ${hour ?? 0}`
  if (kind === 'daily') return `${at} * * ? *`
  if (kind === 'weekly') return `${at} ? * ${weekday} *`
  if (monthDay === 'mid') return `${at} 15 * ? *`
  if (monthWeekday === null) return `${at} ${monthDay === 'first' ? '1' : 'L'} * ? *`
  return `${at} ? * ${monthWeekday}${monthDay === 'first' ? '#1' : 'L'} *`
}

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** What a Quartz text means; one that cannot be said in simpler words stays a Quartz text. */
export function cadenceOf(cron: string): Cadence {
  const written: Cadence = { ...FIRST_CADENCE, kind: 'cron', cron }
  const [second, minute = '', hour = '', days = '', months, weekdays = '?', year = '*'] = cron.trim().split(/\s+/)
  if (second !== '0' || months !== '*' || year !== '*') return written
  const anyDay = /^[*?]$/.test(days)
  const anyWeekday = /^[*?]$/.test(weekdays)
  if (hour === '*') return minute === '0' && anyDay && anyWeekday ? { ...FIRST_CADENCE, kind: 'hourly' } : written
  if (!/^\d{1,2}$/.test(minute) || !/^\d{1,2}$/.test(hour)) return written
  const timed = { ...FIRST_CADENCE, time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` }
  if (anyDay && anyWeekday) return { ...timed, kind: 'daily' }
  if (anyDay) return weekdayCadence(weekdays, timed) ?? written
  const monthDay = anyWeekday ? ({ '1': 'first', '15': 'mid', L: 'last' } as const)[days] : undefined
  return monthDay === undefined ? written : { ...timed, kind: 'monthly', monthDay }
}

function weekdayCadence(text: string, timed: Cadence): Cadence | undefined {
  const [, day = '', which = ''] = /^([1-7]|[a-z]{3})(#1|L)?$/i.exec(text) ?? []
  const named = NAMES.indexOf(day.toLowerCase()) + 1
  const weekday = WEEKDAYS.find((one) => one === (named === 0 ? Number(day) : named))
  if (weekday === undefined) return undefined
  if (which === '') return { ...timed, kind: 'weekly', weekday }
  return { ...timed, kind: 'monthly', monthDay: which === '#1' ? 'first' : 'last', monthWeekday: weekday }
}
