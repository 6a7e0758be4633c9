import type { Driver } from '@querent/query'
import { connectionProperties } from './connection-properties.ts'
import { DuckDbDataSource } from './data-source.ts'
import { DuckDbDialect } from './dialect.ts'

/** DuckDB files. Details: `database_file`, the file's path, or `:memory:` for a database that ends with its connection. */
export const duckdbDriver: Driver = {
  engine: 'duckdb',
  displayName: 'DuckDB',
  connectionProperties,
  dialect: new DuckDbDialect(),
  connect: (details, options) => new DuckDbDataSource(String(details['database_file'] ?? ''), options),
}
