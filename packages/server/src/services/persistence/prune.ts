/** Dropping what nothing reads any more: tables an hour after the last query could have begun to, copies ten minutes after. */
import { deleteUnknown, fileState } from '../../copies/index.ts'
import { messageOf } from '../../observe/message-of.ts'
import type { Task } from '../../jobs/index.ts'
import type { PersistenceVersionRow, Store } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { placeOf } from './refresh.ts'
import { STOPPED } from './states.ts'
import { targetOf, type PersistenceTargets } from './targets/target.ts'
import { PRUNE, REFRESH } from './tasks.ts'

const HOURLY = '0 35 * * * ? *'
const WAIT_MS = { warehouse: 60 * 60_000, copy: 10 * 60_000 }

type PruneDeps = Pick<Deps, 'store' | 'connections' | 'jobs' | 'now' | 'observe' | 'config'> & {
  targets: PersistenceTargets
  followSetting(): Promise<void>
}
type ListedRow = Awaited<ReturnType<Store['persistence']['list']>>[number]

export function persistencePrune({
  store,
  connections,
  jobs,
  now,
  observe,
  config,
  targets,
  followSetting,
}: PruneDeps) {
  /** Deletes files of copies that nobody knows any more, and has damaged ones filled again. */
  async function sweepCopies(): Promise<void> {
    const { dataDir } = config
    await deleteUnknown(dataDir, store.persistence.copyVersions)
    for (const { id, persistence_id, bytes } of await store.persistence.currentCopies()) {
      const state = await fileState(dataDir, { copyId: persistence_id, version: id }, Number(bytes))
      if (state === 'damaged') await jobs.enqueue(REFRESH, { id: persistence_id })
    }
  }

  /** What a killed server left is deleted at the start of the next one on its machine. */
  async function begin(): Promise<void> {
    await sweepCopies()
    await jobs.schedule(PRUNE, {}, { cron: HOURLY, timeZone: 'UTC' })
  }

  async function run(_payload: object, signal: AbortSignal): Promise<void> {
    await followSetting()
    await sweepCopies()
    for (const row of await store.persistence.list()) {
      signal.throwIfAborted()
      try {
        await prune(row, new Date(now() - WAIT_MS[row.target]).toISOString(), signal)
      } catch (error) {
        signal.throwIfAborted()
        // A database that is away keeps its tables until the next hour.
        observe({ type: 'background.failed', task: `stored model ${row.id}`, error: messageOf(error) })
      }
    }
  }

  async function prune(row: ListedRow, before: string, signal: AbortSignal): Promise<void> {
    const isGone =
      row.kind === 'table'
        ? row.table_id === null
        : row.card_id === null || row.card_type !== 'model' || row.archived === true
    if (isGone && row.state !== 'deletable') {
      const state_changed_at = new Date(now()).toISOString()
      await store.persistence.update(row.id, { state: 'deletable', state_changed_at })
      return
    }
    const isOver = STOPPED.includes(row.state) && row.state_changed_at <= before
    const versions = await store.persistence.versionsOf(row.id)
    const isUnused = ({ ended_at }: PersistenceVersionRow) => ended_at !== null && ended_at <= before
    await drop(row, isOver ? versions : versions.filter(isUnused), signal)
    if (!isOver) return
    // Off is what somebody wants for this model: its row keeps the schedule from it.
    if (row.state === 'deletable') return store.persistence.delete(row.id)
    if (row.current_version_id !== null) await store.persistence.update(row.id, { current_version_id: null })
  }

  async function drop(row: ListedRow, versions: readonly PersistenceVersionRow[], signal: AbortSignal): Promise<void> {
    if (versions.length === 0) return
    const connection = await connections.get(row.database_id)
    for (const version of versions) {
      await targetOf(targets, version).drop(placeOf(version), connection, signal, version)
      await store.persistence.deleteVersion(version.id)
    }
  }

  const task: Task = { name: PRUNE, concurrency: 1, tries: 1, begin, run }
  return { task }
}
