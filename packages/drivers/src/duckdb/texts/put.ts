/** Writes texts into bytes, from `at` on; each function returns the place after what it wrote. */

const MINUS = 45
const POINT = 46
const ZERO = 48
/** Nine digits fit into an integer of 32 bits, which is divided fast. */
const BILLION = 1_000_000_000

/** Text of ASCII alone. */
export function putAscii(bytes: Uint8Array, at: number, text: string): number {
  for (let i = 0; i < text.length; i += 1) bytes[at + i] = text.charCodeAt(i)
  return at + text.length
}

export function putBytes(bytes: Uint8Array, at: number, source: Uint8Array, start: number, length: number): number {
  for (let i = 0; i < length; i += 1) bytes[at + i] = source[start + i]!
  return at + length
}

/** A safe integer. */
export function putInteger(bytes: Uint8Array, at: number, value: number): number {
  if (value >= 0) return putDigits(bytes, at, value)
  bytes[at] = MINUS
  return putDigits(bytes, at + 1, -value)
}

/** A safe integer, divided by ten so many times. */
export function putDecimal(bytes: Uint8Array, at: number, value: number, scale: number): number {
  if (scale === 0) return putInteger(bytes, at, value)
  const size = Math.abs(value)
  const fraction = size % 10 ** scale
  let end = value < 0 ? putAscii(bytes, at, '-') : at
  end = putDigits(bytes, end, (size - fraction) / 10 ** scale)
  bytes[end] = POINT
  return putPadded(bytes, end + 1, fraction, scale)
}

/** Integers below hold all decimals of so many digits that no two of them are the same double. */
const DISTINCT = 1e15
/** Smaller numbers than 0.000001 are written with an exponent. */
const MOST_DECIMALS = 6

/** The fewest digits that are this double and no other, as `String` has them; mostly without a string being made. */
export function putDouble(bytes: Uint8Array, at: number, value: number): number {
  for (let scale = 0, unit = 1; scale <= MOST_DECIMALS; scale += 1, unit *= 10) {
    const whole = Math.round(value * unit)
    if (Math.abs(whole) >= DISTINCT) break
    // both are exact, so that this is the double of the decimal
    if (whole / unit === value) return putDecimal(bytes, at, whole, scale)
  }
  return putAscii(bytes, at, String(value))
}

/** A safe integer from 0 on. */
function putDigits(bytes: Uint8Array, at: number, value: number): number {
  if (value < 10) {
    bytes[at] = ZERO + value
    return at + 1
  }
  if (value < BILLION) return putPadded(bytes, at, value, digitsOf(value))
  const rest = value % BILLION
  return putPadded(bytes, putDigits(bytes, at, (value - rest) / BILLION), rest, 9)
}

/** The same with so many digits, zeros in front. */
export function putPadded(bytes: Uint8Array, at: number, value: number, count: number): number {
  if (count > 9) {
    const rest = value % BILLION
    return putPadded(bytes, putPadded(bytes, at, (value - rest) / BILLION, count - 9), rest, 9)
  }
  let left = value
  for (let place = at + count - 1; place >= at; place -= 1) {
    const tenth = (left / 10) | 0
    bytes[place] = ZERO + left - tenth * 10
    left = tenth
  }
  return at + count
}

function digitsOf(value: number): number {
  let count = 2
  for (let limit = 100; value >= limit; limit *= 10) count += 1
  return count
}
