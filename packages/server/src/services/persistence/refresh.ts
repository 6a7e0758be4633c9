/** Refreshing stored models: a new table with the rows of now, which queries read once it is whole. */
import { messageOf } from '../../observe/message-of.ts'
import type { Task } from '../../jobs/index.ts'
import type { ModelToStore, Runner } from '../../query-runner/index.ts'
import type { CardWithPeople, PersistenceRow, PersistenceVersionRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { isOn } from './access.ts'
import type { RefreshSchedule } from './schedule.ts'
import { REFRESHED } from './states.ts'
import type { PersistenceTarget } from './targets/target.ts'
import { REFRESH, REFRESH_ALL, REFRESH_CHANGED } from './tasks.ts'

interface RefreshDeps extends Pick<Deps, 'store' | 'change' | 'connections' | 'jobs' | 'now'> {
  modelToStore: Runner['modelToStore']
  schedule: Pick<RefreshSchedule, 'planAll'>
  target: PersistenceTarget
  /** Called when the last try of a refresh has failed. */
  gaveUp(failed: { id: number }): Promise<void>
}

/** A kept row with its model. */
interface Kept {
  row: PersistenceRow
  card: CardWithPeople
}

export function persistenceRefresh(deps: RefreshDeps) {
  const { store, change, connections, jobs, now, modelToStore, schedule, target } = deps
  const iso = () => new Date(now()).toISOString()

  /** Undefined for what is no longer to be kept. */
  async function keptModel(id: number): Promise<Kept | undefined> {
    const row = await store.persistence.find(id)
    if (row === undefined || row.card_id === null || !REFRESHED.includes(row.state)) return undefined
    const [card, database] = await Promise.all([store.cards.find(row.card_id), store.databases.find(row.database_id)])
    if (card === undefined || database === undefined || !isOn(database)) return undefined
    const isModel = card.type === 'model' && !card.archived && card.database_id === row.database_id
    return isModel ? { row, card } : undefined
  }

  /**
   * The queue lets one process at a time refresh a model. The table of the refresh before stays as it is until the new one is
   * whole, and for an hour longer; when a refresh fails, it is not read again before one goes well.
   */
  async function run({ id }: { id: number }, signal: AbortSignal): Promise<void> {
    const kept = await keptModel(id)
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

  async function build({ row, card }: Kept, begun: string, signal: AbortSignal): Promise<void> {
    const model = await modelToStore(row.database_id, card.id)
    const place = await target.placeFor(card, model.connection)
    const id = await store.persistence.addVersion({
      persistence_id: row.id,
      schema_name: place.schema,
      table_name: place.name,
      definition_hash: model.hash,
      column_names: [],
      as_of: begun,
    })
    const before = performance.now()
    const { columns, rows } = await target.build(model, place, signal)
    const fill_ms = Math.round(performance.now() - before)
    await change.bySystem(async ({ repositories, time }) => {
      const { persistence } = repositories
      await persistence.updateVersion(id, { column_names: columns, row_count: rows, fill_ms })
      const next = {
        state: 'persisted',
        state_changed_at: time,
        refresh_end: time,
        current_version_id: id,
        failure_told_at: null,
      } as const
      const definition = definitionOf(place.name, model)
      // Not when the model was changed or withdrawn meanwhile.
      const isTaken = await persistence.update(row.id, { ...next, definition }, ['refreshing'])
      const ended = isTaken ? row.current_version_id : id
      if (ended !== null) await persistence.updateVersion(ended, { ended_at: time })
    })
  }

  /** Tables that a killed server or a failed refresh left. Nobody else makes tables of this model now. */
  async function dropLeftOver(row: PersistenceRow, signal: AbortSignal): Promise<void> {
    const versions = await store.persistence.versionsOf(row.id)
    const leftOver = versions.filter((one) => one.ended_at === null && one.id !== row.current_version_id)
    if (leftOver.length === 0) return
    const connection = await connections.get(row.database_id)
    for (const version of leftOver) {
      await target.drop(placeOf(version), connection, signal)
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
      if (REFRESHED.includes(row.state)) await jobs.enqueue(REFRESH, { id: row.id })
    }
  }

  const changed: Task<{ databaseId: number }> = { name: REFRESH_CHANGED, concurrency: 1, tries: 3, run: runAll }
  const one: Task<{ id: number }> = { name: REFRESH, concurrency: 1, tries: 3, run, gaveUp: deps.gaveUp }
  const all: Task<{ databaseId: number }> = {
    name: REFRESH_ALL,
    concurrency: 1,
    tries: 3,
    begin: schedule.planAll,
    run: runAll,
  }
  const tasks: Task[] = [one, all, changed]
  return { tasks }
}

/** Where the table of a version is. */
export function placeOf({ schema_name, table_name }: PersistenceVersionRow) {
  return { schema: schema_name, name: table_name }
}

function definitionOf(table: string, { statement }: ModelToStore): Record<string, unknown> {
  const fields = statement.columns.map(({ name, type }) => ({ 'field-name': name, 'base-type': type }))
  return { 'table-name': table, 'field-definitions': fields }
}
