/**
 * Reads what connected databases contain: tables, columns, keys, samples of values, lists of values. It works on many
 * rows per statement, and runs as a job (see tasks.ts). It does not overwrite what a person set. How it works
 * is in docs/explanation/sync.md. Tested by test/contract/sync.test.ts.
 */
import type { TablePlace } from '@querent/query'
import type { Connections } from '../connections/index.ts'
import type { Observe } from '../observe/events.ts'
import { messageOf } from '../observe/message-of.ts'
import type { Store, TableRow } from '../store/index.ts'
import { analyze } from './analyze/index.ts'
import type { SyncContext } from './context.ts'
import { holdsValues, refreshValues } from './field-values.ts'
import { findTable as findOneTable } from './metadata/find-table.ts'
import { unfoldColumns } from './nested/index.ts'
import { renameAll } from './names/rename-all.ts'
import type { HumanizationStrategy } from './names/strategy.ts'
import { runSteps } from './run-steps.ts'

export { LISTED_VALUES } from './analyze/index.ts'
export { cutValues, holdsValues } from './field-values.ts'
export { strategyOf } from './names/strategy.ts'
export { positionsOf } from './positions.ts'
export {
  RESCAN_DATABASE,
  RESCAN_FIELD,
  RESCAN_TABLE,
  SYNC_DATABASE,
  SYNC_NAMES,
  SYNC_TABLE,
  SYNC_VALUES,
  syncTasks,
} from './tasks.ts'

interface SyncDeps {
  store: Store
  connections: Connections
  observe: Observe
  now: () => number
  /** The setting `humanization-strategy`. */
  humanization(): Promise<HumanizationStrategy>
}

/** What a rescan of values covers. */
type ValuesScope = { databaseId: number } | { tableId: number } | { fieldId: number }

export type Sync = ReturnType<typeof createSync>

export function createSync({ store, connections, observe, now, humanization }: SyncDeps) {
  async function contextFor(databaseId: number, signal: AbortSignal): Promise<Omit<SyncContext, 'report'>> {
    const connect = () => connections.get(databaseId)
    return {
      store,
      connection: await connect(),
      connect,
      databaseId,
      signal,
      now,
      observe,
      humanization: await humanization(),
    }
  }

  /**
   * Tables, columns and samples; lists of values too when the database is synced in full and this is its first time.
   * @throws what the connection or the catalog failed with; also noted on the database.
   */
  async function syncDatabase(databaseId: number, signal: AbortSignal): Promise<void> {
    const database = await store.databases.find(databaseId)
    if (database === undefined) return
    const isFirst = database.last_synced_at === null
    try {
      const context = await contextFor(databaseId, signal)
      const withValues = isFirst && database.is_full_sync
      await runSteps(context, [
        'server',
        'metadata',
        'nested-fields',
        'analyze',
        ...(withValues ? (['field-values'] as const) : []),
        ...(database.is_sample ? (['descriptions'] as const) : []),
      ])
    } catch (error) {
      await noteConnectionFailure(databaseId, signal, error)
      throw error
    }
  }

  /** A connection that cannot even be opened fails before the first step. */
  async function noteConnectionFailure(databaseId: number, signal: AbortSignal, error: unknown): Promise<void> {
    const row = await store.databases.find(databaseId)
    if (signal.aborted || row === undefined || row.sync_error !== null) return
    const isNew = row.initial_sync_status === 'incomplete'
    await store.databases.update(databaseId, {
      sync_error: messageOf(error),
      ...(isNew ? { initial_sync_status: 'aborted' } : {}),
    })
  }

  /** The scheduled refresh: values that were used lately. */
  async function syncValues(databaseId: number, signal: AbortSignal): Promise<void> {
    if ((await store.databases.find(databaseId)) === undefined) return
    await runSteps(await contextFor(databaseId, signal), ['field-values'])
  }

  /**
   * Looks at one table again, e.g. after it was made visible. With `readsColumns`, its database is first asked for the tables
   * and columns that it has now.
   */
  async function syncTable(
    tableId: number,
    signal: AbortSignal,
    { readsColumns = false, withValues = true }: { readsColumns?: boolean; withValues?: boolean } = {},
  ): Promise<void> {
    const known = await store.tables.find(tableId)
    if (known === undefined) return
    const plain = await contextFor(known.db_id, signal)
    if (readsColumns) await runSteps(plain, ['metadata'])
    const table = readsColumns ? await store.tables.find(tableId) : known
    if (table === undefined || !table.active) return
    const context = withReport(plain)
    await unfoldColumns(context, [table])
    await analyze(context, [table])
    if (!withValues) return
    const fields = (await store.fields.listOfTables([tableId])).filter(holdsValues)
    await refreshValues(context, [table], fields)
  }

  /** Reads a table that was made or altered just now, with its columns, and nothing else of its database. */
  async function findTable(databaseId: number, place: TablePlace, signal: AbortSignal): Promise<TableRow | undefined> {
    return findOneTable(withReport(await contextFor(databaseId, signal)), place)
  }

  /** Reads lists of values anew. */
  async function rescanValues(scope: ValuesScope, signal: AbortSignal): Promise<void> {
    const { tables, fields } = await inScope(scope)
    const [table] = tables
    if (table === undefined) return
    await refreshValues(withReport(await contextFor(table.db_id, signal)), tables, fields.filter(holdsValues))
  }

  async function inScope(scope: ValuesScope) {
    if ('databaseId' in scope) {
      const tables = (await store.tables.listOfDatabase(scope.databaseId)).filter((table) => table.active)
      return { tables, fields: await store.fields.listOfTables(tables.map(({ id }) => id)) }
    }
    if ('tableId' in scope) {
      return {
        tables: await store.tables.findMany([scope.tableId]),
        fields: await store.fields.listOfTables([scope.tableId]),
      }
    }
    const fields = await store.fields.findMany([scope.fieldId])
    return { fields, tables: await store.tables.findMany(fields.map((field) => field.table_id)) }
  }

  /** Gives everything that no person named the name that the setting asks for now. Does nothing the second time. */
  async function renameByStrategy(): Promise<void> {
    await renameAll(store, await humanization(), now)
  }

  return { syncDatabase, syncValues, syncTable, findTable, rescanValues, renameByStrategy }
}

function withReport(context: Omit<SyncContext, 'report'>): SyncContext {
  const { databaseId, observe } = context
  return {
    ...context,
    report: (step, error) => observe({ type: 'sync.failed', databaseId, step, error: messageOf(error) }),
  }
}
