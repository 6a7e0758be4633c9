/**
 * Clauses that an engine lacks, over rows that an inner SELECT computes first: percentiles by numbering the sorted
 * rows of each group, and full joins as a left join followed by what a right join alone has.
 */
import { isConstant, isText, makeCondition, makeLiteral } from '../clauses/build.ts'
import { findClause } from '../clauses/clause.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import type { OutputColumn, Relation, ResolvedJoin, ResolvedMbql, ResolvedNative } from '../model/resolved.ts'
import { join, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Compiler } from '../clauses/compiler/compiler.ts'
import { lacksEquation } from './equal-joins.ts'
import { groupKey } from '../clauses/compiler/keys.ts'
import { marked, markOf } from './marks.ts'

const INNER = 'source'
/** Column that every row of a full join's left side has. */
const MARK = 'querent_row'

/** How the caller prints a SELECT and what stands in its FROM clause. */
interface StagePrinter {
  select(stage: ResolvedMbql): Sql
  relation(relation: Relation): Sql
}

export function needsRows(stage: ResolvedMbql, dialect: Dialect): boolean {
  return stage.joins.some((item) => isEmulated(item, dialect)) || numbersRows(stage, dialect)
}

/** True when percentiles are found by numbering the rows of each group. */
export function numbersRows({ aggregations }: ResolvedMbql, { features }: Dialect): boolean {
  return features['percentile-aggregations'] === 'emulated' && aggregations.some(({ value }) => hasPercentile(value))
}

/** True for a full join that the engine cannot do itself. */
export function isEmulated(join: ResolvedJoin, dialect: Dialect): boolean {
  if (join.strategy !== 'full-join') return false
  return dialect.features['full-join'] === 'emulated' || lacksEquation(join, dialect)
}

function hasPercentile(bound: Bound): boolean {
  return bound.kind === 'call' && (isPercentile(bound) || bound.args.some(hasPercentile))
}

function isPercentile({ op }: BoundCall): boolean {
  return op === 'median' || op === 'percentile'
}

/**
 * The stage, whose joins can stand beside each other, as one over computed rows; its own joins and filters are those of
 * the inner SELECT.
 */
export function overRows(stage: ResolvedMbql, compiler: Compiler, printer: StagePrinter): ResolvedMbql {
  const rows = new Rows(stage, compiler)
  const outer = rows.outer()
  rows.keepOne()
  const inner = {
    ...stage,
    breakouts: [],
    aggregations: [],
    fields: rows.columns,
    orderBy: [],
    limit: null,
    offset: null,
  }
  const native: ResolvedNative = {
    kind: 'native',
    isOwn: true,
    pieces: [compileRows(inner, compiler, printer)],
    columns: null,
  }
  return {
    ...stage,
    ...outer,
    source: { alias: INNER, content: { kind: 'stage', stage: native }, columns: null },
    joins: [],
    filters: [],
  }
}

/** Takes the values of a stage apart: what is read of each row goes inside, what is made of many rows stays outside. */
class Rows {
  readonly columns: OutputColumn[] = []
  readonly #stage: ResolvedMbql
  readonly #compiler: Compiler

  constructor(stage: ResolvedMbql, compiler: Compiler) {
    this.#stage = stage
    this.#compiler = compiler
  }

  outer(): Pick<ResolvedMbql, 'breakouts' | 'aggregations' | 'fields' | 'orderBy'> {
    const stage = this.#stage
    const moved = (columns: readonly OutputColumn[]): OutputColumn[] =>
      columns.map((column) => ({ ...column, value: this.#column(column.value, column) }))
    return {
      breakouts: moved(stage.breakouts),
      aggregations: stage.aggregations.map((column) => ({ ...column, value: this.#lift(column.value, column) })),
      fields: moved(stage.fields),
      orderBy: stage.orderBy.map((order) =>
        'output' in order.value || !stage.fields[0]
          ? order
          : { ...order, value: this.#column(order.value, stage.fields[0]) },
      ),
    }
  }

  /** A SELECT needs a column, also where rows are only counted. */
  keepOne(): void {
    const [like] = this.#stage.aggregations
    if (this.columns.length === 0 && like) this.#column(makeLiteral(1), like)
  }

  /** A value of the inner SELECT, seen from outside. */
  #column(value: Bound, like: OutputColumn): Bound {
    const name = `v_${this.columns.length + 1}`
    this.columns.push({ ...like, value, name })
    return { kind: 'raw', relation: INNER, name, type: value.type }
  }

  #lift(bound: Bound, like: OutputColumn): Bound {
    if (bound.kind !== 'call') return bound
    if (isPercentile(bound) && this.#compiler.dialect.features['percentile-aggregations'] === 'emulated') {
      return this.#percentile(bound, like)
    }
    const isAggregate = findClause(bound.op)?.role === 'aggregation'
    const args = bound.args.map((arg) => {
      if (arg.kind === 'literal') return arg
      return isAggregate ? this.#column(arg, like) : this.#lift(arg, like)
    })
    return { ...bound, args }
  }

  /** The value at the place that the share falls on, or between its neighbors in proportion. */
  #percentile(call: BoundCall, like: OutputColumn): Bound {
    const compiler = this.#compiler
    const [value, share = makeLiteral(0.5)] = call.args
    if (!value) return call
    const given = compiler.value(value)
    const groups = this.#partition()
    const isNull = compiler.dialect.conditionAsValue(sql`${given} IS NULL`)
    const order = isConstant(value) ? raw('') : sql`ORDER BY ${isNull}, ${given}`
    const rank = sql`ROW_NUMBER() OVER (${groups} ${order})`
    const count = sql`COUNT(${given}) OVER (${groups})`
    const inner = (piece: Sql): Sql =>
      compiler.value(this.#column({ kind: 'sql', sql: piece, type: 'type/Integer' }, like))
    const [shown, ranks, counts] = [compiler.value(this.#column(value, like)), inner(rank), inner(count)]
    const place = sql`(${compiler.dialect.numbers.toFloat(compiler.value(share))} * (${counts} - 1))`
    const at = (rounded: Sql): Sql => sql`MAX(CASE WHEN ${ranks} = ${rounded} + 1 THEN ${shown} END)`
    const [low, high] = [at(sql`FLOOR(${place})`), at(sql`CEIL(${place})`)]
    const between = sql`(${low} + (${high} - ${low}) * (MAX(${place}) - FLOOR(MAX(${place}))))`
    return { kind: 'sql', sql: compiler.dialect.numbers.toFloat(between), type: call.type }
  }

  #partition(): Sql {
    const { text } = this.#compiler.dialect
    const keys = this.#stage.breakouts.flatMap(({ value }) => {
      if (isConstant(value)) return []
      const key = groupKey(value, this.#compiler)
      return isText(value) ? [key, ...text.groupKeys(this.#compiler.value(value))] : [key]
    })
    return keys.length === 0 ? raw('') : sql`PARTITION BY ${join(keys)}`
  }
}

function compileRows(stage: ResolvedMbql, { dialect }: Compiler, printer: StagePrinter): Sql {
  const at = stage.joins.findIndex((item) => isEmulated(item, dialect))
  if (at < 0) return printer.select(stage)
  const withStrategy = (strategy: 'left-join' | 'right-join'): ResolvedMbql['joins'] =>
    stage.joins.map((item, index) => (index === at ? { ...item, strategy } : item))
  const right = {
    ...stage,
    source: marked(stage.source, MARK, printer.relation),
    joins: withStrategy('right-join'),
    filters: [makeCondition('is-null', [markOf(stage.source, MARK)]), ...stage.filters],
  }
  return sql`${printer.select({ ...stage, joins: withStrategy('left-join') })} UNION ALL ${printer.select(right)}`
}
