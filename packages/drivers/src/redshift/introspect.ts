/** Views over what the server has and what it reaches elsewhere; they take no arrays as parameters. */
import type { ColumnDescription, ForeignKeyDescription, Row, SchemaDescription, TableDescription } from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import { columnType } from './types.ts'

/** Tables, columns and foreign keys of the schemas, with a fixed number of catalog queries. Keys are not enforced here. */
export async function describeSchema(query: CatalogQuery, schemas: readonly string[]): Promise<SchemaDescription> {
  if (schemas.length === 0) return { tables: [], columns: [], foreignKeys: [] }
  const names = schemas.map((name) => `'${name.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`).join(', ')
  const [tables, columns, keys, foreignKeys, rows] = await Promise.all([
    query(tablesSql(names)),
    query(columnsSql(names)),
    query(primaryKeysSql(names)),
    query(foreignKeysSql(names)),
    query(ROWS).catch(() => []), // of tables that the account may administer
  ])
  const estimates = new Map(rows.map((row) => [keyOf(row.slice(0, 2)), Number(row[2])]))
  const primary = new Set(keys.map(keyOf))
  return {
    tables: tables.map((row) => toTable(row, estimates)),
    columns: columns.map((row) => toColumn(row, primary)),
    foreignKeys: foreignKeys.map(toForeignKey),
  }
}

const tablesSql = (names: string): string => `SELECT table_schema, table_name, table_type, remarks
  FROM svv_tables WHERE table_schema IN (${names}) ORDER BY 1, 2`

const ROWS = 'SELECT "schema", "table", tbl_rows FROM svv_table_info'

const columnsSql = (names: string): string => `SELECT table_schema, table_name, column_name, ordinal_position - 1,
    data_type, is_nullable, column_default, remarks
  FROM svv_columns WHERE table_schema IN (${names}) ORDER BY 1, 2, 4`

const primaryKeysSql = (names: string): string => `SELECT k.table_schema, k.table_name, k.column_name
  FROM information_schema.table_constraints c
  JOIN information_schema.key_column_usage k
    ON k.constraint_schema = c.constraint_schema AND k.constraint_name = c.constraint_name AND k.table_name = c.table_name
  WHERE c.constraint_type = 'PRIMARY KEY' AND c.table_schema IN (${names})`

/** Those of one column: whether a column of several is unique alone, nobody tells. */
const foreignKeysSql = (names: string): string => `SELECT k.table_schema, k.table_name, MIN(k.column_name),
    t.table_schema, t.table_name, MIN(t.column_name)
  FROM information_schema.referential_constraints r
  JOIN information_schema.key_column_usage k
    ON k.constraint_schema = r.constraint_schema AND k.constraint_name = r.constraint_name
  JOIN information_schema.key_column_usage t
    ON t.constraint_schema = r.unique_constraint_schema AND t.constraint_name = r.unique_constraint_name
  WHERE k.table_schema IN (${names})
  GROUP BY r.constraint_schema, r.constraint_name, k.table_schema, k.table_name, t.table_schema, t.table_name
  HAVING COUNT(*) = 1 ORDER BY 1, 2, 3`

function toTable([schema, name, type, comment]: Row, estimates: ReadonlyMap<string, number>): TableDescription {
  return {
    schema: String(schema),
    name: String(name),
    kind: String(type).includes('VIEW') ? 'view' : 'table',
    comment: textOrNull(comment),
    estimatedRows: estimates.get(keyOf([schema!, name!])) ?? null,
  }
}

function toColumn(row: Row, primary: ReadonlySet<string>): ColumnDescription {
  const [schema, table, name, position, type, nullable, standard, comment] = row
  const isAutoIncrement = /identity/i.test(String(standard ?? ''))
  return {
    schema: String(schema),
    table: String(table),
    name: String(name),
    position: Number(position),
    ...columnType(String(type)),
    isPrimaryKey: primary.has(keyOf(row.slice(0, 3))),
    isAutoIncrement,
    isRequired: nullable === 'NO' && textOrNull(standard) === null,
    isIndexed: false,
    comment: textOrNull(comment),
  }
}

function toForeignKey(row: Row): ForeignKeyDescription {
  const [schema = '', table = '', column = '', targetSchema = '', targetTable = '', targetColumn = ''] = row.map(String)
  return { schema, table, column, targetSchema, targetTable, targetColumn }
}

function keyOf(names: Row): string {
  return JSON.stringify(names.map(String))
}

function textOrNull(cell: Row[number] | undefined): string | null {
  return typeof cell === 'string' && cell !== '' ? cell : null
}
