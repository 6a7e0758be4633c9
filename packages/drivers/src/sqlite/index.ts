/**
 * SQLite files. A session has a process of its own (`session.ts`, `sqlite-process.ts`) and `process/` is what runs there,
 * because node:sqlite cannot be interrupted; `spare-processes.ts` keeps one that has closed its file for the next session, for
 * a moment; `data-source.ts` keeps readers and the writer apart. Proven by `data-source.test.ts`, `lifecycle.test.ts`,
 * `spare-processes.test.ts` and `test/conformance`.
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
  isEmbedded: true,
  connect: (details, options) => new SqliteDataSource(parseDetails(details), options),
}
