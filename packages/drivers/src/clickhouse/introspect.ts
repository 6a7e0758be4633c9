import type { Cell, ColumnDescription, Row, SchemaDescription, TableDescription } from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import type { ClickhouseTarget } from './details.ts'
import { baseTypeOf, isNullable, plainType } from './types.ts'

type Chosen = Pick<ClickhouseTarget, 'databases' | 'filter'>

const SYSTEM = new Set(['system', 'information_schema', 'INFORMATION_SCHEMA', '_temporary_and_external_tables'])

const SCHEMAS = 'SELECT name FROM system.databases ORDER BY name'

/** Tables that hold the rows of materialized views are theirs alone. */
const TABLES = `SELECT database, name, engine, comment, total_rows FROM system.tables
  WHERE NOT is_temporary AND NOT startsWith(name, '.inner') ORDER BY database, name`

const COLUMNS = `SELECT database, table, name, position, type, default_kind, comment, is_in_sorting_key
  FROM system.columns WHERE NOT startsWith(table, '.inner') ORDER BY database, table, position`

/** Databases that sync may read. */
export async function readSchemas(query: CatalogQuery, chosen: Chosen): Promise<string[]> {
  const rows = await query(SCHEMAS)
  return rows.map(([name]) => text(name)).filter((name) => isChosen(name, chosen))
}

function isChosen(schema: string, { databases, filter }: Chosen): boolean {
  if (SYSTEM.has(schema)) return false
  return databases === undefined ? filter(schema) : databases.includes(schema)
}

/** Everything about tables and views, with two queries of the catalog: no table is read. There are no foreign keys. */
export async function describeSchema(query: CatalogQuery, chosen: Chosen): Promise<SchemaDescription> {
  const isWanted = ([schema]: Row) => isChosen(text(schema), chosen)
  const tables = (await query(TABLES)).filter(isWanted).map(describeTable)
  const columns = (await query(COLUMNS)).filter(isWanted).filter(isValue).map(describeColumn)
  return { tables, columns, foreignKeys: [] }
}

function describeTable([schema, name, engine, comment, rows]: Row): TableDescription {
  return {
    schema: text(schema),
    name: text(name),
    kind: text(engine).endsWith('View') ? 'view' : 'table',
    comment: text(comment) || null,
    estimatedRows: rows === null || rows === undefined ? null : Number(rows),
  }
}

/** States of aggregate functions are none, and an alias costs nothing until somebody asks. */
function isValue([, , , , type]: Row): boolean {
  return !plainType(text(type)).startsWith('AggregateFunction')
}

/** The key that rows are sorted by says nothing of whether they are unique: it is an index. */
function describeColumn(row: Row): ColumnDescription {
  const [schema, table, name, position, type, defaultKind, comment, isSorted] = row
  const isComputed = ['MATERIALIZED', 'ALIAS'].includes(text(defaultKind))
  return {
    schema: text(schema),
    table: text(table),
    name: text(name),
    position: Number(position) - 1,
    databaseType: text(type).toLowerCase(),
    baseType: storedType(text(type)),
    isPrimaryKey: false,
    isAutoIncrement: false,
    ...(isComputed && { isGenerated: true }),
    isRequired: defaultKind === '' && !isNullable(text(type)),
    isIndexed: Number(isSorted) === 1,
    comment: text(comment) || null,
  }
}

/** What is stored with the zone UTC is an instant like all others: only what the dialect computes is wall time. */
function storedType(type: string): ColumnDescription['baseType'] {
  const baseType = baseTypeOf(type)
  return baseType === 'type/DateTime' ? 'type/DateTimeWithTZ' : baseType
}

function text(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : ''
}
