/** Whether arguments fit: only what the server would refuse is a fault. */
import { fail, listOf, type Builder, type Built } from './built.ts'
import { argumentAt, functionName, signature } from './functions.ts'
import { didYouMean, nearest } from './nearest.ts'
import type { LanguageArgument, LanguageClause } from './types.ts'
import { isLiteral, kindOfType, sayKind, UNKNOWN } from './value-types.ts'

/** Words in place of how many units. */
const AMOUNTS = ['current', 'last', 'next']
/** Clauses that read a text of the query as a date. */
const DATE_TEXT = /^\d{4}(?:-\d\d){0,2}(?:[T ]|$)|^\d\d:\d\d/

/** The argument as it is sent: words in their spelling. */
export function checkArgument(built: Built, place: number, clause: LanguageClause, builder: Builder): Built {
  const argument = argumentAt(clause, place)
  if (!argument || built.node.kind === 'missing') return built
  switch (argument.kind) {
    case 'keyword':
      return checkWord(built, argument, clause, builder)
    case 'amount':
      return checkAmount(built, argument, clause, builder)
    case 'constant':
      checkConstant(built, argument, place, clause, builder)
      return built
    default:
      checkType(built, argument, place, clause, builder)
      return built
  }
}

function checkWord(built: Built, argument: LanguageArgument, clause: LanguageClause, builder: Builder): Built {
  const { name, values } = argument
  const word = typeof built.literal === 'string' ? built.literal.toLowerCase() : undefined
  if (word !== undefined && (values === null || values.includes(word))) return { ...built, json: word, literal: word }
  const quoted = (values ?? []).map((value) => `"${value}"`)
  const close = word === undefined ? [] : nearest(word, values ?? []).map((value) => `"${value}"`)
  const rule = values ? `is one of the words ${listOf(quoted, 'or')}` : 'is a word in quotes'
  const message = `${name} of ${functionName(clause.name)} ${rule}.`
  fail(builder, built.node, 'unknown-word', close.length > 0 ? `"${word}" is no ${name}.${didYouMean(close)}` : message)
  return built
}

function checkAmount(built: Built, argument: LanguageArgument, clause: LanguageClause, builder: Builder): Built {
  const { literal, node } = built
  if (typeof literal === 'number' && Number.isInteger(literal)) return built
  const word = typeof literal === 'string' ? literal.toLowerCase() : ''
  if (AMOUNTS.includes(word) || (clause.name === 'relative-datetime' && word === 'now')) return { ...built, json: word }
  const words = AMOUNTS.map((one) => `"${one}"`)
  const message = `${argument.name} of ${functionName(clause.name)} is a whole number, ${listOf(words, 'or')}.`
  fail(builder, node, 'not-constant', message)
  return built
}

function checkConstant(
  built: Built,
  { name, takes }: LanguageArgument,
  place: number,
  clause: LanguageClause,
  builder: Builder,
): void {
  const kind = typeof built.literal
  const wants = takes === 'number' || takes === 'id' ? 'number' : 'string'
  const isNumber = kind === 'number' || kind === 'bigint'
  if (isLiteral(built) && (wants === 'number' ? isNumber : kind === 'string')) {
    if (clause.name === 'percentile' && (Number(built.literal) < 0 || Number(built.literal) > 1)) {
      fail(builder, built.node, 'argument-type', 'The share of Percentile is from 0 to 1, as in 0.9.')
    }
    return
  }
  const what = wants === 'number' ? 'a number' : 'a text in quotes'
  const message = `Argument ${place + 1} (${name}) of ${functionName(clause.name)} is ${what} typed here, no column.`
  fail(builder, built.node, 'not-constant', message)
}

function checkType(
  built: Built,
  { name, takes }: LanguageArgument,
  place: number,
  clause: LanguageClause,
  builder: Builder,
): void {
  if (fits(built, takes, clause)) return
  const wanted = takes === 'condition' ? 'a condition' : `a ${takes}`
  const isOperator = !/^[a-z]/.test(clause.name) || ['and', 'or', 'not'].includes(clause.name)
  const where = isOperator
    ? `${clause.name} takes ${takes === 'condition' ? 'conditions' : `${takes}s`}`
    : `Argument ${place + 1} (${name}) of ${signature(clause)} is ${wanted}`
  fail(builder, built.node, 'argument-type', `${where}: this is a ${sayKind(built.type)}.`)
}

function fits(built: Built, takes: string, clause: LanguageClause): boolean {
  const kind = kindOfType(built.type)
  if (kind === 'other' && (built.type === UNKNOWN || takes !== 'condition')) return true
  switch (takes) {
    case 'number':
      return kind === 'number' || kind === 'boolean'
    case 'condition':
      return kind === 'boolean'
    case 'date':
      if (clause.role === 'filter' && kind === 'time') return false
      return kind === 'date' || kind === 'time' || (typeof built.literal === 'string' && DATE_TEXT.test(built.literal))
    default:
      return true
  }
}

/** Values are compared with their own kind; a value that is typed is read as the kind of the other side. */
export function checkComparison(op: string, args: readonly Built[], builder: Builder): void {
  const [left, ...others] = args
  if (!left) return
  for (const right of others) {
    const fault = incomparable(op, left, right)
    if (fault !== undefined) fail(builder, right.node, 'argument-type', fault)
  }
}

function incomparable(op: string, left: Built, right: Built): string | undefined {
  if (isLiteral(left) !== isLiteral(right)) return isLiteral(left) ? misread(left, right) : misread(right, left)
  const kinds = new Set([left, right].map(({ type }) => kindOfType(type)))
  kinds.delete('other')
  const isMixed = kinds.has('boolean') && kinds.has('number')
  if (kinds.size < 2 || isMixed || ((op === '=' || op === '!=') && kinds.has('text'))) return undefined
  return `A ${sayKind(left.type)} and a ${sayKind(right.type)} cannot be compared.`
}

/** Why a typed value cannot be read as the kind of the other side. */
function misread({ literal }: Built, { type }: Built): string | undefined {
  if (literal === null) return undefined
  const kind = kindOfType(type)
  if (kind === 'date' && (typeof literal !== 'string' || !/^\d{4}(?:-\d|[T ]|$)/.test(literal))) {
    return `Compare a date with a date such as "2025-03-31", or with now().`
  }
  if (kind === 'number' && typeof literal === 'string' && !/^\s*[-+]?(?:\d|\.\d)/.test(literal)) {
    return 'Compare a number with a number, which stands without quotes.'
  }
  return undefined
}

/** One date and intervals, or numbers. */
export function checkSum(args: readonly Built[], builder: Builder): void {
  const hasInterval = args.some(({ type }) => type === 'type/Interval')
  const values = args.filter(({ type }) => type !== 'type/Interval')
  if (hasInterval && values.length !== 1) {
    const node = values[1]?.node ?? args[0]?.node
    if (node) fail(builder, node, 'argument-type', 'An interval is added to one date, or taken from it.')
    return
  }
  for (const value of values) {
    const kind = kindOfType(value.type)
    const isText = typeof value.literal === 'string' && DATE_TEXT.test(value.literal)
    if (hasInterval && (['date', 'time', 'other'].includes(kind) || isText)) continue
    if (!hasInterval && ['number', 'boolean', 'other'].includes(kind)) continue
    fail(builder, value.node, 'argument-type', sumHint(kind, hasInterval))
  }
}

function sumHint(kind: string, hasInterval: boolean): string {
  if (hasInterval) return `An interval is added to a date: this is a ${kind}.`
  if (kind === 'text') return 'Numbers are added: join texts by concat(…).'
  return 'Dates are moved by timeSpan(…), and compared by datetimeDiff(…).'
}

/** A value of groups of rows, moved by a whole number of rows. */
export function checkOffset([value, rows]: readonly Built[], builder: Builder): void {
  if (value?.window) {
    fail(builder, value.window, 'misplaced-aggregation', 'Offset holds no running total and no other Offset.')
  }
  if (rows && isLiteral(rows) && (!Number.isInteger(rows.literal) || rows.literal === 0)) {
    fail(builder, rows.node, 'argument-type', 'Offset moves by a whole number of rows that is not 0, as in -1.')
  }
}
