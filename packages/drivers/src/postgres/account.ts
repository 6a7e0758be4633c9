import type { AccountWarning } from '@querent/contract'
import type { Row } from '@querent/query'

/** Schemas that are named in the statements, at most. */
const MAX_SCHEMAS = 20

const READER = 'querent_reader'

/** What lets an account take a role, which is told apart from being a member of it from version 16 on. */
const MAY_TAKE = `CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END`

const HAS_RIGHTS = `(pg_has_role(r.oid, 'USAGE') OR pg_has_role(r.oid, ${MAY_TAKE}))`

/** What may be done with an object by the account, or by a role that it may take without having its rights already. */
const byAnyRole = (condition: string) => `EXISTS (SELECT FROM roles r WHERE ${condition})`

/**
 * Everything at once. What a superuser may do is not asked for further, nor what one may do who can become one. Of the
 * privileges, one table or schema is enough; the name of the first is told.
 */
const ACCOUNT = `WITH account AS (SELECT * FROM pg_catalog.pg_roles WHERE rolname = current_user),
    takes AS (SELECT * FROM pg_catalog.pg_roles r WHERE pg_has_role(r.oid, ${MAY_TAKE})),
    roles AS (SELECT oid FROM account
      UNION SELECT t.oid FROM takes t WHERE NOT pg_has_role(t.oid, 'USAGE')
        AND NOT EXISTS (SELECT FROM takes WHERE rolsuper)),
    schemas AS (SELECT oid, nspname FROM pg_catalog.pg_namespace
      WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'),
    relations AS (SELECT c.oid, c.relkind, s.nspname || '.' || c.relname AS name,
        ${byAnyRole(`pg_has_role(r.oid, c.relowner, 'USAGE')`)} AS is_owned
      FROM pg_catalog.pg_class c JOIN schemas s ON s.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'f', 'v', 'm', 'S') AND NOT (SELECT rolsuper FROM account))
  SELECT current_user, current_database(), rolsuper,
    EXISTS (SELECT FROM takes t WHERE t.rolcreaterole OR t.rolcreatedb OR t.rolreplication OR t.rolbypassrls)
      OR EXISTS (SELECT FROM pg_catalog.pg_roles r WHERE (r.rolsuper OR r.rolname IN ('pg_signal_backend',
        'pg_signal_autovacuum_worker', 'pg_checkpoint', 'pg_maintain', 'pg_create_subscription'))
        AND ${HAS_RIGHTS}),
    (SELECT string_agg(r.rolname, ', ' ORDER BY r.rolname) FROM pg_catalog.pg_roles r
      WHERE r.rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
      AND NOT rolsuper AND ${HAS_RIGHTS}),
    (SELECT name FROM relations o WHERE relkind <> 'S' AND NOT is_owned AND ${byAnyRole(
      `has_table_privilege(r.oid, o.oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER')
        OR has_any_column_privilege(r.oid, o.oid, 'INSERT, UPDATE')`,
    )} LIMIT 1),
    (SELECT name FROM relations WHERE is_owned ORDER BY relkind = 'S' LIMIT 1),
    (SELECT nspname FROM schemas o WHERE NOT rolsuper AND ${byAnyRole(
      `has_schema_privilege(r.oid, o.oid, 'CREATE')`,
    )} LIMIT 1),
    array_to_json(ARRAY(SELECT quote_ident(nspname) FROM schemas WHERE has_schema_privilege(oid, 'USAGE')
      ORDER BY nspname LIMIT ${MAX_SCHEMAS})),
    quote_ident(current_database()), ${byAnyRole(`has_database_privilege(r.oid, current_database(), 'CREATE')`)},
    (SELECT name FROM relations o WHERE relkind = 'S' AND NOT is_owned
      AND ${byAnyRole(`has_sequence_privilege(r.oid, o.oid, 'USAGE, UPDATE')`)} LIMIT 1),
    (SELECT r.rolname FROM pg_catalog.pg_roles r WHERE r.oid <> account.oid AND NOT account.rolsuper
      AND pg_has_role(r.oid, 'MEMBER WITH ADMIN OPTION') LIMIT 1)
  FROM account`

export async function accountWarnings(query: (sql: string) => Promise<Row[]>): Promise<AccountWarning[]> {
  const [row] = await query(ACCOUNT)
  if (row === undefined) return []
  const [
    user,
    database,
    isSuperuser,
    administers,
    fileRoles,
    written,
    owned,
    extended,
    schemas,
    quotedDatabase,
    growing,
    moved,
    passedOn,
  ] = row
  const statements = readerStatements(String(quotedDatabase), JSON.parse(String(schemas)))
  const of = (code: string, message: string) => ({
    code,
    message: `The account ${String(user)} ${message}`,
    statements,
  })
  const warnings: AccountWarning[] = []
  if (isSuperuser === true) {
    return [of('superuser', 'is a superuser: it may change everything, and read the files of the server.')]
  }
  if (administers === true) {
    warnings.push(
      of('administers', 'may make roles or databases, replicate, pass over row security, or steer the server.'),
    )
  }
  if (fileRoles !== null) {
    warnings.push(of('server-files', `may reach files or programs of the server: it is in ${String(fileRoles)}.`))
  }
  if (passedOn !== null) {
    warnings.push(
      of('administers', `may make others members of a role: it has the ADMIN OPTION of ${String(passedOn)}.`),
    )
  }
  if (owned !== null)
    warnings.push(
      of('owns-tables', `owns tables or sequences, and so may change and drop them, e.g. ${String(owned)}.`),
    )
  if (written !== null) warnings.push(of('writes-tables', `may change the rows of tables, e.g. of ${String(written)}.`))
  if (moved !== null) {
    warnings.push(
      of('moves-sequences', `may move sequences, from which tables take their numbers, e.g. ${String(moved)}.`),
    )
  }
  if (extended !== null) {
    const message = `may make tables and functions in the schema ${String(extended)} of ${String(database)}.`
    const revoke = `REVOKE CREATE ON SCHEMA ${String(extended)} FROM PUBLIC`
    warnings.push({ ...of('creates-tables', message), statements: [...statements, revoke] })
  }
  if (growing === true) warnings.push(of('creates-schemas', `may make schemas in ${String(database)}.`))
  return warnings
}

function readerStatements(database: string, schemas: readonly string[]): string[] {
  return [
    `CREATE ROLE ${READER} LOGIN PASSWORD '…'`,
    `GRANT CONNECT ON DATABASE ${database} TO ${READER}`,
    ...schemas.flatMap((schema) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${READER}`,
      `GRANT SELECT ON ALL TABLES IN SCHEMA ${schema} TO ${READER}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT ON TABLES TO ${READER}`,
    ]),
  ]
}
