/** The decimals of a column below each other. */
import type { Column, Data } from '../data/index.ts'
import type { Format } from './values.ts'

/** Digits beyond these are of small numbers, which no other has to match. */
const MOST_DIGITS = 2
const SAMPLE = 2_000

/**
 * The column with as many digits after the point in all rows as in the one that has most, two at most. The column itself
 * where its settings say how many there are, and where there are none.
 */
export function alignedColumn(column: Column, { rows }: Data, format: Format): Column {
  if (column.kind !== 'number' || column.labels !== null || column.binWidth !== null) return column
  const { text, settings } = format.of(column)
  if (settings.decimals !== undefined || settings.minimumFractionDigits !== undefined) return column
  const [separator] = settings.number_separators ?? '.'
  let most = 0
  for (const row of rows.slice(0, SAMPLE)) {
    if (most === MOST_DIGITS) break
    most = Math.max(most, Math.min(MOST_DIGITS, digitsOf(text(row[column.index] ?? null), separator ?? '.')))
  }
  return most === 0 ? column : { ...column, settings: { ...column.settings, minimumFractionDigits: most } }
}

function digitsOf(text: string, separator: string): number {
  const at = text.lastIndexOf(separator)
  return at < 0 ? 0 : (/^\d*/.exec(text.slice(at + 1))?.[0].length ?? 0)
}
