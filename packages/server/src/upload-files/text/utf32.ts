/** UTF-32, which the Encoding Standard does not have. */
import { UploadFileError } from '../upload-file-error.ts'

type Utf32 = 'UTF-32LE' | 'UTF-32BE'

const MOST_CODE = 0x10ffff
const UNIT = 4
const MARK = 0xfeff
/** Code points that are made into text at a time. */
const SLICE = 8_192

/** Whether all whole units are code points other than 0. */
export function isUtf32(bytes: Uint8Array, encoding: Utf32): boolean {
  const isLittle = encoding === 'UTF-32LE'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + UNIT <= bytes.length; at += UNIT) {
    const code = view.getUint32(at, isLittle)
    if (code === 0 || code > MOST_CODE) return false
  }
  return bytes.length >= UNIT
}

export class Utf32Decoder {
  readonly #isLittle: boolean
  #rest = new Uint8Array()
  #isBegun = false

  constructor(encoding: Utf32) {
    this.#isLittle = encoding === 'UTF-32LE'
  }

  decode(bytes?: Uint8Array): string {
    const all = bytes === undefined ? this.#rest : Buffer.concat([this.#rest, bytes])
    const end = all.length - (all.length % UNIT)
    this.#rest = Uint8Array.from(all.subarray(end))
    const view = new DataView(all.buffer, all.byteOffset, end)
    let text = ''
    for (let start = 0; start < end; start += SLICE * UNIT) text += this.#slice(view, start)
    if (this.#isBegun || text === '') return text
    this.#isBegun = true
    return text.charCodeAt(0) === MARK ? text.slice(1) : text
  }

  #slice(view: DataView, start: number): string {
    const codes: number[] = []
    for (let at = start; at < view.byteLength && codes.length < SLICE; at += UNIT) {
      const code = view.getUint32(at, this.#isLittle)
      if (code > MOST_CODE) throw new UploadFileError('The file is not text in UTF-32.', 400)
      codes.push(code)
    }
    return String.fromCodePoint(...codes)
  }
}
