import type { AccountWarning } from '@querent/contract'
import type { Row } from '@querent/query'

/** Schemas that are named in the statements, at most. */
const MAX_SCHEMAS = 20

const READER = 'querent_reader'

/**
 * Everything at once. What a superuser may do is not asked for further. Of the privileges, one table or schema is enough;
 * the name of the first is told.
 */
const ACCOUNT = `WITH account AS (SELECT * FROM pg_catalog.pg_roles WHERE rolname = current_user),
    schemas AS (SELECT oid, nspname FROM pg_catalog.pg_namespace
      WHERE nspname NOT LIKE 'pg\\_%' AND nspname <> 'information_schema'),
    tables AS (SELECT c.oid, c.relowner, s.nspname || '.' || c.relname AS name
      FROM pg_catalog.pg_class c JOIN schemas s ON s.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p', 'f', 'v', 'm') AND NOT (SELECT rolsuper FROM account))
  SELECT current_user, current_database(), rolsuper, rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
      OR EXISTS (SELECT FROM pg_catalog.pg_roles r WHERE (r.rolsuper OR r.rolname IN ('pg_signal_backend',
        'pg_signal_autovacuum_worker', 'pg_checkpoint', 'pg_maintain', 'pg_create_subscription'))
        AND pg_has_role(r.oid, 'MEMBER')),
    (SELECT string_agg(r.rolname, ', ' ORDER BY r.rolname) FROM pg_catalog.pg_roles r
      WHERE r.rolname IN ('pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
      AND NOT rolsuper AND pg_has_role(r.oid, 'MEMBER')),
    (SELECT name FROM tables WHERE (has_table_privilege(oid, 'INSERT, UPDATE, DELETE, TRUNCATE, TRIGGER')
      OR has_any_column_privilege(oid, 'INSERT, UPDATE')) AND NOT pg_has_role(relowner, 'USAGE') LIMIT 1),
    (SELECT name FROM tables WHERE pg_has_role(relowner, 'USAGE') LIMIT 1),
    (SELECT nspname FROM schemas WHERE NOT rolsuper AND has_schema_privilege(oid, 'CREATE') LIMIT 1),
    array_to_json(ARRAY(SELECT quote_ident(nspname) FROM schemas WHERE has_schema_privilege(oid, 'USAGE')
      ORDER BY nspname LIMIT ${MAX_SCHEMAS})),
    quote_ident(current_database()), has_database_privilege(current_database(), 'CREATE')
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
  if (owned !== null)
    warnings.push(of('owns-tables', `owns tables, and so may change and drop them, e.g. ${String(owned)}.`))
  if (written !== null) warnings.push(of('writes-tables', `may change the rows of tables, e.g. of ${String(written)}.`))
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
