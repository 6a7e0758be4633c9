import type {
  ColumnDescription,
  ForeignKeyDescription,
  Row,
  SchemaDescription,
  TableDescription,
  TablePlace,
} from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import { columnType } from './types.ts'

/**
 * Tables, columns and foreign keys of the connected database, with one catalog query each; they are put together here,
 * because the catalog takes names with and without accents, or with capitals, for the same. It lists a table for any
 * privilege on it, so what has no readable column is left out.
 * @param jsonColumns tells the columns of JSON, as table and column, for servers to which JSON is no type of its own.
 */
export async function describeSchema(query: CatalogQuery, jsonColumns?: string): Promise<SchemaDescription> {
  const [{ tables, columns }, uniqueRows, keyRows] = await Promise.all([
    tablesAndColumns(query, jsonColumns),
    query(UNIQUE_INDEXES),
    query(FOREIGN_KEYS),
  ])
  const readable = new Set(tables.map(({ name }) => name))
  return {
    tables,
    columns,
    foreignKeys: foreignKeysOf(keyRows, uniqueColumns(uniqueRows)).filter(
      ({ table, targetTable }) => readable.has(table) && readable.has(targetTable),
    ),
  }
}

/** One table with its columns, and those whose names the catalog takes for the same. */
export async function describeTable(
  query: CatalogQuery,
  { name }: TablePlace,
  jsonColumns?: string,
): Promise<SchemaDescription> {
  return {
    ...(await tablesAndColumns((sql) => query(sql, [name]), jsonColumns, ' AND TABLE_NAME = ?')),
    foreignKeys: [],
  }
}

/** @param filter Behind the conditions of each query. */
async function tablesAndColumns(
  query: CatalogQuery,
  jsonColumns: string | undefined,
  filter = '',
): Promise<Pick<SchemaDescription, 'tables' | 'columns'>> {
  const [tableRows, columnRows, indexRows, jsonRows] = await Promise.all([
    query(`${TABLES}${filter} ORDER BY TABLE_NAME`),
    query(`${COLUMNS}${filter} ORDER BY TABLE_NAME, ORDINAL_POSITION`),
    query(INDEXED_COLUMNS + filter),
    jsonColumns === undefined ? [] : query(jsonColumns + filter),
  ])
  const [indexed, json] = [indexRows, jsonRows].map((rows) => new Set(rows.map(keyOf)))
  const columns = columnRows.map((row) => toColumn(row, { indexed: indexed!, json: json! }))
  const readable = new Set(columns.map(({ table }) => table))
  return { tables: tableRows.map(toTable).filter(({ name }) => readable.has(name)), columns }
}

const TABLES = `SELECT TABLE_NAME, TABLE_TYPE, TABLE_COMMENT, TABLE_ROWS FROM information_schema.TABLES
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE IN ('BASE TABLE', 'VIEW', 'SYSTEM VERSIONED')`

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

const COLUMNS = `SELECT TABLE_NAME, COLUMN_NAME, DATA_TYPE, COLUMN_TYPE, COLUMN_KEY, EXTRA,
    IS_NULLABLE, COLUMN_DEFAULT IS NULL, COLUMN_COMMENT, ORDINAL_POSITION - 1
  FROM information_schema.COLUMNS
  WHERE TABLE_SCHEMA = DATABASE() AND FIND_IN_SET('select', PRIVILEGES) > 0`

/** Columns that an index begins with. */
const INDEXED_COLUMNS = `SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.STATISTICS
  WHERE TABLE_SCHEMA = DATABASE() AND SEQ_IN_INDEX = 1`

/** Columns by `keyOf`. */
interface MarkedColumns {
  indexed: ReadonlySet<string>
  json: ReadonlySet<string>
}

function toColumn(row: Row, { indexed, json }: MarkedColumns): ColumnDescription {
  const [table, name, dataType, fullType, key, extra, nullable, hasNoDefault, comment, position] = row
  const isAutoIncrement = /auto_increment/i.test(String(extra))
  const isGenerated = /\b(generated|persistent|virtual|stored)\b/i.test(String(extra))
  return {
    schema: null,
    table: String(table),
    name: String(name),
    position: Number(position),
    ...columnType(json.has(keyOf(row)) ? 'json' : String(dataType), String(fullType)),
    isPrimaryKey: key === 'PRI',
    isAutoIncrement,
    ...(isGenerated && { isGenerated }),
    isRequired: nullable === 'NO' && hasNoDefault === 1 && !isAutoIncrement && !isGenerated,
    isIndexed: indexed.has(keyOf(row)),
    comment: textOrNull(comment),
  }
}

const FOREIGN_KEYS = `SELECT TABLE_NAME, CONSTRAINT_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
  FROM information_schema.KEY_COLUMN_USAGE
  WHERE TABLE_SCHEMA = DATABASE() AND REFERENCED_TABLE_SCHEMA = DATABASE()
  ORDER BY TABLE_NAME, COLUMN_NAME, REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME`

/** @param unique Columns that are unique alone, by `keyOf`. */
function foreignKeysOf(rows: readonly Row[], unique: ReadonlySet<string>): ForeignKeyDescription[] {
  const keys = [...Map.groupBy(rows, keyOf).values()].toSorted((left, right) => right.length - left.length)
  return keys.flatMap((parts) =>
    parts.flatMap((part) => {
      const [table = '', , column = '', targetTable = '', targetColumn = ''] = part.map(String)
      if (parts.length > 1 && !unique.has(keyOf([targetTable, targetColumn]))) return []
      return { schema: null, table, column, targetSchema: null, targetTable, targetColumn }
    }),
  )
}

/** An index over the first characters of a column does not make the column unique. */
const UNIQUE_INDEXES = `SELECT TABLE_NAME, INDEX_NAME, COLUMN_NAME, SUB_PART FROM information_schema.STATISTICS
  WHERE TABLE_SCHEMA = DATABASE() AND NON_UNIQUE = 0`

function uniqueColumns(rows: readonly Row[]): Set<string> {
  const single = [...Map.groupBy(rows, keyOf).values()].filter((parts) => parts.length === 1).flat()
  return new Set(
    single.flatMap(([table = '', , column, part]) =>
      column === null || part !== null ? [] : keyOf([table, column ?? '']),
    ),
  )
}

/** One text for the table and what follows it in a row of the catalog. */
function keyOf([table, name]: Row): string {
  return JSON.stringify([String(table), String(name)])
}

function textOrNull(cell: Row[number] | undefined): string | null {
  return typeof cell === 'string' && cell !== '' ? cell : null
}
