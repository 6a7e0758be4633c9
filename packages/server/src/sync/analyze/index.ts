/**
 * Looks at a sample of every table that is new or changed: fingerprints, semantic types, and which fields are picked
 * from a list of values. One statement per table. Proved by classify.test.ts and test/contract/sync.test.ts.
 */
import { isA } from '@querent/contract'
import {
  createFingerprinter,
  FINGERPRINT_VERSION,
  hasFingerprint,
  identifier,
  join,
  raw,
  sql,
  TEXT_LIMIT,
  type Sql,
} from '@querent/query'
import type { FieldRow, FieldUpdate, TableRow } from '../../store/index.ts'
import { breathe, timestamp, type SyncContext } from '../context.ts'
import { forEachLimited } from '../for-each-limited.ts'
import { classify } from './classify.ts'
import { count, readRows } from './read-rows.ts'

export { mayHoldValues } from './classify.ts'
export { readRows, count } from './read-rows.ts'

const SAMPLE_ROWS = 10_000
/** Tables looked at side by side, so that a slow one does not stop the others. */
const PARALLEL_TABLES = 3
/** Tables whose findings are written together. */
const BATCH_TABLES = 30

/** @param tables The tables to look at; all of the database when absent. */
export async function analyze(context: SyncContext, tables?: readonly TableRow[]): Promise<Record<string, number>> {
  const { store, databaseId, connection } = context
  const candidates = (tables ?? (await store.tables.listOfDatabase(databaseId))).filter((table) => table.active)
  const fields = Map.groupBy(await store.fields.listOfTables(candidates.map(({ id }) => id)), (field) => field.table_id)
  const isRepeated = connection.database.refingerprint === true
  const counts = { analyzed_tables: 0, analyzed_fields: 0, failed_tables: 0 }
  for (let start = 0; start < candidates.length; start += BATCH_TABLES) {
    const updates: FieldUpdate[] = []
    const done: number[] = []
    await forEachLimited(candidates.slice(start, start + BATCH_TABLES), PARALLEL_TABLES, async (table) => {
      context.signal.throwIfAborted()
      const due = (fields.get(table.id) ?? []).filter((field) => isDue(field, isRepeated))
      try {
        for (const update of await analyzeTable(context, table, due)) updates.push(update)
        if (due.length > 0) counts.analyzed_tables += 1
      } catch (error) {
        context.signal.throwIfAborted()
        counts.failed_tables += 1
        context.report(`analyze ${table.name}`, error)
      }
      if (table.initial_sync_status === 'incomplete') done.push(table.id)
    })
    counts.analyzed_fields += updates.length
    await store.transaction(async (repositories) => {
      await repositories.fields.updateMany(updates)
      if (done.length > 0) await repositories.tables.update(done, { initial_sync_status: 'complete' })
    })
    await breathe()
  }
  return counts
}

function isDue(field: FieldRow, isRepeated: boolean): boolean {
  if (!field.active || field.visibility_type === 'sensitive' || field.visibility_type === 'retired') return false
  return isRepeated || field.last_analyzed === null || field.fingerprint_version < FINGERPRINT_VERSION
}

async function analyzeTable(context: SyncContext, table: TableRow, due: readonly FieldRow[]): Promise<FieldUpdate[]> {
  const sampled = due.filter((field) => hasFingerprint(field.base_type))
  const makers = sampled.map((field) => createFingerprinter(field.base_type))
  if (sampled.length > 0 && table.visibility_type !== 'cruft') {
    await readRows(context, sampleStatement(context, table, sampled), (batch) =>
      makers.forEach((maker, index) => maker.add(batch, index)),
    )
  }
  const time = timestamp(context)
  const common = { fingerprint_version: FINGERPRINT_VERSION, last_analyzed: time, updated_at: time }
  return due.map((field) => {
    const fingerprint = makers[sampled.indexOf(field)]?.result()
    const empty = { global: { 'distinct-count': 0, 'nil%': null } }
    const conclusions = classify(field, fingerprint ?? empty)
    return {
      id: field.id,
      ...common,
      ...conclusions,
      fingerprint: fingerprint === undefined ? null : { ...fingerprint },
    }
  })
}

function sampleStatement({ connection }: SyncContext, table: TableRow, fields: readonly FieldRow[]): Sql {
  const { text } = connection.driver.dialect
  const columns = fields.map((field) => {
    const column = identifier(field.name)
    // The beginning of a long text tells enough, and a table of documents does not fill the memory.
    const isPlainText = isA(field.base_type, 'type/Text') && !isA(field.base_type, 'type/UUID')
    return isPlainText && !isA(field.base_type, 'type/MySQLEnum')
      ? text.substring(column, raw('1'), count(TEXT_LIMIT))
      : column
  })
  return sql`SELECT ${join(columns)} FROM ${identifier(table.schema, table.name)} LIMIT ${count(SAMPLE_ROWS)}`
}
