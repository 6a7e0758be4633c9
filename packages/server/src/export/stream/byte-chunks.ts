import { textSlices } from '@querent/contract/slices/index.ts'

/** Collects bytes into chunks of 64 KiB, each in memory of its own so that it can be handed to another thread. */
const CHUNK_BYTES = 65_536
/** UTF-8 takes no more for a unit of UTF-16. */
const BYTES_PER_UNIT = 3
/** Characters of a text that is written in one piece. */
const LONG_TEXT = 20_000

export class ByteChunks {
  /** Those who write many small pieces put them here from `used` on, after `reserve`. */
  bytes = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  used = 0
  #ended = 0
  #full: Uint8Array[] = []

  /** Bytes taken in so far: the offset of the next byte in the file. */
  get total(): number {
    return this.#ended + this.used
  }

  /** Makes room for so many bytes in one piece. */
  reserve(count: number): void {
    if (this.bytes.length - this.used >= count) return
    if (this.used > 0) this.#endChunk()
    if (this.bytes.length < count) this.bytes = Buffer.allocUnsafeSlow(count)
  }

  push(bytes: Uint8Array): void {
    for (let start = 0; start < bytes.length;) {
      const part = bytes.subarray(start, start + this.bytes.length - this.used)
      this.bytes.set(part, this.used)
      this.used += part.length
      start += part.length
      if (this.used === this.bytes.length) this.#endChunk()
    }
  }

  pushByte(byte: number): void {
    if (this.used === this.bytes.length) this.#endChunk()
    this.bytes[this.used++] = byte
  }

  /** As `push`, quicker for a few bytes. */
  pushSmall(source: Uint8Array, start = 0, end = source.length): void {
    this.reserve(end - start)
    let at = this.used
    for (let i = start; i < end; i += 1) this.bytes[at++] = source[i]!
    this.used = at
  }

  pushText(text: string): void {
    if (text.length > LONG_TEXT) {
      for (const slice of textSlices(text, LONG_TEXT)) this.pushText(slice)
      return
    }
    this.reserve(text.length * BYTES_PER_UNIT)
    this.used += this.bytes.write(text, this.used)
  }

  get hasFull(): boolean {
    return this.#full.length > 0
  }

  /** The chunks that are full. */
  take(): Uint8Array[] {
    const taken = this.#full
    this.#full = []
    return taken
  }

  /** Everything that is left. */
  takeAll(): Uint8Array[] {
    if (this.used > 0) this.#endChunk()
    return this.take()
  }

  /** The chunk is a copy, so that there is no more memory to be freed than what is handed out. */
  #endChunk(): void {
    this.#full.push(new Uint8Array(this.bytes.subarray(0, this.used)))
    this.#ended += this.used
    this.used = 0
    if (this.bytes.length > CHUNK_BYTES) this.bytes = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  }
}
