/** Compiles bound values to SQL. Clauses have their own `compile`; all other values are handled here. */
import { isA } from '@querent/contract'
import { storedColumn } from '../clauses/build.ts'
import { findClause } from '../clauses/clause.ts'
import { readTemporal } from '../clauses/temporal/temporal-values.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { TypedSql } from '../dialect/typed-sql.ts'
import { QueryError } from '../errors.ts'
import type { Bound, BoundBin, BoundBucket, BoundCall, BoundCoercion, BoundLiteral } from '../model/bound.ts'
import { isDateUnit, isExtractionUnit } from '../model/temporal-unit.ts'
import { cast, identifier, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import { coerce, readJson } from '../clauses/compiler/coerce.ts'
import type { Compiler } from '../clauses/compiler/compiler.ts'
import { said } from '../said.ts'

/** Deeper values come from expressions that use each other in a long chain. */
const MAX_VALUE_DEPTH = 400

/**
 * Values of one statement, a subquery counting as {@link SUBQUERY_WEIGHT}. More come from content that names other content
 * several times, and from clauses that write an argument twice, in each other.
 */
const MAX_COMPILED = 200_000

/** A compiler for the values of one query. */
export function createCompiler(dialect: Dialect, clock: Clock): Compiler {
  let depth = 0
  let count = 0
  const compiler: Compiler = {
    dialect,
    clock,
    count(weight = 1) {
      count += weight
      if (count > MAX_COMPILED) throw new QueryError('invalid-query', 'The query is too large.')
    },
    value(bound) {
      compiler.count()
      if (++depth > MAX_VALUE_DEPTH) throw new QueryError('invalid-query', said('Expressions are nested too deeply.'))
      const piece = compileValue(bound, compiler)
      depth--
      return isCondition(bound) ? sql`(${dialect.conditionAsValue(piece)})` : piece
    },
    plain(bound) {
      const column = storedColumn(bound)
      if (column === undefined) return compiler.value(bound)
      compiler.count()
      return dialect.plainColumn(identifier(column.relation, column.name), column.databaseType)
    },
    typed: (bound) => ({ sql: compiler.value(bound), type: bound.type }),
    text(bound) {
      const value = compiler.wallTime(bound)
      if (isA(value.type, 'type/Boolean')) {
        return dialect.text.cast({ ...value, sql: dialect.valueAsCondition(value.sql) })
      }
      const isDouble = isA(value.type, 'type/Float') && !isA(value.type, 'type/Decimal') && bound.kind !== 'column'
      // Decimals of which a float was calculated would show their zeros.
      const piece = isDouble ? dialect.numbers.toFloat(value.sql) : value.sql
      return dialect.text.cast({ ...value, sql: piece, isStored: storedColumn(bound) !== undefined })
    },
    wallTime: (bound) => storedWallTime(bound, clock) ?? wallTime(compiler.typed(bound), compiler),
    condition(bound) {
      if (isCondition(bound)) return compileValue(bound, compiler)
      const given = compiler.value(bound)
      return isA(bound.type, 'type/Number') ? sql`${given} <> 0` : dialect.valueAsCondition(given)
    },
  }
  return compiler
}

/** A condition among other values needs parentheses. */
function isCondition(bound: Bound): boolean {
  return bound.kind === 'call' && findClause(bound.op)?.role === 'filter'
}

function compileValue(bound: Bound, compiler: Compiler): Sql {
  switch (bound.kind) {
    case 'column':
      return compiler.dialect.readColumn(identifier(bound.relation, bound.name), bound.databaseType)
    case 'raw':
      return identifier(bound.relation, bound.name)
    case 'sql':
      return bound.sql
    case 'literal':
      return compileLiteral(bound, compiler)
    case 'temporal':
      return compiler.dialect.dates.literal(bound)
    case 'bucket':
      return compileBucket(bound, compiler)
    case 'bin':
      return compileBin(bound, compiler)
    case 'coercion':
      return compileCoercion(bound, compiler)
    case 'nested':
      return readJson(bound, compiler)
    case 'call':
      return compileCall(bound, compiler)
  }
}

function compileLiteral(literal: BoundLiteral, { dialect, clock }: Compiler): Sql {
  const { value, type } = literal
  if (value === null) return raw('NULL')
  if (typeof value === 'boolean') return raw(dialect.booleanLiteral(value))
  if (typeof value !== 'string') return dialect.numbers.literal(value)
  if (type === 'type/UUID') return dialect.text.uuid(value)
  const temporal = isA(type, 'type/Temporal') ? readTemporal(literal, type, clock) : undefined
  return temporal ? dialect.dates.literal(temporal) : dialect.text.value(value)
}

/** The wall time that a copy has beside an instant; undefined for everything else. */
function storedWallTime(bound: Bound, { timeZone }: Clock): TypedSql | undefined {
  const stored = storedColumn(bound)
  const name = stored?.wallTimes?.[timeZone]
  if (stored === undefined || name === undefined) return undefined
  return { sql: identifier(stored.relation, name), type: 'type/DateTime' }
}

function wallTime(value: TypedSql, compiler: Compiler): TypedSql {
  if (!isA(value.type, 'type/DateTimeWithTZ')) return value
  const { timeZone } = compiler.clock
  return { sql: compiler.dialect.dates.wallTime(value.sql, timeZone, timeZone), type: 'type/DateTime' }
}

function compileBucket(bucket: BoundBucket, compiler: Compiler): Sql {
  const { dates } = compiler.dialect
  const { unit } = bucket
  if (unit === 'default') return compiler.value(bucket.value)
  if (isExtractionUnit(unit)) return dates.extract(compiler.wallTime(bucket.value), unit, compiler.clock)
  const value = isDateUnit(unit) ? compiler.wallTime(bucket.value) : compiler.typed(bucket.value)
  return dates.truncate(value, unit, compiler.clock)
}

function compileBin(bin: BoundBin, compiler: Compiler): Sql {
  const value = compiler.value(bin.value)
  const { numbers } = compiler.dialect
  const [width, least] = [numbers.literal(bin.width), numbers.literal(bin.least)]
  // As a float first: an unsigned number below the least that is known would have no distance.
  const float = numbers.toFloat(value)
  const distance = bin.least === 0 ? float : sql`(${float} - ${least})`
  // A value on the edge of a bin belongs into it, also where the quotient of floats falls short of the whole number.
  const steps = compiler.dialect.callFunction('floor', sql`${distance} / ${width} + 1e-9`)
  const start = sql`(${isLarge(bin) ? steps : cast(steps, numbers.integerType)} * ${width})`
  return numbers.decimal(bin.least === 0 ? start : sql`(${start} + ${least})`)
}

/** Bins of such a width are no exact multiples in 64 bits. */
function isLarge({ width, least }: BoundBin): boolean {
  return Math.max(width, Math.abs(least)) > Number.MAX_SAFE_INTEGER
}

function compileCoercion(coercion: BoundCoercion, compiler: Compiler): Sql {
  return coerce(compiler.typed(coercion.value), coercion.strategy, compiler.dialect)
}

function compileCall(call: BoundCall, compiler: Compiler): Sql {
  const clause = findClause(call.op)
  if (!clause?.compile) throw new QueryError('invalid-query', `"${call.op}" cannot be used here.`, { path: call.path })
  if (clause.feature) compiler.dialect.require(clause.feature, call.op, call.path)
  return clause.compile(call, compiler)
}
