/** Pictures of few colors as a PNG with a palette: a third of the bytes to pack, and a smaller file. */
import { deflateSync } from 'node:zlib'
import { colorsOf } from './encode.ts'
import { pngFile, type PixelSize } from './file.ts'

const MOST_COLORS = 256
/** Lines of a chart become little smaller above, at more than twice the time. */
const LEVEL = 3

/** @param pixels Opaque ones of four bytes, line by line. @returns undefined when there are too many colors. */
export function encodeIndexed(size: PixelSize, pixels: Uint8Array): Uint8Array | undefined {
  const found = indexed(size, pixels)
  if (found === undefined) return undefined
  const packed = deflateSync(found.lines, { level: LEVEL })
  return pngFile(size, { kind: 'indexed', palette: found.palette, packed })
}

interface Indexed {
  /** Each begins with a zero, which says that nothing is subtracted from its bytes. */
  lines: Uint8Array
  palette: Uint8Array
}

function indexed({ width, height }: PixelSize, pixels: Uint8Array): Indexed | undefined {
  const colors = colorsOf(pixels)
  const lines = new Uint8Array(height * (width + 1))
  const places = new Map<number, number>()
  for (let y = 0; y < height; y += 1) {
    const to = y * (width + 1)
    if (y > 0 && isRepeated(pixels, y, width * 4)) lines.copyWithin(to, to - width - 1, to)
    else if (!placeLine(colors.subarray(y * width, (y + 1) * width), lines.subarray(to + 1), places)) return undefined
  }
  return { lines, palette: paletteOf(places) }
}

/** Most lines of a chart are as the one above. @param wide Bytes of a line. */
function isRepeated({ buffer, byteOffset, byteLength }: Uint8Array, y: number, wide: number): boolean {
  const bytes = Buffer.from(buffer, byteOffset, byteLength)
  return bytes.compare(bytes, (y - 1) * wide, y * wide, y * wide, (y + 1) * wide) === 0
}

/** Writes the place of each color into `line`; false when there are too many. */
function placeLine(colors: Int32Array, line: Uint8Array, places: Map<number, number>): boolean {
  let last = 0
  let place = -1
  for (let x = 0; x < colors.length; x += 1) {
    const color = colors[x]!
    if (color !== last || place < 0) {
      const known = places.get(color)
      place = known ?? places.size
      if (place === MOST_COLORS) return false
      if (known === undefined) places.set(color, place)
      last = color
    }
    line[x] = place
  }
  return true
}

/** Of the machine's order of bytes, as the pixels are read: red is the lowest. */
function paletteOf(places: ReadonlyMap<number, number>): Uint8Array {
  return Uint8Array.from([...places.keys()].flatMap((color) => [color, color >>> 8, color >>> 16]))
}
