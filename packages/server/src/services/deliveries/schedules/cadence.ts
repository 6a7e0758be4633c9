/** When a channel of a subscription is sent: in the words of older clients, and as the Quartz text that is stored. */
import { invalidField, SCHEDULE_FRAMES, SCHEDULE_TYPES, WEEKDAYS } from '@querent/contract'

/** All in the report time zone. */
interface Cadence {
  schedule_type: (typeof SCHEDULE_TYPES)[number]
  /** 0 to 23; null for hourly. */
  schedule_hour: number | null
  schedule_day: (typeof WEEKDAYS)[number] | null
  schedule_frame: (typeof SCHEDULE_FRAMES)[number] | null
}

type CadenceInput = Pick<Cadence, 'schedule_type'> & { [Key in keyof Cadence]?: Cadence[Key] | null | undefined }

/** Quartz counts from Sunday. */
const QUARTZ_DAYS = { sun: 1, mon: 2, tue: 3, wed: 4, thu: 5, fri: 6, sat: 7 } as const
const MID_MONTH = '15'

/** @throws {ApiError} 400 naming what the kind of schedule lacks. */
export function cronOf({ schedule_type, schedule_hour, schedule_day, schedule_frame }: CadenceInput): string {
  if (schedule_type === 'hourly') return '0 0 * * * ? *'
  const hour = required(schedule_hour, 'schedule_hour', schedule_type)
  if (schedule_type === 'daily') return `0 0 ${hour} * * ? *`
  if (schedule_type === 'weekly') {
    return `0 0 ${hour} ? * ${QUARTZ_DAYS[required(schedule_day, 'schedule_day', schedule_type)]} *`
  }
  const frame = required(schedule_frame, 'schedule_frame', schedule_type)
  if (frame === 'mid') {
    if (schedule_day != null) throw invalidField('channels', 'schedule_day must be empty when schedule_frame is mid.')
    return `0 0 ${hour} ${MID_MONTH} * ? *`
  }
  if (schedule_day == null) return `0 0 ${hour} ${frame === 'first' ? '1' : 'L'} * ? *`
  const day = QUARTZ_DAYS[schedule_day]
  return `0 0 ${hour} ? * ${frame === 'first' ? `${day}#1` : `${day}L`} *`
}

function required<T>(value: T | null | undefined, field: string, type: string): T {
  if (value === null || value === undefined) throw invalidField('channels', `A ${type} schedule needs ${field}.`)
  return value
}

/** What comes nearest in the words of older clients, which cannot say every Quartz text. */
export function cadenceOf(cron: string): Cadence {
  const [, , hours = '*', days = '*', , weekdays = '?'] = cron.trim().split(/\s+/)
  const hour = /^\d+/.exec(hours)
  if (hour === null) return { schedule_type: 'hourly', schedule_hour: null, schedule_day: null, schedule_frame: null }
  const schedule_hour = Number(hour[0])
  const schedule_day = weekdayOf(weekdays)
  if (/#1$|L$/.test(weekdays) && schedule_day !== null) {
    const schedule_frame = weekdays.endsWith('L') ? 'last' : 'first'
    return { schedule_type: 'monthly', schedule_hour, schedule_day, schedule_frame }
  }
  if (schedule_day !== null) return { schedule_type: 'weekly', schedule_hour, schedule_day, schedule_frame: null }
  const schedule_frame = frameOf(days)
  if (schedule_frame === null) return { schedule_type: 'daily', schedule_hour, schedule_day: null, schedule_frame }
  return { schedule_type: 'monthly', schedule_hour, schedule_day: null, schedule_frame }
}

/** The first weekday that is named. */
function weekdayOf(weekdays: string): Cadence['schedule_day'] {
  const word = /^[a-z]{3}/i.exec(weekdays)?.[0].toLowerCase()
  const number = /^[1-7]/.exec(weekdays)?.[0]
  return WEEKDAYS.find((day) => day === word || String(QUARTZ_DAYS[day]) === number) ?? null
}

function frameOf(days: string): Cadence['schedule_frame'] {
  if (days === MID_MONTH) return 'mid'
  if (days === 'L') return 'last'
  return /^\d+$/.test(days) ? 'first' : null
}
