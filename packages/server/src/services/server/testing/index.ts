/**
 * Saves and restores the state of the whole server, for the test suites of clients (contract: settings, section 7).
 * Only available if the configuration enables it. Tested by test/contract/testing.test.ts.
 */
import { notFound } from '@querent/contract'
import type { Runner } from '../../../query-runner/index.ts'
import type { ActivityService } from '../../library/activity/index.ts'
import type { Deps } from '../../deps.ts'

type TestingServiceDeps = Pick<Deps, 'store' | 'jobs' | 'connections'> & {
  runner: Pick<Runner, 'log' | 'running'>
  activity: ActivityService
}

export function testingService({ store, jobs, connections, runner, activity }: TestingServiceDeps) {
  /** Writes what waits in memory, so that it belongs to the state before. */
  async function settle(): Promise<void> {
    await runner.log.flush()
    await activity.flush()
  }

  async function snapshot(name: string): Promise<void> {
    await settle()
    await store.snapshots.save(name)
  }

  /** Puts the state back; logins are those of the snapshot. @throws {ApiError} 404 when there is none of this name. */
  async function restore(name: string): Promise<void> {
    runner.running.cancelAll()
    await settle()
    const isKnown = await jobs.pause(() => store.snapshots.restore(name))
    if (!isKnown) throw notFound()
    await connections.refresh()
  }

  return { snapshot, restore }
}

export type TestingService = ReturnType<typeof testingService>
