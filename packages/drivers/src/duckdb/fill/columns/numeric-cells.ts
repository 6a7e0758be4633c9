/**
 * Cells of `numeric` as PostgreSQL sends them in binary: how many digits to the base of 10,000, the power of the first of them,
 * the sign, how many decimal places are shown, and the digits; each takes two bytes. Exact, or not at all.
 */
import type { DuckDbBindings } from '../../native/api.ts'
import { CHUNK_ROWS } from '../../native/validity.ts'
import type { DecimalForm } from '../numbers.ts'
import { FixedColumn, type ColumnCells } from './cell-column.ts'

const HEADER_BYTES = 8
const [POSITIVE, NEGATIVE] = [0x0000, 0x4000]
const BASE = 10_000
const BASE_DIGITS = 4
const WORD = 2 ** 32
const WORDS = 4
const LONG_DIGITS = 18
/** Up to here a number times the base, and a digit more, is exact. */
const MOST_EXACT = Math.floor(Number.MAX_SAFE_INTEGER / BASE) - 1
/** Powers of ten that a number holds exactly; a word times one of the first of them does, too. */
const POWERS = Array.from({ length: 23 }, (_, power) => 10 ** power)
const STEP_DIGITS = 6
/** More digits than any exact number has. */
const ANY_DIGITS = 16

export class NumericColumn extends FixedColumn {
  readonly #words: Uint32Array
  readonly #perValue: number
  readonly #form: DecimalForm
  /** The number that is read, the lowest 32 bits first. */
  readonly #value = new Float64Array(WORDS)

  constructor(bindings: DuckDbBindings, form: DecimalForm) {
    const perValue = form.digits > LONG_DIGITS ? WORDS : WORDS / 2
    const words = new Uint32Array(CHUNK_ROWS * perValue)
    super(bindings, { buffer: words.buffer, BYTES_PER_ELEMENT: perValue * words.BYTES_PER_ELEMENT })
    this.#words = words
    this.#perValue = perValue
    this.#form = form
  }

  override take({ bytes, bounds, first, step, count }: ColumnCells, row: number): boolean {
    let bound = first
    for (let to = row; to < row + count; to += 1, bound += step) {
      const start = bounds[bound]!
      if (start < 0) this.putNull(to)
      else if (!this.#put(to, bytes, start, bounds[bound + 1]!)) return false
    }
    return true
  }

  #put(row: number, bytes: Buffer, start: number, end: number): boolean {
    const { scale, isExact } = this.#form
    const count = shortAt(bytes, start)
    const sign = shortAt(bytes, start + 4)
    if (end - start !== HEADER_BYTES + count * 2 || (sign !== POSITIVE && sign !== NEGATIVE)) return false
    if (isExact && shortAt(bytes, start + 6) !== scale) return false
    const weight = (shortAt(bytes, start + 2) << 16) >> 16
    const power = (weight - count + 1) * BASE_DIGITS + scale
    let value = 0
    let at = start + HEADER_BYTES
    for (; at < end && value <= MOST_EXACT; at += 2) value = value * BASE + shortAt(bytes, at)
    const fits = at === end ? this.#setNumber(value, power) : this.#setLarge(bytes, start + HEADER_BYTES, end, power)
    if (fits) this.#write(row * this.#perValue, sign === NEGATIVE)
    return fits
  }

  /** @returns whether the form holds the value times this power of ten. */
  #setNumber(value: number, power: number): boolean {
    const { digits } = this.#form
    const words = this.#value
    if (value === 0) {
      words.fill(0)
      return true
    }
    if (power < 0) {
      if (power < -ANY_DIGITS || value % POWERS[-power]! !== 0) return false
      return this.#setNumber(value / POWERS[-power]!, 0)
    }
    if (power > digits || (digits - power < ANY_DIGITS && value >= POWERS[digits - power]!)) return false
    words[0] = value % WORD
    words[1] = Math.floor(value / WORD)
    words[2] = 0
    words[3] = 0
    for (let left = power; left > 0; left -= STEP_DIGITS) this.#multiply(POWERS[Math.min(left, STEP_DIGITS)]!)
    return true
  }

  #multiply(factor: number): void {
    const words = this.#value
    let carry = 0
    for (let index = 0; index < this.#perValue; index += 1) {
      const product = words[index]! * factor + carry
      carry = Math.floor(product / WORD)
      words[index] = product - carry * WORD
    }
  }

  #setLarge(bytes: Buffer, start: number, end: number, power: number): boolean {
    let value = 0n
    for (let at = start; at < end; at += 2) value = value * BigInt(BASE) + BigInt(shortAt(bytes, at))
    const factor = 10n ** BigInt(Math.abs(power))
    if (power < 0 && value % factor !== 0n) return false
    const result = power < 0 ? value / factor : value * factor
    if (result >= 10n ** BigInt(this.#form.digits)) return false
    for (let index = 0; index < WORDS; index += 1)
      this.#value[index] = Number(BigInt.asUintN(32, result >> BigInt(index * 32)))
    return true
  }

  /** A negative number as its complement. */
  #write(at: number, isNegative: boolean): void {
    const [words, value] = [this.#words, this.#value]
    let borrow = 0
    for (let index = 0; index < this.#perValue; index += 1) {
      if (!isNegative) {
        words[at + index] = value[index]!
        continue
      }
      const rest = -value[index]! - borrow
      borrow = rest < 0 ? 1 : 0
      words[at + index] = rest + borrow * WORD
    }
  }
}

function shortAt(bytes: Buffer, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!
}
