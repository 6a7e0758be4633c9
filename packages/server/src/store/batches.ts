/** Writing many rows at once: a fixed number of statements for any number of rows, on both engines. */
import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely'
import { COLUMN_KINDS, encodeValue } from './column-kinds.ts'
import type { Engine } from './migrations/index.ts'
import type { NewRow, Schema } from './schema.ts'

/** Rows per statement; keeps bound values below SQLite's limit of 32,766 for tables of up to 60 columns. */
const CHUNK = 500

/** Cuts a list into pieces of at most {@link CHUNK} and collects what `work` gives for each. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += CHUNK) {
    for (const result of await work(items.slice(start, start + CHUNK))) results.push(result)
  }
  return results
}

/** Adds rows that all have the same columns, in the way that takes an engine the least time. */
export async function insertRows<
  Table extends 'query_log' | 'recent_views' | 'audit_log' | 'model_index_values' | 'search_documents' | 'search_text',
>({ db, engine }: { db: Kysely<Schema>; engine: Engine }, table: Table, rows: readonly NewRow<Table>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  return engine === 'sqlite' ? insertValues(db, table, columns, rows) : insertJson(db, table, columns, rows)
}

/** Rows per statement: few sizes, so that there are few statements to prepare. */
const SIZES = [100, 10, 1]

/** Bound values: a third of the time that taking JSON apart takes SQLite. */
async function insertValues(
  db: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const place = `(${columns.map(() => '?').join(', ')})`
  const names = columns.map((column) => `"${column}"`).join(', ')
  for (let start = 0; start < rows.length;) {
    const size = SIZES.find((one) => one <= rows.length - start)!
    const values = rows.slice(start, start + size).flatMap((row) => columns.map((column) => encodeValue(row[column])))
    const places = Array.from({ length: size }, () => place).join(', ')
    await db.executeQuery(CompiledQuery.raw(`insert into "${table}" (${names}) values ${places}`, values))
    start += size
  }
}

/** One JSON text: the statement is the same whatever the number of rows. */
async function insertJson(
  db: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await inChunks(rows, async (some) => {
    const json = JSON.stringify(some)
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(table)}, cast(${json} as json))`.execute(db)
    return []
  })
}

const INTEGERS = new Set([
  'action_id',
  'card_id',
  'col',
  'custom_position',
  'dashboard_tab_id',
  'database_position',
  'estimated_row_count',
  'fingerprint_version',
  'fk_target_field_id',
  'ordering',
  'position',
  'row',
  'size_x',
  'size_y',
])

/** Ids as rows of one column, by one bound value however many there are; to stand behind `from`. */
export function idRows(engine: Engine, ids: readonly number[]): RawBuilder<unknown> {
  const json = JSON.stringify(ids)
  return engine === 'sqlite'
    ? sql`(select value as id from json_each(${json})) as ids`
    : sql`(select cast(value as integer) as id from json_array_elements_text(cast(${json} as json))) as ids`
}

/** New values for one row; keys are columns. */
interface RowUpdate {
  id: number
  [column: string]: unknown
}

/** Gives every row its own new values. Rows that change the same columns share a statement. */
export async function updateRows(
  db: Kysely<Schema>,
  table: 'tables' | 'fields' | 'field_values' | 'bookmarks' | 'dashboard_cards' | 'dashboard_tabs',
  updates: readonly RowUpdate[],
): Promise<void> {
  const groups = Map.groupBy(updates, ({ id: _id, ...changes }) => Object.keys(changes).sort().join())
  for (const [signature, rows] of groups) {
    const columns = signature === '' ? [] : signature.split(',')
    if (columns.length === 0) continue
    await inChunks(rows, async (some) => {
      await updateChunk(db, table, columns, some)
      return []
    })
  }
}

async function updateChunk(db: Kysely<Schema>, table: string, columns: readonly string[], rows: readonly RowUpdate[]) {
  const assignments = columns.map((column, index) => [
    column,
    sql`cast(${sql.ref(`v.column${index + 2}`)} as ${sql.raw(castType(column))})`,
  ])
  const values = rows.map((row) => sql`(${sql.join([row.id, ...columns.map((column) => row[column])])})`)
  await db
    .withTables<Record<string, Record<string, unknown>>>()
    .updateTable(table)
    .from(sql<Record<string, unknown>>`(values ${sql.join(values)})`.as(sql`v`))
    .set(Object.fromEntries(assignments))
    .where(sql<boolean>`${sql.ref(`${table}.id`)} = cast(v.column1 as integer)`)
    .execute()
}

/** Values in a list of rows have no type of their own in PostgreSQL: each column says what it is. */
function castType(column: string): string {
  if (INTEGERS.has(column)) return 'bigint'
  return COLUMN_KINDS.get(column) === 'boolean' ? 'boolean' : 'text'
}

/** Rows deleted by one statement: few enough that nobody waits for it. */
const DELETED_AT_ONCE = 5_000

/** Deletes rows from before an ISO time, the oldest first, up to a number; says how many. */
export async function deleteOlder(
  db: Kysely<Schema>,
  { table, key, time }: { table: keyof Schema; key: string; time: string },
  before: string,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in
    (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before}
     order by ${sql.ref(time)} limit ${DELETED_AT_ONCE})`.execute(db)
  return Number(numAffectedRows)
}
