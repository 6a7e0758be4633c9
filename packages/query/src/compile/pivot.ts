/**
 * Compiles pivot queries: one statement with the rows of all groups. The filtered rows, with everything that is
 * computed per row, become a subquery. Around it are grouping sets, or a UNION ALL of one grouped SELECT per group.
 */
import { storedColumn } from '../clauses/build.ts'
import { findClause } from '../clauses/clause.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { Bound } from '../model/bound.ts'
import type { OutputColumn, PivotGroup, ResolvedMbql, ResolvedPivot } from '../model/resolved.ts'
import { AliasPool } from '../model/alias.ts'
import { sameBound } from '../model/reference-base.ts'
import { call, identifier, join, numberLiteral, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Compiler } from '../clauses/compiler/compiler.ts'
import { outputSql } from './output.ts'
import { hasWindows } from './windows.ts'

/** Alias of the filtered rows, as of every inner SELECT. */
const ROWS = 'source'
/** Alias of the rows of all groups. */
const GROUPS = 'pivot_groups'
/** Name of the rows where several groups read them. */
const COMMON = 'pivot_rows'

type CompileStage = (stage: ResolvedMbql) => Sql

/** @param compileStage Compiles a stage as a subquery. */
export function compilePivot(
  stage: ResolvedMbql,
  pivot: ResolvedPivot,
  compiler: Compiler,
  compileStage: CompileStage,
): Sql {
  const lifted = new RowColumns(stage, compiler.dialect)
  const grouped = lifted.grouped()
  const isPlain = pivot.limit === null && !stage.aggregations.some(({ value }) => hasWindows(value))
  const bySets = compiler.dialect.hasGroupingSets && isPlain
  const body = bySets
    ? groupingSets(grouped, pivot, compileStage(lifted.rows()), compiler)
    : union(grouped, pivot, compiler.dialect, compileStage)
  const head = bySets ? raw('') : sql`WITH ${identifier(COMMON)} AS (${compileStage(lifted.rows())}) `
  const columns = [...stage.breakouts, ...stage.aggregations].map(({ value, name }) => {
    return sql`${outputSql(value, readGroups(name, value, compiler), compiler)} AS ${identifier(name)}`
  })
  const { dialect } = compiler
  const limit = stage.limit === null ? raw('') : sql` ${dialect.limit(stage.limit, null, true)}`
  const ordered = sql`ORDER BY ${join(order(stage, pivot, dialect))}${limit}`
  return sql`${head}SELECT ${join(columns)} FROM ${dialect.relationAlias(sql`(${body})`, GROUPS)} ${ordered}`
}

/** Of groups that were put together, the engine no longer tells which stored column they come from. */
function readGroups(name: string, value: Bound, { dialect }: Compiler): Sql {
  const stored = storedColumn(value)
  const column = identifier(GROUPS, name)
  return stored ? dialect.readColumn(column, stored.databaseType) : column
}

/** One pass over the rows for all groups. */
function groupingSets(stage: ResolvedMbql, pivot: ResolvedPivot, rows: Sql, compiler: Compiler): Sql {
  const column = (place: number): Sql => compiler.value(stage.breakouts[place]!.value)
  // The last argument is bit 0.
  const bits = pivot.breakouts.map((places) => column(places[0]!)).reverse()
  const numbers = bits.length > 0 ? call('GROUPING', ...bits) : numberLiteral(0)
  const items = [...stage.breakouts, ...stage.aggregations].map(({ value, name }, place) => {
    const item = place === pivot.layout.grouping ? numbers : compiler.value(value)
    return sql`${item} AS ${identifier(name)}`
  })
  const sets = pivot.groups.map((group) => sql`(${join(placesOf(group, pivot).map(column))})`)
  // The set of nothing has a row even when there are no rows at all.
  const having = pivot.groups.some(({ breakouts }) => breakouts.length === 0) ? raw(' HAVING COUNT(*) > 0') : raw('')
  const source = compiler.dialect.relationAlias(sql`(${rows})`, ROWS)
  return sql`SELECT ${join(items)} FROM ${source} GROUP BY GROUPING SETS (${join(sets)})${having}`
}

/** One SELECT per group over the same rows; breakouts that are left out are null. */
function union(stage: ResolvedMbql, pivot: ResolvedPivot, dialect: Dialect, compileStage: CompileStage): Sql {
  const branches = pivot.groups.map((group) => {
    const branch = branchOf(stage, pivot, group)
    const kept = new Set(branch.breakouts.map(({ name }) => name))
    const items = [...stage.breakouts, ...stage.aggregations].map(({ name }, place) => {
      const isMissing = place < pivot.layout.grouping && !kept.has(name)
      return sql`${isMissing ? raw('NULL') : identifier(ROWS, name)} AS ${identifier(name)}`
    })
    return sql`SELECT ${join(items)} FROM ${dialect.relationAlias(sql`(${compileStage(branch)})`, ROWS)}`
  })
  return join(branches, ' UNION ALL ')
}

/**
 * The stage with the breakouts of one group. Its number is a breakout like the others: no rows then give no group, and
 * running totals have something to run along.
 */
function branchOf(stage: ResolvedMbql, pivot: ResolvedPivot, group: PivotGroup): ResolvedMbql {
  const { layout, limit, offset, descending } = pivot
  const places = [...placesOf(group, pivot), layout.grouping]
  const breakouts = places.map((place): OutputColumn => {
    const output = stage.breakouts[place]!
    if (place !== layout.grouping) return output
    return { ...output, value: { kind: 'literal', value: group.number, type: 'type/Integer' } }
  })
  const orderBy = stage.orderBy.flatMap((item) => {
    if (!('output' in item.value)) return []
    const { output } = item.value
    const isAggregation = output >= stage.breakouts.length
    const moved = isAggregation ? output - stage.breakouts.length + breakouts.length : places.indexOf(output)
    return moved < 0 ? [] : [{ ...item, value: { output: moved } }]
  })
  // Totals of a table are not cut: its rows and columns are found by them.
  const isCut = descending === null || group.number === 0
  return { ...stage, breakouts, orderBy, ...(isCut ? { limit, offset } : { limit: null, offset: null }) }
}

function placesOf(group: PivotGroup, { breakouts }: ResolvedPivot): number[] {
  return group.breakouts.flatMap((index) => breakouts[index]!)
}

/** Group after group, or in the order of a table: its head, then each row with its totals after it. */
function order(stage: ResolvedMbql, { layout, descending }: ResolvedPivot, dialect: Dialect): Sql[] {
  const column = (place: number): Sql => identifier(GROUPS, [...stage.breakouts, ...stage.aggregations][place]!.name)
  const number = column(layout.grouping)
  if (descending === null) {
    const items = stage.orderBy.flatMap(({ direction, value }) =>
      'output' in value && value.output !== layout.grouping ? [dialect.sortItem(column(value.output), direction)] : [],
    )
    return [sql`${number} ASC`, ...items]
  }
  const directed = (place: number): Sql => dialect.sortItem(column(place), descending.includes(place) ? 'desc' : 'asc')
  const head = layout.rows.reduce((bits, { bit }) => bits + bit, 0)
  return [
    sql`CASE WHEN ${number} = ${numberLiteral(head)} THEN 0 ELSE 1 END`,
    ...layout.rows.flatMap(({ bit, places }) => [dialect.numbers.bitAnd(number, bit), ...places.map(directed)]),
    ...layout.columns.flatMap(({ places }) => places.map(directed)),
  ]
}

/** Takes a stage apart: what is computed per row becomes columns of an inner SELECT, aggregates stay above it. */
class RowColumns {
  readonly #stage: ResolvedMbql
  readonly #names: AliasPool
  readonly #breakouts: OutputColumn[]
  readonly #values: OutputColumn[] = []

  constructor(stage: ResolvedMbql, dialect: Dialect) {
    this.#stage = stage
    this.#names = new AliasPool(dialect.maxIdentifierBytes)
    this.#breakouts = stage.breakouts.slice(0, -1)
    for (const { name } of this.#breakouts) this.#names.claim(name)
  }

  /** The stage as it stands above the rows, which it reads by their common name. */
  grouped(): ResolvedMbql {
    const grouping = this.#stage.breakouts.slice(-1)
    return {
      ...this.#stage,
      source: { alias: ROWS, content: { kind: 'common', name: COMMON }, columns: null },
      joins: [],
      filters: [],
      breakouts: [...this.#breakouts.map((output) => ({ ...output, value: columnOfRows(output) })), ...grouping],
      aggregations: this.#stage.aggregations.map((output) => ({ ...output, value: this.#lift(output.value) })),
      pivot: null,
    }
  }

  /** The filtered rows with all columns that `grouped` has named. */
  rows(): ResolvedMbql {
    const columns = [...this.#breakouts, ...this.#values]
    if (columns.length === 0) columns.push(this.#stage.breakouts[0]!)
    const nothing = { breakouts: [], aggregations: [], orderBy: [], limit: null, offset: null, pivot: null }
    return { ...this.#stage, ...nothing, fields: columns }
  }

  #lift(bound: Bound): Bound {
    if (bound.kind === 'literal') return bound
    const role = bound.kind === 'call' ? findClause(bound.op)?.role : undefined
    if (bound.kind === 'call' && bound.op !== 'offset' && (role === 'aggregation' || role === 'window')) {
      return { ...bound, args: bound.args.map((arg) => (arg.kind === 'literal' ? arg : this.#perRow(arg))) }
    }
    const same = this.#breakouts.find(({ value }) => sameBound(value, bound))
    if (same) return columnOfRows(same)
    return bound.kind === 'call' ? { ...bound, args: bound.args.map((arg) => this.#lift(arg)) } : this.#perRow(bound)
  }

  /** A column of the rows with this value; equal values share one. */
  #perRow(value: Bound): Bound {
    const known = this.#values.find((output) => sameBound(output.value, value))
    if (known) return columnOfRows(known)
    const [sample] = this.#stage.aggregations
    const output = { ...sample!, value, name: this.#names.claim(`value_${this.#values.length + 1}`) }
    this.#values.push(output)
    return columnOfRows(output)
  }
}

function columnOfRows({ name, value }: OutputColumn): Bound {
  return { kind: 'raw', relation: ROWS, name, type: value.type }
}
