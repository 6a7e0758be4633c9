/** What a batch of rows is built in. */
export interface BatchSpace {
  bytes: Buffer<ArrayBuffer>
  bounds: Int32Array<ArrayBuffer>
}

const FIRST_BYTES = 16 * 1024
const FIRST_BOUNDS = 256

/** One batch is read, one waits, and one is filled. */
const MAX_SPARE = 3
/** Larger ones go back to the system. */
const MAX_BYTES = 512 * 1024

/**
 * Memory that a session's batches use one after the other. New memory for each of them, or only for each statement, would
 * call for the garbage collector so often that it takes as long as all other work.
 */
export class BatchMemory {
  readonly #spare: BatchSpace[] = []

  /**
   * Space for at least so many bytes; it grows with what is put there, and is given back so.
   * @param like The space before: what it took, the next one will take too.
   */
  take(byteCount: number, like?: BatchSpace): BatchSpace {
    const spare = this.#spare.pop()
    if (spare && spare.bytes.length >= byteCount) return spare
    return {
      bytes: Buffer.allocUnsafeSlow(Math.max(byteCount, like?.bytes.length ?? FIRST_BYTES)),
      bounds: new Int32Array(like?.bounds.length ?? FIRST_BOUNDS),
    }
  }

  /** Takes space back that nobody needs any more, unless it was moved to another thread. */
  give({ bytes, bounds }: BatchSpace): void {
    const isThere = bytes.length > 0 && bounds.length > 0
    if (isThere && bytes.length <= MAX_BYTES && this.#spare.length < MAX_SPARE) this.#spare.push({ bytes, bounds })
  }
}
