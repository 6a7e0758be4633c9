/** Refreshing what is kept: a new table with the rows of now, which queries read once it is whole. */
import { messageOf } from '../../observe/message-of.ts'
import type { Task } from '../../jobs/index.ts'
import type { PersistenceRow, PersistenceVersionRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { REFRESH_CHANGED } from '../shared/written-data.ts'
import { isOn } from './access.ts'
import { refreshQueue } from './queue.ts'
import type { RefreshSchedule } from './schedule.ts'
import type { Kept, keptSources } from './sources.ts'
import { REFRESHED } from './states.ts'
import { targetOf, type PersistenceTargets } from './targets/target.ts'
import { REFRESH, REFRESH_ALL, REFRESH_COPIES } from './tasks.ts'

interface RefreshDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'jobs' | 'now'> {
  sources: ReturnType<typeof keptSources>
  schedule: Pick<RefreshSchedule, 'planAll'>
  targets: PersistenceTargets
  /** Called when the last try of a refresh has failed. */
  gaveUp(failed: { id: number }): Promise<void>
}

export function persistenceRefresh(deps: RefreshDeps) {
  const { store, change, connections, now, sources, schedule, targets } = deps
  const { queue, queueSparing } = refreshQueue(deps)
  const iso = () => new Date(now()).toISOString()

  /**
   * The queue lets one process at a time refresh a model or a table. The table of the refresh before stays as it is until the new one is
   * whole, and for an hour longer; when a refresh fails, it is not read again before one goes well.
   */
  async function run({ id }: { id: number }, signal: AbortSignal): Promise<void> {
    const kept = await sources.find(id)
    if (kept === undefined) return
    await dropLeftOver(kept.row, signal)
    const begun = iso()
    const refreshing = {
      state: 'refreshing',
      state_changed_at: begun,
      refresh_begin: begun,
      refresh_end: null,
    } as const
    if (!(await store.persistence.update(id, { ...refreshing, error: null }, REFRESHED))) return
    try {
      await build(kept, begun, signal)
    } catch (error) {
      // What was stopped is begun again.
      signal.throwIfAborted()
      const time = iso()
      const failed = { state: 'error', state_changed_at: time, refresh_end: time, error: messageOf(error) } as const
      await store.persistence.update(id, failed, ['refreshing'])
      throw error
    }
  }

  async function build({ row, kept, source: open }: Kept, begun: string, signal: AbortSignal): Promise<void> {
    const target = targets[row.target]
    const { source, definition } = await open()
    const place = await target.placeFor(kept, source.connection, row.id)
    const id = await store.persistence.addVersion({
      persistence_id: row.id,
      schema_name: place.schema,
      table_name: place.name,
      definition_hash: source.hash,
      column_names: [],
      as_of: begun,
      // Read before the rows are: what is written from here on, they may miss.
      writes: row.writes,
    })
    const before = performance.now()
    const { columns, rows, more } = await target.build(source, place, signal, {
      id,
      persistence_id: row.id,
      growth: { row, before: await currentOf(row) },
    })
    const fill_ms = Math.round(performance.now() - before)
    await change.bySystem(async ({ repositories, time }) => {
      const { persistence } = repositories
      await persistence.updateVersion(id, { column_names: columns, row_count: rows, fill_ms, ...more })
      const next = {
        state: 'persisted',
        state_changed_at: time,
        refresh_end: time,
        current_version_id: id,
        failure_told_at: null,
      } as const
      // Not when the model was changed or withdrawn meanwhile.
      const isTaken = await persistence.update(
        row.id,
        { ...next, definition: { 'table-name': place.name, ...definition } },
        ['refreshing'],
      )
      const ended = isTaken ? row.current_version_id : id
      if (ended !== null) await persistence.updateVersion(ended, { ended_at: time })
    })
  }

  async function currentOf({ id, current_version_id }: PersistenceRow): Promise<PersistenceVersionRow | undefined> {
    return (await store.persistence.versionsOf(id)).find((version) => version.id === current_version_id)
  }

  /** Tables that a killed server or a failed refresh left. Nobody else makes them now. */
  async function dropLeftOver(row: PersistenceRow, signal: AbortSignal): Promise<void> {
    const versions = await store.persistence.versionsOf(row.id)
    const leftOver = versions.filter((one) => one.ended_at === null && one.id !== row.current_version_id)
    if (leftOver.length === 0) return
    const connection = await connections.get(row.database_id)
    for (const version of leftOver) {
      await targetOf(targets, version).drop(placeOf(version), connection, signal, version)
      await store.persistence.deleteVersion(version.id)
    }
  }

  /** Queues all models of a database; those that are new get their rows. */
  async function runAll({ databaseId }: { databaseId: number }): Promise<void> {
    const database = await store.databases.find(databaseId)
    if (database === undefined || !isOn(database)) return
    const time = iso()
    const waiting = { state: 'creating', state_changed_at: time, refresh_begin: time, creator_id: null } as const
    for (const card_id of await store.persistence.modelsWithout(databaseId)) {
      await store.persistence.create({ ...waiting, card_id, database_id: databaseId })
    }
    for (const row of await store.persistence.list(databaseId)) {
      if (row.target === 'warehouse') await queue(row)
    }
  }

  /** Queues all copies, of whatever database. */
  async function runCopies(): Promise<void> {
    for (const row of await store.persistence.listCopies()) await queue(row)
  }

  /** Queues all that is kept of a database whose data has changed. */
  async function runChanged({ databaseId }: { databaseId: number }): Promise<void> {
    await runAll({ databaseId })
    for (const row of await store.persistence.listCopies()) if (row.database_id === databaseId) await queueSparing(row)
  }

  const changed: Task<{ databaseId: number }> = { name: REFRESH_CHANGED, concurrency: 1, tries: 3, run: runChanged }
  const one: Task<{ id: number }> = { name: REFRESH, concurrency: 1, tries: 3, run, gaveUp: deps.gaveUp }
  const all: Task<{ databaseId: number }> = {
    name: REFRESH_ALL,
    concurrency: 1,
    tries: 3,
    begin: schedule.planAll,
    run: runAll,
  }
  const copies: Task = { name: REFRESH_COPIES, concurrency: 1, tries: 3, run: runCopies }
  const tasks: Task[] = [one, all, changed, copies]
  return { tasks }
}

/** Where the table of a version is. */
export function placeOf({ schema_name, table_name }: PersistenceVersionRow) {
  return { schema: schema_name, name: table_name }
}
