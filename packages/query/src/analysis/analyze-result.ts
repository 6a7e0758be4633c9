/** Looks at the rows of an answer while they pass. */
import type { Row } from '../driver.ts'
import type { Fingerprints } from '../postprocess/result-metadata.ts'
import type { ResultColumn } from '../prepared.ts'
import { createFingerprinter, hasFingerprint } from './fingerprint.ts'
import { trendMaker, type Insight } from './trend.ts'

export interface ResultAnalysis {
  /** Takes a batch with cells as the engine gave them: before they are converted. */
  add(rows: readonly Row[]): void
  /**
   * Makes what is told of all rows column by column, each of which takes a moment: whoever has others to serve may let them
   * in between. Optional, and once all rows were added.
   */
  finish(): Iterable<unknown>
  /** By column; null where none could be made. */
  fingerprints(): Fingerprints
  insights(): Insight[] | null
}

/**
 * A field keeps the fingerprint that sync made of its table: it tells of the whole column, whatever the query's filters.
 * All other columns get one from the answer's own rows.
 *
 * @param storedColumns Columns that are in the engine's rows; those after them are made from labels.
 */
export function analyzeResult(columns: readonly ResultColumn[], storedColumns: number): ResultAnalysis {
  return resultAnalyzer(columns, storedColumns)()
}

/** A function that begins to look at one result after the other of the same columns. */
export function resultAnalyzer(columns: readonly ResultColumn[], storedColumns: number): () => ResultAnalysis {
  const stored = columns.map(({ fingerprint }) => fingerprint ?? null)
  const measured = columns.flatMap((column, index) =>
    index < storedColumns && isMeasured(column) ? { index, type: column.effective_type } : [],
  )
  const trendOf = trendMaker(columns)
  return () => {
    const makers = measured.map(({ index, type }) => ({ index, maker: createFingerprinter(type) }))
    const trend = trendOf?.()
    const all: (Record<string, unknown> | null)[] = stored.slice()
    const isMade = new Set<number>()
    /** A maker is asked once. */
    const make = ({ index, maker }: (typeof makers)[number]) => {
      if (!isMade.has(index)) all[index] = { ...maker.result() }
      isMade.add(index)
    }
    return {
      add(rows) {
        for (const { index, maker } of makers) maker.add(rows, index)
        trend?.add(rows)
      },
      *finish() {
        for (const one of makers) {
          yield* one.maker.finish()
          yield make(one)
        }
        if (trend !== undefined) yield* trend.finish()
      },
      fingerprints() {
        if (makers.length === 0) return stored
        makers.forEach(make)
        return all
      },
      insights: () => trend?.result() ?? null,
    }
  }
}

/** Whether a fingerprint is made of the result. */
function isMeasured({ id, fingerprint, effective_type }: ResultColumn): boolean {
  const isStored = typeof id === 'number' && fingerprint !== undefined && fingerprint !== null
  return !isStored && hasFingerprint(effective_type)
}
