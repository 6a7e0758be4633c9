/** What is known of a value that is read from copies, beside its type. */
import { isA, type BaseType } from '@querent/contract'
import type { CopiedColumn } from './copied-table.ts'

export interface CopiedValue {
  type: BaseType
  /** The stored column that it is, unchanged; null for everything else. */
  column: CopiedColumn | null
  /** True for a value of the query itself. */
  isLiteral: boolean
  /** True for floats, and for decimals that the source keeps as floats. */
  isFloat: boolean
  /** True where its text may have another number of zeros at its end than the source's. */
  differsAsText: boolean
}

/** What promises are judged by, beside the values. */
export interface CopySource {
  /** The engine that is asked otherwise: `postgres`. */
  engine: string
  /** True when an administrator accepts that the last digits of sums of floats may differ. */
  acceptsFloatSums: boolean
  /** The effective zone of the query: an IANA name, or an offset. */
  timeZone: string
  /** First day of the week, 0 for Sunday. */
  startOfWeek: number
}

const FLOATS: ReadonlySet<string> = new Set(['double', 'float', 'real'])
const DECIMAL = /^decimal\((\d+),/

/** Digits that a double holds for certain. */
const EXACT_DIGITS = 15

/** A column of a copy as a value of a type. */
export function columnValue(column: CopiedColumn, type: BaseType): CopiedValue {
  return {
    type,
    column,
    isLiteral: false,
    isFloat: FLOATS.has(column.databaseType) || (isA(type, 'type/Float') && !isA(type, 'type/Decimal')),
    differsAsText: column.differsAsText,
  }
}

export function literalValue(type: BaseType): CopiedValue {
  return { type, column: null, isLiteral: true, isFloat: false, differsAsText: false }
}

/** @param from What it is calculated from. */
export function computedValue(type: BaseType, from: readonly CopiedValue[]): CopiedValue {
  const isNumber = isA(type, 'type/Number')
  const isDouble = isA(type, 'type/Float') && !isA(type, 'type/Decimal')
  return {
    type,
    column: null,
    isLiteral: from.every(({ isLiteral }) => isLiteral),
    isFloat: isDouble || (isNumber && !isA(type, 'type/Integer') && from.some(({ isFloat }) => isFloat)),
    differsAsText: isA(type, 'type/Decimal') && from.some(({ differsAsText }) => differsAsText),
  }
}

export function isTextual({ type }: CopiedValue): boolean {
  return isA(type, 'type/Text') || isA(type, 'type/TextLike')
}

export function isInstant({ type }: CopiedValue): boolean {
  return isA(type, 'type/DateTimeWithTZ')
}

/** True for a decimal, but not for one that is kept as a float. */
export function isDecimal({ type, isFloat }: CopiedValue): boolean {
  return isA(type, 'type/Decimal') && !isFloat
}

/** Whether both engines make the same double of it. */
export function becomesSameFloat(value: CopiedValue): boolean {
  if (!isDecimal(value) || value.isLiteral) return true
  const digits = DECIMAL.exec(value.column?.databaseType ?? '')?.[1]
  return digits !== undefined && Number(digits) <= EXACT_DIGITS
}
