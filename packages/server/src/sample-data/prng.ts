/**
 * A seeded source of randomness. It uses integer arithmetic and the four basic operations only, whose results IEEE 754
 * fixes, so that every machine and every release of the runtime draws the same numbers.
 */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Roughly normal: mean 0, standard deviation 1, never beyond ±3.5. */
  bell(): number
}

/** A generator whose sequence depends on `seed` alone. Algorithm: xoshiro128** of Blackman and Vigna. */
export function createRandom(seed: string): Random {
  const nextUint32 = xoshiro128(seed)
  const next = () => nextUint32() / 0x1_0000_0000
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => items[integer(0, items.length - 1)]!,
    // The sum of four uniforms has mean 2 and variance 1/3.
    bell: () => (next() + next() + next() + next() - 2) * 1.7320508,
  }
}

/** One of the entries' values at each call, in proportion to its weight. */
export function weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): (random: Random) => T {
  let total = 0
  const bounds = entries.map(([value, weight]) => ({ value, upTo: (total += weight) }))
  const last = bounds[bounds.length - 1]!
  return (random) => {
    const target = random.next() * total
    return (bounds.find(({ upTo }) => target < upTo) ?? last).value
  }
}

/** The items in a random order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items]
  for (let index = result.length - 1; index > 0; index--) {
    const other = random.integer(0, index)
    ;[result[index], result[other]] = [result[other]!, result[index]!]
  }
  return result
}

function xoshiro128(seed: string): () => number {
  const nextSeed = splitmix32(hash(seed))
  let [a, b, c, d] = [nextSeed(), nextSeed(), nextSeed(), nextSeed()]
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotateLeft(d, 11)
    return result
  }
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits))
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

function splitmix32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x9e3779b9) | 0
    let value = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    value = Math.imul(value ^ (value >>> 15), 0x735a2d97)
    return value ^ (value >>> 15)
  }
}
