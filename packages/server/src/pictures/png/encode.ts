/** Pixels as the bytes of a PNG. They come in strips, so that no more than one of them is in memory. */
import { pipeline } from 'node:stream/promises'
import { createDeflate, crc32 } from 'node:zlib'

/** Charts become little smaller above. */
const LEVEL = 4
/** Room for what a usual picture is packed into, so that it is done in one go. */
const CHUNK = 65_536
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** 8 bits for each of red, green and blue. */
const FORMAT = [8, 2, 0, 0, 0]
/** Each byte of a line is the difference from the one above. */
const UP = 2

/** @param strips Opaque pixels of four bytes, line by line, from top to bottom. */
export async function encodePng(
  { width, height }: { width: number; height: number },
  strips: AsyncIterable<Uint8Array>,
): Promise<Uint8Array> {
  const packed: Uint8Array[] = []
  await pipeline(
    linesOf(strips, width),
    createDeflate({ level: LEVEL, chunkSize: CHUNK }),
    async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) packed.push(chunk)
    },
  )
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const head = chunkOf('IHDR', Buffer.concat([size, Uint8Array.from(FORMAT)]))
  return new Uint8Array(
    Buffer.concat([SIGNATURE, head, chunkOf('IDAT', Buffer.concat(packed)), chunkOf('IEND', Buffer.alloc(0))]),
  )
}

async function* linesOf(strips: AsyncIterable<Uint8Array>, width: number): AsyncGenerator<Uint8Array> {
  let above: Uint8Array = new Uint8Array(width * 4)
  for await (const strip of strips) {
    yield differences(strip, above, width)
    above = strip.slice(-width * 4)
  }
}

/** @param above The line above the first. */
function differences(pixels: Uint8Array, above: Uint8Array, width: number): Uint8Array {
  const [wide, height] = [width * 4, pixels.length / (width * 4)]
  const lines = new Uint8Array(height * (width * 3 + 1))
  let to = 0
  for (let line = 0; line < height; line += 1) {
    const [before, offset] = line === 0 ? [above, 0] : [pixels, (line - 1) * wide]
    lines[to++] = UP
    for (let x = 0, from = line * wide, up = offset; x < width; x += 1, from += 4, up += 4) {
      lines[to++] = pixels[from]! - before[up]!
      lines[to++] = pixels[from + 1]! - before[up + 1]!
      lines[to++] = pixels[from + 2]! - before[up + 2]!
    }
  }
  return lines
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return chunk
}
