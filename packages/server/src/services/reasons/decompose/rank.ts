/**
 * Which columns explain a change. Many values are looked at, and of many some differ by chance: with m of them, a difference of
 * z standard deviations is one by chance in at most 2 · m · e^(−z²/2) of all cases. Tested by decompose.test.ts.
 */
import type { Part } from './period.ts'

/** In so many of a hundred changes without a reason something may stand out. */
const BY_CHANCE = 0.01

/** @param values How many values of all columns are looked at. */
export function leastSurprise(values: number): number {
  return Math.sqrt(2 * Math.log((2 * Math.max(1, values)) / BY_CHANCE))
}

/** The surprise of the value that stands out most; 0 when none does. */
export function strengthOf(parts: readonly Part[], least: number): number {
  return Math.max(0, ...parts.map(({ surprise }) => Math.abs(surprise ?? 0)).filter((size) => size >= least))
}

/** The change that the values which stand out explain, as a part of all of it: 0.8, and beyond 1 where others undo it. */
export function explainedBy(parts: readonly Part[], least: number, change: number): number {
  const standing = parts.filter(({ surprise }) => Math.abs(surprise ?? 0) >= least)
  const sum = standing.reduce((total, { contribution }) => total + Number(contribution), 0)
  return change === 0 ? 0 : sum / change
}

/** Orders values: those that stand out first, then by the size of their part. Where two undo each other, both stand out. */
export function compareParts(a: Part, b: Part, least: number): number {
  const stands = ({ surprise }: Part) => Number(Math.abs(surprise ?? 0) >= least)
  const size = ({ contribution }: Part) => Math.abs(Number(contribution))
  return stands(b) - stands(a) || size(b) - size(a)
}
