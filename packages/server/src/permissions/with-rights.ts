/** Gives people their rights. */
import type { CacheVersions, Store } from '../store/index.ts'
import type { CurrentUser, Identity } from './current-user.ts'
import { ALL_RIGHTS, combineRights, groupRightsCache } from './rights/index.ts'

/** The person of an identity, with the rights of the moment: the same object while nothing changes. */
export function rightsReader(store: Store) {
  const rightsOf = groupRightsCache(store)
  const known = new WeakMap<Identity, { version: number; user: CurrentUser }>()

  return async function withRights(identity: Identity, versions: CacheVersions): Promise<CurrentUser> {
    const current = known.get(identity)
    if (current !== undefined && current.version === versions.permissions) return current.user
    const rights = identity.is_superuser ? ALL_RIGHTS : combineRights(await rightsOf(identity.group_ids, versions))
    const user = { ...identity, rights }
    known.set(identity, { version: versions.permissions, user })
    return user
  }
}

export type WithRights = ReturnType<typeof rightsReader>
