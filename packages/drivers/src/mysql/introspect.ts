import type { ColumnDescription, ForeignKeyDescription, Row, SchemaDescription, TableDescription } from '@querent/query'
import { columnType } from './types.ts'

export type CatalogQuery = (sql: string) => Promise<Row[]>

/**
 * Tables, columns and foreign keys of the connected database, with one catalogue query each. The catalogue lists a
 * table for any privilege on it, so what has no readable column is left out.
 */
export async function describeSchema(query: CatalogQuery): Promise<SchemaDescription> {
  const [tableRows, columnRows, keyRows, jsonRows] = await Promise.all([
    query(TABLES),
    query(COLUMNS),
    query(FOREIGN_KEYS),
    query(JSON_CHECKS).catch(() => []), // MariaDB only: elsewhere JSON is a type of its own
  ])
  const json = new Set(jsonRows.map(([table, column]) => keyOf(table, column)))
  const columns = columnRows.map((row) => toColumn(row, json))
  const readable = new Set(columns.map(({ table }) => table))
  return {
    tables: tableRows.map(toTable).filter(({ name }) => readable.has(name)),
    columns,
    foreignKeys: keyRows
      .map(toForeignKey)
      .filter(({ table, targetTable }) => readable.has(table) && readable.has(targetTable)),
  }
}

const TABLES = `SELECT TABLE_NAME, TABLE_TYPE, TABLE_COMMENT, TABLE_ROWS FROM information_schema.TABLES
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED') ORDER BY TABLE_NAME`

function toTable([name, type, comment, rows]: Row): TableDescription {
  const isView = type === 'VIEW'
  return {
    schema: null,
    name: String(name),
    kind: isView ? 'view' : 'table',
    comment: isView ? null : textOrNull(comment), // the server puts "VIEW" there
    estimatedRows: isView || rows === null ? null : Number(rows),
  }
}

const COLUMNS = `SELECT c.TABLE_NAME, c.COLUMN_NAME, c.DATA_TYPE, c.COLUMN_TYPE, c.COLUMN_KEY, c.EXTRA,
    c.IS_NULLABLE, c.COLUMN_DEFAULT IS NULL, c.COLUMN_COMMENT, s.COLUMN_NAME IS NOT NULL, c.ORDINAL_POSITION - 1
  FROM information_schema.COLUMNS c
  LEFT JOIN (
    SELECT DISTINCT TABLE_NAME, COLUMN_NAME FROM information_schema.STATISTICS
    WHERE TABLE_SCHEMA = DATABASE() AND SEQ_IN_INDEX = 1
  ) s ON s.TABLE_NAME = c.TABLE_NAME AND s.COLUMN_NAME = c.COLUMN_NAME
  WHERE c.TABLE_SCHEMA = DATABASE() AND FIND_IN_SET('select', c.PRIVILEGES) > 0
  ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION`

function toColumn(row: Row, json: ReadonlySet<string>): ColumnDescription {
  const [table, name, dataType, fullType, key, extra, nullable, hasNoDefault, comment, indexed, position] = row
  const isJson = json.has(keyOf(table, name))
  const isAutoIncrement = /auto_increment/i.test(String(extra))
  const isGenerated = /\b(generated|persistent|virtual|stored)\b/i.test(String(extra))
  return {
    schema: null,
    table: String(table),
    name: String(name),
    position: Number(position),
    ...columnType(isJson ? 'json' : String(dataType), String(fullType)),
    isPrimaryKey: key === 'PRI',
    isAutoIncrement,
    isRequired: nullable === 'NO' && hasNoDefault === 1 && !isAutoIncrement && !isGenerated,
    isIndexed: indexed === 1,
    comment: textOrNull(comment),
  }
}

const FOREIGN_KEYS = `SELECT TABLE_NAME, MIN(COLUMN_NAME), MIN(REFERENCED_TABLE_NAME), MIN(REFERENCED_COLUMN_NAME)
  FROM information_schema.KEY_COLUMN_USAGE
  WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_SCHEMA = DATABASE()
  GROUP BY TABLE_NAME, CONSTRAINT_NAME HAVING COUNT(*) = 1
  ORDER BY 1, 2, 3, 4`

function toForeignKey(row: Row): ForeignKeyDescription {
  const [table = '', column = '', targetTable = '', targetColumn = ''] = row.map(String)
  return { schema: null, table, column, targetSchema: null, targetTable, targetColumn }
}

/** MariaDB stores JSON as text with this check. */
const JSON_CHECKS = `SELECT TABLE_NAME, CONSTRAINT_NAME FROM information_schema.CHECK_CONSTRAINTS
  WHERE CONSTRAINT_SCHEMA = DATABASE() AND CHECK_CLAUSE = CONCAT('json_valid(\`', CONSTRAINT_NAME, '\`)')`

function keyOf(table: Row[number] | undefined, column: Row[number] | undefined): string {
  return JSON.stringify([String(table), String(column)])
}

function textOrNull(cell: Row[number] | undefined): string | null {
  return typeof cell === 'string' && cell !== '' ? cell : null
}
