/**
 * Clauses that an engine lacks, over rows that an inner SELECT computes first: percentiles by numbering the sorted
 * rows of each group, and full joins as a left join followed by what a right join alone has.
 */
import { isConstant, isText, makeLiteral } from '../clauses/build.ts'
import { findClause } from '../clauses/clause.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { QueryError } from '../errors.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import {
  isGrouped,
  type OutputColumn,
  type Relation,
  type ResolvedJoin,
  type ResolvedMbql,
  type ResolvedNative,
} from '../model/resolved.ts'
import { columnsOf } from '../model/walk-bound.ts'
import { identifier, join, numberLiteral, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Compiler } from './compiler.ts'
import { groupKey } from './keys.ts'

const INNER = 'source'
/** Column that every row of a full join's left side has. */
const MARK = 'querent_row'

/** How the caller prints a SELECT and what stands in its FROM clause. */
export interface StagePrinter {
  select(stage: ResolvedMbql): Sql
  relation(relation: Relation): Sql
}

export function needsRows(stage: ResolvedMbql, dialect: Dialect): boolean {
  return stage.joins.some((item) => isEmulated(item, dialect)) || numbersRows(stage, dialect)
}

/** @throws {QueryError} `unsupported-feature` when the stage passes on columns that nobody knows. */
export function requireColumns(stage: ResolvedMbql): void {
  if (!stage.selectsAll || isGrouped(stage)) return
  throw new QueryError('unsupported-feature', 'A full join of columns that are not known is not supported here.')
}

/** True when percentiles are found by numbering the rows of each group. */
export function numbersRows({ aggregations }: ResolvedMbql, { emulated }: Dialect): boolean {
  return emulated.has('percentile-aggregations') && aggregations.some(({ value }) => hasPercentile(value))
}

/** True for a full join that the engine cannot do itself. */
export function isEmulated(join: ResolvedJoin, { emulated, fullJoinNeedsEquality }: Dialect): boolean {
  if (join.strategy !== 'full-join') return false
  return emulated.has('full-join') || (fullJoinNeedsEquality && !hasEquality(join.condition, join.relation.alias))
}

/** True when the condition asks a value of the joined side to equal one of the other side. */
function hasEquality(bound: Bound, joined: string): boolean {
  if (bound.kind !== 'call') return false
  if (bound.op === 'and') return bound.args.some((arg) => hasEquality(arg, joined))
  if (bound.op !== '=' || bound.args.length !== 2) return false
  const [left, right] = bound.args.map((arg) => new Set(columnsOf(arg).map(({ relation }) => relation === joined)))
  return left!.size === 1 && right!.size === 1 && left!.has(true) !== right!.has(true)
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
  const native: ResolvedNative = { kind: 'native', pieces: [compileRows(inner, compiler, printer)], columns: null }
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
  private readonly stage: ResolvedMbql
  private readonly compiler: Compiler

  constructor(stage: ResolvedMbql, compiler: Compiler) {
    this.stage = stage
    this.compiler = compiler
  }

  outer(): Pick<ResolvedMbql, 'breakouts' | 'aggregations' | 'fields' | 'orderBy'> {
    const { stage } = this
    const moved = (columns: readonly OutputColumn[]): OutputColumn[] =>
      columns.map((column) => ({ ...column, value: this.column(column.value, column) }))
    return {
      breakouts: moved(stage.breakouts),
      aggregations: stage.aggregations.map((column) => ({ ...column, value: this.lift(column.value, column) })),
      fields: moved(stage.fields),
      orderBy: stage.orderBy.map((order) =>
        'output' in order.value || !stage.fields[0]
          ? order
          : { ...order, value: this.column(order.value, stage.fields[0]) },
      ),
    }
  }

  /** A SELECT needs a column, also where rows are only counted. */
  keepOne(): void {
    const [like] = this.stage.aggregations
    if (this.columns.length === 0 && like) this.column(makeLiteral(1), like)
  }

  /** A value of the inner SELECT, seen from outside. */
  private column(value: Bound, like: OutputColumn): Bound {
    const name = `v_${this.columns.length + 1}`
    this.columns.push({ ...like, value, name })
    return { kind: 'raw', relation: INNER, name, type: value.type }
  }

  private lift(bound: Bound, like: OutputColumn): Bound {
    if (bound.kind !== 'call') return bound
    if (isPercentile(bound) && this.compiler.dialect.emulated.has('percentile-aggregations')) {
      return this.percentile(bound, like)
    }
    const isAggregate = findClause(bound.op)?.role === 'aggregation'
    const args = bound.args.map((arg) => {
      if (arg.kind === 'literal') return arg
      return isAggregate ? this.column(arg, like) : this.lift(arg, like)
    })
    return { ...bound, args }
  }

  /** The value at the place that the share falls on, or between its neighbours in proportion. */
  private percentile(call: BoundCall, like: OutputColumn): Bound {
    const { compiler } = this
    const [value, share = makeLiteral(0.5)] = call.args
    if (!value) return call
    const given = compiler.value(value)
    const groups = this.partition()
    const order = isConstant(value) ? raw('') : sql`ORDER BY ${given} IS NULL, ${given}`
    const rank = sql`ROW_NUMBER() OVER (${groups} ${order})`
    const count = sql`COUNT(${given}) OVER (${groups})`
    const inner = (piece: Sql): Sql =>
      compiler.value(this.column({ kind: 'sql', sql: piece, type: 'type/Integer' }, like))
    const [shown, ranks, counts] = [compiler.value(this.column(value, like)), inner(rank), inner(count)]
    const place = sql`(${compiler.dialect.numbers.toFloat(compiler.value(share))} * (${counts} - 1))`
    const at = (rounded: Sql): Sql => sql`MAX(CASE WHEN ${ranks} = ${rounded} + 1 THEN ${shown} END)`
    const [low, high] = [at(sql`FLOOR(${place})`), at(sql`CEIL(${place})`)]
    const between = sql`(${low} + (${high} - ${low}) * (MAX(${place}) - FLOOR(MAX(${place}))))`
    return { kind: 'sql', sql: compiler.dialect.numbers.toFloat(between), type: call.type }
  }

  private partition(): Sql {
    const { text } = this.compiler.dialect
    const keys = this.stage.breakouts.flatMap(({ value }) => {
      if (isConstant(value)) return []
      const key = groupKey(value, this.compiler)
      return isText(value) ? [key, ...text.groupKeys(this.compiler.value(value))] : [key]
    })
    return keys.length === 0 ? raw('') : sql`PARTITION BY ${join(keys)}`
  }
}

function compileRows(stage: ResolvedMbql, { dialect }: Compiler, printer: StagePrinter): Sql {
  const at = stage.joins.findIndex((item) => isEmulated(item, dialect))
  if (at < 0) return printer.select(stage)
  const withStrategy = (strategy: 'left-join' | 'right-join'): ResolvedMbql['joins'] =>
    stage.joins.map((item, index) => (index === at ? { ...item, strategy } : item))
  const unmatched: Bound = {
    kind: 'sql',
    sql: sql`${identifier(stage.source.alias, MARK)} IS NULL`,
    type: 'type/Boolean',
  }
  const right = {
    ...stage,
    source: marked(stage.source, printer),
    joins: withStrategy('right-join'),
    filters: [unmatched, ...stage.filters],
  }
  return sql`${printer.select({ ...stage, joins: withStrategy('left-join') })} UNION ALL ${printer.select(right)}`
}

/** The relation with a column that tells its rows from those that a join filled with nulls. */
function marked(relation: Relation, printer: StagePrinter): Relation {
  const all = sql`SELECT ${identifier(relation.alias)}.*, ${numberLiteral(1)} AS ${identifier(MARK)}`
  const pieces = [sql`${all} FROM ${printer.relation(relation)}`]
  const native: ResolvedNative = { kind: 'native', pieces, columns: null }
  return { ...relation, content: { kind: 'stage', stage: native } }
}
