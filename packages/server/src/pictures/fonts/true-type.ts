/** Writes TrueType files. */

/** Bytes by their tags. */
export type Tables = Map<string, Uint8Array>

export interface OutlinePoint {
  x: number
  y: number
  isOnCurve: boolean
}

const VERSION = 0x0001_0000
const ENTRY = 16

/** Checksums are left out: who reads these files looks at none. */
export function fileOf(tables: Tables): Uint8Array {
  const entries = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const start = 12 + ENTRY * entries.length
  const size = entries.reduce((sum, [, { length }]) => sum + aligned(length), start)
  const file = Buffer.alloc(size)
  file.writeUInt32BE(VERSION, 0)
  file.writeUInt16BE(entries.length, 4)
  let at = start
  for (const [place, [tag, bytes]] of entries.entries()) {
    const entry = 12 + ENTRY * place
    file.write(tag.padEnd(4), entry, 'latin1')
    file.writeUInt32BE(at, entry + 8)
    file.writeUInt32BE(bytes.length, entry + 12)
    file.set(bytes, at)
    at += aligned(bytes.length)
  }
  return new Uint8Array(file.buffer, file.byteOffset, file.length)
}

const aligned = (length: number): number => (length + 3) & ~3

/** Puts outlines in place of those of a font. */
export function setGlyphs(tables: Tables, glyphs: readonly Uint8Array[]): void {
  const offsets = Buffer.alloc(4 * (glyphs.length + 1))
  let at = 0
  for (const [id, { length }] of glyphs.entries()) {
    at += aligned(length)
    offsets.writeUInt32BE(at, 4 * (id + 1))
  }
  const outlines = Buffer.alloc(Math.max(at, 1))
  for (const [id, bytes] of glyphs.entries()) outlines.set(bytes, offsets.readUInt32BE(4 * id))
  tables.set('glyf', outlines)
  tables.set('loca', offsets)
  const head = Buffer.from(tables.get('head') ?? [])
  // Offsets of four bytes.
  head.writeInt16BE(1, 50)
  tables.set('head', head)
}

/** Advances and left bearings of every glyph. */
export function setMetrics(tables: Tables, metrics: readonly { advance: number; left: number }[]): void {
  const bytes = Buffer.alloc(4 * metrics.length)
  for (const [id, { advance, left }] of metrics.entries()) {
    bytes.writeUInt16BE(clamped(advance, 0, 0xffff), 4 * id)
    bytes.writeInt16BE(clamped(left, -0x8000, 0x7fff), 4 * id + 2)
  }
  tables.set('hmtx', bytes)
  const head = Buffer.from(tables.get('hhea') ?? [])
  head.writeUInt16BE(metrics.length, 34)
  tables.set('hhea', head)
}

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)))

/** A glyph without instructions; every coordinate takes two bytes. */
export function simpleGlyph(contours: readonly (readonly OutlinePoint[])[]): Uint8Array {
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)
  const coordinates = 12 + 2 * contours.length + points.length
  const bytes = Buffer.alloc(coordinates + 4 * points.length)
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))]
  bytes.writeInt16BE(contours.length, 0)
  const box = [lowest(xs), lowest(ys), -lowest(xs.map((x) => -x)), -lowest(ys.map((y) => -y))]
  for (const [i, value] of box.entries()) bytes.writeInt16BE(clamped(value, -0x8000, 0x7fff), 2 + 2 * i)
  let last = -1
  for (const [i, contour] of contours.entries()) bytes.writeUInt16BE((last += contour.length), 10 + 2 * i)
  const flags = 12 + 2 * contours.length
  for (const [i, { isOnCurve }] of points.entries()) bytes[flags + i] = isOnCurve ? 1 : 0
  for (const [start, values] of [
    [coordinates, xs],
    [coordinates + 2 * points.length, ys],
  ] as const) {
    for (const [i, value] of values.entries()) {
      bytes.writeInt16BE(clamped(value - (values[i - 1] ?? 0), -0x8000, 0x7fff), start + 2 * i)
    }
  }
  return bytes
}

const lowest = (values: readonly number[]): number => values.reduce((least, value) => Math.min(least, value), Infinity)

/** A font's own name: documents know fonts by it. */
export function nameTable(name: string): Uint8Array {
  const text = Buffer.from(name, 'utf16le').swap16()
  const bytes = Buffer.alloc(18 + text.length)
  // One record after the head: Windows, Unicode, English, PostScript name.
  for (const [i, value] of [0, 1, 18, 3, 1, 0x409, 6, text.length, 0].entries()) bytes.writeUInt16BE(value, 2 * i)
  bytes.set(text, 18)
  return bytes
}
