/** Cached distinct values of fields that are picked from a list (contract: data, section 6). */
import { isA, isBaseType } from '@querent/contract'
import { identifier, join, rowConverter, sql } from '@querent/query'
import type { FieldRow, FieldValuesRow, TableRow } from '../store/index.ts'
import { count, mayHoldValues, readRows } from './analyze/index.ts'
import { breathe, timestamp, type SyncContext } from './context.ts'
import { forEachLimited } from './for-each-limited.ts'

/** The most values that are kept of one field. */
export const LISTED_VALUES = 1000
/** Characters of all values of one field together. */
const MAX_CHARACTERS = 100_000
/** Values that nobody used for so long are no longer refreshed on schedule. */
const UNUSED_MS = 14 * 24 * 60 * 60 * 1000
const PARALLEL_FIELDS = 3
/** Fields whose values are written together. */
const BATCH_FIELDS = 50

/** What is kept of a field's values. */
interface FieldValuesList {
  values: unknown[]
  has_more_values: boolean
}

/** True for fields whose values are kept. */
export function holdsValues(
  field: Pick<FieldRow, 'has_field_values' | 'visibility_type' | 'base_type' | 'effective_type' | 'active'>,
): boolean {
  const isList = field.has_field_values === 'list' || field.has_field_values === 'auto-list'
  const isFit = mayHoldValues(field.base_type) && mayHoldValues(field.effective_type)
  return isList && isFit && field.active && field.visibility_type === 'normal'
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
  const tablesById = new Map(tables.map((table) => [table.id, table]))
  const counts = { fields_with_values: 0, failed_fields: 0 }
  for (let start = 0; start < fields.length; start += BATCH_FIELDS) {
    const batch = fields.slice(start, start + BATCH_FIELDS)
    const found = new Map<number, FieldValuesList>()
    await forEachLimited(batch, PARALLEL_FIELDS, async (field) => {
      context.signal.throwIfAborted()
      const table = tablesById.get(field.table_id)
      if (table === undefined) return
      try {
        found.set(field.id, await readValues(context, table, field))
      } catch (error) {
        context.signal.throwIfAborted()
        counts.failed_fields += 1
        context.report(`values of ${table.name}.${field.name}`, error)
      }
    })
    counts.fields_with_values += found.size
    await storeValues(context, found)
    await breathe()
  }
  return counts
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
async function readValues(
  context: Pick<SyncContext, 'connection' | 'signal'>,
  table: Pick<TableRow, 'schema' | 'name'>,
  field: Pick<FieldRow, 'name' | 'base_type'>,
): Promise<FieldValuesList> {
  const effective_type = isBaseType(field.base_type) ? field.base_type : 'type/*'
  const column = identifier(field.name)
  const { text } = context.connection.driver.dialect
  const isText = isA(effective_type, 'type/Text')
  const value = isText ? text.exact(column) : column
  const keys = isText ? [value, ...text.groupKeys(column)] : [value]
  const statement = sql`SELECT ${value} FROM ${identifier(table.schema, table.name)} WHERE ${column} IS NOT NULL
    GROUP BY ${join(keys)} ORDER BY ${value} LIMIT ${count(LISTED_VALUES + 1)}`
  const convert = rowConverter([{ effective_type }], { timeZone: 'UTC', remappings: [], bigNumbersAsText: true })
  const values: unknown[] = []
  await readRows(context, statement, (batch) => {
    for (const row of batch) values.push(convert(row)[0])
  })
  return cutValues(values)
}

/**
 * As many values as are kept. NaN is no null to an engine, and is one in JSON: it is left out.
 * @param all One more than are kept, if there are more.
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
