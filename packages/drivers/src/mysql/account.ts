import type { AccountWarning } from '@querent/contract'
import type { Row } from '@querent/query'

const WRITING = new Set(
  [
    ['INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX', 'TRIGGER', 'EVENT'],
    ['CREATE VIEW', 'CREATE ROUTINE', 'ALTER ROUTINE', 'DELETE HISTORY', 'ALL PRIVILEGES', 'ALL'],
  ].flat(),
)

/** Of the server; the privileges of MySQL whose names end so each give a part of `SUPER`. */
const ADMINISTERING =
  /^(?:SUPER|RELOAD|SHUTDOWN|CREATE (?:USER|ROLE|TABLESPACE)|DROP ROLE|GRANT OPTION|SET USER|ROLE_ADMIN|REPLICATION .*|BINLOG .*|FEDERATED ADMIN|READ_ONLY ADMIN|\w+[_ ]ADMIN)$/

interface Grant {
  privileges: string[]
  /** A quoted schema or table, or `*.*`. */
  place: string
}

/** `SHOW GRANTS` tells those of the account's active roles, too. */
export async function accountWarnings(
  query: (sql: string) => Promise<Row[]>,
  database: string,
): Promise<AccountWarning[]> {
  const grants = (await query('SHOW GRANTS')).flatMap(([line]) => readGrant(String(line)))
  const statements = readerStatements(database)
  const placesOf = (isMeant: (privilege: string) => boolean) =>
    grants.filter(({ privileges }) => privileges.some(isMeant)).map(({ place }) => place)
  const isAll = (privilege: string) => privilege === 'ALL PRIVILEGES' || privilege === 'ALL'
  if (placesOf(isAll).includes('*.*')) {
    const message = 'The account may do everything on the server: change all data, and read and write its files.'
    return [{ code: 'superuser', message, statements }]
  }
  const warnings: AccountWarning[] = []
  if (placesOf((privilege) => ADMINISTERING.test(privilege)).length > 0) {
    warnings.push({
      code: 'administers',
      message: 'The account may administer the server, or pass on its rights.',
      statements,
    })
  }
  if (placesOf((privilege) => privilege === 'FILE').length > 0) {
    warnings.push({ code: 'server-files', message: 'The account may read and write files of the server.', statements })
  }
  const [written] = placesOf((privilege) => WRITING.has(privilege))
  if (written !== undefined) {
    warnings.push({
      code: 'writes-tables',
      message: `The account may change data or tables, e.g. of ${written}.`,
      statements,
    })
  }
  return warnings
}

const READING = new Set(['SELECT', 'ALL', 'ALL PRIVILEGES'])
const SYSTEM_PLACE = /^`?(?:mysql|sys|performance_schema|information_schema)`?\./

/** Places of tables that the grants let read, beside those of the server itself; `lines` are from `SHOW GRANTS`. */
export function readingPlaces(lines: readonly string[]): string[] {
  return lines
    .flatMap(readGrant)
    .filter(({ privileges, place }) => privileges.some((one) => READING.has(one)) && !SYSTEM_PLACE.test(place))
    .map(({ place }) => place)
}

/** Nothing for the grant of a role. */
function readGrant(line: string): Grant[] {
  const [, list, place = ''] = /^GRANT (.+?) ON (?:TABLE )?(.+?) TO [`']/i.exec(line) ?? []
  if (list === undefined) return []
  const privileges = list
    .replaceAll(/\([^)]*\)/g, '') // columns
    .split(',')
    .map((name) => name.trim().toUpperCase())
  return [{ privileges: line.endsWith('WITH GRANT OPTION') ? [...privileges, 'GRANT OPTION'] : privileges, place }]
}

function readerStatements(database: string): string[] {
  const schema = `\`${database.replaceAll('`', '``')}\``
  return [
    "CREATE USER 'querent_reader'@'%' IDENTIFIED BY '…'",
    `GRANT SELECT, SHOW VIEW ON ${schema}.* TO 'querent_reader'@'%'`,
  ]
}
