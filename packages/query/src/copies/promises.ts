/**
 * What clauses promise when they are answered from a copy: the source's answer to the last digit, or a reason to ask the
 * source. Each clause has one of these, or several of them (`all`); without a doubt it is `same`.
 */
import { isA } from '@querent/contract'
import { offsetMinutes } from '../zones/index.ts'
import { becomesSameFloat, isDecimal, isInstant, isTextual, type CopiedValue, type CopySource } from './copied-value.ts'
import type { CopyReason } from './reasons.ts'

/** What a clause is judged by. */
interface JudgedClause {
  type: CopiedValue['type']
  /** Its arguments, keywords among them as texts of the query. */
  args: readonly CopiedValue[]
  source: CopySource
}

/** Why the source has to answer; null when the copy gives the same. */
export type CopyPromise = (clause: JudgedClause) => CopyReason | null

/** Engines on which a date beyond the year 9999 is null. */
const SHORT_CALENDARS: ReadonlySet<string> = new Set(['mysql', 'mariadb', 'sqlite'])

/** Why a value cannot be used for anything but being shown and counted. */
export function unusable(value: CopiedValue): CopyReason | null {
  const { column, type } = value
  if (type === 'type/*' && !value.isLiteral) return 'unknown-type'
  if (column === null) return null
  if (column.class !== 'full') return column.class === 'absent' ? 'absent-column' : 'shown-column'
  if (isA(type, 'type/Boolean') && column.databaseType !== 'boolean') return 'number-conditions'
  return column.databaseType === 'float' ? 'single-floats' : null
}

function first<T>(values: readonly T[], find: (value: T) => CopyReason | null): CopyReason | null {
  for (const value of values) {
    const reason = find(value)
    if (reason !== null) return reason
  }
  return null
}

/** The answer is the same, for any values that are wholly in the copy. */
export const same: CopyPromise = ({ args }) => first(args, unusable)

/** The same also for columns that the copy has as text only: values are neither compared nor calculated with. */
export const sameIfPresent: CopyPromise = ({ args }) =>
  first(args, ({ column }) => (column?.class === 'absent' ? 'absent-column' : null))

/** The clause is always rewritten to others, and those are judged. */
export const rewritten: CopyPromise = same

/** All of these are promised. */
export const all =
  (...promises: readonly CopyPromise[]): CopyPromise =>
  (clause) =>
    first(promises, (promise) => promise(clause))

/** The same where the source is the copies' own engine. */
export const sameInDuckDb =
  (reason: CopyReason): CopyPromise =>
  (clause) =>
    clause.source.engine === 'duckdb' ? same(clause) : reason

/** The same if an administrator accepts other last digits, or if no digits are lost. */
const lastDigits =
  (reason: CopyReason, areExact: (clause: JudgedClause) => boolean): CopyPromise =>
  (clause) =>
    same(clause) ?? (clause.source.acceptsFloatSums || areExact(clause) ? null : reason)

/** Whole numbers that may leave 64 bits. */
const sameIfLarge: CopyPromise = ({ source }) => (source.engine === 'sqlite' ? 'large-numbers' : null)

/** Sums: those of whole numbers and decimals are exact. */
export const sameIfExact: CopyPromise = all(
  lastDigits('float-sums', ({ args }) => !args.some(({ isFloat }) => isFloat)),
  sameIfLarge,
)

/** Averages: engines divide exact sums in their own ways. */
export const sameAverage: CopyPromise = all(
  sameIfExact,
  lastDigits('averages', ({ source }) => source.engine === 'duckdb'),
)

/** Spreads, which are calculated with floats whatever the values are. */
export const sameSpread: CopyPromise = lastDigits('float-sums', () => false)

/** Why values are not in the order of the source. */
export function unordered(value: CopiedValue): CopyReason | null {
  const reason = unusable(value)
  if (reason !== null) return reason
  if (value.column !== null) return value.column.ordersAlike ? null : 'text-order'
  if (isTextual(value)) return 'text-order'
  return isA(value.type, 'type/Number') || isA(value.type, 'type/Temporal') || isA(value.type, 'type/Boolean')
    ? null
    : 'unknown-type'
}

/** The least, the greatest: the same if values are in the order of the source. */
export const sameIfOrdered: CopyPromise = ({ args, source }) =>
  first(args, (arg) => (isTextual(arg) && ordersGroups(source) ? 'text-order' : unordered(arg)))

/**
 * True where the source compares texts by their bytes, and sorts and groups them in a collation of its own, under which blanks
 * at the end count for nothing.
 */
export function ordersGroups({ engine }: CopySource): boolean {
  return engine === 'mysql' || engine === 'mariadb'
}

/** Which of two is less: texts of the query go by the order of the column beside them. */
export const sameIfComparable: CopyPromise = (clause) => {
  const { args, source } = clause
  if (args.some(isTextual) && ordersGroups(source)) return sameAsText(clause)
  if (args.some(isTextual)) {
    const stored = args.filter(({ isLiteral }) => !isLiteral)
    return stored.length === 0 ? 'text-order' : first(stored, unordered)
  }
  return same(clause) ?? comparedTimes(clause)
}

/** Equal or not: by characters, numbers and points in time. */
export const sameIfEqual: CopyPromise = (clause) =>
  same(clause) ??
  (clause.args.some(isTextual) ? first(clause.args, (arg) => textOf(arg, clause.source)) : comparedTimes(clause))

/** An instant beside a date, or a time without a zone, becomes wall time. */
function comparedTimes({ args, source }: JudgedClause): CopyReason | null {
  const times = args.filter(({ type }) => isA(type, 'type/HasDate'))
  const instants = times.filter(isInstant)
  if (instants.length === 0 || instants.length === times.length) return null
  return first(instants, (instant) => wallTimeOf(instant, source))
}

/** Why an instant has no wall time in the zone of the query. */
export function wallTimeOf(value: CopiedValue, { engine, timeZone }: CopySource): CopyReason | null {
  if (!isInstant(value) || value.isLiteral || isFixed(timeZone) || engine === 'duckdb') return null
  return value.column?.wallTimes[timeZone] === undefined ? 'time-zone' : null
}

/** True for UTC and offsets: no list of zones is asked. */
export function isFixed(timeZone: string): boolean {
  return timeZone === 'UTC' || offsetMinutes(timeZone) !== undefined
}

/** Why a value has another text. */
function textOf(value: CopiedValue, source: CopySource): CopyReason | null {
  return value.differsAsText ? 'decimal-text' : wallTimeOf(value, source)
}

/** The same if the texts of all values are. */
export const sameAsText: CopyPromise = (clause) =>
  same(clause) ?? first(clause.args, (arg) => textOf(arg, clause.source))

/** Branches that may become text, or floats, where they are of several kinds. */
export const sameBranches: CopyPromise = (clause) => {
  if (isA(clause.type, 'type/Text')) return sameAsText(clause)
  return isA(clause.type, 'type/Float') && !isA(clause.type, 'type/Decimal') ? sameFloats(clause) : same(clause)
}

/** The same where decimals stand beside floats: engines make floats of them in their own ways. */
export const sameFloats: CopyPromise = (clause) =>
  same(clause) ?? first(clause.args, (arg) => (becomesSameFloat(arg) ? null : 'decimal-as-float'))

/** Sums, differences, products: exact for exact numbers, and step by step the same for floats. */
export const sameArithmetic: CopyPromise = (clause) => {
  const { args, source } = clause
  if (source.engine === 'sqlite') return 'large-numbers'
  const hasFloats = args.some(({ isFloat }) => isFloat)
  // Such an engine rounds to the short decimal that the float means.
  if (args.some(({ type, isFloat }) => isFloat && isA(type, 'type/Decimal'))) return 'decimal-as-float'
  return hasFloats && args.some(isDecimal) ? sameFloats(clause) : same(clause)
}

/** The same if no instant has to be shown as wall time. */
export const sameWallTimes: CopyPromise = (clause) =>
  same(clause) ?? first(clause.args, (arg) => wallTimeOf(arg, clause.source))

/** Dates that are moved: by time that goes by, or on the calendar. */
export const sameIfMoved: CopyPromise = (clause) => {
  if (clause.args.some((arg) => isInstant(arg))) return 'moved-instants'
  return SHORT_CALENDARS.has(clause.source.engine) ? 'years-beyond' : same(clause)
}

/** Points in time that the query calculates of other values. */
export const sameMoments: CopyPromise = (clause) =>
  clause.source.engine === 'sqlite' ? 'milliseconds' : sameAsText(clause)
