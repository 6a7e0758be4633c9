/** Numbers of copies from their texts: exact, or not at all. */
import { wholeAt } from '../../shared/loads/value-bytes.ts'

const WHOLE = /^-?\d+$/
const FLOAT = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/
const SPECIAL: ReadonlySet<string> = new Set(['NaN', 'Infinity', '-Infinity'])
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/
const [MINUS, POINT, ZERO] = [45, 46, 48]
const SAFE_DIGITS = 15

/** A whole number; a bigint where a number may not be exact. */
export function readWhole(bytes: Buffer, start: number, end: number): number | bigint | undefined {
  const usual = wholeAt(bytes, start, end)
  if (!Number.isNaN(usual)) return usual
  const text = bytes.toString('latin1', start, end)
  return WHOLE.test(text) ? BigInt(text) : undefined
}

export function readFloat(bytes: Buffer, start: number, end: number): number | undefined {
  const text = bytes.toString('latin1', start, end)
  if (SPECIAL.has(text)) return Number(text)
  const value = FLOAT.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : undefined
}

/** Of 32 bits. */
export function readSingle(bytes: Buffer, start: number, end: number): number | undefined {
  const value = readFloat(bytes, start, end)
  const single = Math.fround(value ?? 0)
  return value === undefined || Number.isFinite(single) === Number.isFinite(value) ? value && single : undefined
}

export interface DecimalForm {
  /** All digits, and those of the fraction. */
  digits: number
  scale: number
  /** Only with as many digits of a fraction as the scale: otherwise the text would be another. */
  isExact: boolean
}

const DECIMAL_TYPE = /^decimal\((\d+),(\d+)\)(!?)$/

/** Undefined for a type that is not a decimal. */
export function decimalForm(type: string): DecimalForm | undefined {
  const [, digits, scale, exact] = DECIMAL_TYPE.exec(type) ?? []
  return digits === undefined ? undefined : { digits: Number(digits), scale: Number(scale), isExact: exact === '!' }
}

/** The number without its point, `12.50` → 1250; undefined where the form cannot hold it. */
export function readDecimal(bytes: Buffer, start: number, end: number, form: DecimalForm): number | bigint | undefined {
  return usualDecimal(bytes, start, end, form) ?? unusualDecimal(bytes.toString('latin1', start, end), form)
}

/** With as many digits behind the point as the scale, and few before it. */
function usualDecimal(bytes: Buffer, start: number, end: number, { digits, scale }: DecimalForm): number | undefined {
  const first = bytes[start] === MINUS ? start + 1 : start
  const count = end - first - (scale > 0 ? 1 : 0)
  const point = end - scale - 1
  if (count > Math.min(SAFE_DIGITS, digits) || (scale > 0 && (point <= first || bytes[point] !== POINT)))
    return undefined
  let value = 0
  for (let at = first; at < end; at += 1) {
    if (scale > 0 && at === point) continue
    const digit = bytes[at]! - ZERO
    if (digit < 0 || digit > 9) return undefined
    value = value * 10 + digit
  }
  if (first === end) return undefined
  return first > start ? -value : value
}

function unusualDecimal(text: string, { digits, scale, isExact }: DecimalForm): bigint | undefined {
  const [whole, sign = '', before = '', fraction = ''] = DECIMAL.exec(text) ?? []
  if (whole === undefined || (isExact && fraction.length !== scale) || /[^0]/.test(fraction.slice(scale)))
    return undefined
  const value = BigInt(before + fraction.slice(0, scale).padEnd(scale, '0'))
  if (value >= 10n ** BigInt(digits)) return undefined
  return sign === '' ? value : -value
}
