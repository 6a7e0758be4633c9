/** A query's rows in memory, as JSON shows them. */
import { analyzeResult, rowConverter, type ResultAnalysis, type ResultColumn } from '@querent/query'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { Run } from '../run/active-run.ts'
import type { Runner } from '../runner.ts'
import { workTurn } from '../turns/work-turns.ts'
import type { RunRequest } from '../types.ts'
import { answerTooLarge } from './answer-size.ts'

/** Characters of text in the cells of one answer: as JSON they still fit into one text, which has at most 512 million. */
const MAX_CHARACTERS = 256 * 1024 * 1024

/** Fewer rows are no work worth waiting for. */
export const HEAVY_ROWS = 100

export interface FetchedRows {
  columns: ResultColumn[]
  /** Cells as JSON shows them. */
  rows: unknown[][]
  /** What was learned of the rows on the way; null when the query does not want it. */
  analysis: ResultAnalysis | null
}

/**
 * All rows of a query that is ready; its turn is given back once they are read.
 * @throws {QueryError} `db` for more than fits into an answer.
 */
export async function fetchRows(
  runner: Runner,
  run: Run,
  { user }: RunRequest,
  ready: ReadyQuery,
): Promise<FetchedRows> {
  const { timeZone, remappings, answer } = ready.prepared
  const { columns, read, free } = await runner.open(run, user, ready)
  try {
    const convert = rowConverter(columns, { timeZone, remappings, bigNumbersAsText: answer.bigNumbersAsText })
    const analysis = answer.isAnalyzed ? analyzeResult(columns, columns.length - remappings.length) : null
    const rows: unknown[][] = []
    let characters = 0
    await run.stage('fetch', async () => {
      for await (const batch of read('values')) {
        if (batch.length >= HEAVY_ROWS) await workTurn()
        analysis?.add(batch)
        for (const row of batch) {
          const cells = convert(row)
          for (const cell of cells) if (typeof cell === 'string') characters += cell.length
          if (characters > MAX_CHARACTERS) throw answerTooLarge()
          rows.push(cells)
        }
      }
    })
    return { columns, rows, analysis }
  } finally {
    free()
  }
}
