/** Text as the codewords of a QR symbol, with correction. */
import { BLOCKS, CODEWORDS, CORRECTION } from './tables.ts'

const at = (list: readonly number[], index: number) => list[index] ?? 0

/** Products in the field of 256 elements with the polynomial 0x11d. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a)
  return product
}

/** The codewords that correct a block: the remainder by the generator polynomial of that degree. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  let generator = [1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    const next = [...generator, 0]
    for (const [place, factor] of generator.entries()) next[place + 1] = at(next, place + 1) ^ multiply(factor, root)
    generator = next
    root = multiply(root, 2)
  }
  const rest = Array.from({ length: degree }, () => 0)
  for (const value of data) {
    const lead = value ^ at(rest, 0)
    rest.shift()
    rest.push(0)
    for (let place = 0; place < degree; place++)
      rest[place] = at(rest, place) ^ multiply(at(generator, place + 1), lead)
  }
  return rest
}

/** How many codewords of a version are data. */
export const dataLength = (version: number) =>
  at(CODEWORDS, version - 1) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1)

/** The smallest version that takes so many bytes, or undefined. */
export function versionFor(length: number): number | undefined {
  for (let version = 1; version <= CODEWORDS.length; version++) {
    if (length + (version < 10 ? 2 : 3) <= dataLength(version)) return version
  }
  return undefined
}

/** The codewords in the order in which they are drawn. */
export function codewordsOf(bytes: Uint8Array, version: number): number[] {
  const length = dataLength(version)
  const bits: number[] = []
  const append = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1)
  }
  append(0b0100, 4)
  append(bytes.length, version < 10 ? 8 : 16)
  for (const byte of bytes) append(byte, 8)
  append(0, Math.min(4, length * 8 - bits.length))
  while (bits.length % 8 !== 0) bits.push(0)
  const data: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    data.push(bits.slice(start, start + 8).reduce((value, bit) => value * 2 + bit, 0))
  }
  for (let pad = 0xec; data.length < length; pad ^= 0xec ^ 0x11) data.push(pad)

  // Where the data does not divide evenly, the last blocks have one codeword more.
  const count = at(BLOCKS, version - 1)
  const short = Math.floor(length / count)
  const longFrom = count - (length % count)
  const blocks: { data: number[]; correction: number[] }[] = []
  for (let block = 0, start = 0; block < count; block++) {
    const size = short + (block >= longFrom ? 1 : 0)
    const part = data.slice(start, start + size)
    blocks.push({ data: part, correction: correctionOf(part, at(CORRECTION, version - 1)) })
    start += size
  }
  const across = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, place) =>
      lists.flatMap((list) => (place < list.length ? at(list, place) : [])),
    ).flat()
  return [...across(blocks.map((block) => block.data)), ...across(blocks.map((block) => block.correction))]
}
