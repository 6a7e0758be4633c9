/** Answers read so that no digit is lost. */

export interface ExactData {
  /** The JSON text of every cell. */
  rows: string[][]
}

/** @param text JSON of an answer. */
export function readExact(text: string): ExactData {
  const answer: unknown = JSON.parse(text, function (_key, value, ...[context]: { source?: string }[]) {
    return typeof value === 'number' ? { digits: context?.source } : value
  })
  const rows = Object(Object(answer).data).rows as unknown[][]
  return { rows: rows.map((row) => row.map(cellText)) }
}

function cellText(cell: unknown): string {
  return cell !== null && typeof cell === 'object' && 'digits' in cell ? String(cell.digits) : JSON.stringify(cell)
}

/** Records of a CSV file with quoted fields. */
export function readCsv(text: string): string[][] {
  const records: string[][] = []
  let record: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    records.push(record)
    record = []
  }
  return records
}
