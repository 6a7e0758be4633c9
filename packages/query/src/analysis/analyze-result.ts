/** Looks at the rows of an answer while they pass. */
import type { Row } from '../driver.ts'
import type { ResultColumn } from '../prepared.ts'
import { createFingerprinter, hasFingerprint, type Fingerprinter } from './fingerprint.ts'
import { createTrend, type Insight } from './trend.ts'

export interface ResultAnalysis {
  /** Takes a batch with cells as the engine gave them: before they are converted. */
  add(rows: readonly Row[]): void
  /** By column; null where none could be made. */
  fingerprints(): (Record<string, unknown> | null)[]
  insights(): Insight[] | null
}

/**
 * A field keeps the fingerprint that sync made of its table: it tells of the whole column, whatever the query's filters.
 * All other columns get one from the answer's own rows.
 *
 * @param storedColumns Columns that are in the engine's rows; those after them are made from labels.
 */
export function analyzeResult(columns: readonly ResultColumn[], storedColumns: number): ResultAnalysis {
  const makers = columns.map((column, index) => (index < storedColumns ? makerFor(column) : undefined))
  const trend = createTrend(columns)
  return {
    add(rows) {
      makers.forEach((maker, index) => maker?.add(rows, index))
      trend?.add(rows)
    },
    fingerprints: () =>
      columns.map(({ fingerprint }, index) => {
        const made = makers[index]?.result()
        return made === undefined ? (fingerprint ?? null) : { ...made }
      }),
    insights: () => trend?.result() ?? null,
  }
}

function makerFor({ id, fingerprint, effective_type }: ResultColumn): Fingerprinter | undefined {
  if (typeof id === 'number' && fingerprint !== undefined && fingerprint !== null) return undefined
  return hasFingerprint(effective_type) ? createFingerprinter(effective_type) : undefined
}
