/** Numbers of formats that have their own, as texts that are read with the signs of the setting. */
import type { NumberSeparators } from '../types.ts'

const MOST_DIGITS = 400
const EXPONENT = /^(-?)(\d+)(?:\.(\d*))?[eE]([+-]?\d+)$/

/** Writes plain digits with the decimal sign of the setting. */
export function numberWriter(separators: NumberSeparators): (digits: string) => string {
  const isComma = separators === ',.' || separators === ', '
  return isComma ? (digits) => digits.replace('.', ',') : (digits) => digits
}

/** A number without an exponent, with all its digits: `1.5e-3` is `0.0015`. Undefined for what is not a number. */
export function plainDigits(text: string): string | undefined {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text
  const [, sign = '', whole = '', fraction = '', power] = EXPONENT.exec(text) ?? []
  if (power === undefined || Math.abs(Number(power)) > MOST_DIGITS) return undefined
  const digits = whole + fraction
  const point = whole.length + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length)
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
