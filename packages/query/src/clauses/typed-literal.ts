/** Literals as values of a type: where the query says it (`value`), and where a column that they are compared with does. */
import { decimalOf, isA, type BaseType, type ExactDecimal } from '@querent/contract'
import type { Bound, BoundLiteral } from '../model/bound.ts'
import type { LiteralValue } from '../model/query.ts'
import type { Clock } from '../time/clock.ts'
import { makeLiteral } from './build.ts'
import { readTemporal } from './temporal/temporal-values.ts'

const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/
/** Characters of a number as text; the largest floats have 309 digits. */
const LONGEST_NUMBER = 400
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

type GivenValue = Exclude<LiteralValue, null>

/** A JSON value as a number; undefined when it is none. */
export function readNumber(value: GivenValue): number | bigint | ExactDecimal | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value !== 'string') return value
  if (value.length > LONGEST_NUMBER || !NUMBER.test(value)) return undefined
  const number = Number(value)
  const isWhole = /^\s*[+-]?\d+\s*$/.test(value)
  if (isWhole && !Number.isSafeInteger(number)) return BigInt(value.trim().replace('+', ''))
  if (!Number.isFinite(number)) return undefined
  return /e/i.test(value) ? number : decimalOf(value)
}

/** A JSON value as true or false; undefined when it is neither. */
export function readBoolean(value: GivenValue): boolean | undefined {
  if (typeof value === 'boolean') return value
  const text = String(value).toLowerCase()
  if (text === 'true' || text === '1') return true
  return text === 'false' || text === '0' ? false : undefined
}

export function readUuid(text: string): BoundLiteral {
  return { kind: 'literal', value: text, type: UUID.test(text) ? 'type/UUID' : 'type/Text' }
}

/** The literal as the type it was given; as it is where it cannot be read so. Dates keep their text for comparisons. */
export function typedLiteral(literal: BoundLiteral, type: BaseType, clock: Clock): Bound {
  const { value } = literal
  if (value === null) return literal
  if (isA(type, 'type/Number')) {
    const number = readNumber(value)
    return number === undefined ? literal : { ...makeLiteral(number), type }
  }
  if (isA(type, 'type/Boolean')) {
    const condition = readBoolean(value)
    return condition === undefined ? literal : makeLiteral(condition)
  }
  if (isA(type, 'type/Temporal'))
    return readTemporal(literal, type, clock) === undefined ? literal : { ...literal, type }
  return isA(type, 'type/Text') ? makeLiteral(String(value)) : literal
}
