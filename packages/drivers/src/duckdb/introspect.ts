import type {
  Cell,
  ColumnDescription,
  ForeignKeyDescription,
  Row,
  SchemaDescription,
  TableDescription,
  TablePlace,
} from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import { baseTypeOf, typeName } from './types.ts'

const TABLES = `select schema_name, table_name, false, comment, estimated_size from duckdb_tables()
  where database_name = current_database() and not internal and not temporary
  union all select schema_name, view_name, true, comment, null from duckdb_views()
  where database_name = current_database() and not internal and not temporary
  order by 1, 2`

const COLUMNS = `select c.schema_name, c.table_name, c.column_name, c.column_index, c.data_type, c.is_nullable,
    c.column_default, c.comment,
    exists (select 1 from duckdb_tables() t where t.database_name = c.database_name and t.table_oid = c.table_oid
      and (contains(t.sql, c.column_name || ' ' || c.data_type || ' GENERATED ALWAYS AS')
        or contains(t.sql, '"' || replace(c.column_name, '"', '""') || '" ' || c.data_type || ' GENERATED ALWAYS AS')))
  from duckdb_columns() c where c.database_name = current_database() and not c.internal
  order by c.schema_name, c.table_name, c.column_index`

/** Lists as JSON text. A foreign key points into its own schema. */
const CONSTRAINTS = `select schema_name, table_name, constraint_type, to_json(constraint_column_names), referenced_table,
    to_json(referenced_column_names)
  from duckdb_constraints() where database_name = current_database()
    and constraint_type in ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY') order by constraint_index`

/** `[a, b]` with names quoted where needed; the leading one is the one that a filter can use alone. */
const INDEXES = `select schema_name, table_name, expressions from duckdb_indexes()
  where database_name = current_database()`

/**
 * Everything about the tables and views, with four queries whatever their number.
 * @param only A table that is described alone.
 */
export async function describeSchema(ask: CatalogQuery, only?: TablePlace): Promise<SchemaDescription> {
  const query = (sql: string) =>
    only === undefined
      ? ask(sql)
      : ask(`select * from (${sql}) where schema_name = ? and table_name = ?`, [only.schema ?? 'main', only.name])
  const tables = (await query(TABLES)).map(describeTable)
  const known = new Set(tables.map(({ schema, name }) => keyOf(schema, name)))
  const columnRows = (await query(COLUMNS)).filter(([schema, table]) => known.has(keyOf(schema, table)))
  const constraints = (await query(CONSTRAINTS)).map(readConstraint)
  const indexed = new Set([
    ...constraints.flatMap(({ kind, key, columns }) => (kind === 'FOREIGN KEY' ? [] : [keyOf(key, columns[0])])),
    ...(await query(INDEXES)).map(([schema, table, list]) => keyOf(keyOf(schema, table), leadingName(text(list)))),
  ])
  const primary = new Set(
    constraints.flatMap(({ kind, key, columns }) =>
      kind === 'PRIMARY KEY' ? columns.map((name) => keyOf(key, name)) : [],
    ),
  )
  return {
    tables,
    columns: columnRows.map((row) => describeColumn(row, primary, indexed)),
    foreignKeys: describeForeignKeys(constraints),
  }
}

function describeTable([schema, name, isView, comment, size]: Row): TableDescription {
  return {
    schema: text(schema),
    name: text(name),
    kind: isView === true ? 'view' : 'table',
    comment: comment === null ? null : text(comment),
    estimatedRows: size === null ? null : Number(size),
  }
}

function describeColumn(row: Row, primary: Set<string>, indexed: Set<string>): ColumnDescription {
  const [schema, table, name, position, type, isNullable, defaultText, comment, isGenerated] = row
  const key = keyOf(keyOf(schema, table), name)
  return {
    schema: text(schema),
    table: text(table),
    name: text(name),
    position: Number(position) - 1,
    databaseType: typeName(text(type)),
    baseType: baseTypeOf(text(type)),
    isPrimaryKey: primary.has(key),
    isAutoIncrement: /^nextval\(/i.test(text(defaultText)),
    ...(isGenerated === true && { isGenerated }),
    isRequired: isNullable === false && defaultText === null,
    isIndexed: indexed.has(key),
    comment: comment === null ? null : text(comment),
  }
}

interface Constraint {
  schema: string
  table: string
  /** Of the table. */
  key: string
  kind: string
  columns: string[]
  targetTable: string
  targetColumns: string[]
}

function readConstraint([schema, table, kind, columns, targetTable, targetColumns]: Row): Constraint {
  return {
    schema: text(schema),
    table: text(table),
    key: keyOf(schema, table),
    kind: text(kind),
    columns: JSON.parse(text(columns) || '[]'),
    targetTable: text(targetTable),
    targetColumns: JSON.parse(text(targetColumns) || '[]'),
  }
}

function describeForeignKeys(constraints: readonly Constraint[]): ForeignKeyDescription[] {
  const unique = new Set(
    constraints.flatMap(({ kind, key, columns }) =>
      kind === 'FOREIGN KEY' || columns.length !== 1 ? [] : [keyOf(key, columns[0])],
    ),
  )
  const keys = constraints.filter(({ kind }) => kind === 'FOREIGN KEY')
  return keys
    .toSorted((left, right) => right.columns.length - left.columns.length)
    .flatMap(({ schema, table, columns, targetTable, targetColumns }) =>
      columns.flatMap((column, index) => {
        const targetColumn = targetColumns[index]
        const isFollowed = columns.length === 1 || unique.has(keyOf(keyOf(schema, targetTable), targetColumn))
        if (targetColumn === undefined || !isFollowed) return []
        return { schema, table, column, targetSchema: schema, targetTable, targetColumn }
      }),
    )
}

function leadingName(list: string): string {
  const match = /^\['?(?:"((?:[^"]|"")*)"|([^,\]']*))/.exec(list)
  return match?.[1]?.replaceAll('""', '"') ?? match?.[2]?.trim() ?? ''
}

function keyOf(first: Cell | undefined, second: Cell | undefined): string {
  return JSON.stringify([first, second])
}

function text(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : ''
}
