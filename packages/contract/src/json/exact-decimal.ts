/** A number with a fraction that a double cannot hold: its digits, such as `12345678901234.5678`. */
export class ExactDecimal {
  /** Digits with a fraction, without zeros at its end and without an exponent. */
  readonly digits: string

  constructor(digits: string) {
    this.digits = digits
  }

  toString(): string {
    return this.digits
  }

  /** The digits as they are, as a number of the JSON that is written. */
  toJSON(): unknown {
    return JSON.rawJSON(this.digits)
  }
}

/** A double holds every decimal of so many digits. */
const SAFE_DIGITS = 15

/** The number that digits with a fraction show; exact where a double would change one of them. */
export function decimalOf(text: string): number | ExactDecimal {
  const number = Number(text)
  const digits = plainDigits(text)
  if (digits.replace(/\D/g, '').length <= SAFE_DIGITS || !digits.includes('.')) return number
  return digits === String(number) ? number : new ExactDecimal(digits)
}

/** `+012.50` → `12.5`. */
function plainDigits(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^\s*([+-]?)0*(\d*)\.?(\d*?)0*\s*$/.exec(text) ?? []
  return `${sign === '-' ? '-' : ''}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`
}
