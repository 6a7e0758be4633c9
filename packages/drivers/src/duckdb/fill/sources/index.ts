/** Engines whose rows can be kept in copies: those where tests prove it. */
import type { Dialect } from '@querent/query'
import type { CopySource } from '../stored-type.ts'
import { DUCKDB_COPIES } from './duckdb.ts'
import { MYSQL_COPIES } from './mysql.ts'
import { POSTGRES_COPIES } from './postgres.ts'
import { SQLITE_COPIES } from './sqlite.ts'

const SOURCES: ReadonlyMap<string, CopySource> = new Map([
  ['postgres', POSTGRES_COPIES],
  ['mysql', MYSQL_COPIES],
  ['sqlite', SQLITE_COPIES],
  ['duckdb', DUCKDB_COPIES],
])

/** Undefined for relatives as well, whose types were not compared. */
export function copySource(dialect: Dialect): CopySource | undefined {
  return dialect.supports('persist-models') ? SOURCES.get(dialect.engine) : undefined
}
