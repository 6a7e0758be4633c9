/** The frame of a PNG: its header, and chunks with their sums. */
import { crc32 } from 'node:zlib'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
/** What the header calls eight bits for each of red, green and blue, and eight for the place in a palette. */
const KINDS = { rgb: 2, indexed: 3 } as const

export interface PixelSize {
  width: number
  height: number
}

interface Content {
  kind: keyof typeof KINDS
  /** Three bytes for each color. */
  palette?: Uint8Array
  /** Its lines, packed. */
  packed: Uint8Array
}

export function pngFile({ width, height }: PixelSize, { kind, palette, packed }: Content): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, KINDS[kind], 0, 0, 0], 8)
  return new Uint8Array(
    Buffer.concat([
      SIGNATURE,
      chunkOf('IHDR', head),
      ...(palette === undefined ? [] : [chunkOf('PLTE', palette)]),
      chunkOf('IDAT', packed),
      chunkOf('IEND', new Uint8Array()),
    ]),
  )
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8)
  return chunk
}
