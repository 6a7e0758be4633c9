/** Has those who ask for the sample database in its first seconds wait until it is there. */
import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@querent/contract'
import type { DatabaseRow, Store } from '../../../store/index.ts'

const LOOK_EVERY_MS = 100
const PATIENCE_MS = 10_000
const RETRY_AFTER_SECONDS = '3'

export type SampleArrival = ReturnType<typeof sampleArrival>

export function sampleArrival(store: Pick<Store, 'databases'>) {
  /** Id of the sample while it is being made or read for the first time, by any process. */
  let expectedId: number | undefined

  /** To be called at each start, once the sample of a first start is on record. */
  async function begin(): Promise<void> {
    expectedId = (await store.databases.list()).find(isExpected)?.id
  }

  /**
   * Waits for a database, if it is the sample and not there yet; true when it had to.
   * @throws {ApiError} 503 when it takes longer. @throws the reason of the signal that aborts.
   */
  async function wait(databaseId: number, signal?: AbortSignal): Promise<boolean> {
    if (databaseId !== expectedId) return false
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS;) {
      const row = await store.databases.find(databaseId)
      if (row === undefined || !isExpected(row)) {
        expectedId = undefined
        return true
      }
      await sleep(LOOK_EVERY_MS, undefined, { signal })
    }
    const message = 'The sample database is still being made. Please try again in a few seconds.'
    throw new ApiError(503, { message }, { 'Retry-After': RETRY_AFTER_SECONDS })
  }

  /** Does the work that makes it; after a failure nobody waits any more, though it is tried again. */
  async function making(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (expectedId !== undefined && !signal.aborted) {
        await store.databases.update(expectedId, { initial_sync_status: 'aborted' })
      }
      throw error
    }
  }

  return { begin, wait, making }
}

function isExpected({ is_sample, initial_sync_status }: DatabaseRow): boolean {
  return is_sample && initial_sync_status === 'incomplete'
}
