/**
 * Amazon Redshift, a relative of PostgreSQL 8: `dialect.ts`, `dates.ts`, `text.ts` and `numbers.ts` say how its SQL differs,
 * `data-source.ts`, `introspect.ts` and `account.ts` how its catalog does. Proven by `redshift.test.ts` and
 * `test/conformance/relatives.test.ts`, on PostgreSQL: no server of it was at hand.
 */
import type { Driver } from '@querent/query'
import { connectionProperties, POSTGRES, type PostgresVariant } from '../postgres/index.ts'
import { RedshiftDataSource } from './data-source.ts'
import { REDSHIFT_LEXIS, RedshiftDialect } from './dialect.ts'
import { OWN_TYPES } from './types.ts'

/** It has no setting by which a session only reads; the transactions of questions do. */
const REDSHIFT: PostgresVariant = {
  ...POSTGRES,
  details: { port: 5439, database: 'db', sslMode: 'require' },
  settings: { DateStyle: 'ISO', extra_float_digits: '2' },
  takesSettings: false,
  lexis: REDSHIFT_LEXIS,
  types: OWN_TYPES,
}

export const redshiftDriver: Driver = {
  engine: 'redshift',
  displayName: 'Amazon Redshift',
  connectionProperties: connectionProperties(REDSHIFT.details),
  dialect: new RedshiftDialect(),
  connect: (details, options) => new RedshiftDataSource(details, options, REDSHIFT),
}
