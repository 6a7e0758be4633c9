/** What loads of data say: stored models and copies of a database whose data has changed are refreshed, beside the sync. */
import { ApiError } from '@querent/contract'
import type { DataArea } from '../data/index.ts'
import type { Deps } from '../deps.ts'
import { REFRESH_CHANGED, TOGETHER_MS } from '../shared/written-data.ts'
import { isOn } from './access.ts'

const SYNC_FAILED = 422

interface ChangedDataDeps extends Pick<Deps, 'store' | 'jobs'> {
  databases: Pick<DataArea['databases'], 'notify' | 'addTable'>
}

export function changedData({ store, jobs, databases }: ChangedDataDeps) {
  /** Makes the refreshes of the database due, once for notes that come together. */
  async function due(databaseId: number): Promise<void> {
    const database = await store.databases.find(databaseId)
    if (database === undefined) return
    // Copies need no switch of their database.
    if (!isOn(database) && !(await store.persistence.hasCopies(databaseId))) return
    const waiting = await store.jobs.find(REFRESH_CHANGED.keyOf({ databaseId }))
    // One that runs may have read the rows before they changed.
    if (waiting !== undefined && waiting.locked_by === null) return
    await jobs.enqueue(REFRESH_CHANGED, { databaseId }, TOGETHER_MS)
  }

  /** Also when the sync that the caller waits for fails, or the caller leaves: the rows have changed all the same. */
  async function andRefresh<T>(databaseId: number, sync: Promise<T>): Promise<T> {
    try {
      const answer = await sync
      await due(databaseId)
      return answer
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status !== SYNC_FAILED
      if (!isRefused) await due(databaseId)
      throw error
    }
  }

  const notify: typeof databases.notify = (user, id, notice, signal) =>
    andRefresh(id, databases.notify(user, id, notice, signal))
  const addTable: typeof databases.addTable = (user, id, place, signal) =>
    andRefresh(id, databases.addTable(user, id, place, signal))

  return { notify, addTable }
}
