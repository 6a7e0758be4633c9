import { QueryError } from '@querent/query'
import type {
  Cell,
  ColumnDescription,
  ForeignKeyDescription,
  Row,
  SchemaDescription,
  TableDescription,
} from '@querent/query'
import type { CatalogQuery } from '../shared/data-source.ts'
import { baseTypeOf } from './types.ts'

const USER_TABLES = `from pragma_table_list t
  where t.schema = 'main' and t.type in ('table', 'view', 'virtual') and t.name not like 'sqlite\\_%' escape '\\'
  and t.name not in (select value from json_each(?1)) and t.name = coalesce(?2, t.name)`

const TABLES = `select t.name, t.type, t.wr ${USER_TABLES} order by t.name`

/** Hidden columns of virtual tables (1) are left out; generated ones (2, 3) are columns like others. */
const COLUMNS = `select l.name, c.name, c.cid, c.type, c."notnull", c.dflt_value is not null, c.pk, c.hidden
  from (select t.name as name ${USER_TABLES}) l, pragma_table_xinfo(l.name) c where c.hidden <> 1 order by l.name, c.cid`

const FOREIGN_KEYS = `select l.name, k."from", k."table", k."to", count(*) over (partition by l.name, k.id)
  from (select t.name as name ${USER_TABLES}) l, pragma_foreign_key_list(l.name) k order by 5 desc, l.name, k.id desc, k.seq`

/** Columns that are unique alone, besides the key of a table. */
const UNIQUE = `select l.name, max(c.name)
  from (select t.name as name ${USER_TABLES}) l, pragma_index_list(l.name) i, pragma_index_info(i.name) c
  where i."unique" = 1 and i.partial = 0 group by l.name, i.name having count(*) = 1 and max(c.name) is not null`

/** The leading column of each index: the one that a filter can use alone. */
const INDEXED = `select l.name, c.name
  from (select t.name as name ${USER_TABLES}) l, pragma_index_list(l.name) i, pragma_index_info(i.name) c
  where c.seqno = 0 and c.name is not null`

/** Exists only after ANALYZE; its text starts with the number of rows. */
const STATISTICS = 'select tbl, max(cast(stat as integer)) from sqlite_stat1 group by tbl'

/**
 * The file's tables, views and their columns, with at most seven queries whatever their number.
 * @param only A table that is described alone, and without its foreign keys.
 */
export async function describeSchema(query: CatalogQuery, only: string | null = null): Promise<SchemaDescription> {
  const { columnRows, broken } = await readColumns(query, only)
  const tableRows = await query(TABLES, [broken, only])
  const indexed = new Set((await query(INDEXED, [broken, only])).map(([table, column]) => columnKey(table, column)))
  const rowCounts = await readStatistics(query)
  const tables = tableRows.map(([name, type]) => describeTable(text(name), text(type), rowCounts))
  const withoutRowId = new Set(tableRows.filter(([, , flag]) => flag === 1).map(([name]) => text(name)))
  const columns = describeColumns(columnRows, indexed, withoutRowId)
  if (only !== null) return { tables, columns, foreignKeys: [] }
  const unique = new Set((await query(UNIQUE, [broken, only])).map(([table, column]) => columnKey(table, column)))
  const foreignKeys = describeForeignKeys(await query(FOREIGN_KEYS, [broken, only]), { tables, columns, unique })
  return { tables, columns, foreignKeys }
}

const NONE = '[]'

/**
 * The columns of all tables in one query. One view over a table that is gone, or a virtual table without its module,
 * makes that query fail: then these two kinds are tried one by one, and the broken ones are left out everywhere.
 */
async function readColumns(query: CatalogQuery, only: string | null): Promise<{ columnRows: Row[]; broken: string }> {
  try {
    return { columnRows: await query(COLUMNS, [NONE, only]), broken: NONE }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    const broken = JSON.stringify(await findBroken(query, only))
    if (broken === NONE) throw error
    return { columnRows: await query(COLUMNS, [broken, only]), broken }
  }
}

async function findBroken(query: CatalogQuery, only: string | null): Promise<string[]> {
  const broken: string[] = []
  for (const [name, type] of await query(TABLES, [NONE, only])) {
    if (type !== 'table' && !(await isReadable(query, text(name)))) broken.push(text(name))
  }
  return broken
}

async function isReadable(query: CatalogQuery, table: string): Promise<boolean> {
  try {
    await query('select 1 from pragma_table_xinfo(?)', [table])
    return true
  } catch (error) {
    if (error instanceof QueryError) return false
    throw error
  }
}

/** Estimates by table name; empty when the file has never been analyzed. */
async function readStatistics(query: CatalogQuery): Promise<Map<string, number>> {
  const [found] = await query("select 1 from sqlite_schema where name = 'sqlite_stat1'")
  const rows = found ? await query(STATISTICS) : []
  return new Map(rows.map(([table, count]) => [text(table), Number(count)]))
}

function describeTable(name: string, type: string, rowCounts: Map<string, number>): TableDescription {
  const estimatedRows = rowCounts.get(name) ?? null
  return { schema: null, name, kind: type === 'view' ? 'view' : 'table', comment: null, estimatedRows }
}

function describeColumns(rows: Row[], indexed: Set<string>, withoutRowId: Set<string>): ColumnDescription[] {
  const keyWidths = countKeyColumns(rows)
  return rows.map(([tableName, name, position, type, notNull, hasDefault, keyPlace, hidden]) => {
    const table = text(tableName)
    const isPrimaryKey = Number(keyPlace) > 0
    const isSoleKey = isPrimaryKey && keyWidths.get(table) === 1
    // Only this exact spelling makes a column another name of the row id, which SQLite fills in.
    const isRowId = isSoleKey && !withoutRowId.has(table) && text(type).toUpperCase() === 'INTEGER'
    const isNotNull = notNull === 1 || (isPrimaryKey && withoutRowId.has(table))
    return {
      schema: null,
      table,
      name: text(name),
      position: Number(position),
      databaseType: text(type).toLowerCase(),
      baseType: baseTypeOf(text(type)),
      isPrimaryKey,
      isAutoIncrement: isRowId,
      ...(Number(hidden) > 1 && { isGenerated: true }),
      isRequired: isNotNull && hasDefault === 0 && hidden === 0 && !isRowId,
      isIndexed: isRowId || indexed.has(columnKey(tableName, name)),
      comment: null,
    }
  })
}

function countKeyColumns(rows: Row[]): Map<string, number> {
  const widths = new Map<string, number>()
  for (const [table, , , , , , keyPlace] of rows) {
    if (Number(keyPlace) > 0) widths.set(text(table), (widths.get(text(table)) ?? 0) + 1)
  }
  return widths
}

/**
 * Names in a foreign key are as the user wrote them: in any case, and without the column when it is the target's key.
 * Keys to what does not exist are left out, as SQLite allows them.
 */
function describeForeignKeys(
  rows: Row[],
  { tables, columns, unique }: { tables: TableDescription[]; columns: ColumnDescription[]; unique: Set<string> },
): ForeignKeyDescription[] {
  const tableNames = new Map(tables.map(({ name }) => [name.toLowerCase(), name]))
  const byTable = Map.groupBy(columns, ({ table }) => table)
  const find = (table: string | undefined, name: string) =>
    byTable.get(table ?? '')?.find((column) => column.name.toLowerCase() === name.toLowerCase())
  return rows.flatMap(([tableName, from, targetName, to, width]) => {
    const column = find(text(tableName), text(from))
    const targetTable = tableNames.get(text(targetName).toLowerCase())
    const target = to === null ? soleKey(byTable.get(targetTable ?? '')) : find(targetTable, text(to))
    if (!column || !target) return []
    const isUnique = unique.has(columnKey(target.table, target.name)) || soleKey(byTable.get(target.table)) === target
    if (width !== 1 && !isUnique) return []
    return {
      schema: null,
      table: column.table,
      column: column.name,
      targetSchema: null,
      targetTable: target.table,
      targetColumn: target.name,
    }
  })
}

function soleKey(columns: ColumnDescription[] = []): ColumnDescription | undefined {
  const keys = columns.filter(({ isPrimaryKey }) => isPrimaryKey)
  return keys.length === 1 ? keys[0] : undefined
}

function columnKey(table: Cell | undefined, column: Cell | undefined): string {
  return JSON.stringify([table, column])
}

function text(cell: Cell | undefined): string {
  return typeof cell === 'string' ? cell : ''
}
