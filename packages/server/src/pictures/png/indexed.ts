/** Pictures of few colors as a PNG with a palette: a third of the bytes to pack, and a smaller file. */
import { constants, deflateSync } from 'node:zlib'
import { colorsOf } from './encode.ts'
import { pngFile, type PixelSize } from './file.ts'

const MOST_COLORS = 256
/**
 * Pixels that differ from the one above, as a share of all; charts have far fewer. Each is looked up, which with many of them
 * takes longer than packing a picture without a palette.
 */
const MOST_CHANGES = 1 / 8
/** Bytes of a line are unchanged, or the differences from the line above. */
const [UNCHANGED, UP] = [0, 2]
/** Differences are zeros for the most part: looking for longer repetitions takes twice the time, for a larger file. */
const PACKING = { level: 3, strategy: constants.Z_RLE }

/** @param pixels Opaque ones of four bytes, line by line. @returns undefined when there are too many colors. */
export function encodeIndexed(size: PixelSize, pixels: Uint8Array): Uint8Array | undefined {
  const found = indexed(size, pixels)
  if (found === undefined) return undefined
  const packed = deflateSync(found.lines, PACKING)
  return pngFile(size, { kind: 'indexed', palette: found.palette, packed })
}

/** Places by color. */
type Palette = Map<number, number>

interface Indexed {
  /** Each begins with a sign of how it is written. */
  lines: Uint8Array
  palette: Uint8Array
}

/** The first line unchanged, and each other one as its differences from the line above, which are few. */
function indexed({ width, height }: PixelSize, pixels: Uint8Array): Indexed | undefined {
  const colors = colorsOf(pixels)
  const lines = new Uint8Array(height * (width + 1))
  const palette: Palette = new Map()
  let changes = 0
  // The line above the first is taken to be of its first color, which has place 0.
  let above: Int32Array = new Int32Array(width).fill(colors[0] ?? 0)
  placeOf(colors[0] ?? 0, palette)
  for (let y = 0; y < height; y += 1) {
    const line = colors.subarray(y * width, (y + 1) * width)
    const to = y * (width + 1)
    lines[to] = y === 0 ? UNCHANGED : UP
    if (isRepeated(pixels, y, width * 4)) continue
    changes += placeLine({ line, above }, lines.subarray(to + 1, to + 1 + width), palette)
    if (changes > width * height * MOST_CHANGES) return undefined
    above = line
  }
  return { lines, palette: bytesOf(palette) }
}

/** Most lines of a chart are as the one above. @param wide Bytes of a line. */
function isRepeated({ buffer, byteOffset, byteLength }: Uint8Array, y: number, wide: number): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  return y > 0 && bytes.compare(bytes, (y - 1) * wide, y * wide, y * wide, (y + 1) * wide) === 0
}

/** Writes the places of colors, less those above. @returns How many differ; Infinity when there are too many colors. */
function placeLine({ line, above }: Record<'line' | 'above', Int32Array>, to: Uint8Array, palette: Palette): number {
  let changes = 0
  for (let x = 0; x < line.length; x += 1) {
    const color = line[x]!
    const before = above[x]!
    if (color === before) continue
    const place = placeOf(color, palette)
    if (place < 0) return Infinity
    to[x] = place - placeOf(before, palette)
    changes += 1
  }
  return changes
}

/** The place of a color, a new one where it has none yet; -1 when there are too many. */
function placeOf(color: number, palette: Palette): number {
  const known = palette.get(color)
  if (known !== undefined) return known
  if (palette.size === MOST_COLORS) return -1
  palette.set(color, palette.size)
  return palette.size - 1
}

/** Of the machine's order of bytes, as the pixels are read: red is the lowest. */
function bytesOf(palette: Palette): Uint8Array {
  return Uint8Array.from([...palette.keys()].flatMap((color) => [color, color >>> 8, color >>> 16]))
}
