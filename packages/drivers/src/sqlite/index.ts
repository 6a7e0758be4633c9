import type { Driver } from '@querent/query'
import { connectionProperties } from './connection-properties.ts'
import { SqliteDataSource } from './data-source.ts'
import { SqliteDialect } from './dialect.ts'

/** SQLite files, each read by processes of their own. Details: `db`, the file's path. */
export const sqliteDriver: Driver = {
  engine: 'sqlite',
  displayName: 'SQLite',
  connectionProperties,
  dialect: new SqliteDialect(),
  connect: (details, options) => new SqliteDataSource(String(details['db'] ?? ''), options),
}
