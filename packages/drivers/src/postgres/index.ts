/**
 * PostgreSQL. `connection.ts` opens sessions, `session.ts` runs statements with the cursor of `cursor.ts`, `types.ts`
 * makes cells, `introspect.ts` reads the catalogue. A variant that speaks the same protocol passes its own dialect and
 * `PostgresVariant`. Proven by `connection.test.ts` and `test/conformance`.
 */
import type { Driver } from '@querent/query'
import { POSTGRES, PostgresDataSource } from './connection.ts'
import { connectionProperties } from './connection-properties.ts'
import { PostgresDialect } from './dialect.ts'

/** `connect` throws a ConnectionError for details that are incomplete or malformed. */
export const postgresDriver: Driver = {
  engine: 'postgres',
  displayName: 'PostgreSQL',
  connectionProperties: connectionProperties(POSTGRES.details),
  dialect: new PostgresDialect(),
  connect: (details, options) => new PostgresDataSource(details, options),
}
