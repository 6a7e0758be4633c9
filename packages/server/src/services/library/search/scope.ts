/** What somebody may find, as lists of places that go into the query itself (contract: search, section 5). */
import { remember } from '@querent/contract/lookup/index.ts'
import {
  canReadCollection,
  canWriteCollection,
  editableData,
  ownerOf,
  queryableData,
  restrictedTables,
} from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { CollectionRow, IdSet, SearchScope } from '../../../store/index.ts'
import type { CollectionTree } from '../collections/index.ts'
import type { PersonalFilter } from './filters.ts'

interface ScopeInput {
  /** Whether only what the user may change is found. */
  archived: boolean
  personal: PersonalFilter
  /** Of a collection with all that lies below it; undefined for everywhere. */
  collectionId: number | undefined
}

/** Scopes of the people who searched last; each holds while neither rights nor the tree change. */
const known = new WeakMap<CurrentUser, { tree: CollectionTree; scopes: Map<string, SearchScope> }>()

export function scopeOf(user: CurrentUser, tree: CollectionTree, input: ScopeInput): SearchScope {
  let own = known.get(user)
  if (own?.tree !== tree) known.set(user, (own = { tree, scopes: new Map() }))
  if (input.collectionId !== undefined) return findScope(user, tree, input)
  const key = `${input.archived} ${input.personal}`
  return remember(own.scopes, key, () => findScope(user, tree, input))
}

function findScope(user: CurrentUser, tree: CollectionTree, input: ScopeInput): SearchScope {
  const data = input.archived ? editableData(user) : queryableData(user)
  const tables: SearchScope['tables'] =
    data === 'all'
      ? { databases: 'all', tables: 'all' }
      : { databases: { only: data.whole }, tables: { only: data.tables } }
  return {
    root: isRootIn(user, input),
    collections: collectionsIn(user, tree, input),
    databases: data === 'all' ? 'all' : { only: data.some },
    tables,
    withoutColumns: restrictedTables(user),
  }
}

function isRootIn(user: CurrentUser, { archived, personal, collectionId }: ScopeInput): boolean {
  if (collectionId !== undefined || personal === 'only' || personal === 'only-mine') return false
  return archived ? canWriteCollection(user, null) : canReadCollection(user, null)
}

function collectionsIn(user: CurrentUser, tree: CollectionTree, input: ScopeInput): IdSet {
  const { archived, personal, collectionId } = input
  if (user.is_superuser && personal === 'all' && collectionId === undefined) return 'all'
  const isAllowed = archived ? canWriteCollection : canReadCollection
  const only: number[] = []
  const except: number[] = []
  for (const row of placesBelow(tree, collectionId)) {
    const scope = tree.scope(row)
    const isIn = row.namespace === null && isAllowed(user, scope) && isPersonalIn(personal, ownerOf(scope), user.id)
    ;(isIn ? only : except).push(row.id)
  }
  return collectionId === undefined && except.length < only.length ? { except } : { only }
}

function placesBelow(tree: CollectionTree, collectionId: number | undefined): readonly CollectionRow[] {
  if (collectionId === undefined) return tree.all
  const top = tree.find(collectionId)
  return top === undefined ? [] : [top, ...tree.descendants(top)]
}

function isPersonalIn(filter: PersonalFilter, ownerId: number | null, userId: number): boolean {
  if (filter === 'all') return true
  if (filter === 'only') return ownerId !== null
  if (filter === 'only-mine') return ownerId === userId
  return ownerId === null || (filter === 'exclude-others' && ownerId === userId)
}
