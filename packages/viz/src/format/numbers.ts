/** Numbers as text: no digit passes a floating-point number, so that integers of any size stay exact. */
import { isZero, multiply, padFraction, readDecimal, round, shiftPoint, type Decimal } from './decimal.ts'
import { SMALL_NUMBER_DIGITS, type NumberStyle } from './number-style.ts'

/** Gives the text of a number; cells that are no numbers stay as they are. */
type NumberText = (cell: number | bigint | string) => string

/** Numbers in full, as exports write them (contract: exports, section 4). */
export function numberText(style: NumberStyle): NumberText {
  const scale = style.scale === 1 ? undefined : readDecimal(style.scale)
  return (cell) => {
    const read = readDecimal(cell)
    if (!read) return String(cell)
    return style.prefix + styledText(scale ? multiply(read, scale) : read, style) + style.suffix
  }
}

/** Digits after the point of a short number, where nobody has set them. */
const SHORT_DIGITS = 1
const SMALL_DIGITS = 2

/** Gives the short text of a number. @param digits At most so many after the point, in place of those of the style. */
type ShortText = (cell: number | bigint | string, digits?: number) => string

/**
 * Numbers of a thousand and more with a letter: `1.2k`, `3M`, `$4.5B`.
 * @param decimals Digits after the point that are set, zeros at the end left out; one when undefined, and two below a thousand.
 */
export function compactText(style: NumberStyle, decimals?: number): ShortText {
  const full = numberText(style)
  if (style.kind === 'scientific') return full
  const scale = readDecimal(style.scale)
  return (cell, digits = decimals) => {
    const read = readDecimal(cell)
    if (!read || !scale) return String(cell)
    const product = multiply(read, scale)
    const value = style.kind === 'percent' ? shiftPoint(product, 2) : product
    const short = digits ?? SHORT_DIGITS
    // 999,950 is 1M, not 1000k: rounding may reach the next step.
    const step = style.steps.find(({ power }) => round(shiftPoint(value, 3 - power), short).whole.length > 3)
    const maxDecimals = step === undefined ? (digits ?? Math.min(style.maxDecimals, SMALL_DIGITS)) : short
    const isAdaptive = step === undefined && digits === undefined && style.isAdaptive
    const shown = { ...style, minDecimals: 0, maxDecimals, isAdaptive }
    const text = plainText(shiftPoint(value, -(step?.power ?? 0)), shown, step?.letter ?? '')
    return style.prefix + text + style.suffix
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
export function coordinateText([above, below]: readonly [string, string], separator = '.'): NumberText {
  return (cell) => {
    const read = readDecimal(cell)
    if (read === undefined) return String(cell)
    const { whole, fraction } = round(read, COORDINATE_DECIMALS)
    const isBelow = read.isNegative && !isZero(read)
    return `${whole}${separator}${padFraction(fraction, COORDINATE_DECIMALS)}° ${isBelow ? below : above}`
  }
}
