import { lookup } from '@querent/contract/lookup/index.ts'

const MONTHS = lookup({ month: 1, quarter: 3, year: 12 })
const SECONDS = lookup({ second: 1, minute: 60, hour: 3_600, day: 86_400, week: 604_800 })

/**
 * The start of the period before the one that starts at a wall time.
 * @param start `2024-05-01` or `2024-05-01T10:00:00`.
 * @returns In the same form; null for another form, and for a unit that does not divide time.
 */
export function periodBefore(start: string, unit: string): string | null {
  const found = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?).*)?$/.exec(start)
  if (found === null) return null
  const [, day, clock] = found
  const time = new Date(`${day}T${clock ?? '00:00'}Z`)
  const months = MONTHS[unit]
  const seconds = SECONDS[unit]
  if (months !== undefined) time.setUTCMonth(time.getUTCMonth() - months)
  else if (seconds !== undefined) time.setTime(time.getTime() - seconds * 1000)
  else return null
  return time.toISOString().slice(0, clock === undefined ? 10 : 19)
}
