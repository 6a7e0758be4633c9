/** Collects bytes into chunks of 64 KiB, each in memory of its own so that it can be handed to another thread. */
const CHUNK_BYTES = 65_536

export class ByteChunks {
  /** Bytes taken in so far: the offset of the next byte in the file. */
  total = 0
  private current = new Uint8Array(CHUNK_BYTES)
  private used = 0
  private full: Uint8Array[] = []

  push(bytes: Uint8Array): void {
    this.total += bytes.length
    for (let start = 0; start < bytes.length;) {
      const part = bytes.subarray(start, start + CHUNK_BYTES - this.used)
      this.current.set(part, this.used)
      this.used += part.length
      start += part.length
      if (this.used === CHUNK_BYTES) this.endChunk()
    }
  }

  /** The chunks that are full. */
  take(): Uint8Array[] {
    const taken = this.full
    this.full = []
    return taken
  }

  /** Everything that is left. */
  takeAll(): Uint8Array[] {
    if (this.used > 0) this.endChunk()
    return this.take()
  }

  private endChunk(): void {
    this.full.push(this.used === CHUNK_BYTES ? this.current : this.current.slice(0, this.used))
    this.current = new Uint8Array(CHUNK_BYTES)
    this.used = 0
  }
}
