/** Compiles resolved stages to SELECT statements, clause by clause in the order of SQL. */
import { isText } from '../clauses/build.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { QueryError } from '../errors.ts'
import type { JoinStrategy } from '../model/query.ts'
import {
  isGrouped,
  outputs,
  type Relation,
  type ResolvedJoin,
  type ResolvedMbql,
  type ResolvedNative,
  type ResolvedStage,
} from '../model/resolved.ts'
import { identifier, isEmpty, join, numberLiteral, plainText, raw, sql, type Sql } from '../sql/fragment.ts'
import { SUBQUERY_WEIGHT, type Compiler } from '../clauses/compiler/compiler.ts'
import { withEquations } from './equal-joins.ts'
import { groupKey, sortKey } from '../clauses/compiler/keys.ts'
import { nestedSql, outputSql } from './output.ts'
import { foldJoins } from './fold-joins.ts'
import { requireColumns } from './marks.ts'
import { isEmulated, needsRows, numbersRows, overRows } from './over-rows.ts'
import { compilePivot } from './pivot.ts'
import { beginsWithTables, endsSorted } from '../native/shape.ts'
import { hasWindows, withWindows } from './windows.ts'

const JOIN_WORDS: Readonly<Record<JoinStrategy, string>> = {
  'left-join': 'LEFT JOIN',
  'right-join': 'RIGHT JOIN',
  'inner-join': 'INNER JOIN',
  'full-join': 'FULL JOIN',
}

/** More than any table has. */
const ALL_ROWS = 2n ** 63n - 1n

/**
 * @param isTop False for a subquery, whose order matters only together with a limit.
 */
export function compileStage(stage: ResolvedStage, compiler: Compiler, isTop: boolean): Sql {
  compiler.count(SUBQUERY_WEIGHT)
  if (stage.kind === 'native') return compileNative(stage, compiler, isTop)
  if (stage.pivot) return compilePivot(stage, stage.pivot, compiler, (inner) => compileStage(inner, compiler, false))
  if (stage.aggregations.some(({ value }) => hasWindows(value))) return compileWindowed(stage, compiler, isTop)
  if (!needsRows(stage, compiler.dialect)) return compileSelect(stage, compiler, isTop)
  requireColumns(stage, 'full-join')
  const { dialect } = compiler
  const folded = foldJoins(stage, (join) => isEmulated(join, dialect), numbersRows(stage, dialect))
  if (folded) return compileStage(folded, compiler, isTop)
  const outer = overRows(stage, compiler, {
    select: (inner) => compileSelect(inner, compiler, false),
    relation: (item) => relation(item, compiler),
  })
  return compileSelect(outer, compiler, isTop)
}

function compileSelect(given: ResolvedMbql, compiler: Compiler, isTop: boolean): Sql {
  const stage = withEquations(given, compiler.dialect, (item) => relation(item, compiler))
  return clauses([
    sql`SELECT ${selectList(stage, compiler, isTop)}`,
    sql`FROM ${source(stage, compiler)}`,
    ...stage.joins.map((item) => joined(item, compiler)),
    where(stage, compiler),
    groupBy(stage, compiler),
    ...orderAndLimit(stage, compiler, isTop),
  ])
}

function compileNative({ pieces, isOwn, columnNames }: ResolvedNative, compiler: Compiler, isTop: boolean): Sql {
  const { dialect } = compiler
  const compiled = pieces.map((piece) => {
    if (!('subquery' in piece)) return piece
    const query = sql`(${compileStage(piece.subquery, compiler, false)})`
    return piece.alias === null ? query : dialect.relationAlias(query, piece.alias)
  })
  const written = join(compiled, '')
  if (isOwn) return written
  if (columnNames === undefined) return isTop ? written : asSource(written, dialect)
  return dialect.renameColumns(asSource(written, dialect), columnNames)
}

/** SQL of people where a subquery stands. @throws {QueryError} `unsupported-feature` when it cannot stand there. */
function asSource(written: Sql, dialect: Dialect): Sql {
  if (!dialect.nestsWith && beginsWithTables(plainText(written), dialect.lexis)) {
    const message = `SQL that begins with WITH cannot be the source of another query on ${dialect.engine}.`
    throw new QueryError('unsupported-feature', message)
  }
  return dialect.givenSource(dialect.innerOrder === 'refused' ? keepingOrder(written, dialect) : written)
}

/** SQL that ends with an order, with a limit that no table reaches: the order then counts. */
function keepingOrder(written: Sql, dialect: Dialect): Sql {
  const isSorted = endsSorted(plainText(written), dialect.lexis)
  return isSorted ? sql`${written} ${dialect.limit(ALL_ROWS, null, true)}` : written
}

/** Running totals read the grouped rows: the groups become a subquery. */
function compileWindowed(stage: ResolvedMbql, compiler: Compiler, isTop: boolean): Sql {
  const { inner, columns } = withWindows(stage, compiler, isTop)
  return clauses([
    sql`SELECT ${join(columns)}`,
    sql`FROM ${compiler.dialect.relationAlias(sql`(${compileStage(inner, compiler, false)})`, 'source')}`,
    ...orderAndLimit(stage, compiler, isTop),
  ])
}

function orderAndLimit(stage: ResolvedMbql, compiler: Compiler, isTop: boolean): Sql[] {
  const isOrdered = isTop || stage.limit !== null || stage.offset !== null
  const order = isOrdered ? orderBy(stage, compiler) : raw('')
  if (stage.limit === null) return [order]
  return [order, compiler.dialect.limit(stage.limit, stage.offset, !isEmpty(order))]
}

function clauses(pieces: readonly Sql[]): Sql {
  return join(
    pieces.filter((piece) => !isEmpty(piece)),
    ' ',
  )
}

function selectList(stage: ResolvedMbql, compiler: Compiler, isTop: boolean): Sql {
  const breakouts = stage.breakouts.length
  const items = outputs(stage).map(({ value, name }, index) => {
    const piece = index < breakouts ? groupKey(value, compiler) : compiler.plain(value)
    return sql`${isTop ? outputSql(value, piece, compiler) : nestedSql(value, piece, compiler)} AS ${identifier(name)}`
  })
  if (stage.selectsAll && !isGrouped(stage)) items.unshift(sql`${identifier(stage.source.alias)}.*`)
  return join(items)
}

/** Of SQL that is sorted, the rows come in its order, unless they are grouped. */
function source(stage: ResolvedMbql, compiler: Compiler): Sql {
  const { alias, content } = stage.source
  const { dialect } = compiler
  const native = content.kind === 'stage' && content.stage.kind === 'native' ? content.stage : undefined
  const isDropped = dialect.innerOrder === 'dropped' && !isGrouped(stage)
  if (!isDropped || native === undefined) return relation(stage.source, compiler)
  return dialect.relationAlias(sql`(${keepingOrder(compileStage(native, compiler, false), dialect)})`, alias)
}

function relation({ alias, content }: Relation, compiler: Compiler): Sql {
  const { dialect } = compiler
  const subquery = (stage: ResolvedStage): Sql =>
    dialect.relationAlias(sql`(${compileStage(stage, compiler, false)})`, alias)
  if (content.kind === 'stage') return subquery(content.stage)
  if (content.kind === 'common') return dialect.relationAlias(identifier(content.name), alias)
  if (content.kind === 'stored') return dialect.relationAlias(dialect.tableName(content.schema, content.name), alias)
  const { table, access } = content
  if (access.restricted) return subquery(access.restricted)
  const name = dialect.tableName(table.schema, table.name)
  return alias === table.name ? name : dialect.relationAlias(name, alias)
}

function joined(item: ResolvedJoin, compiler: Compiler): Sql {
  const word = raw(JOIN_WORDS[item.strategy])
  return sql`${word} ${relation(item.relation, compiler)} ON ${compiler.condition(item.condition)}`
}

function where({ filters }: ResolvedMbql, compiler: Compiler): Sql {
  if (filters.length === 0) return raw('')
  const conditions = filters.map((filter) => compiler.condition(filter))
  if (conditions.length === 1) return sql`WHERE ${conditions[0]!}`
  return sql`WHERE ${join(
    conditions.map((condition) => sql`(${condition})`),
    ' AND ',
  )}`
}

/** By place: an expression that holds bound values would not be recognized when written twice. */
function groupBy(stage: ResolvedMbql, compiler: Compiler): Sql {
  if (stage.breakouts.length === 0) return raw('')
  const keys = stage.breakouts.flatMap(({ value }) =>
    isText(value) ? compiler.dialect.text.groupKeys(compiler.value(value)) : [],
  )
  return sql`GROUP BY ${join([...stage.breakouts.map((_, index) => numberLiteral(index + 1)), ...keys])}`
}

function orderBy(stage: ResolvedMbql, compiler: Compiler): Sql {
  if (stage.orderBy.length === 0) return raw('')
  const items = stage.orderBy.map(({ direction, value }) => {
    const what = 'output' in value ? numberLiteral(value.output + 1) : sortKey(value, compiler)
    return compiler.dialect.sortItem(what, direction)
  })
  return sql`ORDER BY ${join(items)}`
}
