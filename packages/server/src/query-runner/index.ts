/**
 * Runs queries. This folder has the compiled statements, their execution, queues, deadlines, the results cache, the
 * query log, answers and exports. What a card or dashboard adds to a query is in services, and HTTP is in api. Tested
 * by test/contract/dataset.test.ts, test/process and test/memory.
 */
export { answerQuery, type Answer } from './answer.ts'
export { collectRows } from './collect-rows.ts'
export { attachmentHeader, EXPORT_TYPES, exportFileName } from './file-name.ts'
export type { ExportFormat } from '../export/index.ts'
export { describeColumns } from './describe-columns.ts'
export { sentDatabase } from './database-id.ts'
export type { Export } from './export-query.ts'
import type { exportQuery as exportNow } from './export-query.ts'
export { numericIds } from './numeric-ids.ts'
export { createRunner, type Runner } from './runner.ts'
export { pivotRows, pivotTable } from './pivot-request.ts'

/** As in `export-query.ts`, which loads with the first export: writers and threads are much for a start. */
export const exportQuery: typeof exportNow = async (runner, request, choices) => {
  const { exportQuery: run } = await import('./export-query.ts')
  return run(runner, request, choices)
}

export type { RunningQuery } from './running-queries.ts'
export type { RunnerSettings, RunRequest } from './types.ts'
