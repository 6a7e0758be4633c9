/**
 * Runs queries: compiled statements, their execution, turns, deadlines, the results cache, the query log, answers and
 * files. What a card or dashboard adds to a query is in services, and HTTP is in api. Tested by
 * test/contract/dataset.test.ts, test/process and test/memory.
 */
export { createRunner, type AnswerRunner, type RowRunner, type Runner } from './runner.ts'
export type { Judgement, ModelToStore } from './prepare/prepare.ts'
export { tableDefinition } from './prepare/copies.ts'
export { definitionHash, sourceOf } from './prepare/stored-models.ts'
export type { RunnerSettings, RunRequest } from './types.ts'
export type { RunningQuery } from './run/running-queries.ts'
export { answerQuery, type Answer } from './answer/answer.ts'
export { collectRows } from './rows/collect-rows.ts'
export { eachRow } from './rows/each-row.ts'
export { describeColumns } from './rows/describe-columns.ts'
export { sentDatabase } from './request/database-id.ts'
export { numericIds } from './request/numeric-ids.ts'
export { pivotRows, pivotTable } from './request/pivot-request.ts'
export { attachmentHeader, EXPORT_TYPES, exportFileName } from './files/file-name.ts'
export type { ExportFormat } from '../export/index.ts'
export type { Export } from './files/export-query.ts'
import type { exportQuery as exportNow } from './files/export-query.ts'

/** As in `export-query.ts`, which loads with the first export: writers and threads are much for a start. */
export const exportQuery: typeof exportNow = async (runner, request, choices) => {
  const { exportQuery: run } = await import('./files/export-query.ts')
  return run(runner, request, choices)
}
