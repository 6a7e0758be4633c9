/** Arithmetic on decimal texts, so that no digit of a number is lost on its way to the reader. */

/** A number as its digits. `whole` has at least one digit; `fraction` may be empty. */
export interface Decimal {
  isNegative: boolean
  whole: string
  fraction: string
}

const PLAIN = /^([+-]?)(\d+)(?:\.(\d+))?$/
const EXPONENT = /^([+-]?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,4})$/

/** Reads a finite number or a decimal text; undefined for NaN, infinities and any other text. */
export function readDecimal(value: number | bigint | string): Decimal | undefined {
  const text = String(value)
  const plain = PLAIN.exec(text)
  if (plain) return { isNegative: plain[1] === '-', whole: plain[2]!, fraction: plain[3] ?? '' }
  const parts = EXPONENT.exec(text)
  if (!parts) return undefined
  return shiftPoint({ isNegative: parts[1] === '-', whole: parts[2]!, fraction: parts[3] ?? '' }, Number(parts[4]))
}

/** Multiplies by ten to the power of `places`. */
export function shiftPoint(value: Decimal, places: number): Decimal {
  const digits = value.whole + value.fraction
  const point = value.whole.length + places
  if (point <= 0) return { ...value, whole: '0', fraction: '0'.repeat(-point) + digits }
  return {
    ...value,
    whole: withoutLeadingZeros(digits.slice(0, point).padEnd(point, '0')),
    fraction: digits.slice(point),
  }
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  const product = BigInt(a.whole + a.fraction) * BigInt(b.whole + b.fraction)
  const places = a.fraction.length + b.fraction.length
  const digits = product.toString().padStart(places + 1, '0')
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '')
  return { isNegative: a.isNegative !== b.isNegative, whole: digits.slice(0, digits.length - places), fraction }
}

/** Rounds half away from zero to at most `places` digits after the point. */
export function round(value: Decimal, places: number): Decimal {
  if (value.fraction.length <= places) return value
  const kept = value.whole + value.fraction.slice(0, places)
  const isUp = value.fraction.charCodeAt(places) >= 53
  const digits = isUp ? (BigInt(kept) + 1n).toString().padStart(places + 1, '0') : kept
  const point = digits.length - places
  return { isNegative: value.isNegative, whole: digits.slice(0, point), fraction: digits.slice(point) }
}

/** Gives the fraction `min` digits at least, dropping zeros beyond them. */
export function padFraction(fraction: string, min: number): string {
  let end = fraction.length
  while (end > min && fraction.charCodeAt(end - 1) === 48) end -= 1
  return fraction.slice(0, end).padEnd(min, '0')
}

/** True when every digit is zero. */
export function isZero(value: Decimal): boolean {
  return /^0*$/.test(value.whole) && /^0*$/.test(value.fraction)
}

/** Plain text without an exponent. */
export function decimalText({ isNegative, whole, fraction }: Decimal): string {
  return `${isNegative ? '-' : ''}${whole}${fraction === '' ? '' : '.'}${fraction}`
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}
