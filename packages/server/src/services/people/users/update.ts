/** Changing users, deactivating them and bringing them back (contract: users, section 2). */
import { ApiError, forbidden, invalidField, normalizeLocale, RULE_TEXT, validationError } from '@querent/contract'
import { canListUsers, canManageUsers, canSeeOthers, canSeeUser, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type RowChanges, type UserRow } from '../../../store/index.ts'
import { personalName, slugOf, type CollectionService } from '../../library/collections/index.ts'
import { refusingContradictions } from '../../rights/sandboxes/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { NoticeService } from '../notices/index.ts'
import { UNDO_DAYS, type AddressChanges } from './address-changes.ts'
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

export interface UserChanges {
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  locale?: string | null
  is_superuser?: boolean | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: MembershipInput[] | null
}

interface UserUpdateDeps extends Pick<Deps, 'store' | 'change'> {
  collections: CollectionService
  reads: UserReads
  addresses: AddressChanges
  notices: NoticeService
}

export function userUpdates({ store, change, collections, reads, addresses, notices }: UserUpdateDeps) {
  /** @throws {ApiError} 400 on `email` */
  async function requireFreeEmail(work: Work, { id }: UserRow, email: string): Promise<void> {
    if ((await work.repositories.users.findByEmail(email)) !== undefined) {
      throw invalidField('email', 'Email address already associated to another user.')
    }
    await addresses.requireNotHeld(work, id, email)
  }

  /** Of others, managers of groups change memberships alone. Who had another address gets a mail there. */
  async function update(viewer: CurrentUser, id: number, changes: UserChanges) {
    const isOwnOrAdmin = canSeeUser(viewer, id)
    requireRight(isOwnOrAdmin || (canListUsers(viewer) && canSeeOthers(viewer)))
    const user = await reads.getActive(id)
    if (!isOwnOrAdmin) requireSame(user, changes)
    requireOwnFields(viewer, user, changes)
    const plain = isOwnOrAdmin ? plainChanges(viewer, changes) : {}
    const own = (await collections.tree()).personalOf(id)
    const email = newAddress(user, changes)
    const undoToken = await change(viewer, async (work) => {
      const { repositories, time } = work
      await repositories.users.lock()
      if (email !== undefined) await requireFreeEmail(work, user, email)
      const before = await membershipsOf(repositories, id)
      const after = membershipsAfter(before, viewer.is_superuser ? changes : { ...changes, is_superuser: null })
      if (!viewer.is_superuser) requireManaged(viewer, before, after)
      await requireGroups(repositories, after.keys())
      const is_superuser = after.has(ADMINISTRATORS_ID)
      await refusingContradictions(repositories, async () => {
        await storeMemberships(repositories, id, before, after)
        await repositories.users.update(id, { ...plain, is_superuser, updated_at: time })
      })
      const token = email === undefined || viewer.id !== id ? undefined : await addresses.note(work, user)
      if (!is_superuser && before.has(ADMINISTRATORS_ID)) await requireAdminLeft(repositories)
      const name = personalName({ ...user, ...plain })
      if (own !== undefined && own.name !== name) {
        await repositories.collections.update(own.id, { name, slug: slugOf(name) })
      }
      return token
    })
    if (email !== undefined) void notices.sendAddressChanged(user.email, { email, undoToken, undoDays: UNDO_DAYS })
    return reads.describe(viewer, await reads.getPerson(id))
  }

  async function deactivate(viewer: CurrentUser, id: number) {
    requireRight(canManageUsers(viewer))
    await reads.getActive(id)
    await change(viewer, async ({ repositories, time }) => {
      await repositories.users.lock()
      const user = await repositories.users.find(id)
      const noToken = { reset_token: null, reset_triggered: null }
      await repositories.users.update(id, { is_active: false, ...noToken, updated_at: time })
      await repositories.sessions.deleteOfUser(id)
      if (user?.is_superuser === true) await requireAdminLeft(repositories)
    })
    return { success: true as const }
  }

  /** Brings a user back into its groups, as an ordinary member. */
  async function reactivate(viewer: CurrentUser, id: number) {
    requireRight(canManageUsers(viewer))
    await reads.getPerson(id)
    await change(viewer, async ({ repositories, time }) => {
      await repositories.users.lock()
      const user = await repositories.users.find(id)
      if (user?.is_active === true) throw new ApiError(400, { message: 'Not able to reactivate an active user' })
      await refusingContradictions(repositories, async () => {
        await repositories.users.update(id, { is_active: true, is_superuser: false, updated_at: time })
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
  if (newAddress(user, changes) !== undefined && !viewer.is_superuser) throw forbidden()
}

/** The address that takes the place of the user's; undefined when it stays. */
function newAddress(user: UserRow, { email }: UserChanges): string | undefined {
  const address = email?.toLowerCase()
  return address === user.email ? undefined : address
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
