import type { AccountWarning } from '@querent/contract'
import type { CatalogQuery } from '../shared/data-source.ts'

/** Rights that the account has, also by its roles. */
const RIGHTS = `SELECT DISTINCT toString(access_type) FROM system.grants
  WHERE user_name = currentUser() OR role_name IN (SELECT role_name FROM system.enabled_roles)`

const READER = [
  "CREATE USER querent_reader IDENTIFIED BY '…' SETTINGS readonly = 2",
  'GRANT SELECT ON …* TO querent_reader',
]

const WARNINGS: readonly { code: string; rights: RegExp; message: string }[] = [
  {
    code: 'administers',
    rights:
      /^(?:ALL|ACCESS MANAGEMENT|(?:CREATE|ALTER|DROP) (?:USER|ROLE|QUOTA|ROW POLICY|SETTINGS PROFILE)|ROLE ADMIN|SYSTEM.*)$/,
    message: 'The account may administer the server or other accounts.',
  },
  {
    code: 'server-files',
    rights: /^(?:ALL|SOURCES|FILE|URL|REMOTE|S3|HDFS|MYSQL|POSTGRES|MONGO|ODBC|JDBC|SQLITE|AZURE|REDIS)$/,
    message: 'The account may read files of the server, or reach other servers from it.',
  },
  {
    code: 'writes-tables',
    rights: /^(?:ALL|INSERT|TRUNCATE|OPTIMIZE|ALTER.*|(?:CREATE|DROP) (?:TABLE|VIEW|DATABASE|DICTIONARY|FUNCTION))$/,
    message: 'The account may change data or tables.',
  },
]

/** What the account may do besides reading; nothing where it may not read its own rights. */
export async function accountWarnings(query: CatalogQuery): Promise<AccountWarning[]> {
  const rows = await query(RIGHTS).catch(() => [])
  const rights = rows.map(([right]) => String(right))
  return WARNINGS.filter((warning) => rights.some((right) => warning.rights.test(right))).map(({ code, message }) => ({
    code,
    message,
    statements: READER,
  }))
}
