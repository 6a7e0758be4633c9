/**
 * Makes fields of the paths inside columns of JSON, as a sample of each table shows them: one statement per table.
 * Which paths and types: json/json-shape.ts; which become fields: plan-columns.ts. Proved by json-shape.test.ts and
 * test/contract/sync-nested.test.ts.
 */
import { scheduler } from 'node:timers/promises'
import { isShownIn } from '@querent/contract'
import { join, sql, type Row } from '@querent/query'
import type { FieldRow, FieldUpdate, TableRow } from '../../store/index.ts'
import type { SyncContext } from '../context.ts'
import { forEachLimited } from '../for-each-limited.ts'
import { DocumentReader, documentText, isJson, JsonShape, unfoldedPath } from '../json/index.ts'
import { positionsOf } from '../positions.ts'
import { readRows, SAMPLE_ROWS } from '../read-rows.ts'
import { deactivate, NESTED_FIELDS, planColumn, type ColumnPlan } from './plan-columns.ts'

const PARALLEL_TABLES = 3
/** Tables whose fields are written together. */
const BATCH_TABLES = 30

/** @param tables The tables to look at; all of the database when absent. */
export async function unfoldColumns(
  context: SyncContext,
  tables?: readonly TableRow[],
): Promise<Record<string, number>> {
  const { store, databaseId } = context
  const fields = Map.groupBy(await store.fields.listOfJson(databaseId), (field) => field.table_id)
  const counts = { nested_fields_created: 0, nested_fields_left_out: 0, failed_tables: 0 }
  if (fields.size === 0) return counts
  const candidates = tables ?? (await store.tables.findMany([...fields.keys()]))
  const concerned = candidates.filter((table) => table.active && fields.has(table.id))
  for (let start = 0; start < concerned.length; start += BATCH_TABLES) {
    const plans: TablePlan[] = []
    await forEachLimited(concerned.slice(start, start + BATCH_TABLES), PARALLEL_TABLES, async (table) => {
      context.signal.throwIfAborted()
      try {
        plans.push({ table, ...(await planTable(context, table, fields.get(table.id) ?? [])) })
      } catch (error) {
        context.signal.throwIfAborted()
        counts.failed_tables += 1
        context.report(`nested fields of ${table.name}`, error)
      }
    })
    for (const { created, leftOut } of plans) {
      counts.nested_fields_created += created.length
      counts.nested_fields_left_out += leftOut
    }
    await writePlans(context, plans)
    await scheduler.yield()
  }
  return counts
}

type TablePlan = ColumnPlan & { table: TableRow }

async function planTable(context: SyncContext, table: TableRow, fields: readonly FieldRow[]): Promise<ColumnPlan> {
  const roots = isUnfolded(context, table) ? fields.filter(isUnfoldedColumn) : []
  const known = Map.groupBy(
    fields.filter((field) => unfoldedPath(field) !== undefined),
    (field) => unfoldedPath(field)?.[0],
  )
  const names = new Set(roots.map(({ name }) => name))
  const folded = [...known].flatMap(([name, nested]) => (name !== undefined && names.has(name) ? [] : nested))
  const plan: ColumnPlan = { created: [], updates: deactivate(context, folded), leftOut: 0 }
  for (const { root, shape, isWhole } of roots.length === 0 ? [] : await readShapes(context, table, roots)) {
    const paths = shape.paths()
    const { created, updates, leftOut } = planColumn(context, root, known.get(root.name) ?? [], paths, isWhole)
    plan.created.push(...created)
    plan.updates.push(...updates)
    plan.leftOut += leftOut
    if (leftOut > 0) {
      const { databaseId } = context
      const kept = NESTED_FIELDS
      context.observe({ type: 'sync.limited', databaseId, table: table.name, column: root.name, kept, leftOut })
    }
  }
  return plan
}

/** Tables that nobody looks at are not read. */
function isUnfolded({ connection }: SyncContext, table: TableRow): boolean {
  return connection.database.details['json-unfolding'] !== false && table.visibility_type !== 'cruft'
}

/** What is hidden in a column is hidden inside it too. */
function isUnfoldedColumn(field: FieldRow): boolean {
  return isShownIn('use', field) && field.json_unfolding && field.parent_id === null && isJson(field.base_type)
}

interface ColumnShape {
  root: FieldRow
  shape: JsonShape
  /** Whether every document of the column was looked at. */
  isWhole: boolean
}

async function readShapes(context: SyncContext, table: TableRow, roots: readonly FieldRow[]): Promise<ColumnShape[]> {
  const { dialect } = context.connection.driver
  const columns = roots.map((root) => ({ root, shape: new JsonShape(), reader: new DocumentReader() }))
  let rows = 0
  const statement = sql`SELECT ${join(roots.map(({ name }) => documentText(name, dialect.text)))}
    FROM ${dialect.tableName(table.schema, table.name)} ${dialect.limit(SAMPLE_ROWS, null, false)}`
  await readRows(context, statement, (batch: Row[]) => {
    rows += batch.length
    for (const [index, { shape, reader }] of columns.entries()) {
      for (const row of batch) {
        const document = reader.read(row[index])
        if (document !== undefined) shape.add(document)
      }
    }
  })
  return columns.map(({ root, shape, reader }) => {
    return { root, shape, isWhole: rows < SAMPLE_ROWS && shape.isComplete && reader.isComplete }
  })
}

async function writePlans({ store }: SyncContext, plans: readonly TablePlan[]): Promise<void> {
  const changed = plans.filter(({ created, updates }) => created.length + updates.length > 0)
  if (changed.length === 0) return
  await store.transaction(async ({ fields }) => {
    await fields.updateMany(changed.flatMap(({ updates }) => updates))
    await fields.createMany(changed.flatMap(({ created }) => created))
    const all = await fields.listOfTables(changed.map(({ table }) => table.id))
    const active = Map.groupBy(
      all.filter((field) => field.active),
      (field) => field.table_id,
    )
    const moved: FieldUpdate[] = changed.flatMap(({ table }) =>
      positionsOf(active.get(table.id) ?? [], table.field_order),
    )
    await fields.updateMany(moved)
  })
}
