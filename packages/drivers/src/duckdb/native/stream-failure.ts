import type { DuckDBConnection } from '@duckdb/node-api'
import { QueryError } from '@querent/query/processes/index.ts'
import type { SqlParam } from '@querent/query'
import { bindParams } from './parameters.ts'

const UNKNOWN_FAILURE = 'The query failed in DuckDB while its rows were being read.'

/**
 * The error of a statement that failed after its first rows. The client library ends such a result as if it were
 * complete: only its return type turns invalid, and the message cannot be reached. So the statement runs once more inside
 * an aggregation, which evaluates every cell, keeps none, and fails with the message.
 */
export async function findFailure(
  connection: DuckDBConnection,
  sql: string,
  params: readonly SqlParam[],
): Promise<QueryError> {
  try {
    const body = sql.trim().replace(/;$/, '')
    const prepared = await connection.prepare(`select max(hash(source)) from (${body}\n) source`)
    bindParams(prepared, params)
    await prepared.run()
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    // These speak of the wrapping, not of the statement, which had been accepted.
    if (!/^(Parser|Binder|Catalog) Error/.test(message)) {
      return new QueryError('db', message.replace(/\n\nLINE [\s\S]*$/, '') || UNKNOWN_FAILURE, { cause: error })
    }
  }
  return new QueryError('db', UNKNOWN_FAILURE)
}
