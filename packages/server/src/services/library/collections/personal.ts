/** Collections of people's own. */
import { AppDatabaseUnavailable, type CacheVersions, type Store, type UserRow } from '../../../store/index.ts'
import { commonName } from '../../shared/person.ts'
import { slugOf } from './slug.ts'
import type { CollectionTree } from './tree.ts'

/** Whose personal collection is asked for. */
type Owner = Pick<UserRow, 'id' | 'type' | 'first_name' | 'last_name' | 'email'>

/** Name of a person's own collection. */
export function personalName(user: { first_name: string | null; last_name: string | null; email: string }): string {
  return `${commonName(user)}'s Personal Collection`
}

interface PersonalDeps {
  store: Store
  now: () => number
  tree: (versions?: CacheVersions) => Promise<CollectionTree>
}

export function personalCollections({ store, now, tree }: PersonalDeps) {
  /**
   * Id of the user's personal collection, which is made on first use; null for users that are no persons, and while nothing
   * can be saved.
   */
  async function personalId(user: Owner, versions?: CacheVersions): Promise<number | null> {
    return (await personalIds([user], versions)).get(user.id) ?? null
  }

  /** The same for many, by their ids; without those for whom there is none. */
  async function personalIds(users: readonly Owner[], versions?: CacheVersions): Promise<Map<number, number>> {
    const all = await tree(versions)
    const missing = users.filter((user) => user.type === 'personal' && all.personalOf(user.id) === undefined)
    const made = missing.length === 0 ? [] : await createPersonal(missing)
    const ids = new Map(made.map(({ personal_owner_id, id }) => [personal_owner_id ?? 0, id]))
    for (const { id } of users) {
      const known = all.personalOf(id)
      if (known !== undefined) ids.set(id, known.id)
    }
    return ids
  }

  async function createPersonal(users: readonly Owner[]) {
    const created_at = new Date(now()).toISOString()
    const rows = users.map((user) => {
      const name = personalName(user)
      return { personal_owner_id: user.id, name, slug: slugOf(name), created_at }
    })
    return store.collections.findOrCreatePersonal(rows).catch((error: unknown) => {
      if (error instanceof AppDatabaseUnavailable && error.isReadable) return []
      throw error
    })
  }

  return { personalId, personalIds }
}
