/**
 * The years 1 to 9999 are those that every engine reads. A period that ends beyond them, such as the last day of 9999, is
 * compared with the last moment within, which leaves out nothing that a column of these years holds.
 */
import { isA, type BaseType } from '@querent/contract'
import type { BoundTemporal } from '../model/bound.ts'
import { Time } from '../zones/index.ts'
import { isoText } from './literals.ts'

/** With the microseconds that engines keep. */
const FIRST = Time.PlainDateTime.from('0001-01-01T00:00')
const LAST = Time.PlainDateTime.from('9999-12-31T23:59:59.999999')

interface Comparison<Value> {
  op: string
  value: Value
}

/** True for a moment that engines read. */
export function isWithinYears(at: Temporal.PlainDateTime): boolean {
  return at.year >= 1 && at.year <= 9999
}

/** The first and the last moment of a type, in microseconds. */
export interface MomentLimits {
  readonly first: Temporal.PlainDateTime
  readonly last: Temporal.PlainDateTime
}

const YEARS: MomentLimits = { first: FIRST, last: LAST }

/** `<`, `<=`, `>` or `>=` a moment, as the same comparison of a column with one within the limits of its type. */
export function comparisonWithinYears(
  op: string,
  at: Temporal.PlainDateTime,
  type: BaseType,
  { first, last } = YEARS,
): Comparison<Temporal.PlainDateTime> {
  if (Time.PlainDateTime.compare(at, first) < 0) return { op: op.startsWith('<') ? '<' : '>=', value: first }
  if (Time.PlainDateTime.compare(at, last) <= 0) return { op, value: at }
  const value = isA(type, 'type/Date') ? last.toPlainDate().toPlainDateTime() : last
  return { op: op.startsWith('<') ? '<=' : '>', value }
}

/** The same for a literal. One with a zone is measured in UTC, in which engines keep it. */
export function literalWithinYears(op: string, literal: BoundTemporal, limits = YEARS): Comparison<BoundTemporal> {
  const { type, text, offset } = literal
  if (!isA(type, 'type/HasDate')) return { op, value: literal }
  const wall = Time.PlainDateTime.from(text)
  const at =
    offset === ''
      ? wall
      : Time.Instant.from(text + offset)
          .toZonedDateTimeISO('UTC')
          .toPlainDateTime()
  const { op: fitting, value } = comparisonWithinYears(op, at, type, limits)
  if (value === at && isWithinYears(wall)) return { op, value: literal }
  const shown = isA(type, 'type/Date') ? value.toPlainDate().toString() : isoText(value)
  return { op: fitting, value: { ...literal, text: shown, offset: offset === '' ? '' : 'Z' } }
}
