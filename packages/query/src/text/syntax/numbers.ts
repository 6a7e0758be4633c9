/** Numbers as they are typed: exact, or not at all. */

/** The value of digits, a bigint where a number would lose some of them; null where neither holds all. */
export function readNumber(raw: string): number | bigint | null {
  const value = Number(raw)
  if (!Number.isFinite(value)) return null
  if (/^\d+$/.test(raw)) return Number.isSafeInteger(value) ? value : BigInt(raw)
  return digits(raw) === digits(String(value)) ? value : null
}

/** The same text for the same number: digits without zeros at the ends, and where the point stands. */
function digits(text: string): string {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const all = (whole + fraction).replace(/^0+/, '')
  const significant = all.replace(/0+$/, '')
  if (significant === '') return '0'
  return `${significant}e${Number(exponent) - fraction.length + (all.length - significant.length)}`
}

export function printNumber(value: number | bigint): string {
  return Object.is(value, -0) ? '-0' : String(value)
}
