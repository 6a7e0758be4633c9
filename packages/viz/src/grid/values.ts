/** Order and sums of cells, exact for integers and decimals that come as texts. */
import type { Cell, Column } from './types.ts'

/** `units` × 10^-`scale`. */
export interface Decimal {
  units: bigint
  scale: number
}

const NUMBER_TEXT = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/
const MAX_EXPONENT = 400

export function isNumeric(column: Column): boolean {
  const type = column.effective_type ?? column.base_type
  return /^type\/(?:Number|Integer|BigInteger|Float|Decimal|Quantity|Currency|Share|Percentage|Income|Price|Cost)/.test(
    type,
  )
}

/** Dates, times and both. */
export function isTemporal(column: Column): boolean {
  return /^type\/(?:Date|Time|Instant)/.test(column.effective_type ?? column.base_type)
}

/** Numbers and texts of numbers exactly; undefined for all else, also for NaN and infinities. */
export function readDecimal(value: Cell): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = NUMBER_TEXT.exec(String(value))
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole === '' && fraction === '') return undefined
  if (Math.abs(Number(exponent)) > MAX_EXPONENT) return undefined
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  const units = sign === '-' ? -digits : digits
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 }
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale }
}

export function compareDecimals(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const left = unitsAt(a, scale)
  const right = unitsAt(b, scale)
  return left < right ? -1 : left > right ? 1 : 0
}

/** The quotient to at most `places` places after the point, rounded half away from zero. */
export function divide(value: Decimal, by: number, places: number): Decimal {
  const scale = Math.max(places, 0)
  const exact = value.units * 10n ** BigInt(scale + 1)
  const divisor = BigInt(by) * 10n ** BigInt(value.scale)
  const tenths = exact / divisor
  return { units: (tenths + (tenths < 0n ? -5n : 5n)) / 10n, scale }
}

/** Plain digits without zeros at the end of the fraction. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = scale === 0 ? '' : digits.slice(-scale).replace(/0+$/, '')
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** Compares two cells that are not null: numbers by value, all else by text as readers of `locale` expect. */
export function cellComparator(column: Column, locale?: string): (a: Cell, b: Cell) => number {
  if (isNumeric(column)) return compareNumbers
  const type = column.effective_type ?? column.base_type
  if (/^type\/(?:Date|Time)/.test(type)) return compareDates
  const collator = new Intl.Collator(locale, { numeric: true })
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b
    return collator.compare(textOf(a), textOf(b))
  }
}

export function textOf(value: Cell): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')
}

function compareNumbers(a: Cell, b: Cell): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const left = readDecimal(a)
  const right = readDecimal(b)
  if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
  return compareDecimals(left, right)
}

const OFFSET = /(?:Z|[+-]\d\d:?\d\d)$/

/** ISO texts of one clock sort as texts; those with offsets of their own by the moment. */
function compareDates(a: Cell, b: Cell): number {
  const left = textOf(a)
  const right = textOf(b)
  if (left.includes('T') && OFFSET.test(left) && OFFSET.test(right) && left.slice(-6) !== right.slice(-6)) {
    const difference = Date.parse(left) - Date.parse(right)
    if (Number.isFinite(difference) && difference !== 0) return difference
  }
  return left < right ? -1 : left > right ? 1 : 0
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale)
}
