/**
 * Chooses which items of a stream are kept when there is room for only so many: after the first ones, every item has
 * the same chance (algorithm R). The choice is the same for every stream of the same length.
 */
export class Reservoir {
  readonly #capacity: number
  #seen = 0
  #state = 0x9e_37_79_b9

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** The place at which the next item is to be stored; -1 to leave it out. */
  next(): number {
    const place = this.#seen < this.#capacity ? this.#seen : Math.floor(this.#random() * (this.#seen + 1))
    this.#seen += 1
    return place < this.#capacity ? place : -1
  }

  /** Counts items that were stored without asking: the first ones, each at its own place. */
  skip(count: number): void {
    this.#seen += count
  }

  /** xorshift, from 0 to 1: good enough to choose by, and without a seed to hand around. */
  #random(): number {
    let state = this.#state
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    this.#state = state
    return (state >>> 0) / 0x1_00_00_00_00
  }
}
