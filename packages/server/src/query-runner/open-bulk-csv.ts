/** The quick way of a CSV export: bytes straight from the engine, some three times faster than rows through here. */
import { completeColumns, type CsvStream } from '@querent/query'
import type { ActiveRun } from './active-run.ts'
import { exportOptions, type ExportChoices } from './export-choices.ts'
import { planBulkCsv } from './export/index.ts'
import type { ReadyQuery, Runner } from './runner.ts'
import type { RunRequest } from './types.ts'

export interface OpenedBulkCsv {
  bytes: AsyncIterable<Uint8Array>
  /** Rows written, once all are read. */
  rows: () => number
  /** Gives the turn back. */
  free: () => void
}

/**
 * Starts the export; undefined when the engine cannot write the file, or would write another one. Statements with
 * parameters are left to the cursor: written as literals, values could get other types.
 */
export async function openBulkCsv(
  runner: Runner,
  run: ActiveRun,
  { user }: RunRequest,
  ready: ReadyQuery,
  choices: ExportChoices,
): Promise<OpenedBulkCsv | undefined> {
  const { prepared, connection } = ready
  if (connection.dataSource.copyCsv === undefined) return undefined
  if (choices.formatRows || prepared.kind !== 'mbql' || prepared.params.length > 0) return undefined
  const { started, free } = await runner.inTurn(run, user, prepared.databaseId, async () => ({
    started: await run.stage('execute', () => start(run, ready, choices)),
  }))
  if (started === undefined) {
    free()
    return undefined
  }
  const { header, csv } = started
  return { bytes: withHeader(header, csv), rows: () => csv.rowCount(), free }
}

async function start(run: ActiveRun, ready: ReadyQuery, choices: ExportChoices) {
  const { prepared, connection } = ready
  const { dataSource } = connection
  const statement = { timeZone: prepared.sessionTimeZone, signal: run.signal, access: 'read' } as const
  const described = await dataSource.run({
    ...statement,
    sql: `SELECT * FROM (\n${prepared.sql}\n) AS source LIMIT 0`,
    params: [],
  })
  for await (const _batch of described); // to its end, so that its session is free again
  const stored = described.columns
  const plan = planBulkCsv(exportOptions(completeColumns(ready.prepared, stored, []), ready, choices), stored)
  if (plan === undefined) return undefined
  const sql = dataSource.csvStatement?.(prepared.sql, stored.length, plan.columns, prepared.rowLimit)
  const csv = sql === undefined ? undefined : await dataSource.copyCsv?.({ ...statement, sql })
  return csv === undefined ? undefined : { header: plan.header, csv }
}

async function* withHeader(header: Uint8Array, csv: CsvStream): AsyncGenerator<Uint8Array> {
  yield header
  yield* csv
}
