/** What a batch of rows is built in. */
export interface BatchSpace {
  bytes: Buffer<ArrayBuffer>
  bounds: Int32Array<ArrayBuffer>
}

/** One batch is read, one waits, and one is filled. */
const MAX_SPARE = 3
/** Larger ones go back to the system. */
const MAX_BYTES = 1024 * 1024

/**
 * Memory that a session's batches use one after the other. New memory for each of them, or only for each statement, would
 * call for the garbage collector so often that it takes as long as all other work.
 */
export class BatchMemory {
  readonly #spare: BatchSpace[] = []

  /** Space for at least so many bytes, and for so many bounds. */
  take(byteCount: number, boundCount: number): BatchSpace {
    const spare = this.#spare.pop()
    return {
      bytes: spare && spare.bytes.length >= byteCount ? spare.bytes : Buffer.allocUnsafeSlow(byteCount),
      bounds: spare && spare.bounds.length >= boundCount ? spare.bounds : new Int32Array(boundCount),
    }
  }

  /** Takes space back that nobody needs any more; what was moved to another thread is gone. */
  give({ bytes, bounds }: BatchSpace): void {
    if (this.#spare.length < MAX_SPARE && bytes.length <= MAX_BYTES) this.#spare.push({ bytes, bounds })
  }
}
