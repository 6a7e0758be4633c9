/**
 * Counts and sums: a value's part is the difference of its sums, so the parts add up to the change. A value is a surprise when
 * it changed otherwise than everything did: with R = all after / all before, its sum should be R times what it was. The
 * spread of that difference follows from the squares of the rows, taken as independent. Tested by decompose.test.ts.
 */
import type { Decimal } from './decimal.ts'
import type { PeriodSum, Periods } from './period.ts'

/** Fewer rows that weigh alike say nothing: the spread of so few is not known. */
const LEAST_ROWS = 12

export function contributionOf({ before, after }: Periods): Decimal {
  return after.sum.minus(before.sum)
}

/** In standard deviations; null where there are too few rows to say. */
export function additiveSurprise({ before, after }: Periods, all: Periods): number | null {
  const base = all.before.sum.toNumber()
  if (base === 0) return null
  const ratio = all.after.sum.toNumber() / base
  const own = after.squares + ratio * ratio * before.squares
  const size = Math.abs(after.sum.toNumber()) + Math.abs(ratio * before.sum.toNumber())
  if (own <= 0 || (size * size) / own < LEAST_ROWS) return null
  // The value is a part of all: what it adds to all is not its own difference.
  const share = before.sum.toNumber() / base
  const spread = spreadOf(after, all.after, share) + ratio * ratio * spreadOf(before, all.before, share)
  if (spread <= 0) return null
  return (after.sum.toNumber() - ratio * before.sum.toNumber()) / Math.sqrt(spread)
}

function spreadOf(part: PeriodSum, all: PeriodSum, share: number): number {
  return (1 - share) ** 2 * part.squares + share ** 2 * Math.max(0, all.squares - part.squares)
}
