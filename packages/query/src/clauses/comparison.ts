/** `=`, `!=`, `<`, `<=`, `>`, `>=`, `between`, `inside`: literals are read as the column's type, buckets become ranges. */
import { isA, type BaseType } from '@querent/contract'
import type { Compiler } from './compiler/compiler.ts'
import { comparesAsText } from './compiler/keys.ts'
import type { Bound, BoundCall } from '../model/bound.ts'
import { anyOf } from '../sql/conditions.ts'
import { join, numberLiteral, param, raw, sql, type Sql } from '../sql/fragment.ts'
import type { Clock } from '../time/clock.ts'
import { literalWithinYears } from '../time/years.ts'
import { bucketRanges, inUnitOf } from './temporal/bucket-ranges.ts'
import {
  argument,
  isNullLiteral,
  isTemporal,
  isText,
  kindOf,
  makeCondition,
  makeLiteral,
  refuse,
  storedColumn,
  withNumbers,
} from './build.ts'
import type { ClauseDefinition } from './clause.ts'
import { readTemporal } from './temporal/temporal-values.ts'
import { readBoolean, readNumber, readUuid } from './typed-literal.ts'
import { rewritten, sameIfComparable, sameIfEqual } from '../copies/promises.ts'

/** A literal as a value of the type it is compared with. @throws {QueryError} when it cannot be read so. */
function readLiteral(value: Bound, type: BaseType, call: BoundCall, clock: Clock): Bound {
  if (isA(type, 'type/Temporal')) {
    if (value.kind === 'literal' && value.value === null) return value
    const temporal = readTemporal(value, type, clock)
    if (temporal) return temporal
    if (value.kind === 'literal') refuse(call, `"${String(value.value)}" is not a date or time.`)
    return value
  }
  if (value.kind !== 'literal' || value.value === null) return value
  if (isA(type, 'type/Number')) return makeLiteral(required(readNumber(value.value), value.value, 'not a number', call))
  if (isA(type, 'type/Boolean')) {
    return makeLiteral(required(readBoolean(value.value), value.value, 'neither true nor false', call))
  }
  if (isA(type, 'type/UUID')) return readUuid(String(value.value))
  const isShownAsText = isA(type, 'type/Text') || isA(type, 'type/TextLike') || isA(type, 'type/JSON')
  return isShownAsText ? makeLiteral(String(value.value)) : value
}

function required<T>(value: T | undefined, given: unknown, what: string, call: BoundCall): T {
  return value ?? refuse(call, `"${String(given)}" is ${what}.`)
}

/** Reads all values, and turns comparisons of bucketed columns with moments into ranges of the bare column. */
function expand(call: BoundCall, clock: Clock): Bound {
  const column = argument(call, 0)
  const values = inUnitOf(column, call.args.slice(1), clock)
  const range = bucketRanges(call, column, values, clock)
  if (range) return range
  if (column.kind === 'literal' && values.length === 1 && values[0]!.kind !== 'literal') {
    return ofOneKind({ ...call, args: [readLiteral(column, values[0]!.type, call, clock), values[0]!] })
  }
  return ofOneKind({ ...call, args: [column, ...values.map((value) => readLiteral(value, column.type, call, clock))] })
}

function isJson({ type }: Bound): boolean {
  return isA(type, 'type/JSON')
}

/** Conditions beside numbers count as 1 and 0. @throws {QueryError} for kinds that cannot be compared. */
function ofOneKind(call: BoundCall): BoundCall {
  const kinds = new Set(call.args.map(kindOf))
  kinds.delete('other')
  const besideJson = [...kinds].find((kind) => kind !== 'text')
  if (besideJson && call.args.some(isJson)) refuse(call, `JSON and ${besideJson} cannot be compared.`)
  if (kinds.size < 2) return call
  if (kinds.size === 2 && kinds.has('boolean') && kinds.has('number')) return withNumbers(call)
  const isEquality = call.op === '=' || call.op === '!='
  if (isEquality && kinds.has('text')) return call
  return refuse(call, `${[...kinds].join(' and ')} cannot be compared.`)
}

/** Both sides in forms that compare with each other. */
function sides(left: Bound, right: Bound, compiler: Compiler): [Sql, Sql] {
  const { dates, text } = compiler.dialect
  if (isTemporal(left) && isTemporal(right)) {
    const hasOneZone = isA(left.type, 'type/DateTimeWithTZ') !== isA(right.type, 'type/DateTimeWithTZ')
    const [first, second] = [left, right].map((side) => (hasOneZone ? compiler.wallTime(side) : compiler.typed(side)))
    const type = widerTemporal(first!.type, second!.type)
    return [dates.comparable(first!, type), dates.comparable(second!, type)]
  }
  if (areTexts(left, right)) return [text.identity(compiler.text(left)), text.identity(compiler.text(right))]
  if (comparesAsText(left, 'key', compiler) || comparesAsText(right, 'key', compiler)) {
    return [compiler.text(left), compiler.text(right)]
  }
  if (needsText(left, right, compiler)) return [storedText(left, compiler), compiler.value(right)]
  if (needsText(right, left, compiler)) return [compiler.value(left), storedText(right, compiler)]
  return [beside(left, right, compiler), beside(right, left, compiler)]
}

/** The value as text; a point in time as it is stored, and not in the report zone. */
function storedText(value: Bound, compiler: Compiler): Sql {
  return isTemporal(value) ? compiler.dialect.text.cast(compiler.typed(value)) : compiler.text(value)
}

/**
 * Beside a column of which nothing is known, a text has no type of its own either: the engine reads it as the column's.
 * Beside floats of 32 bits, a number is the one of these that its digits show.
 */
function beside(value: Bound, other: Bound, compiler: Compiler): Sql {
  if (value.kind !== 'literal') return compiler.value(value)
  if (typeof value.value === 'string' && other.type === 'type/*') return param(value.value)
  if (typeof value.value !== 'number' || !holdsSingles(other, compiler)) return compiler.value(value)
  const single = Math.fround(value.value)
  return Number.isFinite(single) ? numberLiteral(single) : compiler.value(value)
}

function holdsSingles(bound: Bound, { dialect }: Compiler): boolean {
  const stored = storedColumn(bound)
  return stored !== undefined && dialect.holdsSingles(stored.databaseType)
}

/** A column of a special type beside a text literal. */
function needsText(column: Bound, value: Bound, compiler: Compiler): boolean {
  if (value.kind !== 'literal' || value.type !== 'type/Text') return false
  if (comparesAsText(column, 'literal', compiler)) return true
  return column.type !== 'type/Text' && column.type !== 'type/*' && !isA(column.type, 'type/Number')
}

function widerTemporal(left: BaseType, right: BaseType): BaseType {
  if (left === right) return left
  return isA(left, 'type/Date') ? right : left
}

/** True where characters are compared: of two texts, but not of two UUIDs, and of a text beside another kind. */
function areTexts(left: Bound, right: Bound): boolean {
  if (!isText(left) || !isText(right)) return (isText(left) || isText(right)) && !hasOther(left, right)
  return !(left.type === 'type/UUID' && right.type === 'type/UUID')
}

function hasOther(left: Bound, right: Bound): boolean {
  return kindOf(left) === 'other' || kindOf(right) === 'other'
}

function equal(left: Bound, right: Bound, compiler: Compiler): Sql {
  if (areTexts(left, right)) {
    return compiler.dialect.text.isSame(compiler.text(left), compiler.text(right))
  }
  const [one, other] = sides(left, right, compiler)
  return sql`${one} = ${other}`
}

function holdsBytes(column: Bound, { dialect }: Compiler): boolean {
  const stored = storedColumn(column)
  return stored !== undefined && stored.type === 'type/*' && dialect.holdsBytes(stored.databaseType)
}

/**
 * What is compared with bytes: those that a text shows, as answers do. A column of bytes may hold anything on engines
 * that mix them with text. @throws {QueryError} for any other text, and for values of another kind.
 */
function bytesOf(value: Bound, call: BoundCall, compiler: Compiler): Sql[] {
  const { dialect } = compiler
  if (value.kind !== 'literal' || typeof value.value !== 'string') {
    const kind = kindOf(value)
    if (kind !== 'other' && !dialect.mixesTextAndBytes) refuse(call, `bytes and ${kind} cannot be compared.`)
    return [compiler.value(value)]
  }
  const bytes = Buffer.from(value.value, 'base64')
  const forms = bytes.toString('base64') === value.value ? [dialect.text.bytes(bytes.toString('hex'))] : []
  if (dialect.mixesTextAndBytes) forms.push(param(value.value))
  if (forms.length === 0) refuse(call, `"${value.value}" is not base64, the form of bytes in answers.`)
  return forms
}

/** False for dates beside timestamps: the column takes another form beside each of them. */
function areOfOneType(values: readonly Bound[]): boolean {
  return !values.some(isTemporal) || new Set(values.map(({ type }) => type)).size === 1
}

/** `column = value`, or `column IN (values)`. */
function membership(column: Bound, values: readonly Bound[], call: BoundCall, compiler: Compiler): Sql {
  if (holdsBytes(column, compiler)) {
    const forms = values.flatMap((value) => bytesOf(value, call, compiler))
    return sql`${compiler.value(column)} IN (${join(forms)})`
  }
  const texts = values.flatMap((value) =>
    value.kind === 'literal' && value.type === 'type/Text' && typeof value.value === 'string' ? [value.value] : [],
  )
  if (texts.length === values.length && isText(column)) {
    return compiler.dialect.text.isOneOf(compiler.text(column), texts)
  }
  if (values.length === 1) return equal(column, values[0]!, compiler)
  if (isText(column) || values.some(isText) || !areOfOneType(values)) {
    return anyOf(values.map((value) => equal(column, value, compiler)))
  }
  const pairs = values.map((value) => sides(column, value, compiler))
  return sql`${pairs[0]![0]} IN (${join(pairs.map(([, right]) => right))})`
}

function compileEqual(call: BoundCall, compiler: Compiler): Sql {
  const column = argument(call, 0)
  const values = call.args.slice(1)
  const given = values.filter((value) => !isNullLiteral(value))
  const isNull = sql`${compiler.value(column)} IS NULL`
  if (given.length === 0) return isNull
  const member = membership(column, given, call, compiler)
  return given.length === values.length ? member : sql`(${member} OR ${isNull})`
}

/** Rows where the column is null differ from every value, so they are kept. */
function compileNotEqual(call: BoundCall, compiler: Compiler): Sql {
  const column = argument(call, 0)
  const values = call.args.slice(1)
  const given = values.filter((value) => !isNullLiteral(value))
  const subject = compiler.value(column)
  if (given.length === 0) return sql`${subject} IS NOT NULL`
  const differs = difference(column, given, call, compiler)
  return given.length === values.length
    ? sql`(${differs} OR ${subject} IS NULL)`
    : sql`(${differs} AND ${subject} IS NOT NULL)`
}

function difference(column: Bound, values: readonly Bound[], call: BoundCall, compiler: Compiler): Sql {
  if (values.length > 1 || isText(column) || holdsBytes(column, compiler)) {
    return sql`NOT (${membership(column, values, call, compiler)})`
  }
  const [left, right] = sides(column, values[0]!, compiler)
  return sql`${left} <> ${right}`
}

/** `<`, `<=`, `>` and `>=`, with the operator and the value that engines read. */
function withinLimits(op: string, value: Bound, column: Bound, { dialect }: Compiler): { op: string; value: Bound } {
  if (value.kind !== 'temporal') return { op, value }
  return literalWithinYears(op, value, dialect.dates.limits(storedColumn(column)?.databaseType ?? ''))
}

const compileOrder = (call: BoundCall, compiler: Compiler): Sql => {
  const column = argument(call, 0)
  const { op, value } = withinLimits(call.op, argument(call, 1), column, compiler)
  const [left, right] = sides(column, value, compiler)
  return sql`${left} ${raw(op)} ${right}`
}

function compileBetween(call: BoundCall, compiler: Compiler): Sql {
  const column = argument(call, 0)
  const from = withinLimits('>=', argument(call, 1), column, compiler)
  const to = withinLimits('<=', argument(call, 2), column, compiler)
  const [left, low] = sides(column, from.value, compiler)
  const [right, high] = sides(column, to.value, compiler)
  const isPlain = from.op === '>=' && to.op === '<=' && areOfOneType([from.value, to.value])
  if (!isPlain) return sql`(${left} ${raw(from.op)} ${low} AND ${right} ${raw(to.op)} ${high})`
  return sql`${left} BETWEEN ${low} AND ${high}`
}

function expandInside(call: BoundCall, clock: Clock): Bound {
  const [latitude, longitude, north, west, south, east] = call.args
  const between = (column: Bound, low: Bound, high: Bound): Bound =>
    expand(makeCondition('between', [column, low, high], call), clock)
  return makeCondition('and', [between(latitude!, south!, north!), between(longitude!, west!, east!)], call)
}

const isBoolean = (): BaseType => 'type/Boolean'
const order = (op: string): ClauseDefinition => ({
  op,
  role: 'filter',
  onCopy: sameIfComparable,
  args: ['column', 'any'],
  type: isBoolean,
  expand,
  compile: compileOrder,
})

export const COMPARISON: readonly ClauseDefinition[] = [
  {
    op: '=',
    role: 'filter',
    onCopy: sameIfEqual,
    args: ['column', 'any'],
    variadic: true,
    type: isBoolean,
    expand,
    compile: compileEqual,
  },
  {
    op: '!=',
    role: 'filter',
    onCopy: sameIfEqual,
    args: ['column', 'any'],
    variadic: true,
    type: isBoolean,
    expand,
    compile: compileNotEqual,
  },
  order('<'),
  order('<='),
  order('>'),
  order('>='),
  {
    op: 'between',
    role: 'filter',
    onCopy: sameIfComparable,
    args: ['column', 'any', 'any'],
    type: isBoolean,
    expand,
    compile: compileBetween,
  },
  {
    op: 'inside',
    role: 'filter',
    onCopy: rewritten,
    args: ['column', 'column', 'constant', 'constant', 'constant', 'constant'],
    type: isBoolean,
    expand: expandInside,
  },
]

/** Other names of these clauses. */
export const COMPARISON_ALIASES: Readonly<Record<string, string>> = { in: '=', 'not-in': '!=' }
