/** Long texts as bytes, piece by piece: of a hundred megabytes at once, others would wait for a second. */
import { Readable } from 'node:stream'
import { scheduler } from 'node:timers/promises'
import { textSlices } from '@querent/contract/slices/index.ts'

/** Characters of a text that is sent in one piece, and of each piece of a longer one. */
const PIECE = 1_000_000

/** True for a text that {@link textPieces} is for. */
export function isLongText(payload: unknown): payload is string {
  return typeof payload === 'string' && payload.length > PIECE
}

/** The bytes of a text in UTF-8; the event loop turns between two pieces. */
export function textPieces(text: string): Readable {
  return Readable.from(bytesOf(text), { objectMode: false })
}

/** The same as they are read. */
export async function* bytesOf(text: string): AsyncGenerator<Buffer> {
  for (const slice of textSlices(text, PIECE)) {
    yield Buffer.from(slice)
    await scheduler.yield()
  }
}
