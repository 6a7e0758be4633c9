import type { Cell } from '../driver.ts'

/** Different values up to which the count is exact. */
const MAX_VALUES = 10_000
const FIRST_SLOTS = 512
/** Longer texts are hashed at the end, in steps. */
const LONG_TEXT = 100_000
/** Characters of a long text that are hashed in one step, an even number. */
const STEP_CHARACTERS = 200_000

/**
 * Counts different values in bounded memory, some 260 KB at most: exactly up to 10,000, beyond that from a sample of
 * them with a standard error of 1 to 2 % (adaptive sampling after Wegman: only values whose hash ends in so many zero
 * bits count, one bit more whenever there are too many). Values are told apart by 53 bits of hash: a quarter of the time
 * that a Set of the values takes, and the values themselves are not held.
 */
export class DistinctCounter {
  /** Open addressing; 0 is an empty slot. */
  #slots = new Float64Array(FIRST_SLOTS)
  #used = 0
  /** The sample is one of `#share` values. */
  #share = 1
  #long: string[] = []

  add(cell: Cell): void {
    if (typeof cell === 'boolean') this.#addKey(cell ? 2 : 1)
    else this.#addText(typeof cell === 'string' ? cell : String(cell))
  }

  /** Counts long texts, a part of one in each step. */
  *finish(): Iterable<void> {
    for (const text of this.#long.splice(0)) {
      const hash = new TextHash()
      for (let at = 0; at < text.length; at += STEP_CHARACTERS) {
        hash.add(text, at, Math.min(text.length, at + STEP_CHARACTERS))
        yield
      }
      this.#addKey(hash.key(text.length))
    }
  }

  count(): number {
    for (const _ of this.finish());
    return this.#used * this.#share
  }

  #addText(text: string): void {
    if (text.length > LONG_TEXT) this.#long.push(text)
    else this.#addKey(keyOf(text))
  }

  #addKey(key: number): void {
    if (this.#share > 1 && key % this.#share !== 0) return
    const slots = this.#slots
    const mask = slots.length - 1
    let slot = (key / this.#share) & mask
    for (;;) {
      const found = slots[slot]
      if (found === key) return
      if (found === 0) break
      slot = (slot + 1) & mask
    }
    slots[slot] = key
    this.#used += 1
    if (this.#used > MAX_VALUES) this.#rebuild(slots.length, this.#share * 2)
    else if (this.#used * 2 > slots.length) this.#rebuild(slots.length * 4, this.#share)
  }

  #rebuild(size: number, share: number): void {
    const keys = this.#slots
    this.#slots = new Float64Array(size)
    this.#used = 0
    this.#share = share
    for (const key of keys) if (key !== 0) this.#addKey(key)
  }
}

const UPPER_BITS = 2 ** 32

function keyOf(text: string): number {
  const hash = new TextHash()
  hash.add(text, 0, text.length)
  return hash.key(text.length)
}

/** Two hashes of a text, taken two characters at a time, side by side, of 32 and of 20 bits. */
class TextHash {
  #low = 0x81_1c_9d_c5
  #high = 0x2f_4a_6c_91

  /** Takes the next part of the text. @param from where it begins, an even number. */
  add(text: string, from: number, to: number): void {
    let [low, high] = [this.#low, this.#high]
    for (let index = from; index < to; index += 2) {
      const code = text.charCodeAt(index) | (text.charCodeAt(index + 1) << 16)
      low = Math.imul(low ^ code, 0x01_00_01_93)
      high = Math.imul(high ^ code, 0x5b_d1_e9_95)
    }
    this.#low = low
    this.#high = high
  }

  /** Of the whole text; never 0. */
  key(length: number): number {
    const low = mixed(this.#low ^ (this.#high >>> 15))
    const high = mixed(this.#high ^ length)
    return ((high >>> 12) + 1) * UPPER_BITS + low
  }
}

/** Spreads the influence of every bit over all of them; unsigned. */
function mixed(value: number): number {
  const once = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2_b2_ae_35)
  return (twice ^ (twice >>> 16)) >>> 0
}
