/** Aliases that are unique as engines compare them: without regard to case, within the length they allow. */
export class AliasPool {
  readonly #taken = new Set<string>()
  readonly #nextCounts = new Map<string, number>()
  readonly #maxBytes: number

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** The wanted name, or one with a number after it: `ID`, `ID_2`. */
  claim(wanted: string): string {
    const base = shorten(plain(wanted) || 'column', this.#maxBytes)
    let name = base
    let count = this.#nextCounts.get(base.toLowerCase()) ?? 2
    for (; this.#taken.has(name.toLowerCase()); count++) {
      const suffix = `_${count}`
      name = shorten(base, this.#maxBytes - suffix.length) + suffix
    }
    this.#nextCounts.set(base.toLowerCase(), count)
    this.#taken.add(name.toLowerCase())
    return name
  }
}

/** Without what MySQL and MariaDB lose or refuse in names: blanks around them, and characters beyond the basic plane. */
function plain(name: string): string {
  return name.trim().replaceAll(/[\u{10000}-\u{10FFFF}]/gu, '_')
}

const encoder = new TextEncoder()

/** Cuts a long name and adds a hash of the whole, so that different names stay different. */
function shorten(name: string, maxBytes: number): string {
  if (name.length * 4 <= maxBytes || encoder.encode(name).length <= maxBytes) return name
  const mark = `_${hash(name).toString(16).padStart(8, '0')}`
  let cut = name.slice(0, maxBytes)
  while (encoder.encode(cut).length > maxBytes - mark.length) cut = cut.slice(0, -1)
  return cut.replace(/[\uD800-\uDBFF]$/, '') + mark
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return value >>> 0
}
