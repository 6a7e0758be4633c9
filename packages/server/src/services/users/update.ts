/** Changing users, deactivating them and bringing them back (contract: users, section 2). */
import { ApiError, forbidden, invalidField, normalizeLocale, RULE_TEXT, validationError } from '@querent/contract'
import { canListUsers, canManageUsers, canSeeOthers, canSeeUser, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import {
  ADMINISTRATORS_ID,
  ALL_USERS_ID,
  type Repositories,
  type RowChanges,
  type Store,
  type UserRow,
} from '../../store/index.ts'
import { personalName, slugOf, type CollectionService } from '../collections/index.ts'
import { refusingContradictions } from '../permissions/sandboxes/index.ts'
import {
  membershipsAfter,
  membershipsOf,
  requireAdminLeft,
  requireGroups,
  requireManaged,
  storeMemberships,
  type MembershipInput,
} from './memberships.ts'
import type { UserReads } from './read.ts'
import { fullRecord } from './records.ts'

interface UserChanges {
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  locale?: string | null
  is_superuser?: boolean | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: MembershipInput[] | null
}

interface UserUpdateDeps {
  store: Store
  now: () => number
  collections: CollectionService
  reads: UserReads
}

export function userUpdates({ store, now, collections, reads }: UserUpdateDeps) {
  const time = () => new Date(now()).toISOString()

  /** Of others, managers of groups change memberships alone. */
  async function update(viewer: CurrentUser, id: number, changes: UserChanges) {
    const isOwnOrAdmin = canSeeUser(viewer, id)
    requireRight(isOwnOrAdmin || (canListUsers(viewer) && canSeeOthers(viewer)))
    const user = await reads.getActive(id)
    if (!isOwnOrAdmin) requireSame(user, changes)
    requireOwnFields(viewer, user, changes)
    const plain = isOwnOrAdmin ? plainChanges(viewer, changes) : {}
    const own = (await collections.tree()).personalOf(id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      await requireFreeEmail(repositories, user, changes.email)
      const before = await membershipsOf(repositories, id)
      const after = membershipsAfter(before, viewer.is_superuser ? changes : { ...changes, is_superuser: null })
      if (!viewer.is_superuser) requireManaged(viewer, before, after)
      await requireGroups(repositories, after.keys())
      const is_superuser = after.has(ADMINISTRATORS_ID)
      await refusingContradictions(repositories, async () => {
        await storeMemberships(repositories, id, before, after)
        await repositories.users.update(id, { ...plain, is_superuser, updated_at: time() })
      })
      if (!is_superuser && before.has(ADMINISTRATORS_ID)) await requireAdminLeft(repositories)
      const name = personalName({ ...user, ...plain })
      if (own === undefined || own.name === name) return
      await repositories.collections.update(own.id, { name, slug: slugOf(name) })
    })
    return reads.describe(viewer, await reads.getPerson(id))
  }

  async function deactivate(viewer: CurrentUser, id: number) {
    requireRight(canManageUsers(viewer))
    await reads.getActive(id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const user = await repositories.users.find(id)
      const noToken = { reset_token: null, reset_triggered: null }
      await repositories.users.update(id, { is_active: false, ...noToken, updated_at: time() })
      await repositories.sessions.deleteOfUser(id)
      if (user?.is_superuser === true) await requireAdminLeft(repositories)
    })
    return { success: true as const }
  }

  /** Brings a user back into its groups, as an ordinary member. */
  async function reactivate(viewer: CurrentUser, id: number) {
    requireRight(canManageUsers(viewer))
    await reads.getPerson(id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const user = await repositories.users.find(id)
      if (user?.is_active === true) throw new ApiError(400, { message: 'Not able to reactivate an active user' })
      await refusingContradictions(repositories, async () => {
        await repositories.users.update(id, { is_active: true, is_superuser: false, updated_at: time() })
        const groups = await membershipsOf(repositories, id)
        await repositories.groups.setManager(id, [...groups.keys()], false)
        await repositories.groups.removeFrom(id, [ADMINISTRATORS_ID])
        await repositories.groups.add(id, [ALL_USERS_ID])
      })
    })
    return fullRecord(await reads.getPerson(id))
  }

  async function markModalSeen(viewer: CurrentUser, id: number, modal: 'qbnewb' | 'datasetnewb') {
    requireRight(canSeeUser(viewer, id))
    await reads.getActive(id)
    await store.users.update(id, modal === 'qbnewb' ? { is_qbnewb: false } : { is_datasetnewb: false })
    return { success: true as const }
  }

  return { update, deactivate, reactivate, markModalSeen }
}

/** @throws {ApiError} 403 when more than memberships would change. */
function requireSame(user: UserRow, { email, is_superuser, ...others }: UserChanges): void {
  const isSame =
    (email == null || email.toLowerCase() === user.email) &&
    (is_superuser == null || is_superuser === user.is_superuser) &&
    (['first_name', 'last_name', 'locale', 'login_attributes'] as const).every(
      (name) => others[name] === undefined || others[name] === user[name],
    )
  if (!isSame) throw forbidden()
}

/** Names and addresses that come from a single sign-on are changed there. */
function requireOwnFields(viewer: CurrentUser, user: UserRow, changes: UserChanges): void {
  if (user.sso_source === null) return
  for (const name of ['first_name', 'last_name'] as const) {
    if (changes[name] !== undefined && changes[name] !== user[name]) {
      throw invalidField(name, `Editing ${name.replace('_', ' ')} is not allowed for SSO users.`)
    }
  }
  const wantsEmail = changes.email != null && changes.email.toLowerCase() !== user.email
  if (wantsEmail && !viewer.is_superuser) throw forbidden()
}

async function requireFreeEmail(
  repositories: Repositories,
  user: UserRow,
  email: string | null | undefined,
): Promise<void> {
  if (email == null || email.toLowerCase() === user.email) return
  if ((await repositories.users.findByEmail(email)) !== undefined) {
    throw invalidField('email', 'Email address already associated to another user.')
  }
}

/** Null clears names, locale and attributes; an address cannot be cleared. */
function plainChanges(viewer: CurrentUser, changes: UserChanges): RowChanges<'users'> & Partial<UserRow> {
  const { email, first_name, last_name, locale, login_attributes } = changes
  return {
    ...(email == null ? {} : { email: email.toLowerCase() }),
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
    ...(locale === undefined ? {} : { locale: locale === null ? null : knownLocale(locale) }),
    ...(login_attributes === undefined || !viewer.is_superuser ? {} : { login_attributes }),
  }
}

/** @throws {ApiError} 400 on `locale` for a language or country that does not exist. */
function knownLocale(text: string): string {
  const locale = normalizeLocale(text)
  if (locale !== undefined) return locale
  const rule = RULE_TEXT.locale
  throw validationError({ locale: `nullable ${rule}` }, { locale: [`${rule}, received: ${JSON.stringify(text)}`] })
}
