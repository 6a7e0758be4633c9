/**
 * Looks at a sample of every table that is new or changed: fingerprints, semantic types, and which fields are picked
 * from a list of values. One statement per table. Proved by classify.test.ts and test/contract/sync.test.ts.
 */
import { scheduler } from 'node:timers/promises'
import { isShownIn } from '@querent/contract'
import { FINGERPRINT_VERSION, hasFingerprint } from '@querent/query'
import type { FieldRow, FieldUpdate, TableRow } from '../../store/index.ts'
import { timestamp, type SyncContext } from '../context.ts'
import { forEachLimited } from '../for-each-limited.ts'
import { classify } from './classify.ts'
import { readFingerprints } from './read-fingerprints.ts'

export { LISTED_VALUES, mayHoldValues } from './classify.ts'

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
    await scheduler.yield()
  }
  return counts
}

function isDue(field: FieldRow, isRepeated: boolean): boolean {
  if (!isShownIn('use', field)) return false
  return isRepeated || field.last_analyzed === null || field.fingerprint_version < FINGERPRINT_VERSION
}

async function analyzeTable(context: SyncContext, table: TableRow, due: readonly FieldRow[]): Promise<FieldUpdate[]> {
  const sampled = due.filter((field) => hasFingerprint(field.base_type) && field.parent_id === null)
  const fingerprints = await readFingerprints(context, table, sampled)
  const time = timestamp(context)
  const common = { fingerprint_version: FINGERPRINT_VERSION, last_analyzed: time, updated_at: time }
  return due.map((field) => {
    const fingerprint = fingerprints.get(field)
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
