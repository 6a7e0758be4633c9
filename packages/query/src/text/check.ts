/** Whether arguments fit: only what the server would refuse is a fault. */
import { fail, type Builder, type Built } from './built.ts'
import { argumentAt, functionName, signature } from './functions.ts'
import { nearest } from './nearest.ts'
import { said, withHint, type Said } from '../said.ts'
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
  const about = { name, function: functionName(clause.name) }
  const rule = values
    ? said('{name} of {function} must be one of the words {words}.', { ...about, words: quoted })
    : said('{name} of {function} must be a word in quotes.', about)
  const meant = () => withHint(said('"{word}" is not a {name}.', { word: word ?? '', name }), close)
  fail(builder, built.node, 'unknown-word', close.length > 0 ? meant() : rule)
  return built
}

function checkAmount(built: Built, argument: LanguageArgument, clause: LanguageClause, builder: Builder): Built {
  const { literal, node } = built
  if (typeof literal === 'number' && Number.isInteger(literal)) return built
  const word = typeof literal === 'string' ? literal.toLowerCase() : ''
  if (AMOUNTS.includes(word) || (clause.name === 'relative-datetime' && word === 'now')) return { ...built, json: word }
  const words = AMOUNTS.map((one) => `"${one}"`)
  const about = { name: argument.name, function: functionName(clause.name), words }
  fail(builder, node, 'not-constant', said('{name} of {function} must be a whole number, {words}.', about))
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
      fail(builder, built.node, 'argument-type', said('Percentile needs a share from 0 to 1, such as 0.9.'))
    }
    return
  }
  const what = wants === 'number' ? said('a number') : said('a text in quotes')
  const about = { place: place + 1, name, function: functionName(clause.name), what }
  const fault = said('Argument {place} ({name}) of {function} must be {what} typed here, not a column.', about)
  fail(builder, built.node, 'not-constant', fault)
}

function checkType(
  built: Built,
  { name, takes }: LanguageArgument,
  place: number,
  clause: LanguageClause,
  builder: Builder,
): void {
  if (fits(built, takes, clause)) return
  const isOperator = !/^[a-z]/.test(clause.name) || ['and', 'or', 'not'].includes(clause.name)
  const what = sayKind(built.type)
  const wanted = isOperator ? sayTaken(takes) : sayOne(takes)
  fail(
    builder,
    built.node,
    'argument-type',
    isOperator
      ? said('{operator} takes {wanted}, but this is {what}.', { operator: clause.name, wanted, what })
      : said('Argument {place} ({name}) of {signature} must be {wanted}, but this is {what}.', {
          place: place + 1,
          name,
          signature: signature(clause),
          wanted,
          what,
        }),
  )
}

/** What an argument takes, in words. */
function sayOne(takes: string): Said {
  if (takes === 'condition') return said('a condition')
  if (takes === 'number') return said('a number')
  return takes === 'date' ? said('a date') : said('a {type}', { type: takes })
}

function sayTaken(takes: string): Said {
  if (takes === 'condition') return said('conditions')
  return takes === 'number' ? said('numbers') : said('dates')
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

function incomparable(op: string, left: Built, right: Built): Said | undefined {
  if (isLiteral(left) !== isLiteral(right)) return isLiteral(left) ? misread(left, right) : misread(right, left)
  const kinds = new Set([left, right].map(({ type }) => kindOfType(type)))
  kinds.delete('other')
  const isMixed = kinds.has('boolean') && kinds.has('number')
  if (kinds.size < 2 || isMixed || ((op === '=' || op === '!=') && kinds.has('text'))) return undefined
  return said('You cannot compare {one} with {other}.', { one: sayKind(left.type), other: sayKind(right.type) })
}

/** Why a typed value cannot be read as the kind of the other side. */
function misread({ literal }: Built, { type }: Built): Said | undefined {
  if (literal === null) return undefined
  const kind = kindOfType(type)
  if (kind === 'date' && (typeof literal !== 'string' || !/^\d{4}(?:-\d|[T ]|$)/.test(literal))) {
    return said('Compare a date with a date such as "2025-03-31", or with now().')
  }
  if (kind === 'number' && typeof literal === 'string' && !/^\s*[-+]?(?:\d|\.\d)/.test(literal)) {
    return said('Compare a number with a number: write it without quotes.')
  }
  return undefined
}

/** One date and intervals, or numbers. */
export function checkSum(args: readonly Built[], builder: Builder): void {
  const hasInterval = args.some(({ type }) => type === 'type/Interval')
  const values = args.filter(({ type }) => type !== 'type/Interval')
  if (hasInterval && values.length !== 1) {
    const node = values[1]?.node ?? args[0]?.node
    if (node) fail(builder, node, 'argument-type', said('An interval is added to one date, or taken from it.'))
    return
  }
  for (const value of values) {
    const kind = kindOfType(value.type)
    const isText = typeof value.literal === 'string' && DATE_TEXT.test(value.literal)
    if (hasInterval && (['date', 'time', 'other'].includes(kind) || isText)) continue
    if (!hasInterval && ['number', 'boolean', 'other'].includes(kind)) continue
    fail(builder, value.node, 'argument-type', sumHint(value.type, hasInterval))
  }
}

function sumHint(type: string, hasInterval: boolean): Said {
  if (hasInterval) return said('An interval is added to a date: this is {what}.', { what: sayKind(type) })
  if (kindOfType(type) === 'text') return said('Only numbers can be added: join texts with concat(…).')
  return said('Use timeSpan(…) to move dates and datetimeDiff(…) to compare them.')
}

/** A value of groups of rows, moved by a whole number of rows. */
export function checkOffset([value, rows]: readonly Built[], builder: Builder): void {
  if (value?.window) {
    fail(
      builder,
      value.window,
      'misplaced-aggregation',
      said('Offset cannot contain a running total or another Offset.'),
    )
  }
  if (rows && isLiteral(rows) && (!Number.isInteger(rows.literal) || rows.literal === 0)) {
    fail(builder, rows.node, 'argument-type', said('Offset needs a whole number of rows other than 0, such as -1.'))
  }
}
