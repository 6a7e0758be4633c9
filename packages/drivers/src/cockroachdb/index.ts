/**
 * CockroachDB, a relative of PostgreSQL: `dialect.ts`, `dates.ts`, `text.ts` and `numbers.ts` say how its SQL differs,
 * `data-source.ts` how its catalog does. Proven by `cockroachdb.test.ts` and `test/conformance/relatives.test.ts`, on
 * PostgreSQL: no server of it was at hand.
 */
import type { Driver } from '@querent/query'
import { connectionProperties, POSTGRES, type PostgresVariant } from '../postgres/index.ts'
import { CockroachDataSource } from './data-source.ts'
import { CockroachDialect } from './dialect.ts'

/** A cluster is set up with certificates unless it is told to be insecure. */
const COCKROACHDB: PostgresVariant = {
  ...POSTGRES,
  details: { ...POSTGRES.details, port: 26_257, sslMode: 'require' },
}

/** Also that of databases connected as `postgres` whose server says that it is CockroachDB. */
export const cockroachdbDriver: Driver = {
  engine: 'cockroachdb',
  displayName: 'CockroachDB',
  connectionProperties: connectionProperties(COCKROACHDB.details),
  dialect: new CockroachDialect(),
  connect: (details, options) => new CockroachDataSource(details, options, COCKROACHDB),
}
