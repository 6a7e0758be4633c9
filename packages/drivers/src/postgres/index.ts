/**
 * PostgreSQL. `data-source.ts` opens sessions, `statement.ts` runs statements with the cursor of `wire/cursor.ts`, `types.ts`
 * and `cells.ts` make cells, `introspect.ts` reads the catalog. Proven by `data-source.test.ts` and `test/conformance`.
 *
 * Relatives speak the same protocol from folders of their own. They extend what is exported here, a dialect and perhaps a
 * data source, and hand over a `PostgresVariant`: docs/how-to/add-a-driver.md.
 */
import type { Driver } from '@querent/query'
import { POSTGRES, PostgresDataSource } from './data-source.ts'
import { connectionProperties } from './connection-properties.ts'
import { PostgresDialect } from './dialect.ts'

export { connectionProperties } from './connection-properties.ts'
export { POSTGRES, PostgresDataSource, type PostgresVariant } from './data-source.ts'
export { PostgresDates } from './dates.ts'
export { POSTGRES_FEATURES, PostgresDialect } from './dialect.ts'
export { describeSchema } from './introspect.ts'
export { POSTGRES_LEXIS } from './lexis.ts'
export { PostgresNumbers } from './numbers.ts'
export { monthsByHand, OffsetZones } from './plain-dates.ts'
export { PostgresText } from './text.ts'
export { baseTypeOf, type PostgresType } from './types.ts'

/** `connect` throws a ConnectionError for details that are incomplete or malformed. */
export const postgresDriver: Driver = {
  engine: 'postgres',
  displayName: 'PostgreSQL',
  connectionProperties: connectionProperties(POSTGRES.details),
  dialect: new PostgresDialect(),
  connect: (details, options) => new PostgresDataSource(details, options),
}
