/**
 * SQLite files. `session.ts` starts a process for each session and `process/` is what runs there, because node:sqlite
 * cannot be interrupted; `data-source.ts` keeps readers and the writer apart. Proven by `data-source.test.ts`,
 * `lifecycle.test.ts` and `test/conformance`.
 */
import type { Driver } from '@querent/query'
import { connectionProperties } from './connection-properties.ts'
import { SqliteDataSource } from './data-source.ts'
import { parseDetails } from './details.ts'
import { SqliteDialect } from './dialect.ts'

/** Details: `db`, the file's path. */
export const sqliteDriver: Driver = {
  engine: 'sqlite',
  displayName: 'SQLite',
  connectionProperties,
  dialect: new SqliteDialect(),
  connect: (details, options) => new SqliteDataSource(parseDetails(details), options),
}
