/** Whose rights are explained: a user, or somebody who is in one group. */
import { notFound } from '@querent/contract'
import { identityOf, NO_SESSION, type CurrentUser, type Identity } from '../../../permissions/current-user.ts'
import { ALL_RIGHTS, loadGroupRights, rightsWithCopies, type GroupRights } from '../../../permissions/rights/index.ts'
import { copiedPlaces } from '../../../permissions/with-rights.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Store } from '../../../store/index.ts'
import { commonName } from '../../shared/person.ts'

/** A group with what it may do. */
export interface NamedGroup {
  id: number
  name: string
  rights: GroupRights
}

export interface Subject {
  type: 'user' | 'group'
  id: number
  name: string
  isActive: boolean
  /** As whom checks are asked. */
  user: CurrentUser
  groups: readonly NamedGroup[]
}

/** Nobody has this id. */
const NO_USER = 0

/** @throws {ApiError} 404 for a user that does not exist. */
export async function userSubject(store: Store, id: number): Promise<Subject> {
  const row = await store.users.find(id)
  if (row === undefined) throw notFound()
  const memberships = await store.groups.membershipsOf([id])
  const identity = identityOf(row, memberships, NO_SESSION)
  const groups = await namedGroups(store, identity.group_ids)
  return {
    type: 'user',
    id,
    name: commonName(row),
    isActive: row.is_active,
    user: await withRights(store, identity, groups),
    groups,
  }
}

/** @throws {ApiError} 404 for a group that does not exist. */
export async function groupSubject(store: Store, id: number): Promise<Subject> {
  const row = await store.groups.find(id)
  if (row === undefined) throw notFound()
  const groups = await namedGroups(store, [...new Set([ALL_USERS_ID, id])])
  const nobody = { id: NO_USER, email: '', first_name: null, last_name: null, type: 'personal', locale: null } as const
  const memberships = groups.map((group) => ({ group_id: group.id, is_group_manager: false }))
  const identity = identityOf({ ...nobody, is_superuser: id === ADMINISTRATORS_ID }, memberships, NO_SESSION)
  return { type: 'group', id, name: row.name, isActive: true, user: await withRights(store, identity, groups), groups }
}

async function withRights(store: Store, identity: Identity, groups: readonly NamedGroup[]): Promise<CurrentUser> {
  if (identity.is_superuser) return { ...identity, rights: ALL_RIGHTS }
  const own = groups.map((group) => group.rights)
  return { ...identity, rights: rightsWithCopies(own, await copiedPlaces(store)) }
}

async function namedGroups(store: Store, ids: readonly number[]): Promise<NamedGroup[]> {
  const [rights, all] = await Promise.all([loadGroupRights(store, ids), store.groups.list()])
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? '', rights: rights.get(id)! }))
}
