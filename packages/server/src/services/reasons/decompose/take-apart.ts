/**
 * The parts of a change by the values of one column. A value that changed by itself moves everything, so that all others seem
 * to have changed the other way. So the value that stands out most is set aside, and the others are compared without it, until
 * none stands out. Tested by decompose.test.ts.
 */
import { additiveSurprise, contributionOf } from './additive.ts'
import { averageSurprise, effectsOf } from './average.ts'
import { stateOf, without, type Part, type Periods, type ValuePeriods } from './period.ts'

/** More values set aside would be no exceptions. */
const MOST_ASIDE = 8

type SurpriseOf = (value: Periods, all: Periods) => number | null

/** @param least From which surprise on a value stands out. */
export function takeApart(
  values: readonly ValuePeriods[],
  all: Periods,
  { isSum, least }: { isSum: boolean; least: number },
): Part[] {
  const sized = values.map((value) => {
    const effects = isSum ? null : effectsOf(value, all)
    const contribution = effects === null ? contributionOf(value).toString() : String(effects.rate + effects.mix)
    return { value, effects, contribution }
  })
  const surprises = surprisesOf(sized, all, { surpriseOf: isSum ? additiveSurprise : averageSurprise, least })
  return sized.map(({ value, effects, contribution }, place) => {
    return { value: value.value, state: stateOf(value), contribution, effects, surprise: surprises[place] ?? null }
  })
}

interface Sized {
  value: ValuePeriods
  contribution: string
}

function surprisesOf(
  values: readonly Sized[],
  all: Periods,
  { surpriseOf, least }: { surpriseOf: SurpriseOf; least: number },
): (number | null)[] {
  const found: (number | null)[] = []
  const left = new Map(values.entries())
  let base = all
  for (let aside = 0; aside < MOST_ASIDE; aside++) {
    const first = mostSurprising(left, base, surpriseOf)
    if (first === undefined || Math.abs(first.surprise) < least) break
    found[first.place] = first.surprise
    left.delete(first.place)
    base = without(base, first.value)
  }
  for (const [place, { value }] of left) found[place] = surpriseOf(value, base)
  return found
}

/** Of two that undo each other, the one with more of the change. */
function mostSurprising(values: ReadonlyMap<number, Sized>, base: Periods, surpriseOf: SurpriseOf) {
  let most: { place: number; value: ValuePeriods; surprise: number; size: number } | undefined
  for (const [place, { value, contribution }] of values) {
    const surprise = surpriseOf(value, base)
    if (surprise === null) continue
    const size = Math.abs(Number(contribution))
    const lead = Math.abs(surprise) - Math.abs(most?.surprise ?? 0)
    const isAlike = Math.abs(lead) < 1e-6 * Math.abs(surprise)
    if (most === undefined || (isAlike ? size > most.size : lead > 0)) most = { place, value, surprise, size }
  }
  return most
}
