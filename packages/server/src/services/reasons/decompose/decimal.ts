/** Numbers with all their digits: parts of a change must add up to it. Tested by decimal.test.ts. */

/** A whole number of units of 10^-scale. */
export class Decimal {
  readonly units: bigint
  readonly scale: number

  constructor(units: bigint, scale: number) {
    this.units = units
    this.scale = scale
  }

  static readonly ZERO = new Decimal(0n, 0)

  /**
   * A cell of an answer: a number, a bigint, a number as text, or raw JSON. Of a double its shortest
   * text counts.
   * @returns 0 for null, which is the sum of no rows.
   * @throws {RangeError} for what is not a finite number.
   */
  static of(cell: unknown): Decimal {
    if (cell === null || cell === undefined) return Decimal.ZERO
    const found = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(
      typeof cell === 'object' ? JSON.stringify(cell) : String(cell),
    )
    const [, sign = '', whole = '', fraction = '', exponent = '0'] = found ?? []
    if (whole === '' && fraction === '') throw new RangeError(`${JSON.stringify(cell)} is not a number.`)
    const units = BigInt(`${sign}${whole}${fraction}`)
    const scale = fraction.length - Number(exponent)
    return scale < 0 ? new Decimal(units * 10n ** BigInt(-scale), 0) : new Decimal(units, scale)
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale)
    return new Decimal(this.#unitsAt(scale) + other.#unitsAt(scale), scale)
  }

  minus(other: Decimal): Decimal {
    return this.plus(new Decimal(-other.units, other.scale))
  }

  get isZero(): boolean {
    return this.units === 0n
  }

  /** The nearest double. */
  toNumber(): number {
    return Number(this.toString())
  }

  /** Without zeros at the end of a fraction: `-12.5`. */
  toString(): string {
    const digits = String(this.units < 0n ? -this.units : this.units).padStart(this.scale + 1, '0')
    const whole = digits.slice(0, digits.length - this.scale)
    const fraction = digits.slice(digits.length - this.scale).replace(/0+$/, '')
    return `${this.units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
  }

  #unitsAt(scale: number): bigint {
    return this.units * 10n ** BigInt(scale - this.scale)
  }
}
