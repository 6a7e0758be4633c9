/**
 * Metrics: saved aggregations. A stage that names some gets their aggregations in their place, with the joins and
 * expressions that these need. A metric's filters hold for its own aggregation alone (contract: query-language,
 * section 9).
 */
import { QueryError } from '../errors.ts'
import type { CardMetadata } from '../metadata.ts'
import type { Aggregation, Call, Expr, Join, MbqlStage, Stage } from '../model/query.ts'
import { conditional, conjunction } from './conditional-aggregation.ts'
import { spend, type ResolveContext } from './context.ts'
import { refuseAt } from './draft.ts'
import { replaceExpr, walkExpr } from './walk.ts'
import { said } from '../said.ts'

interface Metric {
  card: CardMetadata
  /** Stages before the last one. */
  before: readonly Stage[]
  /** The stage that aggregates, metrics that it names in their place. */
  last: MbqlStage
  aggregation: Aggregation
}

/** The stage with every metric replaced by its aggregation. @param before The stages that it builds on. */
export function expandMetrics(
  stage: MbqlStage,
  before: readonly Stage[],
  context: ResolveContext,
  path: readonly number[] = [],
): MbqlStage {
  if (!stage.aggregations.some(({ value }) => namesMetric(value))) return stage
  const splice = new Splice(stage, before, context, path)
  const aggregations = stage.aggregations.map((given) => splice.aggregation(given))
  const orderBy = stage.orderBy.map((order) => ({ ...order, value: splice.expand(order.value) }))
  return { ...stage, aggregations, orderBy, joins: splice.joins, expressions: splice.expressions }
}

/** True when the stage reads the metric with this id and aggregates by it: it then sees the rows, not the result. */
export function aggregatesBy(stage: MbqlStage, cardId: number): boolean {
  let found = false
  for (const { value } of stage.aggregations) walkExpr(value, (expr) => (found ||= metricId(expr) === cardId))
  return found
}

/** The stages of a metric without its aggregation: the rows that it would aggregate, joined columns and all. */
export function metricRows(id: number, context: ResolveContext): Stage[] {
  const { before, last } = openMetric(id, `metric ${id}`, context, [])
  const rows: MbqlStage = {
    ...last,
    joins: last.joins.map((join) => ({ ...join, fields: 'all' })),
    aggregations: [],
    breakouts: [],
    fields: null,
    orderBy: [],
    limit: null,
    page: null,
  }
  return [...before, rows]
}

function namesMetric(expr: Expr): boolean {
  return expr.kind === 'call' && (expr.op === 'metric' || expr.args.some(namesMetric))
}

function metricId(expr: Expr): number | undefined {
  const [id] = expr.kind === 'call' && expr.op === 'metric' ? expr.args : []
  return id?.kind === 'literal' && typeof id.value === 'number' ? id.value : undefined
}

/** @throws {QueryError} `invalid-query` for an unknown metric, and for one that names itself. */
function openMetric(id: number, at: string, context: ResolveContext, path: readonly number[]): Metric {
  spend(context, at)
  const card = context.metadata.card(id)
  const stages = context.metadata.cardQuery(id)?.stages ?? []
  const stage = stages[stages.length - 1]
  if (!card || stage?.kind !== 'mbql' || stage.aggregations.length === 0) {
    return refuseAt(at, said('Metric {id} does not exist.', { id }))
  }
  if (path.includes(id)) return refuseAt(at, said('Metric "{name}" refers to itself.', { name: card.name }))
  if (card.database_id !== context.database.id) refuseAt(at, `Metric "${card.name}" belongs to another database.`)
  const before = stages.slice(0, -1)
  const last = expandMetrics(stage, before, context, [...path, id])
  return { card, before, last, aggregation: last.aggregations[0]! }
}

/** Puts metrics into one stage and collects what they bring along. */
class Splice {
  joins: Join[]
  expressions: MbqlStage['expressions']
  readonly #stage: MbqlStage
  readonly #before: readonly Stage[]
  readonly #context: ResolveContext
  readonly #path: readonly number[]

  constructor(stage: MbqlStage, before: readonly Stage[], context: ResolveContext, path: readonly number[]) {
    this.#stage = stage
    this.#before = before
    this.#context = context
    this.#path = path
    this.joins = stage.joins
    this.expressions = stage.expressions
  }

  /** A metric that stands alone gives its names too. */
  aggregation(given: Aggregation): Aggregation {
    const { value } = given
    if (value.kind !== 'call' || value.op !== 'metric') return { ...given, value: this.expand(value), shown: value }
    const { card, aggregation } = this.#open(value)
    return {
      ...given,
      name: given.name ?? aggregation.name,
      displayName: given.displayName ?? card.name,
      value: aggregation.value,
      shown: aggregation.shown ?? aggregation.value,
    }
  }

  expand(expr: Expr): Expr {
    return replaceExpr(expr, (item) =>
      item.kind === 'call' && item.op === 'metric' ? this.#open(item).aggregation.value : undefined,
    )
  }

  /** The metric's aggregation as it reads in this stage. */
  #open(call: Call): { card: CardMetadata; aggregation: Aggregation } {
    const id = metricId(call)
    if (id === undefined) return refuseAt(call.path, 'A metric must be referred to by its id.')
    if (this.#context.cardPath.length === 0) this.#context.found.cardIds.add(id)
    const metric = openMetric(id, call.path, this.#context, this.#path)
    const { card, last, aggregation } = metric
    // Rows of the metric itself are filtered already, and have its expressions as columns.
    if (this.#stage.source?.kind === 'card' && this.#stage.source.id === id) return { card, aggregation }
    this.#requireSameSource(metric, call.path)
    const rename = this.#adopt(last)
    const value = rename(aggregation.value)
    const condition = conjunction(last.filters.map(rename), call.path)
    const shown = aggregation.shown ? rename(aggregation.shown) : value
    return {
      card,
      aggregation: { ...aggregation, value: condition ? conditional(value, condition) : value, shown },
    }
  }

  #requireSameSource({ card, before, last }: Metric, path: string): void {
    const isSame =
      before.length === 0
        ? rootOf([...before, last], this.#context) === rootOf([...this.#before, this.#stage], this.#context)
        : sameJson(before, this.#before)
    if (!isSame) refuseAt(path, said('Metric "{name}" uses different data than this query.', { name: card.name }))
  }

  /** Adds the joins and expressions of a metric, under free names; gives what renames references to them. */
  #adopt(last: MbqlStage): (expr: Expr) => Expr {
    const aliases = new Map<string, string>()
    const names = new Map<string, string>()
    const rename = (expr: Expr): Expr => replaceExpr(expr, (item) => renamed(item, aliases, names))
    for (const join of last.joins) {
      const own = this.joins.find((item) => item.alias === join.alias)
      if (own && sameJson(own.stages, join.stages) && sameJson(own.conditions, join.conditions)) continue
      const alias = freeName(join.alias, new Set(this.joins.map((item) => item.alias)))
      aliases.set(join.alias, alias)
      this.joins = [...this.joins, { ...join, alias, fields: 'none', conditions: join.conditions.map(rename) }]
    }
    for (const { name, value } of last.expressions) {
      const own = this.expressions.find((item) => item.name === name)
      if (own && sameJson(own.value, value)) continue
      const free = freeName(name, new Set(this.expressions.map((item) => item.name)))
      names.set(name, free)
      this.expressions = [...this.expressions, { name: free, value: rename(value) }]
    }
    return rename
  }
}

function renamed(
  expr: Expr,
  aliases: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
): Expr | undefined {
  if (expr.kind === 'expression') return { ...expr, name: names.get(expr.name) ?? expr.name }
  if (expr.kind !== 'field') return undefined
  const options = { ...expr.options }
  for (const key of ['join-alias', 'source-field-join-alias'] as const) {
    const alias = options[key]
    if (alias !== undefined) options[key] = aliases.get(alias) ?? alias
  }
  return { ...expr, options }
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count++) name = `${wanted}_${count}`
  return name
}

/** The table that the stages read in the end, through source cards; the card itself when that holds SQL. */
function rootOf(stages: readonly Stage[], context: ResolveContext): string {
  let first = stages[0]
  const seen = new Set<number>()
  while (first?.kind === 'mbql' && first.source?.kind === 'card') {
    const { id } = first.source
    if (seen.has(id)) throw new QueryError('invalid-query', `Card ${id} is built on itself.`, { path: first.path })
    seen.add(id)
    first = context.metadata.cardQuery(id)?.stages[0]
    if (first?.kind === 'native') return `card ${id}`
  }
  return first?.kind === 'mbql' && first.source ? `table ${first.source.id}` : 'SQL'
}

/** Where a clause stands and how it is called there. */
const PLACE_KEYS: ReadonlySet<string> = new Set(['path', 'lib/uuid', 'uuid'])

/** True when both read the same but for where they stand. */
function sameJson(left: unknown, right: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (key, item: unknown) => (PLACE_KEYS.has(key) ? undefined : item))
  return text(left) === text(right)
}
