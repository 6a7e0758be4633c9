/** Memory of frames that are sent, used again once they have arrived: new memory for each would call for the garbage collector all the time. */
export class SentFrames {
  /** In the order in which they are sent. */
  readonly #onTheirWay: Buffer<ArrayBuffer>[] = []
  readonly #spare: Buffer<ArrayBuffer>[] = []

  /** Memory for the frame that is sent next. */
  take(size: number): Buffer<ArrayBuffer> {
    const spare = this.#spare.pop()
    const memory = spare !== undefined && spare.length >= size ? spare : Buffer.allocUnsafeSlow(roomFor(size))
    this.#onTheirWay.push(memory)
    return memory.subarray(0, size)
  }

  /** The frame that was sent first has arrived. */
  arrived(): void {
    const memory = this.#onTheirWay.shift()
    if (memory !== undefined && memory.length <= MOST_KEPT_BYTES) this.#spare.push(memory)
  }
}

/** Frames of wide rows go back to the system. */
const MOST_KEPT_BYTES = 1024 * 1024

/** The next frames may be somewhat larger. */
function roomFor(size: number): number {
  return Math.ceil(size * 1.25)
}
