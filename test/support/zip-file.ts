/** ZIP files as nobody should write them. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  bytes: Uint8Array
  /** What the file says of its size, when that is not the truth. */
  statedSize?: number
}

const LOCAL_SIGNATURE = 0x04034b50
const ENTRY_SIGNATURE = 0x02014b50
const END_SIGNATURE = 0x06054b50
const DEFLATED = 8
const VERSION = 20

export function zipFile(parts: readonly ZipPart[]): Uint8Array {
  const locals: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let offset = 0
  for (const part of parts) {
    const packed = deflateRawSync(part.bytes)
    const name = Buffer.from(part.name)
    const local = Buffer.concat([
      words(LOCAL_SIGNATURE, [VERSION, 0, DEFLATED, 0, 0], part, packed.length, name.length, [0]),
      name,
      packed,
    ])
    const at = Buffer.alloc(12)
    at.writeUInt32LE(offset, 8)
    const entry = words(
      ENTRY_SIGNATURE,
      [VERSION, VERSION, 0, DEFLATED, 0, 0],
      part,
      packed.length,
      name.length,
      [0, 0],
    )
    entries.push(Buffer.concat([entry, at, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_SIGNATURE, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

/** The signature, short numbers, checksum and sizes, and short numbers again. */
function words(
  signature: number,
  before: readonly number[],
  { bytes, statedSize = bytes.length }: ZipPart,
  packed: number,
  nameLength: number,
  after: readonly number[],
): Buffer {
  const buffer = Buffer.alloc(4 + before.length * 2 + 12 + 2 + after.length * 2)
  let at = buffer.writeUInt32LE(signature, 0)
  for (const number of before) at = buffer.writeUInt16LE(number, at)
  at = buffer.writeUInt32LE(crc32(bytes), at)
  at = buffer.writeUInt32LE(packed, at)
  at = buffer.writeUInt32LE(statedSize, at)
  at = buffer.writeUInt16LE(nameLength, at)
  for (const number of after) at = buffer.writeUInt16LE(number, at)
  return buffer
}
