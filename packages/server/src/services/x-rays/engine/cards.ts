/** The cards that a rule makes of a subject: one for each fitting combination of columns. */
import { type Said } from '../../../delivery/index.ts'
import { bind, interestOf, type Bound } from './bind.ts'
import type { Clause, Column } from './column.ts'
import { FEW_SERIES, groupingOf, type Grouping } from './grouping.ts'
import { distinctOf, emptyShare } from './column.ts'
import type { Asked } from './query.ts'
import type { CardRule, Measure, Rule } from './rule.ts'
import type { Subject } from './subject.ts'
import { isRecent } from './time-span.ts'
import { saidWith } from './words.ts'
import { reasonFor } from './reason.ts'

/** A card that is not placed yet. */
export interface CardPlan {
  title: string
  why: string
  group: string
  score: number
  display: string
  asked: Asked
  settings: Readonly<Record<string, unknown>>
}

interface BoundMeasure {
  clause: Clause
  said: Said
  score: number
  column: Column | null
  isAdditive: boolean
}

const CARDS_OF_A_RULE = 3

interface Planned {
  plans: readonly CardPlan[]
  bound: Bound
}

/** Best first, without two that ask the same or that a reader cannot distinguish. */
export function planCards(rule: Rule, subject: Subject): Planned {
  const bound = bind(rule, subject)
  const measures = new Map(
    Object.entries(rule.measures).map(([name, measure]) => [name, boundMeasures(measure, bound, subject)]),
  )
  const plans = rule.cards
    .flatMap((card) => plansOf(card, { rule, subject, bound, measures }))
    .sort((a, b) => b.score - a.score)
  const seen = new Set<string>()
  const titles = new Set<string>()
  const different = plans.filter(({ asked, title }) => {
    const key = JSON.stringify([
      asked.aggregations,
      asked.by.map(({ column: _column, ...how }) => how),
      asked.by.map(({ column }) => column.ref),
      asked.filter,
    ])
    if (seen.has(key) || titles.has(title)) return false
    seen.add(key)
    titles.add(title)
    return true
  })
  return { plans: different, bound }
}

interface Context {
  rule: Rule
  subject: Subject
  bound: Bound
  measures: ReadonlyMap<string, readonly BoundMeasure[]>
}

function plansOf(card: CardRule, context: Context): CardPlan[] {
  const filter = conditionOf(card, context)
  if (filter === undefined) return []
  const shown = combinations(card.shows.map((name) => context.measures.get(name) ?? []))
  const groups = combinations((card.by ?? []).map((by) => groupingsOf(by, context)))
  const plans = shown.flatMap((measures) =>
    groups.flatMap((by) => (isReadable(measures, by) ? [planOf(card, { measures, by, filter }, context)] : [])),
  )
  return plans.sort((a, b) => b.score - a.score).slice(0, card.most ?? CARDS_OF_A_RULE)
}

/** Undefined where the rule's condition does not apply to the subject, or would leave no rows. */
function conditionOf({ where }: CardRule, { rule, bound, subject }: Context): Clause | null | undefined {
  if (where === undefined) return null
  const condition = rule.conditions?.[where]
  const [column] = bound.get(condition?.of ?? '') ?? []
  if (condition === undefined || column === undefined) return undefined
  if (!isRecent(column, condition.lastDays, subject.now)) return undefined
  return ['time-interval', column.ref, -condition.lastDays, 'day']
}

function groupingsOf(by: NonNullable<CardRule['by']>[number], { bound, subject }: Context): Grouping[] {
  const { of, part } = typeof by === 'string' ? { of: by, part: undefined } : by
  return (bound.get(of) ?? []).flatMap((column) => groupingOf(column, subject.now, part) ?? [])
}

/** No column twice, and no more than a few series in one chart. */
function isReadable(measures: readonly BoundMeasure[], by: readonly Grouping[]): boolean {
  const columns = [...measures.flatMap(({ column }) => column ?? []), ...by.map(({ column }) => column)]
  if (new Set(columns).size < columns.length) return false
  const [, second] = by
  if (second === undefined || second.as === 'grid') return true
  return second.as === 'values' && (distinctOf(second.column) ?? FEW_SERIES) <= FEW_SERIES
}

interface Filled {
  measures: readonly BoundMeasure[]
  by: readonly Grouping[]
  filter: Clause | null
}

function planOf(card: CardRule, { measures, by, filter }: Filled, { rule, subject }: Context): CardPlan {
  const { words } = subject
  const [measure] = measures
  const values = {
    name: subject.name,
    measure: measure?.said ?? '',
    by: by[0]?.column.label ?? '',
    second: by[1]?.column.label ?? '',
  }
  const scores = [card.score, ...measures.map(({ score }) => score), ...by.map(({ column }) => interestOf(column))]
  return {
    title: saidWith(words, { text: card.title, values }),
    why: [card.why === undefined ? '' : words.say(card.why, values), reasonFor(by, subject)].filter(Boolean).join(' '),
    group: rule.groups[card.group] ?? '',
    score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    display: displayOf(card, by),
    asked: { aggregations: measures.map(({ clause }) => clause), by, filter },
    settings: {},
  }
}

function displayOf({ display }: CardRule, [first, second]: readonly Grouping[]): string {
  if (display !== undefined) return display
  if (first === undefined) return 'scalar'
  if (first.as === 'region' || first.as === 'grid') return 'map'
  if (first.as === 'time') return second === undefined ? 'line' : 'area'
  if (second !== undefined) return 'bar'
  return (first.as === 'values' && first.column.kind !== 'number') || first.as === 'top' ? 'row' : 'bar'
}

function boundMeasures(measure: Measure, bound: Bound, subject: Subject): BoundMeasure[] {
  const { does, of, score } = measure
  const plain = { score, column: null, isAdditive: true }
  if (does === 'own') {
    return subject.measures.map(({ clause, title }) => ({ ...plain, clause, said: { text: title } }))
  }
  const name = subject.name
  if (does === 'count' || of === undefined)
    return [{ ...plain, clause: ['count'], said: { text: measure.title, values: { name } } }]
  return (bound.get(of) ?? [])
    .filter((column) => isCountable(column, measure))
    .map((column) => ({
      clause: does === 'share-empty' ? ['share', ['is-null', column.ref]] : [does, column.ref],
      said: { text: measure.title, values: { name, column: column.label, table: column.via?.label ?? name } },
      score: (score + interestOf(column)) / 2,
      column,
      isAdditive: does === 'sum',
    }))
}

/** Keys are counted and never computed with, whatever a rule says. */
function isCountable(column: Column, { does }: Measure): boolean {
  if (does === 'share-empty') return emptyShare(column) > 0
  if (does === 'distinct') return column.kind !== 'key'
  return column.kind === 'number'
}

/** Each choice of one from every list; one empty choice where there are no lists. */
function combinations<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((made, list) => made.flatMap((some) => list.map((one) => [...some, one])), [[]])
}
