/** Whether an alert has something to say (contract: alerts, section 1). Tested by conditions.test.ts. */
import { goalOf, valueColumn } from '@querent/contract/goals/index.ts'
import { isEmptyResult, msg, type DeliveredCard, type DeliveredResult, type Said } from '../../../delivery/index.ts'
import type { StoredCondition } from '../../../store/index.ts'

import { extentOfRows, type Extent } from './extent.ts'

export { comparedBefore } from './compared.ts'
export { periodsOf, timeOf, type Compared } from './periods.ts'
export { extentOfRows, extentReader, type Extent } from './extent.ts'

/** What a condition looks at. */
interface Judged extends DeliveredResult {
  /** Of all rows, where the result has only the first; of its own when left out. */
  extent?: Extent | undefined
}

/** What an earlier run measured. */
export interface EarlierOutcome {
  at: string
  /** Exact text of a number; null when there was none. */
  measured: string | null
  is_met: boolean
}

export interface Outcome {
  /** Whether it is to be sent. */
  isMet: boolean
  /** Not sent because it was met at the run before too. */
  stays?: boolean
  /** The number that the condition looks at, as exact text; null for none. */
  measured: string | null
  /** What is the case, in a sentence: why it is sent, or why it is not. */
  reason: Said
}

/** The condition cannot be looked at: the question has changed. Says so in a sentence. */
export class BrokenCondition extends Error {}

/**
 * @param compared The earlier outcome that a `change` is compared with; undefined when there is none yet.
 * @throws {BrokenCondition} when the question has no goal or no value to look at.
 */
export function outcomeOf(
  condition: StoredCondition,
  card: Pick<DeliveredCard, 'display' | 'settings'>,
  result: Judged,
  compared?: EarlierOutcome,
): Outcome {
  switch (condition.kind) {
    case 'always':
      return { isMet: true, measured: null, reason: { text: '' } }
    case 'rows':
    case 'no-rows':
      return rowsOutcome(condition.kind, result)
    case 'goal':
      return goalOutcome(condition.isAbove, card, result)
    case 'change':
      return changeOutcome(condition, card, result, compared)
  }
}

/**
 * Whether more rows cannot change the outcome, but only the numbers in its sentence.
 * @param extent Of the rows so far, at least one.
 */
export function isDecided(
  condition: StoredCondition,
  card: Pick<DeliveredCard, 'display' | 'settings'>,
  { highest, lowest }: Extent,
): boolean {
  if (condition.kind === 'change') return false
  if (condition.kind !== 'goal') return true
  const goal = goalOf(card)
  if (goal === null) return true
  return condition.isAbove ? highest !== null && highest >= goal : lowest !== null && lowest < goal
}

function rowsOutcome(kind: 'rows' | 'no-rows', result: Judged): Outcome {
  const isEmpty = isEmptyResult(result)
  const count = isEmpty ? 0 : (result.extent?.rowCount ?? result.rowCount)
  const isCounted = result.isCut !== true || result.extent !== undefined
  return { isMet: isEmpty === (kind === 'no-rows'), measured: String(count), reason: rowsSentence(count, isCounted) }
}

function rowsSentence(count: number, isCounted: boolean): Said {
  if (!isCounted) return { text: msg('The question has more than {n} rows.'), values: { n: count } }
  if (count === 0) return { text: msg('The question has no results.') }
  if (count === 1) return { text: msg('The question has 1 row.') }
  return { text: msg('The question has {n} rows.'), values: { n: count } }
}

const NO_VALUE: Said = { text: msg('The question has no value to compare.') }

/** Met when any row is; a null never is. The reason names the value that goes furthest. */
function goalOutcome(isAbove: boolean, card: Pick<DeliveredCard, 'display' | 'settings'>, result: Judged) {
  const goal = goalOf(card)
  if (goal === null) throw new BrokenCondition(msg('The question no longer has a goal.'))
  const { highest, lowest } = extentOf(card, result)
  const furthest = isAbove ? highest : lowest
  const isMet = furthest !== null && (isAbove ? furthest >= goal : furthest < goal)
  if (furthest === null) return { isMet: false, measured: null, reason: NO_VALUE }
  const text =
    furthest >= goal ? msg('{value} has reached its goal of {goal}.') : msg('{value} is below its goal of {goal}.')
  const reason = { text, values: { value: furthest, goal } }
  return { isMet, measured: String(furthest), reason }
}

function changeOutcome(
  { by, unit, direction }: Extract<StoredCondition, { kind: 'change' }>,
  card: Pick<DeliveredCard, 'display' | 'settings'>,
  result: Judged,
  compared: EarlierOutcome | undefined,
): Outcome {
  const { last: value } = extentOf(card, result)
  if (value === null) return { isMet: false, measured: null, reason: NO_VALUE }
  const measured = String(value)
  if (compared?.measured == null) {
    const text = msg('The value is {value}; there is no earlier value to compare it with yet.')
    return { isMet: false, measured, reason: { text, values: { value } } }
  }
  const before = Number(compared.measured)
  const difference = value - before
  // 0.3 is 0.2 more than 0.1, but for the last bit.
  const moved = Number((unit === 'value' ? difference : percent(difference, before)).toPrecision(12))
  const isFar = Math.abs(moved) >= by
  const isWanted = direction === 'both' || (direction === 'up' ? moved > 0 : moved < 0)
  return { isMet: isFar && isWanted, measured, reason: changeSentence(before, value, moved, unit) }
}

/** From zero, every change is without bounds. */
function percent(difference: number, before: number): number {
  if (difference === 0) return 0
  return before === 0 ? Math.sign(difference) * Infinity : (100 * difference) / Math.abs(before)
}

function changeSentence(before: number, now: number, moved: number, unit: 'value' | 'percent'): Said {
  const values = { before, now }
  if (moved === 0) return { text: msg('The value is still {now}.'), values }
  if (!Number.isFinite(moved)) {
    const text =
      moved > 0 ? msg('The value rose, from {before} to {now}.') : msg('The value fell, from {before} to {now}.')
    return { text, values }
  }
  const amount = Number(Math.abs(moved).toFixed(2))
  const size = unit === 'percent' ? { text: '{amount} %', values: { amount } } : amount
  const text =
    moved > 0
      ? msg('The value rose by {size}, from {before} to {now}.')
      : msg('The value fell by {size}, from {before} to {now}.')
  return { text, values: { ...values, size } }
}

/** Of the column that the alert looks at, without nulls. */
function extentOf(card: Pick<DeliveredCard, 'display' | 'settings'>, { cols, rows, extent }: Judged): Extent {
  // Without rows, some engines do not say what type a column has.
  const column = rows.length === 0 ? undefined : valueColumn(card, cols)
  if (rows.length > 0 && column === undefined) {
    throw new BrokenCondition(msg('It is unclear which column of the question to compare.'))
  }
  return extent ?? extentOfRows(column, rows)
}
