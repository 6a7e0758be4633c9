import type { AccountWarning } from '@querent/contract'
import type { Row } from '@querent/query'

const WRITING = new Set(
  [
    ['INSERT', 'UPDATE', 'DELETE', 'CREATE', 'ALTER', 'DROP', 'INDEX', 'TRIGGER', 'EVENT'],
    ['CREATE VIEW', 'CREATE ROUTINE', 'ALTER ROUTINE', 'DELETE HISTORY', 'ALL PRIVILEGES', 'ALL'],
  ].flat(),
)

/** Of the server, also by passing on; the privileges of MySQL whose names end so each give a part of `SUPER`. */
const ADMINISTERING =
  /^(?:SUPER|PROXY|RELOAD|SHUTDOWN|CREATE (?:USER|ROLE|TABLESPACE)|DROP ROLE|GRANT OPTION|SET USER|ROLE_ADMIN|REPLICATION .*|BINLOG .*|FEDERATED ADMIN|READ_ONLY ADMIN|\w+[_ ]ADMIN)$/

interface Grant {
  privileges: string[]
  /** A quoted schema or table, or `*.*`. */
  place: string
}

/** Routines that run with the rights of whoever made them, and do not say that they only read. */
const ROUTINES = `SELECT CONCAT(ROUTINE_SCHEMA, '.', ROUTINE_NAME) FROM information_schema.ROUTINES
  WHERE SECURITY_TYPE = 'DEFINER' AND SQL_DATA_ACCESS NOT IN ('NO SQL', 'READS SQL DATA') AND DEFINER <> CURRENT_USER()
    AND ROUTINE_SCHEMA NOT IN ('mysql', 'sys', 'performance_schema', 'information_schema') LIMIT 1`

/** @param query Asks one session after the other; roles are taken in it. */
export async function accountWarnings(
  query: (sql: string) => Promise<Row[]>,
  database: string,
): Promise<AccountWarning[]> {
  const { grants, routine } = await rightsOf(query)
  const statements = readerStatements(database)
  const placesOf = (isMeant: (privilege: string) => boolean) =>
    grants.filter(({ privileges }) => privileges.some(isMeant)).map(({ place }) => place)
  const isAll = (privilege: string) => privilege === 'ALL PRIVILEGES' || privilege === 'ALL'
  if (placesOf(isAll).includes('*.*')) {
    const message = 'The account may do everything on the server: change all data, and read and write its files.'
    return [{ code: 'superuser', message, statements }]
  }
  const warnings: AccountWarning[] = []
  const warn = (code: string, message: string) => warnings.push({ code, message: `The account ${message}`, statements })
  if (placesOf((privilege) => ADMINISTERING.test(privilege)).length > 0) {
    warn('administers', 'may administer the server, pass on its rights, or take the place of other accounts.')
  }
  if (placesOf((privilege) => privilege === 'FILE').length > 0) {
    warn('server-files', 'may read and write files of the server.')
  }
  const [written] = placesOf((privilege) => WRITING.has(privilege))
  if (written !== undefined) warn('writes-tables', `may change data or tables, e.g. of ${written}.`)
  if (routine !== undefined) {
    warn(
      'runs-routines',
      `may run routines with the rights of whoever made them, which may change data: e.g. ${routine}.`,
    )
  }
  return warnings
}

interface Rights {
  grants: Grant[]
  /** One that may write. */
  routine: string | undefined
}

/** The rights of the account, and of each role that it may take: `SHOW GRANTS` tells those of active roles, too. */
async function rightsOf(query: (sql: string) => Promise<Row[]>): Promise<Rights> {
  const lines = await linesOf(query, 'SHOW GRANTS')
  const routines = await linesOf(query, ROUTINES)
  for (const role of rolesIn(lines)) {
    try {
      await query(`SET ROLE ${role}`)
    } catch {
      continue // it cannot be taken
    }
    lines.push(...(await linesOf(query, 'SHOW GRANTS')))
    routines.push(...(await linesOf(query, ROUTINES)))
  }
  const grants = lines.flatMap(readGrant)
  const mayRun = grants.some(({ privileges }) => privileges.includes('EXECUTE'))
  return { grants, routine: mayRun ? routines[0] : undefined }
}

async function linesOf(query: (sql: string) => Promise<Row[]>, sql: string): Promise<string[]> {
  return (await query(sql)).map(([line]) => String(line))
}

/** Of an account or a role, as MariaDB and MySQL quote it. */
const NAME = '`(?:[^`]|``)*`(?:@`(?:[^`]|``)*`)?'
const ROLES = new RegExp(`^GRANT (${NAME}(?:, ?${NAME})*) TO `)

/** Roles that are granted, to the account or to one that it has taken. */
function rolesIn(lines: readonly string[]): string[] {
  const lists = lines.map((line) => ROLES.exec(line)?.[1] ?? '')
  return [...new Set(lists.flatMap((list) => list.match(new RegExp(NAME, 'g')) ?? []))]
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

/** Of the grant of a role only that it may be passed on. */
function readGrant(line: string): Grant[] {
  if (ROLES.test(line)) return line.endsWith('WITH ADMIN OPTION') ? [{ privileges: ['GRANT OPTION'], place: '' }] : []
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
