/**
 * Connected databases: their records, their contents, and keeping both up to date. Tested by
 * test/contract/database.test.ts.
 */
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { databaseAccess } from './access.ts'
import { databaseNotices } from './notify.ts'
import { databaseContents } from './contents.ts'
import { databaseReads } from './read.ts'
import { sampleArrival } from './sample-arrival.ts'
import { sampleDatabase } from './sample.ts'
import { savedQuestions } from './saved-questions.ts'
import { databaseUpkeep } from './upkeep.ts'
import { databaseWrites } from './write.ts'

export { MAKE_EXAMPLES, WAITING_EXAMPLES } from './sample.ts'

export function databaseService(deps: Deps) {
  const { store, connections } = deps
  const access = databaseAccess(store)
  const writes = databaseWrites(deps, access)
  const arrival = sampleArrival(store)
  const sample = sampleDatabase(deps, arrival)
  const saved = savedQuestions(store, connections.driverOf)
  const { single, ...reads } = databaseReads({ ...deps, access, saved, arrival })
  return {
    ...reads,
    ...databaseContents(store, access),
    ...databaseUpkeep({ ...deps, access }),
    ...databaseNotices({ ...deps, access }),
    saved,
    sample,
    arrival,
    prepare: writes.prepare,
    startSync: writes.startSync,
    remove: writes.remove,
    beforeRemoving: writes.beforeRemoving,
    async create(...args: Parameters<typeof writes.create>) {
      return single(args[0], await writes.create(...args))
    },
    async update(...args: Parameters<typeof writes.update>) {
      return single(args[0], await writes.update(...args))
    },
    async restoreSample(user: CurrentUser, signal: AbortSignal) {
      return single(user, await sample.restore(user, signal))
    },
  }
}

export type DatabaseService = ReturnType<typeof databaseService>
