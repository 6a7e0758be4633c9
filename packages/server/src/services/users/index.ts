/**
 * People: who they are, their groups and passwords (contract: identity, section 4). `read.ts` tells of them, this file
 * changes them. Proved by test/contract/user.test.ts.
 */
import { randomUUID } from 'node:crypto'
import {
  ApiError,
  badRequest,
  forbidden,
  invalidField,
  normalizeLocale,
  RULE_TEXT,
  validationError,
} from '@querent/contract'
import { canManageUsers, canSeeUser, require } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories, type RowChanges, type UserRow } from '../../store/index.ts'
import { VERSION } from '../../version.ts'
import { personalName, slugOf, type CollectionService } from '../collections/index.ts'
import type { Deps } from '../deps.ts'
import type { MailService } from '../mail/index.ts'
import { commonName } from '../person.ts'
import type { SettingService } from '../settings/index.ts'
import {
  ALL_USERS_FIXED,
  groupsAfter,
  requireAdminLeft,
  requireGroups,
  requireUnchanged,
  storeGroups,
} from './memberships.ts'
import { hashPassword, matchesHash, requireGoodPassword } from './passwords.ts'
import { userReads } from './read.ts'
import { fullRecord } from './records.ts'
import { hashToken, resetTokens } from './reset-tokens.ts'

export { ALL_USERS_FIXED, requireAdminLeft } from './memberships.ts'
export { hashPassword, isGoodPassword, matchesHash } from './passwords.ts'

export interface NewUserInput {
  email: string
  first_name?: string | null
  last_name?: string | null
  password?: string | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: { id: number }[] | null
  /** `setup` makes an administrator. */
  source?: string | null
}

export interface UserChanges {
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  locale?: string | null
  is_superuser?: boolean | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: { id: number }[] | null
}

export interface UserServiceDeps extends Deps {
  settings: SettingService
  collections: CollectionService
  mail: MailService
}

export function userService({ store, now, settings, collections, mail }: UserServiceDeps) {
  const time = () => new Date(now()).toISOString()
  const reads = userReads({ store, settings, collections, now })
  const tokens = resetTokens({ store, settings, now })

  const complexity = async () => (await settings.current()).get('password-complexity')

  /** Makes a user and, when mail is configured, invites it. @throws {ApiError} 400 for an address in use. */
  async function create(viewer: CurrentUser, input: NewUserInput) {
    require(canManageUsers(viewer))
    const asked = input.user_group_memberships?.map(({ id }) => id)
    if (asked !== undefined && !asked.includes(ALL_USERS_ID)) throw badRequest(ALL_USERS_FIXED)
    const groups = [...(asked ?? []), ...(input.source === 'setup' ? [ADMINISTRATORS_ID] : [])]
    if (input.password != null) await requireGoodPassword(input.password, await complexity())
    const password = await hashPassword(input.password ?? randomUUID())
    const user = await store.transaction((repositories) => insert(repositories, input, password, groups))
    if (await mail.isConfigured()) await invite(user, commonName(viewer))
    return reads.withMemberships(user)
  }

  /** Makes a user within a transaction; it joins All Users and the given groups. */
  async function insert(
    repositories: Repositories,
    input: NewUserInput,
    passwordHash: string,
    groups: readonly number[],
  ): Promise<UserRow> {
    await repositories.users.lock()
    if ((await repositories.users.findByEmail(input.email)) !== undefined) {
      throw invalidField('email', 'Email address already in use.')
    }
    await requireGroups(repositories, groups)
    const user = await repositories.users.create({
      email: input.email,
      type: 'personal',
      first_name: input.first_name ?? null,
      last_name: input.last_name ?? null,
      login_attributes: input.login_attributes ?? null,
      password: passwordHash,
      is_superuser: groups.includes(ADMINISTRATORS_ID),
      date_joined: time(),
      settings: { 'last-acknowledged-version': VERSION.tag },
    })
    await repositories.groups.add(user.id, [...new Set([ALL_USERS_ID, ...groups])])
    return user
  }

  /** Sends the link to choose a password; the request does not wait for the mail server. */
  async function invite(user: UserRow, invitedBy?: string): Promise<void> {
    const token = await tokens.make(user.id)
    void mail.sendInvitation({ email: user.email, token, ...(invitedBy === undefined ? {} : { invitedBy }) })
  }

  async function update(viewer: CurrentUser, id: number, changes: UserChanges) {
    require(canSeeUser(viewer, id))
    const user = await reads.getActive(id)
    requireOwnFields(viewer, user, changes)
    const plain = plainChanges(viewer, changes)
    const own = (await collections.tree()).all.find((row) => row.personal_owner_id === id)
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      await requireFreeEmail(repositories, user, changes.email)
      const before = (await repositories.groups.membershipsOf([id])).map((row) => row.group_id)
      const after = groupsAfter(before, viewer.is_superuser ? changes : { ...changes, is_superuser: null })
      if (!viewer.is_superuser) requireUnchanged(before, after)
      await requireGroups(repositories, after)
      await storeGroups(repositories, id, before, after)
      const is_superuser = after.includes(ADMINISTRATORS_ID)
      await repositories.users.update(id, { ...plain, is_superuser, updated_at: time() })
      if (user.is_superuser && !is_superuser) await requireAdminLeft(repositories)
      const name = personalName({ ...user, ...plain })
      if (own === undefined || own.name === name) return
      await repositories.collections.update(own.id, { name, slug: slugOf(name) })
    })
    return reads.withMemberships(await reads.getPerson(id))
  }

  /** @throws {ApiError} 400 on `old_password` when it is wrong; administrators need none. */
  async function setPassword(viewer: CurrentUser, id: number, password: string, old?: string | null): Promise<void> {
    require(canSeeUser(viewer, id))
    const user = await reads.getActive(id)
    if (!viewer.is_superuser) {
      const isRight = user.password !== null && (await matchesHash(old ?? '', user.password))
      if (!isRight) throw invalidField('old_password', 'Invalid password')
    }
    const passwordHash = await goodPasswordHash(password)
    await store.transaction((repositories) => storePassword(repositories, id, passwordHash))
  }

  /**
   * Sets the password of the token's user and gives the user's id.
   * @throws {ApiError} 400 on `password` for a bad token or a bad password; a bad password does not use up the token.
   */
  async function resetPassword(token: string, password: string): Promise<number> {
    const user = await tokens.findUser(token)
    if (user === undefined) throw invalidField('password', 'Invalid reset token')
    const passwordHash = await goodPasswordHash(password)
    await store.transaction(async (repositories) => {
      const isFirst = await repositories.users.consumeResetToken(user.id, hashToken(token))
      if (!isFirst) throw invalidField('password', 'Invalid reset token')
      await storePassword(repositories, user.id, passwordHash)
    })
    return user.id
  }

  async function goodPasswordHash(password: string): Promise<string> {
    await requireGoodPassword(password, await complexity())
    return hashPassword(password)
  }

  /** Ends the user's sessions too: whoever knew the old password is out. */
  async function storePassword(repositories: Repositories, id: number, password: string): Promise<void> {
    const changes = { password, reset_token: null, reset_triggered: null, updated_at: time() }
    await repositories.users.update(id, changes)
    await repositories.sessions.deleteOfUser(id)
  }

  async function deactivate(viewer: CurrentUser, id: number) {
    require(canManageUsers(viewer))
    const user = await reads.getActive(id)
    await store.transaction(async (repositories) => {
      await repositories.users.update(id, { is_active: false, updated_at: time() })
      await repositories.sessions.deleteOfUser(id)
      if (user.is_superuser) await requireAdminLeft(repositories)
    })
    return { success: true as const }
  }

  async function reactivate(viewer: CurrentUser, id: number) {
    require(canManageUsers(viewer))
    const user = await reads.getPerson(id)
    if (user.is_active) throw new ApiError(400, { message: 'Not able to reactivate an active user' })
    await store.transaction(async (repositories) => {
      await repositories.users.update(id, { is_active: true, is_superuser: false, updated_at: time() })
      await repositories.groups.removeFrom(id, [ADMINISTRATORS_ID])
      await repositories.groups.add(id, [ALL_USERS_ID])
    })
    return fullRecord(await reads.getPerson(id))
  }

  async function markModalSeen(viewer: CurrentUser, id: number, modal: 'qbnewb' | 'datasetnewb') {
    require(canSeeUser(viewer, id))
    await reads.getActive(id)
    await store.users.update(id, modal === 'qbnewb' ? { is_qbnewb: false } : { is_datasetnewb: false })
    return { success: true as const }
  }

  const { get, list, recipients, current } = reads
  return {
    get,
    list,
    recipients,
    current,
    create,
    insert,
    invite,
    update,
    setPassword,
    resetPassword,
    resetTokens: tokens,
    deactivate,
    reactivate,
    markModalSeen,
  }
}

export type UserService = ReturnType<typeof userService>

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
  const rule = `nullable ${RULE_TEXT.locale}`
  throw validationError({ locale: rule }, { locale: [`${rule}, received: ${JSON.stringify(text)}`] })
}
