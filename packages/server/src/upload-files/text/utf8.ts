/** The text of a file as bytes in UTF-8. */
import { isUtf8 } from 'node:buffer'
import { readBytes } from './bytes.ts'
import { decoderFor } from './texts.ts'

/** Whole signs of a file. */
export interface Utf8Piece {
  /** Good until the next piece is read. */
  bytes: Uint8Array
  /** Bytes of the file that are read. */
  read: number
}

const PIECE = 1 << 17
/** A sign has at most so many bytes. */
const LONGEST_SIGN = 4
const [ASCII_END, LEAD_BYTE] = [0x80, 0xc0]
const MARK = [0xef, 0xbb, 0xbf]

/** The text without a byte-order mark; bytes that are not text are replaced as browsers do it. */
export function readUtf8(path: string, encoding: string): Generator<Utf8Piece> {
  return /^utf-?8$/i.test(encoding) ? wholeSigns(path) : decoded(path, encoding)
}

function* wholeSigns(path: string): Generator<Utf8Piece> {
  const buffer = Buffer.allocUnsafeSlow(PIECE + LONGEST_SIGN)
  let kept = 0
  let [read, skipped] = [0, -1]
  for (const piece of readBytes(path, PIECE)) {
    buffer.set(piece, kept)
    read += piece.length
    const all = buffer.subarray(0, kept + piece.length)
    const end = endOfSigns(all)
    if (skipped < 0) skipped = MARK.every((byte, index) => all[index] === byte) ? MARK.length : 0
    yield { bytes: valid(all.subarray(skipped, end)), read }
    skipped = 0
    kept = all.length - end
    buffer.copyWithin(0, end, all.length)
  }
  if (kept > 0) yield { bytes: valid(buffer.subarray(0, kept)), read }
}

function valid(bytes: Buffer): Uint8Array {
  return isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
}

function* decoded(path: string, encoding: string): Generator<Utf8Piece> {
  const decoder = decoderFor(encoding)
  let read = 0
  for (const bytes of readBytes(path, PIECE)) {
    read += bytes.length
    yield { bytes: Buffer.from(decoder.decode(bytes)), read }
  }
  yield { bytes: Buffer.from(decoder.decode()), read }
}

/** Bytes before a sign that may go on behind the end. */
export function endOfSigns(bytes: Uint8Array): number {
  for (let at = bytes.length - 1; at >= 0 && at > bytes.length - LONGEST_SIGN; at -= 1) {
    const byte = bytes[at] ?? 0
    if (byte < ASCII_END) return bytes.length
    if (byte >= LEAD_BYTE) return at
  }
  return bytes.length
}
