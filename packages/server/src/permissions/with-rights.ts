/** Gives people their rights. */
import { VersionedCache, type CacheVersions, type CopyLink, type Store } from '../store/index.ts'
import type { CurrentUser, Identity } from './current-user.ts'
import { ALL_RIGHTS, groupRightsCache, rightsWithCopies, type CopiedPlace } from './rights/index.ts'

/** The person of an identity, with the rights of the moment: the same object while nothing changes. */
export function rightsReader(store: Store) {
  const rightsOf = groupRightsCache(store)
  const placesAt = currentPlaces(store)
  const known = new WeakMap<Identity, { version: string; user: CurrentUser }>()

  return async function withRights(identity: Identity, versions: CacheVersions): Promise<CurrentUser> {
    const copied = await placesAt(versions)
    const version = `${versions.permissions} ${copied.version}`
    const current = known.get(identity)
    if (current !== undefined && current.version === version) return current.user
    const rights = identity.is_superuser
      ? ALL_RIGHTS
      : rightsWithCopies(await rightsOf(identity.group_ids, versions), copied.places)
    const user = { ...identity, rights }
    known.set(identity, { version, user })
    return user
  }
}

/** The tables of Copies. */
export async function copiedPlaces({ copyLinks }: Pick<Store, 'copyLinks'>): Promise<CopiedPlace[]> {
  return (await copyLinks.list()).flatMap(placeOf)
}

/** The same as of the counters; models among them are in collections, with which their cards move. */
function currentPlaces(store: Pick<Store, 'copyLinks'>) {
  const places = () => copiedPlaces(store)
  const byMetadata = new VersionedCache('metadata', places)
  const byContent = new VersionedCache('content', places)

  return async (versions: CacheVersions): Promise<{ places: readonly CopiedPlace[]; version: string }> => {
    const own = await byMetadata.get(versions)
    if (own.length === 0) return { places: own, version: '' }
    const hasModels = own.some(({ of }) => 'collection' in of)
    if (!hasModels) return { places: own, version: `${versions.metadata}` }
    const version = `${versions.metadata} ${versions.content}`
    const moved = new Map((await byContent.get(versions)).map((place) => [place.tableId, place]))
    return { places: own.map((place) => moved.get(place.tableId) ?? place), version }
  }
}

function placeOf(link: CopyLink): CopiedPlace[] {
  const place = { databaseId: link.db_id, tableId: link.id }
  if (link.copy_of_table_id !== null && link.source_db_id !== null)
    return [{ ...place, sourceId: link.source_db_id, of: { table: link.copy_of_table_id } }]
  if (link.copy_of_card_id === null || link.card_db_id === null) return []
  return [{ ...place, sourceId: link.card_db_id, of: { collection: link.collection_id } }]
}

export type WithRights = ReturnType<typeof rightsReader>
