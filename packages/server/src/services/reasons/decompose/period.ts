import type { Decimal } from './decimal.ts'

/** What the rows of a period, or of one value in it, come to. */
export interface PeriodSum {
  /** The number of rows, the sum, or the upper part of a ratio. */
  sum: Decimal
  /** Rows that count; the lower part of a ratio. */
  rows: number
  /** The sum of the squares: how far a sum is moved by chance. */
  squares: number
}

export interface Periods {
  before: PeriodSum
  after: PeriodSum
}

/** The rows of one value of a column. */
export interface ValuePeriods extends Periods {
  /** As JSON shows it. */
  value: unknown
}

/** One value's part of the change. */
export interface Part {
  value: unknown
  state: 'both' | 'new' | 'gone'
  /** Exact for counts and sums. */
  contribution: string
  /** How much of the contribution comes from the value's own average, and how much from its share of the rows; null for sums. */
  effects: { rate: number; mix: number } | null
  /** Standard deviations from what the change of everything would lead to; null where there are too few rows to say. */
  surprise: number | null
}

export function stateOf({ before, after }: Periods): Part['state'] {
  if (before.rows === 0) return 'new'
  return after.rows === 0 ? 'gone' : 'both'
}

/** All but one of the values. */
export function without(all: Periods, value: Periods): Periods {
  const less = (whole: PeriodSum, part: PeriodSum): PeriodSum => ({
    sum: whole.sum.minus(part.sum),
    rows: whole.rows - part.rows,
    squares: Math.max(0, whole.squares - part.squares),
  })
  return { before: less(all.before, value.before), after: less(all.after, value.after) }
}
