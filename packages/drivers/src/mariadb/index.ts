/**
 * MariaDB, which is connected as `mysql`: its server says what it is, and then its catalog is read by this relative. The
 * dialect is that of `mysql`, written so that both read it
 * ([why](../../../../docs/decisions/0012-relatives.md)). Proven by `mariadb.test.ts`, and by all that tests `mysql`.
 */
import type { Driver } from '@querent/query'
import { MysqlDataSource, mysqlDriver } from '../mysql/index.ts'

/** JSON is text here, with this check. */
const JSON_COLUMNS = `SELECT TABLE_NAME, CONSTRAINT_NAME FROM information_schema.CHECK_CONSTRAINTS
  WHERE CONSTRAINT_SCHEMA = DATABASE() AND CHECK_CLAUSE = CONCAT('json_valid(\`', CONSTRAINT_NAME, '\`)')`

class MariadbDataSource extends MysqlDataSource {
  protected override readonly jsonColumns = JSON_COLUMNS
}

/** Has no name of its own on the wire. */
export const mariadbDriver: Driver = {
  ...mysqlDriver,
  displayName: 'MariaDB',
  connect: (details, options) => new MariadbDataSource(details, options),
}
