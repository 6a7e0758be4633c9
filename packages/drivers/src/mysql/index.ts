/**
 * MySQL and MariaDB. `data-source.ts` opens sessions, `statement.ts` runs statements with the reader of
 * `wire/row-reader.ts`, `types.ts` and `cells.ts` make cells, `wire/literals.ts` writes values, `introspect.ts` reads the
 * catalog. Proven by `data-source.test.ts` and `test/conformance`.
 *
 * Relatives speak the same protocol from folders of their own. They extend what is exported here, a dialect or a data
 * source, and hand over a `MysqlVariant`: docs/how-to/add-a-driver.md.
 */
import type { Driver } from '@querent/query'
import { MYSQL, MysqlDataSource } from './data-source.ts'
import { connectionProperties } from './connection-properties.ts'
import { MysqlDialect } from './dialect.ts'

export { connectionProperties } from './connection-properties.ts'
export { MYSQL, MysqlDataSource, type MysqlVariant } from './data-source.ts'
export { MYSQL_FEATURES, MysqlDialect } from './dialect.ts'

/** `connect` throws a ConnectionError for details that are incomplete or malformed. */
export const mysqlDriver: Driver = {
  engine: 'mysql',
  displayName: 'MySQL',
  connectionProperties: connectionProperties(MYSQL.port),
  dialect: new MysqlDialect(),
  connect: (details, options) => new MysqlDataSource(details, options),
}
