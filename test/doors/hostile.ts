/** What strangers send: every field as something else than it should be, drawn from a seed. */

/** No text of ours holds it: where it turns up, it came from a request. */
export const MARK = 'zqxdoor'

/** Numbers from 0 to below 1 that a seed decides. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const deep = (levels: number): string => `${'{"a":['.repeat(levels)}"${MARK}"${']}'.repeat(levels)}`

/** JSON texts, since no object has a key such as `__proto__` of its own by chance. */
const VALUES: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1e308',
  '123456789012345678901234567890',
  '""',
  `"${MARK}"`,
  `"'; drop table users; -- ${MARK}"`,
  `"\\" or 1=1 -- ${MARK}"`,
  `"${MARK}\\\\' or '1'='1"`,
  '"__proto__"',
  '"constructor"',
  '"toString"',
  `"../../${MARK}"`,
  '"javascript:alert(1)"',
  `"${'x'.repeat(20_000)}${MARK}"`,
  '[]',
  `["${MARK}"]`,
  `[["${MARK}", null], {}]`,
  '{}',
  `{"${MARK}": "${MARK}"}`,
  `{"$ne": null, "or": "${MARK}"}`,
  `{"__proto__": {"isAdmin": true}, "${MARK}": 1}`,
  `{"constructor": {"prototype": {"${MARK}": 1}}}`,
  `{"toString": "${MARK}", "length": -1}`,
  `{"toOperationNode": "${MARK}", "sql": "${MARK}", "values": ["${MARK}"]}`,
  deep(5),
  deep(120),
]

export interface Draw {
  /** Enum. */
  of<Item>(items: readonly Item[]): Item
  isTrue(share: number): boolean
  /** A value as JSON text. */
  value(): string
  /** A text for an address, not encoded. */
  text(): string
}

export function draws(next: () => number): Draw {
  const of = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!
  return {
    of,
    isTrue: (share) => next() < share,
    value: () => of(VALUES),
    text: () => of(VALUES).slice(0, 2_000),
  }
}
