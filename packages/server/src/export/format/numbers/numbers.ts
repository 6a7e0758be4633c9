/** Numbers as displayed (contract: exports, section 4, Formatted numbers). */
import { isZero, multiply, padFraction, readDecimal, round, shiftPoint } from './decimal.ts'
import { numberStyle, SMALL_NUMBER_DIGITS } from './number-style.ts'
import { quickNumber } from './quick-number.ts'
import type { CellText } from '../cell-text.ts'
import type { Decimal } from './decimal.ts'
import type { NumberColumn, NumberStyle } from './number-style.ts'

/** The displayed texts of the numbers of a column; cells that are no numbers stay as they are. */
export function numberText(column: NumberColumn, locale: string): CellText {
  const style = numberStyle(column, locale)
  return { plain: plainNumber(style), quick: quickNumber(style) }
}

function plainNumber(style: NumberStyle): CellText['plain'] {
  const scale = style.scale === 1 ? undefined : readDecimal(style.scale)
  return (cell) => {
    const read = typeof cell === 'boolean' ? undefined : readDecimal(cell)
    if (!read) return String(cell)
    const scaled = scale ? multiply(read, scale) : read
    return style.prefix + styledText(scaled, style) + style.suffix
  }
}

function styledText(value: Decimal, style: NumberStyle): string {
  if (style.kind === 'scientific') return scientificText(value, style)
  const shown = style.kind === 'percent' ? shiftPoint(value, 2) : value
  const rounded = round(shown, decimalPlaces(shown, style))
  const fraction = padFraction(rounded.fraction, style.minDecimals)
  const sign = rounded.isNegative && !isZero(rounded) ? '-' : ''
  const digits = grouped(rounded.whole, style.groupSeparator) + (fraction && style.decimalSeparator + fraction)
  return `${sign}${style.currencyBefore}${digits}${style.kind === 'percent' ? '%' : ''}${style.currencyAfter}`
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
  const text = mantissa.whole + (fraction && style.decimalSeparator + fraction)
  return `${sign}${text}e${exponent < 0 ? '-' : '+'}${Math.abs(exponent)}`
}

function grouped(digits: string, separator: string): string {
  if (separator === '' || digits.length <= 3) return digits
  let end = digits.length % 3 || 3
  let text = digits.slice(0, end)
  for (; end < digits.length; end += 3) text += separator + digits.slice(end, end + 3)
  return text
}
