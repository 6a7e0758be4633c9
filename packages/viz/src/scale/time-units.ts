/** Time as milliseconds of a clock without a zone: steps of units, and the blocks that ticks begin. */
import { lookup } from '@querent/contract/lookup/index.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const FIXED: Readonly<Record<string, number>> = lookup({ minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY })
const MONTHS: Readonly<Record<string, number>> = lookup({ month: 1, quarter: 3, year: 12 })

/** The beginning of the next bucket; undefined for units whose buckets are not laid side by side. */
export function nextBucket(time: number, unit: string): number | undefined {
  const fixed = FIXED[unit]
  if (fixed !== undefined) return time + fixed
  const months = MONTHS[unit]
  if (months === undefined) return undefined
  const date = new Date(time)
  return date.setUTCMonth(date.getUTCMonth() + months)
}

export interface TickLevel {
  label: 'year' | 'month' | 'day' | 'hour' | 'minute'
  /** Times of one block have one number. */
  block(time: number): number
}

const month = (time: number) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth()
const fixed = (ms: number) => (time: number) => Math.floor(time / ms)
/** Weeks from Monday: 1970 began on a Thursday. */
const week = (time: number) => Math.floor((time / DAY + 3) / 7)
const years = (count: number): TickLevel => ({
  label: 'year',
  block: (time) => Math.floor(new Date(time).getUTCFullYear() / count),
})

/** From every bucket to millennia: dates such as 9999-12-31 stand for no end. */
export const TICK_LEVELS: readonly TickLevel[] = [
  { label: 'minute', block: fixed(MINUTE) },
  ...[5, 15, 30].map((minutes): TickLevel => ({ label: 'minute', block: fixed(minutes * MINUTE) })),
  ...[1, 3, 6, 12].map((hours): TickLevel => ({ label: 'hour', block: fixed(hours * HOUR) })),
  { label: 'day', block: fixed(DAY) },
  { label: 'day', block: week },
  ...[1, 3, 6].map((months): TickLevel => ({ label: 'month', block: (time) => Math.floor(month(time) / months) })),
  ...[1, 2, 5, 10, 20, 50, 100, 500, 1000, 2000, 5000].map(years),
]
