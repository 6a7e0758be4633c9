/** Lines of the drivers' bulk load, as bytes. */
import { isBlank } from '../values/blank.ts'
import { VARCHAR_LENGTH } from '../values/kinds.ts'
import { FORM, formOf, isSure } from '../values/forms.ts'
import type { LoadType } from '../types.ts'

const [TAB, LF, CR, BACKSLASH, POINT] = [9, 10, 13, 92, 46]
const [LETTER_N, LETTER_R, LETTER_T, LETTER_F, NULL, LARGE_T, LARGE_Z, ONE] = [110, 114, 116, 102, 78, 84, 90, 49]
/** What stands behind a backslash for a sign that has a meaning of its own. */
const ESCAPES = new Uint8Array(256)
for (const [sign, escape] of [
  [TAB, LETTER_T],
  [LF, LETTER_N],
  [CR, LETTER_R],
  [BACKSLASH, BACKSLASH],
] as const)
  ESCAPES[sign] = escape
/** Of the T in a date and time. */
const TIME_AT = 10
const MIDNIGHT = Buffer.from('T00:00:00')
/** Room that a value takes beside its own bytes. */
const MARGIN = 16

export class LineWriter {
  readonly #decimal: number
  #bytes: Buffer
  #length = 0

  /** @param size Bytes of the lines that are written before they are taken, about. */
  constructor(size: number, decimal: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size + size / 4)
    this.#decimal = decimal
  }

  get length(): number {
    return this.#length
  }

  /** The lines since the last call. */
  take(): Uint8Array<ArrayBuffer> {
    const lines = new Uint8Array(this.#bytes.subarray(0, this.#length))
    this.#length = 0
    return lines
  }

  tab(): void {
    this.#room(0)
    this.#bytes[this.#length++] = TAB
  }

  lineEnd(): void {
    this.#room(0)
    this.#bytes[this.#length++] = LF
  }

  null(): void {
    this.#room(0)
    this.#bytes[this.#length++] = BACKSLASH
    this.#bytes[this.#length++] = NULL
  }

  /** Writes a value of the file. @returns false, and nothing is written, when more must be known of it. */
  value(type: LoadType, bytes: Buffer, start: number, end: number): boolean {
    if (type === 'text' || type === 'varchar-255') {
      if (isBlank(bytes, start, end) || (type !== 'text' && end - start > VARCHAR_LENGTH)) return false
      this.text(bytes, start, end)
      return true
    }
    const form = formOf(bytes, start, end, this.#decimal)
    if (!isSure(type, form)) return false
    this.#room(end - start)
    if (type === 'boolean') this.#boolean(form === FORM.true || (form === FORM.bit && bytes[start] === ONE))
    else {
      const at = this.#copy(bytes, start, end)
      if (type === 'float') this.#setPoint(at)
      else if (type !== 'integer' && type !== 'date') this.#setTime(at, form)
    }
    return true
  }

  /** Writes a text of any signs. */
  text(bytes: Buffer, start: number, end: number): void {
    this.#room((end - start) * 2)
    const to = this.#bytes
    let at = this.#length
    for (let from = start; from < end; from += 1) {
      const byte = bytes[from]!
      const escape = ESCAPES[byte]!
      if (escape === 0) to[at++] = byte
      else {
        to[at++] = BACKSLASH
        to[at++] = escape
      }
    }
    this.#length = at
  }

  #boolean(value: boolean): void {
    this.#bytes[this.#length++] = value ? LETTER_T : LETTER_F
  }

  /** @returns where the copy begins. */
  #copy(bytes: Buffer, start: number, end: number): number {
    const to = this.#bytes
    const first = this.#length
    let at = first
    for (let from = start; from < end; from += 1) to[at++] = bytes[from]!
    this.#length = at
    return first
  }

  #setPoint(first: number): void {
    if (this.#decimal === POINT) return
    const at = this.#bytes.subarray(first, this.#length).indexOf(this.#decimal)
    if (at >= 0) this.#bytes[first + at] = POINT
  }

  #setTime(first: number, form: number): void {
    if (form === FORM.date) this.#copy(MIDNIGHT, 0, MIDNIGHT.length)
    else this.#bytes[first + TIME_AT] = LARGE_T
    if (form === FORM.instant) this.#bytes[this.#length - 1] = LARGE_Z
  }

  #room(count: number): void {
    const needed = this.#length + count + MARGIN
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2))
    larger.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = larger
  }
}
