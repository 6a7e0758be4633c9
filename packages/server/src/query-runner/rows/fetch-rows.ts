/** A query's rows in memory, as JSON shows them. */
import { remember } from '@querent/contract/lookup/index.ts'
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
import type { StatementRunner } from '../runner.ts'
import { inTurns, isHeavy, rowPieces } from '../turns/pieces.ts'
import { workTurn } from '../../process/work-turns.ts'
import type { RunRequest } from '../types.ts'
import { AnswerSize } from './answer-size.ts'

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
  runner: StatementRunner,
  run: Run,
  request: RunRequest,
  ready: ReadyQuery,
): Promise<FetchedRows> {
  const { columns, read, free } = await runner.open(run, request, ready)
  try {
    const { convert, analyze } = rowWork(ready.prepared, columns)
    const analysis = ready.prepared.answer.isAnalyzed ? analyze() : null
    const rows: unknown[][] = []
    const before = performance.now()
    const size = new AnswerSize(rows)
    for await (const batch of read('values')) {
      for (const piece of rowPieces(batch, columns.length)) {
        if (isHeavy(piece, columns.length)) await workTurn()
        analysis?.add(piece)
        for (const row of piece) {
          rows.push(convert(row))
          size.countLast()
        }
      }
    }
    if (analysis !== null && isHeavy(rows, columns.length)) await inTurns(analysis.finish())
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
  return remember(known, columns, () => makeRowWork(prepared, columns))
}

function makeRowWork({ timeZone, remappings, answer }: PreparedQuery, columns: readonly ResultColumn[]): RowWork {
  return {
    convert: rowConverter(columns, { timeZone, remappings, bigNumbersAsText: answer.bigNumbersAsText }),
    analyze: resultAnalyzer(columns, columns.length - remappings.length),
  }
}
