/** Reads CSV and TSV (contract: uploads, section 3). */
import { checkHeader, NO_HEADER, openBatches } from '../formats/header.ts'
import { findEncoding } from '../text/encoding.ts'
import { readUtf8 } from '../text/utf8.ts'
import { Records } from './records.ts'
import { findSeparator } from './separators.ts'
import type { FileOptions, FileTable } from '../types.ts'

/** Bytes from whose lines the separator is found. */
const SAMPLE = 1 << 20

/** Opens the file and reads its header. */
export function openCsv(path: string, options: FileOptions, format: 'csv' | 'tsv'): FileTable {
  const encoding = options.encoding ?? findEncoding(path)
  const separator = options.separator ?? (format === 'tsv' ? '\t' : separatorOf(path, encoding))
  const records = new Records(readUtf8(path, encoding), separator)
  const header = records.header()
  if (header === undefined) throw NO_HEADER
  checkHeader(header)
  return { format, encoding, separator, header, batches: openBatches(records.rows(header.length)) }
}

function separatorOf(path: string, encoding: string): string {
  const pieces: Buffer[] = []
  let length = 0
  for (const { bytes } of readUtf8(path, encoding)) {
    pieces.push(Buffer.from(bytes))
    length += bytes.length
    if (length > SAMPLE) return findSeparator(Buffer.concat(pieces), { isWhole: false })
  }
  return findSeparator(Buffer.concat(pieces), { isWhole: true })
}
