/**
 * Cumulative aggregations and offsets. Rows are grouped in an inner SELECT; the window functions run over its rows, so
 * that they can name breakouts and aggregates by their aliases on every engine.
 */
import { findClause } from '../clauses/clause.ts'
import { isText, makeCall } from '../clauses/build.ts'
import { QueryError } from '../errors.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import type { OutputColumn, ResolvedMbql } from '../model/resolved.ts'
import { sameBound } from '../model/reference-base.ts'
import { identifier, join, numberLiteral, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Compiler } from '../clauses/compiler/compiler.ts'
import { nestedSql, outputSql } from './output.ts'
import { said } from '../said.ts'

/** Alias of the inner SELECT. */
const INNER = 'source'

export function hasWindows(bound: Bound): boolean {
  if (bound.kind !== 'call') return false
  return findClause(bound.op)?.role === 'window' || bound.args.some(hasWindows)
}

/** The inner SELECT that groups, and the columns that are selected from it. */
export function withWindows(
  stage: ResolvedMbql,
  compiler: Compiler,
  isTop: boolean,
): { inner: ResolvedMbql; columns: Sql[] } {
  const split = new Split(stage, compiler)
  const item = ({ value, name }: OutputColumn, piece: Sql): Sql =>
    sql`${isTop ? outputSql(value, piece, compiler) : nestedSql(value, piece, compiler)} AS ${identifier(name)}`
  const columns = [
    ...stage.breakouts.map((breakout) => item(breakout, identifier(INNER, breakout.name))),
    ...stage.aggregations.map((aggregation) => item(aggregation, split.outer(aggregation.value))),
  ]
  return { inner: { ...stage, aggregations: split.aggregates, orderBy: [], limit: null, offset: null }, columns }
}

/** Takes aggregations apart: aggregates go to the inner SELECT, everything around them stays outside. */
class Split {
  readonly aggregates: OutputColumn[] = []
  readonly #stage: ResolvedMbql
  readonly #compiler: Compiler

  constructor(stage: ResolvedMbql, compiler: Compiler) {
    this.#stage = stage
    this.#compiler = compiler
  }

  outer(bound: Bound): Sql {
    return this.#compiler.value(this.#lift(bound))
  }

  /** The value with each aggregate and each breakout replaced by a column of the inner SELECT. */
  #lift(bound: Bound): Bound {
    if (bound.kind === 'literal') return bound
    const breakout = this.#stage.breakouts.find(({ value }) => sameBound(value, bound))
    if (breakout) return { kind: 'raw', relation: INNER, name: breakout.name, type: bound.type }
    if (bound.kind !== 'call') return bound
    const role = findClause(bound.op)?.role
    if (role === 'aggregation') return this.#aggregate(bound)
    if (role === 'window') return this.#window(bound)
    return { ...bound, args: bound.args.map((arg) => this.#lift(arg)) }
  }

  #aggregate(call: BoundCall): Bound {
    const name = `agg_${this.aggregates.length + 1}`
    const [sample] = this.#stage.aggregations
    if (!sample) throw new QueryError('invalid-query', 'There is no aggregation.', { path: call.path })
    this.aggregates.push({ value: call, name, column: sample.column, joinAlias: null, fkFieldId: null })
    return { kind: 'raw', relation: INNER, name, type: call.type }
  }

  #window(call: BoundCall): Bound {
    if (call.op === 'offset') return this.#offset(call)
    const op = call.op === 'cum-count' ? 'count' : 'sum'
    const value = this.#aggregate(makeCall(op, call.args, call.type, call))
    if (this.#stage.breakouts.length === 0) return value
    const { dialect } = this.#compiler
    const window = sql`${this.#frame()} ROWS UNBOUNDED PRECEDING`
    return { kind: 'sql', type: call.type, sql: dialect.numbers.sum(this.#compiler.typed(value), window) }
  }

  #offset(call: BoundCall): Bound {
    const [value, amount] = call.args
    const rows = amount?.kind === 'literal' ? amount.value : undefined
    if (!value || typeof rows !== 'number' || !Number.isInteger(rows) || rows === 0) {
      throw new QueryError('invalid-query', '"offset" needs a whole number of rows that is not 0.', { path: call.path })
    }
    if (this.#stage.breakouts.length === 0) {
      throw new QueryError('invalid-query', said('"offset" needs a breakout.'), { path: call.path })
    }
    if (hasWindows(value)) {
      throw new QueryError('invalid-query', said('"offset" cannot contain a running total or another offset.'), {
        path: call.path,
      })
    }
    const name = raw(rows < 0 ? 'LAG' : 'LEAD')
    const { dialect } = this.#compiler
    const moved = sql`${name}(${dialect.nullable(this.outer(value))}, ${numberLiteral(Math.abs(rows))})`
    return { kind: 'sql', type: call.type, sql: sql`${moved} OVER (${this.#frame()})` }
  }

  /** Along the first breakout from its least value on, however the rows are sorted; from anew with every value of the others. */
  #frame(): Sql {
    const [first, ...others] = this.#stage.breakouts.map(({ name, value }) =>
      this.#keys(identifier(INNER, name), value),
    )
    const order = sql`ORDER BY ${join(first!.map((key) => this.#compiler.dialect.sortItem(key, 'asc')))}`
    return others.length > 0 ? sql`PARTITION BY ${join(others.flat())} ${order}` : order
  }

  /** Text in one window is the same text, not only alike to the collation. */
  #keys(column: Sql, breakout: Bound): Sql[] {
    const { text } = this.#compiler.dialect
    return isText(breakout) ? [text.exact(column), ...text.groupKeys(column)] : [column]
  }
}
