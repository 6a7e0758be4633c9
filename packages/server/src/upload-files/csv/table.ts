/** Reads CSV and TSV (contract: uploads, section 3). */
import { checkHeader, NO_HEADER, openBatches, rowTooLong } from '../formats/header.ts'
import { findEncoding } from '../text/encoding.ts'
import { readTexts } from '../text/texts.ts'
import { trimmed } from '../values/trimmed.ts'
import { readRecords } from './records.ts'
import { findSeparator } from './separators.ts'
import type { FileBatch, FileOptions, FileTable } from '../types.ts'

/** Characters from whose lines the separator is found. */
const SAMPLE = 1 << 20

type Records = ReturnType<typeof readRecords>

/** Opens the file and reads its header. */
export function openCsv(path: string, options: FileOptions, format: 'csv' | 'tsv'): FileTable {
  const encoding = options.encoding ?? findEncoding(path)
  const separator = options.separator ?? (format === 'tsv' ? '\t' : separatorOf(path, encoding))
  const records = readRecords(readTexts(path, encoding), separator)
  const first = firstRecords(records)
  const header = first?.rows.shift()
  if (first === undefined || header === undefined) throw NO_HEADER
  first.lines.shift()
  checkHeader(header)
  return { format, encoding, separator, header, batches: openBatches(batches(header.length, first, records)) }
}

function separatorOf(path: string, encoding: string): string {
  let text = ''
  for (const piece of readTexts(path, encoding)) {
    text += piece.text
    if (text.length > SAMPLE) return findSeparator(text, { isWhole: false })
  }
  return findSeparator(text, { isWhole: true })
}

/** The records from the header on: blank lines before it do not count. */
function firstRecords(records: Records): FirstRecords | undefined {
  for (;;) {
    const { value } = records.next()
    if (!value) return undefined
    const start = value.rows.findIndex((row: string[]) => !isBlankLine(row))
    if (start >= 0) return { ...value, rows: value.rows.slice(start), lines: value.lines.slice(start) }
  }
}

interface FirstRecords {
  rows: string[][]
  lines: number[]
  read: number
}

function* batches(width: number, first: FirstRecords, records: Records): Generator<FileBatch> {
  yield checkedRows(width, first)
  for (const more of records) yield checkedRows(width, more)
}

/** Leaves out blank lines, and rows that are too long, as problems. A blank line of a single column is a row. */
function checkedRows(width: number, { rows, lines, read }: FirstRecords): FileBatch {
  if (rows.every((row) => row.length === width)) return { rows, lines, problems: [], read }
  const batch: FileBatch = { rows: [], lines: [], problems: [], read }
  for (const [index, row] of rows.entries()) {
    const line = lines[index] ?? 0
    if (width > 1 && isBlankLine(row)) continue
    if (row.length > width) batch.problems.push(rowTooLong(row.length, width, line))
    else {
      batch.rows.push(row)
      batch.lines.push(line)
    }
  }
  return batch
}

function isBlankLine(row: readonly string[]): boolean {
  return row.length === 1 && trimmed(row[0] ?? '') === ''
}
