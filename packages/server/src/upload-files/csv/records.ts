import { UploadFileError } from '../upload-file-error.ts'
import { CsvParser } from './parser.ts'
import type { TextPiece } from '../text/texts.ts'

interface Records {
  rows: string[][]
  /** Line of the file in which each record begins. */
  lines: number[]
  /** Bytes of the file that are read. */
  read: number
}

/** A longer record has a quote without an end, or is not a row of a table. */
const LONGEST_RECORD = 16_000_000

/** The records of a CSV file, as many at a time as a piece of its text completes. */
export function* readRecords(texts: Iterable<TextPiece>, separator: string): Generator<Records> {
  const parser = new CsvParser(separator)
  let text = ''
  let read = 0
  let wanted = 0
  for (const piece of texts) {
    // Joined and not added: a text that is added up stays in parts, and its signs are read more slowly.
    text = [text, piece.text].join('')
    read = piece.read
    // A long record is looked at again when it may be twice as long, not with each piece.
    if (text.length < wanted) continue
    const { rows, lines, end } = parser.parse(text)
    if (end === 0) checkLength(text, parser.line)
    wanted = end === 0 ? text.length * 2 : 0
    text = text.slice(end)
    if (rows.length > 0) yield { rows, lines, read }
  }
  const { rows, lines, end } = parser.parseEnd(text)
  if (rows.length > 0) yield { rows, lines, read }
  if (end < text.length) throw new UploadFileError('A quote is opened and never closed.', 400, { line: parser.line })
}

function checkLength(text: string, line: number): void {
  if (text.length <= LONGEST_RECORD) return
  const most = LONGEST_RECORD.toLocaleString('en')
  const message = `A row has more than ${most} characters. Maybe a quote is opened and never closed.`
  throw new UploadFileError(message, 400, { line })
}
