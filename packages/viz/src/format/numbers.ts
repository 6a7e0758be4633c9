/** Numbers as text: no digit passes a floating-point number, so that integers of any size stay exact. */
import { isZero, multiply, padFraction, readDecimal, round, shiftPoint, type Decimal } from './decimal.ts'
import { SMALL_NUMBER_DIGITS, type NumberStyle } from './number-style.ts'

/** Gives the text of a number; cells that are no numbers stay as they are. */
export type NumberText = (cell: number | bigint | string) => string

/** Numbers in full, as exports write them (contract: exports, section 4). */
export function numberText(style: NumberStyle): NumberText {
  const scale = style.scale === 1 ? undefined : readDecimal(style.scale)
  return (cell) => {
    const read = readDecimal(cell)
    if (!read) return String(cell)
    return style.prefix + styledText(scale ? multiply(read, scale) : read, style) + style.suffix
  }
}

const STEPS = [
  { power: 12, letter: 'T' },
  { power: 9, letter: 'B' },
  { power: 6, letter: 'M' },
  { power: 3, letter: 'k' },
]

/** Numbers of a thousand and more with one digit after the point and a letter: `1.2k`, `3M`, `$4.5B`. */
export function compactText(style: NumberStyle): NumberText {
  const full = numberText(style)
  if (style.kind === 'scientific') return full
  const scale = readDecimal(style.scale)
  return (cell) => {
    const read = readDecimal(cell)
    if (!read || !scale) return String(cell)
    const product = multiply(read, scale)
    const value = style.kind === 'percent' ? shiftPoint(product, 2) : product
    // 999,950 is 1M, not 1000k: rounding to one digit may reach the next step.
    const step = STEPS.find(({ power }) => round(shiftPoint(value, 3 - power), 1).whole.length > 3)
    if (step === undefined) {
      const places = Math.min(style.maxDecimals, 2)
      return style.prefix + plainText(value, { ...style, minDecimals: 0, maxDecimals: places }, '') + style.suffix
    }
    const short = { ...style, minDecimals: 0, maxDecimals: 1, isAdaptive: false }
    return style.prefix + plainText(shiftPoint(value, -step.power), short, step.letter) + style.suffix
  }
}

function styledText(value: Decimal, style: NumberStyle): string {
  if (style.kind === 'scientific') return scientificText(value, style)
  return plainText(style.kind === 'percent' ? shiftPoint(value, 2) : value, style, '')
}

/** @param letter Of the step of a compact number; empty for a full one. */
function plainText(shown: Decimal, style: NumberStyle, letter: string): string {
  const rounded = round(shown, decimalPlaces(shown, style))
  const fraction = padFraction(rounded.fraction, style.minDecimals)
  const sign = rounded.isNegative && !isZero(rounded) ? '-' : ''
  const digits = grouped(rounded.whole, style.groupSeparator) + (fraction && style.decimalSeparator + fraction)
  const percent = style.kind === 'percent' ? '%' : ''
  return `${sign}${style.currencyBefore}${digits}${letter}${percent}${style.currencyAfter}`
}

function decimalPlaces(value: Decimal, style: NumberStyle): number {
  if (!style.isAdaptive || value.whole !== '0') return style.maxDecimals
  const first = value.fraction.search(/[1-9]/)
  return first < 2 ? style.maxDecimals : Math.max(style.maxDecimals, first + SMALL_NUMBER_DIGITS)
}

function scientificText(value: Decimal, style: NumberStyle): string {
  const digits = value.whole + value.fraction
  const first = digits.search(/[1-9]/)
  let exponent = first < 0 ? 0 : value.whole.length - 1 - first
  let mantissa = round(shiftPoint(value, -exponent), style.maxDecimals)
  if (mantissa.whole.length > 1) {
    mantissa = shiftPoint(mantissa, -1)
    exponent += 1
  }
  const fraction = padFraction(mantissa.fraction, style.minDecimals)
  const sign = value.isNegative && first >= 0 ? '-' : ''
  return `${sign}${mantissa.whole}${fraction && style.decimalSeparator + fraction}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}

function grouped(digits: string, separator: string): string {
  if (separator === '' || digits.length <= 3) return digits
  let end = digits.length % 3 || 3
  let text = digits.slice(0, end)
  for (; end < digits.length; end += 3) text += separator + digits.slice(end, end + 3)
  return text
}

const COORDINATE_DECIMALS = 8

/** `33.50000000° S` for latitudes and longitudes. @param directions Of numbers from zero on, and of those below. */
export function coordinateText([above, below]: readonly [string, string]): NumberText {
  return (cell) => {
    const read = readDecimal(cell)
    if (read === undefined) return String(cell)
    const { whole, fraction } = round(read, COORDINATE_DECIMALS)
    const isBelow = read.isNegative && !isZero(read)
    return `${whole}.${padFraction(fraction, COORDINATE_DECIMALS)}° ${isBelow ? below : above}`
  }
}
