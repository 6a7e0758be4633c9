/** Reads numbers of a font one after the other. */
export class Reader {
  at = 0
  readonly bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  uint8(): number {
    this.at += 1
    return this.#view.getUint8(this.at - 1)
  }

  uint16(): number {
    this.at += 2
    return this.#view.getUint16(this.at - 2)
  }

  int16(): number {
    this.at += 2
    return this.#view.getInt16(this.at - 2)
  }

  uint32(): number {
    this.at += 4
    return this.#view.getUint32(this.at - 4)
  }

  text(length: number): string {
    return String.fromCharCode(...this.take(length))
  }

  take(length: number): Uint8Array {
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  /** `UIntBase128` of WOFF2: seven bits a byte, the last one without the eighth. */
  base128(): number {
    let value = 0
    for (let byte = 0x80; (byte & 0x80) !== 0;) {
      byte = this.uint8()
      value = value * 128 + (byte & 0x7f)
    }
    return value
  }

  /** `255UInt16` of WOFF2. */
  short(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    return code === 255 ? this.uint8() + 253 : code
  }
}
