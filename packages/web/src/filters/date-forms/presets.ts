import type { DateUnit, RelativeDates } from '../dates/index.ts'

const relative = (amount: number, unit: DateUnit): RelativeDates => ({
  kind: 'relative',
  amount,
  unit,
  includeCurrent: false,
  offset: null,
})

/** Dates that are often wanted, two in a row. */
export const PRESETS: readonly RelativeDates[] = [
  relative(0, 'day'),
  relative(-1, 'day'),
  relative(-7, 'day'),
  relative(-30, 'day'),
  relative(0, 'week'),
  relative(-1, 'week'),
  relative(0, 'month'),
  relative(-1, 'month'),
  relative(-3, 'month'),
  relative(-12, 'month'),
  relative(0, 'quarter'),
  relative(0, 'year'),
]
