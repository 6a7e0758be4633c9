/** Groups of a user and the administrator flag, which always say the same (contract: users, section 3). */
import { badRequest, forbidden, invalidField } from '@querent/contract'
import { requireNoContradiction } from '../permissions/sandboxes/index.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../store/index.ts'

export const ALL_USERS_FIXED = "You cannot add or remove users to/from the 'All Users' group."
const LAST_ADMIN = "You cannot remove the last member of the 'Admin' group!"
const ADMIN_MISMATCH = 'Value of is_superuser must correspond to presence of Admin group ID in group_ids.'

interface MembershipChanges {
  is_superuser?: boolean | null
  user_group_memberships?: { id: number }[] | null
}

/**
 * Group ids after a change.
 * @throws {ApiError} 400 when All Users is left out, or when flag and groups disagree.
 */
export function groupsAfter(before: readonly number[], changes: MembershipChanges): number[] {
  const asked = changes.user_group_memberships?.map(({ id }) => id)
  const flag = changes.is_superuser ?? undefined
  if (asked !== undefined) {
    if (!asked.includes(ALL_USERS_ID)) throw badRequest(ALL_USERS_FIXED)
    const isAdmin = asked.includes(ADMINISTRATORS_ID)
    if (flag !== undefined && flag !== isAdmin) throw invalidField('is_superuser', ADMIN_MISMATCH)
    return [...new Set(asked)]
  }
  if (flag === undefined) return [...before]
  const others = before.filter((group) => group !== ADMINISTRATORS_ID)
  return flag ? [...others, ADMINISTRATORS_ID] : others
}

/** Users may send back what they read of themselves. @throws {ApiError} 403 when that would change something. */
export function requireUnchanged(before: readonly number[], after: readonly number[]): void {
  if (before.length !== after.length || after.some((group) => !before.includes(group))) throw forbidden()
}

/** @throws {ApiError} 400 for a group that does not exist. */
export async function requireGroups(repositories: Repositories, ids: readonly number[]): Promise<void> {
  const known = new Set((await repositories.groups.list()).map(({ id }) => id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) throw invalidField('user_group_memberships', `Group ${unknown} does not exist.`)
}

/** Call it in the transaction, after the change. @throws {ApiError} 400 when nobody administrates any more. */
export async function requireAdminLeft(repositories: Repositories): Promise<void> {
  if ((await repositories.users.countActiveAdmins()) === 0) throw badRequest(LAST_ADMIN)
}

/** Makes the stored groups of a user those of `after`. */
export async function storeGroups(
  repositories: Repositories,
  userId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  const isGone = (group: number) => !after.includes(group)
  const isNew = (group: number) => !before.includes(group)
  await repositories.groups.add(userId, after.filter(isNew))
  await repositories.groups.removeFrom(userId, before.filter(isGone))
  if (after.some(isNew)) await requireNoContradiction(repositories)
}
