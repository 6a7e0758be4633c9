/** Columns of a query's result without reading the result. */
import { completeColumns, type ResultColumn } from '@querent/query'
import type { Runner } from './runner.ts'
import { openRows } from './read-rows.ts'
import type { RunRequest } from './types.ts'

/** @throws {QueryError} when the query cannot be compiled or its statement fails. */
export async function describeColumns(runner: Runner, request: RunRequest): Promise<ResultColumn[]> {
  const ready = await runner.prepare(await runner.locate(request), 'screen')
  const { prepared, connection } = ready
  const isKnown = prepared.columns?.every((column) => column.base_type !== 'type/*') ?? false
  if (prepared.columns !== null && isKnown) return prepared.columns
  const stream = await connection.dataSource.run({
    sql: prepared.sql,
    params: prepared.params,
    timeZone: prepared.timeZone,
    signal: request.signal,
    access: 'read',
  })
  const { first, batches } = await openRows(stream, 1)
  for await (const _batch of batches) break
  return completeColumns(prepared, stream.columns, first)
}
