/** A parameter's value → a filter clause on a column (contract: query-language, sections 13 to 15). */
import { ExactDecimal, isA, type BaseType } from '@querent/contract'
import { readNumber } from '../clauses/typed-literal.ts'
import { parameterPath, QueryError } from '../errors.ts'
import type { Expr, FieldRef, ExpressionRef, Literal, LiteralValue } from '../model/query.ts'
import type { Clock } from '../time/clock.ts'
import { isoText } from '../time/literals.ts'
import { comparisonWithinYears } from '../time/years.ts'
import { Time } from '../zones/index.ts'
import { exclusionOfText, rangeOfText } from './date-strings.ts'
import { parameterType, type ParameterType } from './parameter-types.ts'

interface ParameterValue {
  type: string
  value: unknown
  options: Record<string, unknown>
  /** What messages call it. */
  name: string
}

type Column = FieldRef | ExpressionRef

/**
 * The condition on a column of this type; null when there is nothing to filter by.
 * @throws {QueryError} `invalid-parameter` naming the parameter.
 */
export function parameterFilter(given: ParameterValue, column: Column, type: BaseType, clock: Clock): Expr | null {
  const known = parameterType(given.type)
  if (known.op === 'between') return between(given, column)
  if (known.base === 'date' || isDateCategory(given, known, type)) return dateFilter(given, known, column, type, clock)
  const values = valueList(given.value).filter((value) => value !== '' || canBeEmpty(known, type))
  if (values.length === 0) return null
  requireCount(known, values, given)
  return makeCall(known.op ?? '=', column, values, given)
}

/** Empty text is a value where texts are compared, and no value elsewhere. */
function canBeEmpty({ base }: ParameterType, type: BaseType): boolean {
  if (base === 'text') return true
  return base === 'any' && !isA(type, 'type/Number') && !isA(type, 'type/Temporal') && !isA(type, 'type/Boolean')
}

/** Untyped parameters on a date column hold date texts too. */
function isDateCategory({ value }: ParameterValue, { base, op }: ParameterType, type: BaseType): boolean {
  const isUntyped = op === undefined && (base === 'any' || base === 'text')
  return isUntyped && isA(type, 'type/HasDate') && valueList(value).every((item) => typeof item === 'string')
}

function valueList(value: unknown): unknown[] {
  return listOf(value).filter((item) => item !== null && item !== undefined)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}

const COUNTS: Readonly<Record<ParameterType['arity'], number | null>> = {
  raw: null,
  variadic: null,
  range: null,
  single: 1,
  unary: 1,
  binary: 2,
}

function requireCount({ arity }: ParameterType, values: readonly unknown[], given: ParameterValue): void {
  const count = COUNTS[arity]
  if (count === null || values.length === count) return
  refuse(given, `takes ${count} value${count === 1 ? '' : 's'}, got ${values.length}.`)
}

function refuse(given: ParameterValue, message: string): never {
  throw new QueryError('invalid-parameter', `Parameter "${given.name}" of type ${given.type} ${message}`, {
    path: parameterPath(given.name),
    data: { parameter: given.name },
  })
}

const TEXT_SEARCHES: ReadonlySet<string> = new Set(['contains', 'does-not-contain', 'starts-with', 'ends-with'])

function makeCall(op: string, column: Column, values: readonly unknown[], given: ParameterValue): Expr {
  const args = values.map((value) => literal(value, given))
  // Who types into a filter seldom minds the case.
  const options = TEXT_SEARCHES.has(op) ? { 'case-sensitive': given.options['case-sensitive'] === true } : {}
  return { kind: 'call', op, args: [column, ...args], options, path: parameterPath(given.name) }
}

function literal(value: unknown, given: ParameterValue): Literal {
  const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint'
  if (value instanceof ExactDecimal) return { kind: 'literal', value, type: null, options: {} }
  if (!isPlain && (typeof value !== 'number' || !Number.isFinite(value)))
    refuse(given, 'has a value that is not valid.')
  const plain: LiteralValue = typeof value === 'string' ? readText(value, given) : value
  return { kind: 'literal', value: plain, type: null, options: {} }
}

/** Numbers and booleans often come as text, with all their digits. */
function readText(text: string, given: ParameterValue): LiteralValue {
  const { base } = parameterType(given.type)
  if (base === 'number') {
    return readNumber(text) ?? refuse(given, `has the value "${text}", which is not a number.`)
  }
  if (base !== 'boolean') return text
  const word = text.trim().toLowerCase()
  if (word !== 'true' && word !== 'false') refuse(given, `has the value "${text}", which is neither true nor false.`)
  return word === 'true'
}

/** A missing end leaves that side open. */
function between(given: ParameterValue, column: Column): Expr | null {
  const list = listOf(given.value).map((item) => (item === '' || item === undefined ? null : item))
  if (list.every((item) => item === null)) return null
  if (list.length !== 2) refuse(given, `takes 2 values, got ${list.length}.`)
  const [low, high] = list
  if (low !== null && high !== null) return makeCall('between', column, [low, high], given)
  return low === null ? makeCall('<=', column, [high], given) : makeCall('>=', column, [low], given)
}

/** Several values are alternatives, but for the two ends that older clients send for a range. */
function dateFilter(
  given: ParameterValue,
  known: ParameterType,
  column: Column,
  type: BaseType,
  clock: Clock,
): Expr | null {
  const texts = dateTexts(given, known)
  if (texts.length === 0) return null
  const filters = texts.map((text) => oneDate(given, text, column, type, clock))
  if (filters.length === 1) return filters[0]!
  return { kind: 'call', op: 'or', args: filters, options: {}, path: parameterPath(given.name) }
}

function dateTexts(given: ParameterValue, { arity }: ParameterType): string[] {
  const list = listOf(given.value).map((item) => {
    if (item === null || item === undefined) return ''
    return typeof item === 'object' ? refuse(given, 'has a value that is not valid.') : String(item)
  })
  const isPair = arity === 'range' && list.length === 2 && list.every((text) => !/~|exclude/.test(text))
  const texts = isPair && list.some((text) => text !== '') ? [list.join('~')] : list
  return texts.filter((text) => text !== '')
}

function oneDate(given: ParameterValue, text: string, target: Column, type: BaseType, clock: Clock): Expr {
  // A column of which nothing is known must hold dates.
  const column =
    type === 'type/*' ? { ...target, options: { 'base-type': 'type/DateTime', ...target.options } } : target
  const excluded = exclusionOfText(text, clock)
  if (excluded) {
    const options = { ...column.options, 'temporal-unit': excluded.unit }
    const bucketed = { ...column, options, path: parameterPath(given.name) }
    return makeCall('!=', bucketed, excluded.values, { ...given, type: 'number/!=' })
  }
  const range = rangeOfText(text, clock, isA(type, 'type/DateTimeWithTZ'))
  if (!range) refuse(given, `has the value "${text}", which is not a date or a range of dates.`)
  const bare: Column = { ...column, options: { ...column.options, 'temporal-unit': 'default' } }
  const bounds: Expr[] = []
  const compare = (op: string, end: Temporal.PlainDateTime): void => {
    const { op: fitting, value } = comparisonWithinYears(op, end, type)
    bounds.push(makeCall(fitting, bare, [boundText(value, type)], given))
  }
  if (range.start) compare('>=', range.start)
  if (range.end) compare('<', range.end)
  if (bounds.length === 1) return bounds[0]!
  return { kind: 'call', op: 'and', args: bounds, options: {}, path: parameterPath(given.name) }
}

/** A day without its midnight also compares well with dates that are stored as text. */
function boundText(time: Temporal.PlainDateTime, type: BaseType): string {
  const isMidnight = time.toPlainTime().equals(MIDNIGHT)
  if (isMidnight) return time.toPlainDate().toString()
  const text = isoText(time)
  return isA(type, 'type/Temporal') ? text : text.replace('T', ' ')
}

const MIDNIGHT = Time.PlainTime.from('00:00')
