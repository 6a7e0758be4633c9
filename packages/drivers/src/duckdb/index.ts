/**
 * DuckDB files. `data-source.ts` shares one instance of a file among its sessions, `statement.ts` reads results chunk by
 * chunk; `native/` stands around the client library, and `texts/` makes texts of chunks without values between. Proven by
 * `data-source.test.ts`, `lifecycle.test.ts` and `test/conformance`.
 */
import type { Driver } from '@querent/query'
import { connectionProperties } from './connection-properties.ts'
import { DuckDbDataSource } from './data-source.ts'
import { parseDetails } from './details.ts'
import { DuckDbDialect } from './dialect.ts'

/** Details: `database_file`, the file's path, or `:memory:` for a database that ends with its connection. */
export const duckdbDriver: Driver = {
  engine: 'duckdb',
  displayName: 'DuckDB',
  connectionProperties,
  dialect: new DuckDbDialect(),
  connect: (details, options) => new DuckDbDataSource(parseDetails(details), options),
}
