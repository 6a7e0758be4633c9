/** Cron strings and the schedule maps that clients show in their place (contract: databases, section 1). */
interface ScheduleMap {
  schedule_type: 'hourly' | 'daily' | 'weekly' | 'monthly'
  schedule_minute: number | null
  schedule_hour: number | null
  schedule_day: (typeof DAYS)[number] | null
  schedule_frame: 'first' | 'mid' | 'last' | null
}

/** In Quartz order: Sunday is 1. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** What a client may leave out of a schedule. */
type ScheduleInput = { [Key in keyof ScheduleMap]?: ScheduleMap[Key] | null } & {
  schedule_type: ScheduleMap['schedule_type']
}

export function cronOf(schedule: ScheduleInput): string {
  const minute = schedule.schedule_minute ?? 0
  const hour = schedule.schedule_hour ?? 0
  const weekday = DAYS.findIndex((day) => day === schedule.schedule_day) + 1
  switch (schedule.schedule_type) {
    case 'hourly':
      return `0 ${minute} * * * ? *`
    case 'daily':
      return `0 ${minute} ${hour} * * ? *`
    case 'weekly':
      return `0 ${minute} ${hour} ? * ${weekday === 0 ? 1 : weekday} *`
    case 'monthly':
      return `0 ${minute} ${hour} ${monthDays(schedule.schedule_frame ?? 'first', weekday)} *`
  }
}

function monthDays(frame: 'first' | 'mid' | 'last', weekday: number): string {
  if (frame === 'mid') return '15 * ?'
  if (weekday === 0) return frame === 'first' ? '1 * ?' : 'L * ?'
  return frame === 'first' ? `? * ${weekday}#1` : `? * ${weekday}L`
}

/** The nearest schedule map: a cron string can say more than a map. */
function scheduleOf(cron: string): ScheduleMap {
  const [, minute = '0', hour = '*', monthDay = '?', , weekday = '?'] = cron.split(/\s+/)
  const schedule_minute = numberOr(minute, 0)
  const hourly = { schedule_type: 'hourly', schedule_hour: null, schedule_day: null, schedule_frame: null } as const
  if (!/^\d+$/.test(hour)) return { ...hourly, schedule_minute }
  const time = { schedule_minute, schedule_hour: Number(hour) }
  const day = DAYS[Number.parseInt(weekday, 10) - 1] ?? null
  if (weekday.includes('#')) return { schedule_type: 'monthly', ...time, schedule_day: day, schedule_frame: 'first' }
  if (weekday.endsWith('L')) return { schedule_type: 'monthly', ...time, schedule_day: day, schedule_frame: 'last' }
  if (day !== null) return { schedule_type: 'weekly', ...time, schedule_day: day, schedule_frame: null }
  if (monthDay === '?' || monthDay === '*') {
    return { schedule_type: 'daily', ...time, schedule_day: null, schedule_frame: null }
  }
  const schedule_frame = monthDay === '15' ? 'mid' : monthDay === 'L' ? 'last' : 'first'
  return { schedule_type: 'monthly', ...time, schedule_day: null, schedule_frame }
}

function numberOr(text: string, otherwise: number): number {
  return /^\d+$/.test(text) ? Number(text) : otherwise
}

/** The key `schedules` of a database. */
export function schedulesOf(row: { cache_field_values_schedule: string; metadata_sync_schedule: string }) {
  return {
    cache_field_values: scheduleOf(row.cache_field_values_schedule),
    metadata_sync: scheduleOf(row.metadata_sync_schedule),
  }
}
