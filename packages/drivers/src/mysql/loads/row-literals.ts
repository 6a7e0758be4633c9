import type { LoadColumn } from '@querent/query'
import { lineValues } from '../../shared/loads/lines.ts'
import { wrongValueCount } from '../../shared/loads/unfit-value.ts'
import { quotedText } from '../wire/literals.ts'

/** Lines as rows of literals: `('1','one'),('2',NULL)`, and how many there are. */
export function rowLiterals(lines: string, columns: readonly LoadColumn[]): { sql: string; rowCount: number } {
  const writers = columns.map(({ type }) => WRITERS[type] ?? quotedText)
  const rows: string[] = []
  for (const values of lineValues(lines)) {
    if (values.length !== writers.length) throw wrongValueCount(values.length, writers.length)
    rows.push(`(${values.map((value, index) => (value === null ? 'NULL' : writers[index]!(value))).join(',')})`)
  }
  return { sql: rows.join(','), rowCount: rows.length }
}

/** The server reads numbers and dates from texts exactly, and names the column of one that it cannot read. */
const WRITERS: Partial<Record<LoadColumn['type'], (text: string) => string>> = {
  boolean: (text) => (text === 't' ? '1' : text === 'f' ? '0' : quotedText(text)),
  // The session is in UTC. MariaDB reads no offsets.
  'offset-datetime': (text) => quotedText(text.replace(/Z$/, '')),
}
