/**
 * DuckDB files. DuckDB runs in one process for all of them (`duckdb-host.ts`, `duckdb-process.ts`), which sessions and
 * statements ask; `process/` is what runs there, `native/` stands around the client library, and `texts/` makes texts of chunks
 * without values between. Proven by `data-source.test.ts`, `lifecycle.test.ts`, `memory.test.ts` and `test/conformance`.
 */
import type { Driver } from '@querent/query'
import { connectionProperties } from './connection-properties.ts'
import { DuckDbDataSource } from './data-source.ts'
import { parseDetails } from './details.ts'
import { DuckDbDialect } from './dialect.ts'

export { CopiesDialect } from './copies/dialect.ts'
export { baseTypeOf as copiedBaseType } from './types.ts'
export { openCopies } from './copies/source.ts'
export { createDuckDbFile } from './files/create-file.ts'
export { fillCopy, takesCopies, type CopyToFill, type FilledCopy } from './fill/fill-copy.ts'
export { holdDuckDbFile } from './files/hold-file.ts'

/** Details: `database_file`, the file's path, or `:memory:` for a database that ends with its connection. */
export const duckdbDriver: Driver = {
  engine: 'duckdb',
  displayName: 'DuckDB',
  connectionProperties,
  dialect: new DuckDbDialect(),
  isEmbedded: true,
  connect: (details, options) => new DuckDbDataSource(parseDetails(details), options),
}
