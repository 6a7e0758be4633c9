import type { DuckDBPreparedStatement } from '@duckdb/node-api'
import { QueryError } from '@querent/query/processes/index.ts'
import type { SqlParam } from '@querent/query'

/** Binds values by position, whole numbers as integers of the least width that holds them. */
export function bindParams(prepared: DuckDBPreparedStatement, params: readonly SqlParam[]): void {
  if (params.length !== prepared.parameterCount) {
    const counts = `${prepared.parameterCount} values, ${params.length} were given`
    throw new QueryError('db', `The statement takes ${counts}.`)
  }
  for (const [index, value] of params.entries()) bindParam(prepared, index + 1, value)
}

function bindParam(prepared: DuckDBPreparedStatement, position: number, value: SqlParam): void {
  if (value === null) prepared.bindNull(position)
  else if (typeof value === 'boolean') prepared.bindBoolean(position, value)
  else if (typeof value === 'string') prepared.bindVarchar(position, value)
  else if (typeof value === 'bigint') bindInteger(prepared, position, value)
  else if (Number.isSafeInteger(value)) bindInteger(prepared, position, BigInt(value))
  else prepared.bindDouble(position, value)
}

function bindInteger(prepared: DuckDBPreparedStatement, position: number, value: bigint): void {
  if (BigInt.asIntN(32, value) === value) prepared.bindInteger(position, Number(value))
  else if (BigInt.asIntN(64, value) === value) prepared.bindBigInt(position, value)
  else if (BigInt.asIntN(128, value) === value) prepared.bindHugeInt(position, value)
  else throw new QueryError('db', `The value ${value} is out of range.`)
}
