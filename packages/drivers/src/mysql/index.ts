/**
 * MySQL and MariaDB. `connection.ts` opens sessions, `session.ts` runs statements with the reader of `row-reader.ts`,
 * `types.ts` makes cells, `literals.ts` writes values, `introspect.ts` reads the catalogue. A variant that speaks the
 * same protocol passes its own dialect and `MysqlVariant`. Proven by `connection.test.ts` and `test/conformance`.
 */
import type { Driver } from '@querent/query'
import { MYSQL, MysqlDataSource } from './connection.ts'
import { connectionProperties } from './connection-properties.ts'
import { MysqlDialect } from './dialect.ts'

/** `connect` throws a ConnectionError for details that are incomplete or malformed. */
export const mysqlDriver: Driver = {
  engine: 'mysql',
  displayName: 'MySQL',
  connectionProperties: connectionProperties(MYSQL.port),
  dialect: new MysqlDialect(),
  connect: (details, options) => new MysqlDataSource(details, options),
}
