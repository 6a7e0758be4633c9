/** Cached distinct values of fields that are picked from a list (contract: data-model, section 3). */
import { scheduler } from 'node:timers/promises'
import { isA, isBaseType, isShownIn } from '@querent/contract'
import { identifier, join, rowConverter, sql, type Cell } from '@querent/query'
import type { FieldRow, FieldValuesRow, TableRow } from '../store/index.ts'
import { LISTED_VALUES, mayHoldValues } from './analyze/index.ts'
import { timestamp, type SyncContext } from './context.ts'
import { forEachLimited } from './for-each-limited.ts'
import { readNestedValues, unfoldedPath } from './json/index.ts'
import { readRows } from './read-rows.ts'

/** Characters of all values of one field together. */
const MAX_CHARACTERS = 100_000
/** Values that nobody used for this long are no longer refreshed on schedule. */
const UNUSED_MS = 14 * 24 * 60 * 60 * 1000
const PARALLEL_READINGS = 3
/** Readings whose values are written together. */
const BATCH_READINGS = 50

/** What is cached of a field's values. */
interface FieldValuesList {
  values: unknown[]
  has_more_values: boolean
}

/** True for fields whose values are cached. */
export function holdsValues(
  field: Pick<FieldRow, 'has_field_values' | 'visibility_type' | 'base_type' | 'effective_type' | 'active'>,
): boolean {
  const isList = field.has_field_values === 'list' || field.has_field_values === 'auto-list'
  const isFit = mayHoldValues(field.base_type) && mayHoldValues(field.effective_type)
  return isList && isFit && isShownIn('suggestion', field)
}

/** Refreshes the values of all fields of a database that have been used lately, and reads those that are missing. */
export async function syncFieldValues(context: SyncContext): Promise<Record<string, number>> {
  const { store, databaseId, now } = context
  const tables = (await store.tables.listOfDatabase(databaseId)).filter((table) => table.active)
  const uses = new Map((await store.fieldValues.listUseOfDatabase(databaseId)).map((row) => [row.field_id, row]))
  const fields = await store.fields.listOfTables(tables.map(({ id }) => id))
  const isDue = ({ id }: FieldRow) => {
    const use = uses.get(id)
    return use === undefined || Date.parse(use.last_used_at) > now() - UNUSED_MS
  }
  return refreshValues(
    context,
    tables,
    fields.filter((field) => holdsValues(field) && isDue(field)),
  )
}

/** Reads the values of these fields anew, whether they were used or not. */
export async function refreshValues(
  context: SyncContext,
  tables: readonly TableRow[],
  fields: readonly FieldRow[],
): Promise<Record<string, number>> {
  const readings = readingsOf(tables, fields)
  const counts = { fields_with_values: 0, failed_fields: 0 }
  for (let start = 0; start < readings.length; start += BATCH_READINGS) {
    const found = new Map<number, FieldValuesList>()
    await forEachLimited(readings.slice(start, start + BATCH_READINGS), PARALLEL_READINGS, async (reading) => {
      context.signal.throwIfAborted()
      try {
        for (const [id, cells] of await readCells(context, reading)) found.set(id, listOf(cells, reading.fields, id))
      } catch (error) {
        context.signal.throwIfAborted()
        counts.failed_fields += reading.fields.length
        context.report(`values of ${nameOf(reading)}`, error)
      }
    })
    counts.fields_with_values += found.size
    await storeValues(context, found)
    await scheduler.yield()
  }
  return counts
}

/** What one statement reads: the values of a column, or those of all fields inside the columns of a table. */
interface Reading {
  table: TableRow
  fields: FieldRow[]
  isNested: boolean
}

function readingsOf(tables: readonly TableRow[], fields: readonly FieldRow[]): Reading[] {
  const byTable = Map.groupBy(fields, (field) => field.table_id)
  return tables.flatMap((table) => {
    const own = byTable.get(table.id) ?? []
    const nested = own.filter((field) => unfoldedPath(field) !== undefined)
    const columns = own.filter((field) => !nested.includes(field))
    const readings = columns.map((field) => ({ table, fields: [field], isNested: false }))
    return nested.length === 0 ? readings : [...readings, { table, fields: nested, isNested: true }]
  })
}

function nameOf({ table, fields, isNested }: Reading): string {
  return isNested ? `fields inside ${table.name}` : `${table.name}.${fields[0]?.name}`
}

/** Cells by field id; one more than are cached, if there are more. */
async function readCells(context: SyncContext, { table, fields, isNested }: Reading): Promise<Map<number, Cell[]>> {
  if (isNested) return readNestedValues(context, table, fields, LISTED_VALUES + 1)
  const cells = new Map<number, Cell[]>()
  for (const field of fields) cells.set(field.id, await readColumn(context, table, field))
  return cells
}

function listOf(cells: readonly Cell[], fields: readonly FieldRow[], id: number): FieldValuesList {
  const type = fields.find((field) => field.id === id)?.base_type ?? 'type/*'
  const effective_type = isBaseType(type) ? type : 'type/*'
  const convert = rowConverter([{ effective_type }], { timeZone: 'UTC', remappings: [], bigNumbersAsText: true })
  return cutValues(cells.map((cell) => convert([cell])[0]))
}

/** Labels that people gave to values stay with those values. */
async function storeValues(context: SyncContext, found: ReadonlyMap<number, FieldValuesList>): Promise<void> {
  const { fieldValues } = context.store
  const known = new Map((await fieldValues.listOfFields([...found.keys()])).map((row) => [row.field_id, row]))
  const time = timestamp(context)
  await fieldValues.setMany(
    [...found].map(([field_id, { values, has_more_values }]) => ({
      field_id,
      values,
      has_more_values,
      human_readable_values: relabel(known.get(field_id), values),
      created_at: time,
      updated_at: time,
      last_used_at: time,
    })),
  )
}

function relabel(known: FieldValuesRow | undefined, values: readonly unknown[]): string[] | null {
  const labels = known?.human_readable_values
  if (known === undefined || labels === undefined || labels === null) return null
  const labelOf = new Map(known.values.map((value, index) => [value, labels[index]]))
  return values.map((value) => labelOf.get(value) ?? String(value))
}

/** Distinct values in the database's own order, without null; texts by their characters, whatever the collation. */
async function readColumn(
  context: Pick<SyncContext, 'connection' | 'signal'>,
  table: Pick<TableRow, 'schema' | 'name'>,
  field: Pick<FieldRow, 'name' | 'base_type'>,
): Promise<Cell[]> {
  const column = identifier(field.name)
  const { dialect } = context.connection.driver
  const { text } = dialect
  const isText = isA(field.base_type, 'type/Text')
  const value = isText ? text.exact(column) : column
  const keys = isText ? [value, ...text.groupKeys(column)] : [value]
  const statement = sql`SELECT ${value} FROM ${dialect.tableName(table.schema, table.name)} WHERE ${column} IS NOT NULL
    GROUP BY ${join(keys)} ORDER BY ${value} ${dialect.limit(LISTED_VALUES + 1, null, true)}`
  const cells: Cell[] = []
  await readRows(context, statement, (batch) => {
    for (const [cell = null] of batch) cells.push(cell)
  })
  return cells
}

/**
 * As many values as are cached. NaN is no null to an engine, and is one in JSON: it is left out.
 * @param all One more than are cached, if there are more.
 */
export function cutValues(all: readonly unknown[]): FieldValuesList {
  const values: unknown[] = []
  let characters = 0
  for (const value of all) {
    if (value === null) continue
    characters += String(value).length
    if (characters > MAX_CHARACTERS || values.length === LISTED_VALUES) return { values, has_more_values: true }
    values.push(value)
  }
  return { values, has_more_values: false }
}
