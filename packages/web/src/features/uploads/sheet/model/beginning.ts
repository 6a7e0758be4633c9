/** The part of a file that is enough to see what is in it. */
import { extensionOf } from './what-it-is.ts'

const MOST_BYTES = 2 * 1024 * 1024
const NEWLINE = 0x0a
const QUOTE = 0x22
/** Formats that can be cut between two lines. */
const IN_LINES: ReadonlySet<string> = new Set(['', 'csv', 'tsv', 'txt', 'jsonl', 'ndjson'])

interface Beginning {
  part: Blob
  isWhole: boolean
}

/** The file itself, or of a large one in lines the first of them; `most` in bytes. */
export async function beginningOf(file: Blob & { name: string }, most = MOST_BYTES): Promise<Beginning> {
  if (file.size <= most || !IN_LINES.has(extensionOf(file.name))) return { part: file, isWhole: true }
  const end = lineEnd(new Uint8Array(await file.slice(0, most).arrayBuffer()))
  return end === 0 ? { part: file, isWhole: true } : { part: file.slice(0, end), isWhole: false }
}

/** Behind the last line end that is not within quotes; 0 where there is none. */
function lineEnd(bytes: Uint8Array): number {
  let end = 0
  let isQuoted = false
  for (const [at, byte] of bytes.entries()) {
    if (byte === QUOTE) isQuoted = !isQuoted
    else if (byte === NEWLINE && !isQuoted) end = at + 1
  }
  return end
}
