/** Groups of a user, which of them the user manages, and the administrator flag (contract: users, section 3). */
import { badRequest, forbidden, invalidField } from '@querent/contract'
import { canManageGroup } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../../store/index.ts'

export const ALL_USERS_FIXED = "You cannot add or remove users to/from the 'All Users' group."
const LAST_ADMIN = "You cannot remove the last member of the 'Admin' group!"
const ADMIN_MISMATCH = 'Value of is_superuser must correspond to presence of Admin group ID in group_ids.'
const ADMIN_MANAGER = 'Admin cant be a group manager.'
const ALL_USERS_MANAGER = "The 'All Users' group has no managers."

export interface MembershipInput {
  id: number
  /** Absent or null leaves it as it is. */
  is_group_manager?: boolean | null
}

interface MembershipChanges {
  is_superuser?: boolean | null
  user_group_memberships?: MembershipInput[] | null
}

/** Whether the user manages the group, by the id of each group that the user is in. */
type Memberships = ReadonlyMap<number, boolean>

export async function membershipsOf(repositories: Repositories, userId: number): Promise<Memberships> {
  const rows = await repositories.groups.membershipsOf([userId])
  return new Map(rows.map(({ group_id, is_group_manager }) => [group_id, is_group_manager]))
}

/**
 * Memberships after a change. Administrators manage no groups: they may change all of them.
 * @throws {ApiError} 400 when All Users is left out, when flag and groups disagree, or for a manager where none can be.
 */
export function membershipsAfter(before: Memberships, changes: MembershipChanges): Memberships {
  const asked = changes.user_group_memberships ?? undefined
  const after = asked === undefined ? new Map(before) : membershipsAsked(before, asked)
  const flag = changes.is_superuser ?? undefined
  if (asked !== undefined && flag !== undefined && flag !== after.has(ADMINISTRATORS_ID)) {
    throw invalidField('is_superuser', ADMIN_MISMATCH)
  }
  if (flag === true) after.set(ADMINISTRATORS_ID, false)
  if (flag === false) after.delete(ADMINISTRATORS_ID)
  if (!after.has(ADMINISTRATORS_ID)) return after
  if (asked?.some((one) => one.is_group_manager === true) === true) throw badRequest(ADMIN_MANAGER)
  return new Map([...after.keys()].map((id) => [id, false]))
}

function membershipsAsked(before: Memberships, asked: readonly MembershipInput[]): Map<number, boolean> {
  const after = new Map(asked.map(({ id, is_group_manager }) => [id, is_group_manager ?? before.get(id) ?? false]))
  if (!after.has(ALL_USERS_ID)) throw badRequest(ALL_USERS_FIXED)
  if (after.get(ALL_USERS_ID) === true) throw badRequest(ALL_USERS_MANAGER)
  return after
}

/**
 * Users may send back what they read of themselves, and managers change what belongs to their groups.
 * @throws {ApiError} 403 when anything else would change.
 */
export function requireManaged(viewer: CurrentUser, before: Memberships, after: Memberships): void {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  if (!changed.every((id) => canManageGroup(viewer, id))) throw forbidden()
}

/** @throws {ApiError} 400 when somebody cannot be the manager of a group. */
export function requireManageable(groupId: number, member: { is_superuser: boolean }): void {
  if (member.is_superuser || groupId === ADMINISTRATORS_ID) throw badRequest(ADMIN_MANAGER)
  if (groupId === ALL_USERS_ID) throw badRequest(ALL_USERS_MANAGER)
}

/** @throws {ApiError} 400 for a group that does not exist. */
export async function requireGroups(repositories: Repositories, ids: Iterable<number>): Promise<void> {
  const known = new Set(await repositories.groups.ids())
  const unknown = [...ids].find((id) => !known.has(id))
  if (unknown !== undefined) throw invalidField('user_group_memberships', `Group ${unknown} does not exist.`)
}

/** Call it inside a change, once the users are changed. @throws {ApiError} 400 when nobody administrates any more. */
export async function requireAdminLeft(repositories: Repositories): Promise<void> {
  if ((await repositories.users.countActiveAdmins()) === 0) throw badRequest(LAST_ADMIN)
}

/** Makes the stored memberships of a user those of `after`. */
export async function storeMemberships(
  repositories: Repositories,
  userId: number,
  before: Memberships,
  after: Memberships,
): Promise<void> {
  const { groups } = repositories
  const added = [...after.keys()].filter((id) => !before.has(id))
  const becomes = (isManager: boolean) =>
    [...after.keys()].filter((id) => after.get(id) === isManager && (before.get(id) ?? false) !== isManager)
  await groups.add(userId, added)
  await groups.removeFrom(
    userId,
    [...before.keys()].filter((id) => !after.has(id)),
  )
  await groups.setManager(userId, becomes(true), true)
  await groups.setManager(userId, becomes(false), false)
}
