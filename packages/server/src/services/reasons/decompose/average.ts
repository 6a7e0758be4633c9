/**
 * Averages and shares. With w a value's share of the rows, m its average and M that of all, the change of M is the sum over
 * all values of
 *
 *     rate = (w0 + w1) / 2 · (m1 − m0)        the value's own average changed
 *     mix  = (w1 − w0) · ((m0 + m1) / 2 − M̄)  there are more or fewer of its rows; M̄ is the mean of M0 and M1
 *
 * exactly, but for the rounding of doubles. A value that is new or gone has no other average: its part is all mix. Tested by
 * decompose.test.ts.
 */
import { without, type PeriodSum, type Periods } from './period.ts'

/** An average of fewer rows says nothing. */
const LEAST_ROWS = 12

/** In standard deviations; null where there are too few rows to say. */
export function averageSurprise(value: Periods, all: Periods): number | null {
  return furthest(rateSurprise(value, all), mixSurprise(value, all))
}

export function effectsOf(value: Periods, all: Periods): { rate: number; mix: number } {
  const before = shareOf(value.before, all.before)
  const after = shareOf(value.after, all.after)
  const oldMean = meanOf(value.before) ?? meanOf(value.after) ?? 0
  const newMean = meanOf(value.after) ?? oldMean
  const middle = ((meanOf(all.before) ?? 0) + (meanOf(all.after) ?? 0)) / 2
  return {
    rate: ((before + after) / 2) * (newMean - oldMean),
    mix: (after - before) * ((oldMean + newMean) / 2 - middle),
  }
}

/** Whether the value's average moved otherwise than that of the other values. */
function rateSurprise(value: Periods, all: Periods): number | null {
  const others = without(all, value)
  if (![value, others].every(({ before, after }) => Math.min(before.rows, after.rows) >= LEAST_ROWS)) return null
  const spread = [value, others].reduce((sum, { before, after }) => sum + meanSpread(before) + meanSpread(after), 0)
  return spread > 0 ? (moved(value) - moved(others)) / Math.sqrt(spread) : null
}

/** Whether the value's share of the rows moved, where that matters: an average like that of all changes nothing. */
function mixSurprise(value: Periods, all: Periods): number | null {
  const { mix, rate } = effectsOf(value, all)
  if (value.before.rows + value.after.rows < LEAST_ROWS || Math.abs(mix) < Math.abs(rate)) return null
  const pooled = (value.before.rows + value.after.rows) / (all.before.rows + all.after.rows)
  const spread = pooled * (1 - pooled) * (1 / all.before.rows + 1 / all.after.rows)
  if (!(spread > 0)) return null
  const difference = shareOf(value.after, all.after) - shareOf(value.before, all.before)
  return (Math.sign(mix) * Math.abs(difference)) / Math.sqrt(spread)
}

function furthest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.abs(one) >= Math.abs(other) ? one : other
}

function moved({ before, after }: Periods): number {
  return (meanOf(after) ?? 0) - (meanOf(before) ?? 0)
}

function meanOf({ sum, rows }: PeriodSum): number | null {
  return rows === 0 ? null : sum.toNumber() / rows
}

function shareOf(part: PeriodSum, all: PeriodSum): number {
  return all.rows === 0 ? 0 : part.rows / all.rows
}

/** How far the average of so many rows is moved by chance, squared. */
function meanSpread({ sum, rows, squares }: PeriodSum): number {
  const mean = sum.toNumber() / rows
  return Math.max(0, squares / rows - mean * mean) / Math.max(1, rows - 1)
}
