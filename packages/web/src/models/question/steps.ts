/** A query as the list of steps that a builder shows. */
import { t } from '../../i18n/t.ts'
import { nameOf } from './edit.ts'
import { sayAggregation, sayBucketed, sayFilter, sayFormula, sayOrder } from './say/index.ts'
import { isNative } from './stages.ts'
import type { Clause, Column, Description, Join, MbqlStage, StagedQuery } from './types.ts'

export type StepKind =
  | 'source'
  | 'native'
  | 'joins'
  | 'expressions'
  | 'filters'
  | 'aggregation'
  | 'breakout'
  | 'fields'
  | 'order-by'
  | 'limit'

export interface StepItem {
  /** As in the answers of describe: `stages[0].filters[1]`. */
  readonly path: string
  readonly index: number
  readonly label: string
  /** What is wrong with it, or with something in it. */
  readonly errors: readonly string[]
  /** Columns that it can refer to. */
  readonly columns: readonly Column[]
}

export interface QueryStep {
  readonly kind: StepKind
  readonly stage: number
  readonly items: readonly StepItem[]
  /** Columns that one more clause of the step can refer to. */
  readonly columns: readonly Column[]
}

const LISTS = ['expressions', 'filters', 'aggregation', 'breakout', 'order-by'] as const

/**
 * The steps of all stages, in the order of evaluation; those without clauses are left out. Without a description (none came
 * yet) labels fall back on stored names. `sourceName` is shown for the first stage.
 */
export function stepsOf(query: StagedQuery, description: Description | null, sourceName = ''): QueryStep[] {
  return query.stages.flatMap((stage, index) => {
    const about = aboutStage(index, description)
    if (isNative(stage)) return [step('native', about, [t('SQL')], `stages[${index}]`)]
    const steps: QueryStep[] = index === 0 ? [step('source', about, [sourceName], `stages[0]`)] : []
    if (stage.joins?.length) steps.push(step('joins', about, stage.joins.map(sayJoin)))
    for (const list of LISTS) {
      if (list === 'order-by' && stage.fields?.length) {
        steps.push(
          step(
            'fields',
            about,
            stage.fields.map((ref) => sayBucketed(ref, about.visible)),
          ),
        )
      }
      const clauses = stage[list] ?? []
      if (clauses.length > 0)
        steps.push(
          step(
            list,
            about,
            clauses.map(
              (clause, at) => metricName(list, clause, at, about, stage) ?? say(list, clause, about.visible, stage),
            ),
          ),
        )
    }
    if (stage.limit !== undefined) {
      steps.push(
        step(
          'limit',
          about,
          [t('{count, plural, one {# row} other {# rows}}', { count: stage.limit })],
          `stages[${index}].limit`,
        ),
      )
    }
    return steps
  })
}

/** Errors that no step shows: those without a path. */
export function looseErrors(description: Description | null): string[] {
  return (description?.errors ?? []).filter(({ path }) => path === null).map(({ message }) => message)
}

/** Columns that a new clause of a kind can refer to. */
export function columnsFor(kind: StepKind, stage: number, description: Description | null): readonly Column[] {
  return visibleTo(kind, aboutStage(stage, description))
}

interface About {
  stage: number
  /** What the stage gives. */
  columns: readonly Column[]
  visible: readonly Column[]
  ranges: ReadonlyMap<string, readonly number[]>
  errors: Description['errors']
}

function aboutStage(stage: number, description: Description | null): About {
  const described = description?.stages[stage]
  return {
    stage,
    columns: described?.columns ?? [],
    visible: described?.visible ?? [],
    ranges: new Map(described?.clauses.map(({ path, columns }) => [path, columns])),
    errors: description?.errors ?? [],
  }
}

function step(kind: StepKind, about: About, labels: readonly string[], fixedPath?: string): QueryStep {
  const items = labels.map((label, index): StepItem => {
    const path = fixedPath ?? `stages[${about.stage}].${kind}[${index}]`
    const [from, to] = about.ranges.get(path) ?? []
    const columns = from === undefined ? visibleTo(kind, about) : about.visible.slice(from, to)
    return { path, index, label, columns, errors: errorsAt(path, about, kind) }
  })
  return { kind, stage: about.stage, items, columns: visibleTo(kind, about) }
}

/** Faults of a source or of SQL stand at the stage itself, all others at or inside their clause. */
function errorsAt(path: string, { errors }: About, kind: StepKind): string[] {
  const isWhole = kind === 'source' || kind === 'native'
  return errors
    .filter(({ path: at }) => {
      if (at === null) return false
      if (at === path || at === `${path}.source-table` || at === `${path}.source-card`) return true
      return !isWhole && (at.startsWith(`${path}[`) || at.startsWith(`${path}.`))
    })
    .map(({ message }) => message)
}

/** Grouped stages end in what groups give, which only sorting may use. */
function visibleTo(kind: StepKind, { visible, ranges, stage }: About): readonly Column[] {
  if (kind === 'order-by') {
    const sorted = ranges.get(`stages[${stage}].order-by[0]`)
    if (sorted !== undefined) return visible.slice(sorted[0], sorted[1])
    const groups = ends('breakout', ranges, stage) ?? ends('aggregation', ranges, stage)
    return groups === undefined ? visible : visible.slice(groups)
  }
  const ending = ends('breakout', ranges, stage) ?? ends('aggregation', ranges, stage)
  return ending === undefined ? visible : visible.slice(0, ending)
}

function ends(list: string, ranges: About['ranges'], stage: number): number | undefined {
  return ranges.get(`stages[${stage}].${list}[0]`)?.[1]
}

/** A metric is known by its number alone; its column has the name. */
function metricName(
  list: (typeof LISTS)[number],
  clause: Clause,
  at: number,
  { columns }: About,
  { breakout = [] }: MbqlStage,
): string | null {
  if (list !== 'aggregation' || clause[0] !== 'metric' || clause[1]['display-name'] !== undefined) return null
  return columns[breakout.length + at]?.display_name ?? null
}

function say(list: (typeof LISTS)[number], clause: Clause, columns: readonly Column[], stage: MbqlStage): string {
  switch (list) {
    case 'expressions':
      return nameOf(clause)
    case 'filters':
      return sayFilter(clause, columns)
    case 'aggregation':
      return sayAggregation(clause, columns)
    case 'breakout':
      return clause[0] === 'field' || clause[0] === 'expression'
        ? sayBucketed(clause, columns)
        : sayFormula(clause, columns)
    case 'order-by':
      return sayOrder(clause, columns, stage.aggregation)
  }
}

function sayJoin({ alias }: Join): string {
  return alias
}
