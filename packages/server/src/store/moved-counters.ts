/** Which counters a transaction has moved: once is enough, however many changes it makes. */
import type { Kysely } from 'kysely'
import { touch, type CacheKind } from './cache-versions.ts'
import type { Engine } from './migrations/index.ts'
import { notePermissionChange } from './permission-changes.ts'
import type { Schema } from './schema.ts'

interface MovedCounters {
  /** @param groups The only ones whose permissions change, where that is known. */
  move(trx: Kysely<Schema>, kinds: readonly CacheKind[], groups?: readonly number[]): Promise<void>
}

/** Of one transaction. */
export function movedCounters(engine: Engine): MovedCounters {
  const moved = new Set<CacheKind>()
  /** Whether the note of the present counter of permissions says all that was changed. */
  let isNoted = false

  return {
    async move(trx, kinds, groups) {
      const isAboutAll = groups === undefined && kinds.includes('permissions')
      // A change of all groups needs a counter without a note.
      const isHidden = isAboutAll && isNoted
      const due = kinds.filter((kind) => !moved.has(kind) || (kind === 'permissions' && isHidden))
      const isFirst = due.includes('permissions')
      if (due.length > 0) await touch(trx, due)
      for (const kind of due) moved.add(kind)
      if (isAboutAll) isNoted = false
      else if (groups !== undefined && (isFirst || isNoted)) {
        isNoted = true
        await notePermissionChange(trx, engine, groups, { isFirst })
      }
    },
  }
}
