/** Making users and inviting them (contract: users, section 2). */
import { randomUUID } from 'node:crypto'
import { badRequest, invalidField } from '@querent/contract'
import { canManageUsers, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories, type Store, type UserRow } from '../../store/index.ts'
import { VERSION } from '../../version.ts'
import type { MailService } from '../mail/index.ts'
import { commonName } from '../person.ts'
import type { Settings } from '../../settings/index.ts'
import { ALL_USERS_FIXED, requireGroups } from './memberships.ts'
import { goodPasswordHash, hashPassword } from './passwords.ts'
import type { UserReads } from './read.ts'
import type { ResetTokens } from './reset-tokens.ts'

interface NewUserInput {
  email: string
  first_name?: string | null
  last_name?: string | null
  password?: string | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: { id: number }[] | null
  /** `setup` makes an administrator. */
  source?: string | null
}

interface UserCreationDeps {
  store: Store
  now: () => number
  settings: Settings
  mail: MailService
  reads: UserReads
  tokens: ResetTokens
}

export function userCreation({ store, now, settings, mail, reads, tokens }: UserCreationDeps) {
  const complexity = async () => (await settings.current()).get('password-complexity')

  /** Makes a user and, when mail is configured, invites it. @throws {ApiError} 400 for an address in use. */
  async function create(viewer: CurrentUser, input: NewUserInput) {
    requireRight(canManageUsers(viewer))
    const asked = input.user_group_memberships?.map(({ id }) => id)
    if (asked !== undefined && !asked.includes(ALL_USERS_ID)) throw badRequest(ALL_USERS_FIXED)
    const groups = [...(asked ?? []), ...(input.source === 'setup' ? [ADMINISTRATORS_ID] : [])]
    const password =
      input.password == null
        ? await hashPassword(randomUUID())
        : await goodPasswordHash(input.password, await complexity())
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
      date_joined: new Date(now()).toISOString(),
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

  return { create, insert, invite }
}
