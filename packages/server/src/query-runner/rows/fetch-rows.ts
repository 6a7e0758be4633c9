/** A query's rows in memory, as JSON shows them. */
import {
  resultAnalyzer,
  rowConverter,
  type PreparedQuery,
  type ResultAnalysis,
  type ResultColumn,
  type Row,
} from '@querent/query'
import type { ReadyQuery } from '../prepare/prepare.ts'
import type { Run } from '../run/active-run.ts'
import type { Runner } from '../runner.ts'
import { workTurn } from '../turns/work-turns.ts'
import type { RunRequest } from '../types.ts'
import { AnswerSize } from './answer-size.ts'

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
  const { columns, read, free } = await runner.open(run, user, ready)
  try {
    const { convert, analyze } = rowWork(ready.prepared, columns)
    const analysis = ready.prepared.answer.isAnalyzed ? analyze() : null
    const rows: unknown[][] = []
    const before = performance.now()
    const size = new AnswerSize(rows)
    for await (const batch of read('values')) {
      if (batch.length >= HEAVY_ROWS) await workTurn()
      analysis?.add(batch)
      for (const row of batch) {
        rows.push(convert(row))
        size.countLast()
      }
    }
    run.timed('fetch', performance.now() - before)
    return { columns, rows, analysis }
  } finally {
    free()
  }
}

/** What is done with the rows of a query. */
interface RowWork {
  convert: (row: Row) => unknown[]
  analyze: () => ResultAnalysis
}

const known = new WeakMap<readonly ResultColumn[], RowWork>()

/** Queries of one form share their columns, and with these all that decides how their rows are shown. */
function rowWork(prepared: PreparedQuery, columns: readonly ResultColumn[]): RowWork {
  if (columns !== prepared.columns) return makeRowWork(prepared, columns)
  let work = known.get(columns)
  if (work === undefined) known.set(columns, (work = makeRowWork(prepared, columns)))
  return work
}

function makeRowWork({ timeZone, remappings, answer }: PreparedQuery, columns: readonly ResultColumn[]): RowWork {
  return {
    convert: rowConverter(columns, { timeZone, remappings, bigNumbersAsText: answer.bigNumbersAsText }),
    analyze: resultAnalyzer(columns, columns.length - remappings.length),
  }
}
