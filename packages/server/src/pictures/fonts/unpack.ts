/**
 * WOFF2 as the tables that it was packed from (https://www.w3.org/TR/WOFF2/). fontkit reads WOFF2 by itself, but then knows no
 * weights, and documents cannot hold its letters.
 */
import { brotliDecompressSync } from 'node:zlib'
import { Reader } from './reader.ts'
import { setGlyphs, setMetrics, simpleGlyph, type OutlinePoint, type Tables } from './true-type.ts'

const HEADER = 48
/** By their places in the standard. */
const TAGS = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea ' +
  'vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar ' +
  'gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '))

/** @throws {Error} for what is not WOFF2. */
export function unpackWoff2(file: Uint8Array): Tables {
  const reader = new Reader(file)
  if (reader.text(4) !== 'wOF2') throw new Error('The font is not WOFF2.')
  reader.at = 12
  const count = reader.uint16()
  reader.at = 20
  const packed = reader.uint32()
  reader.at = HEADER
  const entries = Array.from({ length: count }, () => entryOf(reader))
  const data = brotliDecompressSync(reader.take(packed))
  const tables: Tables = new Map()
  let at = 0
  for (const { tag, length } of entries) {
    tables.set(tag, data.subarray(at, at + length))
    at += length
  }
  const isTransformed = (tag: string) => entries.some((one) => one.tag === tag && one.isTransformed)
  if (isTransformed('glyf')) restore(tables, isTransformed('hmtx'))
  return tables
}

function entryOf(reader: Reader): { tag: string; isTransformed: boolean; length: number } {
  const flags = reader.uint8()
  const tag = (flags & 63) === 63 ? reader.text(4) : (TAGS[flags & 63] ?? '')
  const version = flags >> 6
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0
  const length = reader.base128()
  return { tag, isTransformed, length: isTransformed ? reader.base128() : length }
}

/** The parts of a transformed table of glyphs. */
interface Streams {
  contours: Reader
  points: Reader
  flags: Reader
  glyphs: Reader
  composites: Reader
  boxes: Reader
  instructions: Reader
}

function restore(tables: Tables, areMetricsTransformed: boolean): void {
  const table = new Reader(tables.get('glyf') ?? new Uint8Array(0))
  table.at = 4
  const count = table.uint16()
  table.at = 8
  const sizes = Array.from({ length: 7 }, () => table.uint32())
  const next = () => new Reader(table.take(sizes.shift() ?? 0))
  const streams: Streams = {
    contours: next(),
    points: next(),
    flags: next(),
    glyphs: next(),
    composites: next(),
    boxes: next(),
    instructions: next(),
  }
  const withBox = streams.boxes.take(4 * ((count + 31) >> 5))
  const glyphs = Array.from({ length: count }, (_, id) =>
    glyphOf(streams, ((withBox[id >> 3] ?? 0) & (0x80 >> (id & 7))) !== 0),
  )
  setGlyphs(tables, glyphs)
  const lefts = glyphs.map((glyph) => (glyph.length === 0 ? 0 : Buffer.from(glyph).readInt16BE(2)))
  if (areMetricsTransformed) restoreMetrics(tables, lefts)
}

/** A glyph as TrueType has it, without the instructions for screens of few pixels. */
function glyphOf(streams: Streams, hasBox: boolean): Uint8Array {
  const count = streams.contours.int16()
  // The box of a glyph of others is always there, that of another one where it is not the usual one.
  const box = hasBox ? streams.boxes.take(8) : new Uint8Array(8)
  if (count < 0) return Buffer.concat([Uint8Array.of(0xff, 0xff), box, compositeOf(streams)])
  const lengths = Array.from({ length: count }, () => streams.points.short())
  const pen = { x: 0, y: 0 }
  const contours = lengths.map((length) => Array.from({ length }, () => pointOf(streams, pen)))
  if (count > 0) streams.instructions.take(streams.glyphs.short())
  const glyph = simpleGlyph(contours)
  return glyph
}

const WORDS = 0x1
const SCALE = 0x8
const MORE = 0x20
const TWO_SCALES = 0x40
const MATRIX = 0x80
const INSTRUCTIONS = 0x100

/** The parts of a glyph that is made of others. */
function compositeOf({ composites, glyphs, instructions }: Streams): Uint8Array {
  const parts: Buffer[] = []
  let all = 0
  for (let flags = MORE; (flags & MORE) !== 0;) {
    const start = composites.at
    flags = composites.uint16()
    const scale = (flags & SCALE) !== 0 ? 2 : (flags & TWO_SCALES) !== 0 ? 4 : (flags & MATRIX) !== 0 ? 8 : 0
    composites.at = start
    const part = Buffer.from(composites.take(4 + ((flags & WORDS) !== 0 ? 4 : 2) + scale))
    part.writeUInt16BE(flags & ~INSTRUCTIONS, 0)
    parts.push(part)
    all |= flags
  }
  if ((all & INSTRUCTIONS) !== 0) instructions.take(glyphs.short())
  return Buffer.concat(parts)
}

/** The next point: a step in one of 128 forms. Moves the pen. */
function pointOf({ flags, glyphs }: Streams, pen: { x: number; y: number }): OutlinePoint {
  const flag = flags.uint8()
  const form = flag & 0x7f
  const [x, y] = stepOf(form, glyphs)
  if (form < 20) {
    pen.x += signed(flag, x)
    pen.y += signed(flag, y)
  } else {
    pen.x += signed(flag, x)
    pen.y += signed(flag >> 1, y)
  }
  return { ...pen, isOnCurve: flag < 0x80 }
}

const signed = (flag: number, value: number): number => ((flag & 1) === 0 ? -value : value)

/** How far, without signs. */
function stepOf(form: number, data: Reader): [x: number, y: number] {
  if (form < 10) return [0, ((form & 14) << 7) + data.uint8()]
  if (form < 20) return [(((form - 10) & 14) << 7) + data.uint8(), 0]
  if (form < 84) {
    const [own, byte] = [form - 20, data.uint8()]
    return [1 + (own & 0x30) + (byte >> 4), 1 + ((own & 0x0c) << 2) + (byte & 0x0f)]
  }
  if (form < 120) {
    const own = form - 84
    return [1 + (Math.floor(own / 12) << 8) + data.uint8(), 1 + (((own % 12) >> 2) << 8) + data.uint8()]
  }
  if (form >= 124) return [data.uint16(), data.uint16()]
  const [first, second, third] = [data.uint8(), data.uint8(), data.uint8()]
  return [(first << 4) + (second >> 4), ((second & 0x0f) << 8) + third]
}

/** Bearings that are the left sides of outlines are left out in the file. */
function restoreMetrics(tables: Tables, lefts: readonly number[]): void {
  const reader = new Reader(tables.get('hmtx') ?? new Uint8Array(0))
  const head = Buffer.from(tables.get('hhea') ?? [])
  const count = head.readUInt16BE(34)
  const flags = reader.uint8()
  const advances = Array.from({ length: count }, () => reader.uint16())
  const own = (flags & 1) === 0 ? advances.map(() => reader.int16()) : []
  const later = (flags & 2) === 0 ? lefts.slice(count).map(() => reader.int16()) : []
  setMetrics(
    tables,
    lefts.map((left, id) => ({
      advance: advances[id] ?? advances.at(-1) ?? 0,
      left: (id < count ? own[id] : later[id - count]) ?? left,
    })),
  )
}
