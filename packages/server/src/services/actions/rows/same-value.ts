/** Whether a value is the one that a client saw. */
import type { RowColumn } from '../../content/action-content/index.ts'
import { cellOf } from '../writing/cells.ts'

const NUMBER = /(Integer|Float|Decimal|Number)$/
const DIGITS = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/

/**
 * Numbers may come as texts, with all their digits; a number counts by what a double holds, which is all that its client saw.
 * @param shown As answers show it.
 */
export function isSameValue(column: RowColumn, expected: unknown, shown: unknown): boolean {
  if (expected === null || shown === null) return expected === shown
  if (NUMBER.test(column.field.base_type)) {
    return typeof expected === 'number' ? Number(shown) === expected : digitsOf(expected) === digitsOf(shown)
  }
  return expected === shown || read(column, expected) === read(column, shown)
}

/** `+01.50` and `1.5` are one number. */
function digitsOf(value: unknown): string {
  const [, sign = '', whole = '', fraction = ''] = DIGITS.exec(String(value)) ?? []
  if (whole === '' && fraction === '') return String(value)
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}.${fraction}`
}

/** Its own for a value that the column cannot hold. */
function read(column: RowColumn, value: unknown): unknown {
  try {
    return cellOf(column, value)
  } catch {
    return {}
  }
}
