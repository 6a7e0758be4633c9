/**
 * TiDB, a relative of MySQL. Proven by `tidb.test.ts` and `test/conformance/relatives.test.ts`, on MySQL or MariaDB: no
 * server of it was at hand.
 */
import { UNPROVEN_FEATURES, type Driver, type Features } from '@querent/query'
import {
  connectionProperties,
  MYSQL,
  MYSQL_FEATURES,
  MysqlDataSource,
  MysqlDialect,
  type MysqlVariant,
} from '../mysql/index.ts'

const TIDB_FEATURES: Features = {
  ...MYSQL_FEATURES,
  ...UNPROVEN_FEATURES,
}

/** It has the other features of MySQL and writes them alike. */
class TidbDialect extends MysqlDialect {
  override readonly engine = 'tidb'
  override readonly features = TIDB_FEATURES
}

/**
 * Without the setting, transactions that only read are refused; with it they are begun, but may write. What keeps a
 * question from writing here is that it is judged before it is run, and rolled back afterwards. The comments are SQL to
 * TiDB alone.
 */
const TIDB: MysqlVariant = {
  port: 4000,
  setUp: ["SET SESSION autocommit = 1 /*T! , SESSION tidb_enable_noop_functions = 'ON' */", ...MYSQL.setUp],
  killSql: (threadId) => `KILL /*T! TIDB */ QUERY ${threadId}`,
}

/** Also that of databases connected as `mysql` whose server says that it is TiDB. */
export const tidbDriver: Driver = {
  engine: 'tidb',
  displayName: 'TiDB',
  connectionProperties: connectionProperties(TIDB.port),
  dialect: new TidbDialect(),
  connect: (details, options) => new MysqlDataSource(details, options, TIDB),
}
