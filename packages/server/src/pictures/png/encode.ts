/** Pixels as the bytes of a PNG. They come in strips, so that no more than one of them is in memory. */
import { pipeline } from 'node:stream/promises'
import { createDeflate } from 'node:zlib'
import { pngFile, type PixelSize } from './file.ts'

/** Charts become little smaller above. */
const LEVEL = 4
/** Room for what a usual picture is packed into, so that it is done in one go. */
const CHUNK = 65_536
/** Each byte of a line is the difference from the one above. */
const UP = 2

/** @param strips Opaque pixels of four bytes, line by line, from top to bottom. */
export async function encodePng(size: PixelSize, strips: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const packed: Uint8Array[] = []
  await pipeline(
    linesOf(strips, size.width),
    createDeflate({ level: LEVEL, chunkSize: CHUNK }),
    async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) packed.push(chunk)
    },
  )
  return pngFile(size, { kind: 'rgb', packed: Buffer.concat(packed) })
}

async function* linesOf(strips: AsyncIterable<Uint8Array>, width: number): AsyncGenerator<Uint8Array> {
  let above = new Int32Array(width)
  for await (const strip of strips) {
    const colors = colorsOf(strip)
    yield differences(colors, above)
    above = colors.slice(-width)
  }
}

/** The pixels of four bytes as one number each, which are compared at once. */
export function colorsOf({ buffer, byteOffset, byteLength }: Uint8Array): Int32Array {
  return new Int32Array(buffer, byteOffset, byteLength / 4)
}

/** @param above The line above the first. */
function differences(colors: Int32Array, above: Int32Array): Uint8Array {
  const width = above.length
  const lines = new Uint8Array((colors.length / width) * (width * 3 + 1))
  let before = above
  let to = 0
  for (let from = 0; from < colors.length; from += width) {
    const line = colors.subarray(from, from + width)
    lines[to++] = UP
    for (let x = 0; x < width; x += 1, to += 3) {
      const color = line[x]!
      const other = before[x]!
      if (color === other) continue
      lines[to] = color - other
      lines[to + 1] = (color >>> 8) - (other >>> 8)
      lines[to + 2] = (color >>> 16) - (other >>> 16)
    }
    before = line
  }
  return lines
}
