/** `time-interval`, `relative-time-interval`, `during`: periods around now, or around a given date, as ranges. */
import { isA } from '@querent/contract'
import type { Bound, BoundCall } from '../../model/bound.ts'
import type { TruncationUnit } from '../../model/temporal-unit.ts'
import type { Clock } from '../../time/clock.ts'
import { temporalLiteral } from '../../time/literals.ts'
import { add, truncate } from '../../time/units.ts'
import { argument, keyword, makeCondition, refuse, wholeNumber, withoutBucket } from '../build.ts'
import type { ClauseDefinition } from '../clause.ts'
import { textMoment, unitArgument } from './temporal-values.ts'
import { rewritten } from '../../copies/promises.ts'

const WORDS: ReadonlyMap<string, number> = new Map([
  ['current', 0],
  ['last', -1],
  ['next', 1],
])

/** How many units: a whole number or one of the words. */
function amountOf(call: BoundCall): number {
  const word = keyword(call, 1)
  if (word === undefined) return wholeNumber(call, 1)
  return WORDS.get(word) ?? refuse(call, `unknown amount "${word}".`)
}

interface Range {
  start: Temporal.PlainDateTime
  /** Not part of the range. */
  end: Temporal.PlainDateTime
}

/** Whole units before now (negative), the current one (0), or after it (positive). */
export function rangeAroundNow(amount: number, unit: TruncationUnit, includeCurrent: boolean, clock: Clock): Range {
  const start = truncate(clock.now, unit, clock.startOfWeek)
  const next = add(start, 1, unit)
  if (amount === 0) return { start, end: next }
  if (amount < 0) return { start: add(start, amount, unit), end: includeCurrent ? next : start }
  return { start: includeCurrent ? start : next, end: add(start, amount + 1, unit) }
}

function within(call: BoundCall, range: Range, clock: Clock): Bound {
  const column = withoutBucket(argument(call, 0))
  if (!isA(column.type, 'type/HasDate') && column.type !== 'type/*') refuse(call, 'needs a column with dates.')
  const type = column.type === 'type/*' ? 'type/DateTime' : column.type
  return makeCondition(
    'and',
    [
      makeCondition('>=', [column, temporalLiteral(range.start, type, clock)], call),
      makeCondition('<', [column, temporalLiteral(range.end, type, clock)], call),
    ],
    call,
  )
}

export const DATE_FILTERS: readonly ClauseDefinition[] = [
  {
    op: 'time-interval',
    role: 'filter',
    onCopy: rewritten,
    args: ['column', 'amount', 'keyword'],
    expand(call, clock) {
      const includeCurrent = call.options['include-current'] === true
      return within(call, rangeAroundNow(amountOf(call), unitArgument(call, 2), includeCurrent, clock), clock)
    },
  },
  {
    op: 'relative-time-interval',
    role: 'filter',
    onCopy: rewritten,
    args: ['column', 'amount', 'keyword', 'constant', 'keyword'],
    expand(call, clock) {
      const range = rangeAroundNow(amountOf(call), unitArgument(call, 2), false, clock)
      const offset = wholeNumber(call, 3)
      const by = unitArgument(call, 4)
      return within(call, { start: add(range.start, offset, by), end: add(range.end, offset, by) }, clock)
    },
  },
  {
    op: 'during',
    role: 'filter',
    onCopy: rewritten,
    args: ['column', 'constant', 'keyword'],
    expand(call, clock) {
      const text = keyword(call, 1) ?? ''
      const moment = textMoment(text, argument(call, 0).type, clock)
      if (!moment) refuse(call, `"${text}" is not a date.`)
      const unit = unitArgument(call, 2)
      const start = truncate(moment.at, unit, clock.startOfWeek)
      return within(call, { start, end: add(start, 1, unit) }, clock)
    },
  },
]
