/** Digits with or without a point: rounded, grouped and framed. */
import { SMALL_NUMBER_DIGITS, type NumberStyle } from '@querent/viz/format/index.ts'
import { put, TARGET_BYTES, UNUSUAL, type QuickText } from '../cell-text.ts'

/** Numbers of more digits are unusual. */
const MAX_DIGITS = 24
const PERCENT_PLACES = 2

const MINUS = 45
const POINT = 46
const ZERO = 48
const PERCENT = 37

/** Undefined for a style whose numbers take arithmetic. */
export function quickNumber(style: NumberStyle): QuickText | undefined {
  const { minDecimals, maxDecimals, isAdaptive } = style
  const [prefix, currencyBefore, group, decimalPoint, after] = [
    style.prefix,
    style.currencyBefore,
    style.groupSeparator,
    style.decimalSeparator,
    `${style.kind === 'percent' ? String.fromCharCode(PERCENT) : ''}${style.currencyAfter}${style.suffix}`,
  ].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer, Buffer, Buffer]
  const frame = prefix.length + currencyBefore.length + group.length * MAX_DIGITS + decimalPoint.length + after.length
  if (style.kind === 'scientific' || style.scale !== 1 || frame + 2 * MAX_DIGITS + maxDecimals > TARGET_BYTES) return
  const shift = style.kind === 'percent' ? PERCENT_PLACES : 0
  /** The digits of the number from place 1 on; place 0 takes what is carried out of them. */
  const digits = new Uint8Array(MAX_DIGITS + PERCENT_PLACES + 2)

  return (source, start, end, target) => {
    const isNegative = source[start] === MINUS
    let at = isNegative ? start + 1 : start
    if (end - at > MAX_DIGITS || at === end) return UNUSUAL
    let last = 0
    let point = 0
    for (; at < end; at += 1) {
      const digit = source[at]! - ZERO
      if (digit >= 0 && digit <= 9) digits[(last += 1)] = digit
      else if (source[at] === POINT && point === 0 && last > 0) point = last
      else return UNUSUAL
    }
    if (point === 0) point = last
    else if (point === last) return UNUSUAL
    let first = 1
    if (digits[1] === 0 && point > 1) return UNUSUAL
    if (shift > 0) {
      point += shift
      while (last < point) digits[(last += 1)] = 0
      while (first < point && digits[first] === 0) first += 1
    }

    let places = maxDecimals
    if (isAdaptive && first === point && digits[point] === 0) {
      let zeros = 0
      while (point + zeros < last && digits[point + zeros + 1] === 0) zeros += 1
      if (zeros >= 2 && point + zeros < last) places = Math.max(places, zeros + SMALL_NUMBER_DIGITS)
    }
    if (last - point > places) {
      const isUp = digits[point + places + 1]! >= 5
      last = point + places
      if (isUp) {
        digits[first - 1] = 0
        let carried = last
        while (digits[carried] === 9) digits[carried--] = 0
        digits[carried]! += 1
        if (carried < first) first = carried
      }
    }
    while (last - point > minDecimals && digits[last] === 0) last -= 1

    let used = put(prefix, target, 0)
    if (isNegative && !isZero(digits, first, last)) target[used++] = MINUS
    used = put(currencyBefore, target, used)
    for (let place = first; place <= point; place += 1) {
      if (place > first && (point - place) % 3 === 2) used = put(group, target, used)
      target[used++] = digits[place]! + ZERO
    }
    const decimals = Math.max(last - point, minDecimals)
    if (decimals > 0) used = put(decimalPoint, target, used)
    for (let place = point + 1; place <= point + decimals; place += 1) {
      target[used++] = (place <= last ? digits[place]! : 0) + ZERO
    }
    return put(after, target, used)
  }
}

function isZero(digits: Uint8Array, first: number, last: number): boolean {
  for (let place = first; place <= last; place += 1) if (digits[place] !== 0) return false
  return true
}
