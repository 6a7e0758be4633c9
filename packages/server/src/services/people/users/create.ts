/** Making users and inviting them (contract: users, section 2). */
import { randomUUID } from 'node:crypto'
import { invalidField } from '@querent/contract'
import { canManageUsers, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type UserRow } from '../../../store/index.ts'
import { VERSION } from '../../../version.ts'
import { commonName } from '../../shared/person.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { UserInvitations } from './invitations.ts'
import { membershipsAfter, requireGroups, type MembershipInput } from './memberships.ts'
import { refusingContradictions } from '../../rights/sandboxes/index.ts'
import { goodPasswordHash, hashPassword } from './passwords.ts'
import type { UserReads } from './read.ts'
import { fullRecord } from './records.ts'

interface NewUserInput {
  email: string
  first_name?: string | null
  last_name?: string | null
  password?: string | null
  login_attributes?: Record<string, unknown> | null
  user_group_memberships?: MembershipInput[] | null
  /** `setup` makes an administrator. */
  source?: string | null
}

interface UserCreationDeps extends Pick<Deps, 'change' | 'settings' | 'passwordCost'> {
  reads: UserReads
  invite: UserInvitations['invite']
}

export function userCreation({ change, settings, passwordCost, reads, invite }: UserCreationDeps) {
  const complexity = async () => (await settings.current()).get('password-complexity')

  /**
   * Makes a user and invites it by mail. Where no mail is set up, the answer has a link to hand over, unless a password was
   * chosen for the user. @throws {ApiError} 400 for an address in use.
   */
  async function create(viewer: CurrentUser, input: NewUserInput) {
    requireRight(canManageUsers(viewer))
    const asked = [...(input.user_group_memberships ?? [{ id: ALL_USERS_ID }])]
    if (input.source === 'setup') asked.push({ id: ADMINISTRATORS_ID })
    const groups = membershipsAfter(new Map(), { user_group_memberships: asked })
    const managed = [...groups.keys()].filter((id) => groups.get(id) === true)
    const password =
      input.password == null
        ? await hashPassword(randomUUID(), passwordCost)
        : await goodPasswordHash(input.password, await complexity(), passwordCost)
    const user = await change(viewer, async (work) => {
      const made = await add(work, input, password, [...groups.keys()])
      await work.repositories.groups.setManager(made.id, managed, true)
      return made
    })
    const link = await invite(user, commonName(viewer))
    const record = { ...fullRecord(user), user_group_memberships: await reads.membershipsOf(user.id) }
    return link === undefined || input.password != null ? record : { ...record, invite_link: link }
  }

  /** Makes a user, who joins All Users and the given groups. Without a hash there is no password. */
  async function add(
    { repositories, time }: Work,
    input: NewUserInput,
    passwordHash: string | null,
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
      date_joined: time,
      settings: { 'last-acknowledged-version': VERSION.tag },
    })
    const join = () => repositories.groups.add(user.id, [...new Set([ALL_USERS_ID, ...groups])])
    await (groups.length === 0 ? join() : refusingContradictions(repositories, join))
    return user
  }

  return { create, add }
}
