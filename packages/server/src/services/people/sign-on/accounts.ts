/** The accounts of people whom somebody else vouches for: found or made, and kept as the provider says. */
import type { JsonObject, ForeignIdentity, Repositories, RowChanges, UserRow } from '../../../store/index.ts'
import { personalName, slugOf, type CollectionService } from '../../library/collections/index.ts'
import type { Deps } from '../../deps.ts'
import type { Work } from '../../shared/work.ts'
import type { UserService } from '../users/index.ts'
import { followGroups, type NamedGroups } from './group-mapping.ts'
import { signInRefused } from './refusals.ts'

/** Somebody as a provider knows them. */
export interface Person {
  /** Kept with the account: by whom it was last signed in. */
  source: 'jwt' | 'oidc' | 'ldap'
  /** In lower case; undefined when there is none or it is not to be trusted. */
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  /** Who it is, whatever the address; undefined where only addresses tell. */
  identity?: ForeignIdentity
  /** What takes the place of the attributes of the last sign-in; undefined leaves them. */
  attributes?: JsonObject | undefined
  /** Undefined leaves memberships as they are. */
  groups?: NamedGroups | undefined
  /** Whether an account is made for somebody without one. */
  isProvisioned: boolean
}

interface AccountDeps extends Pick<Deps, 'change' | 'observe'> {
  users: UserService
  collections: CollectionService
}

export function signOnAccounts({ change, users, collections, observe }: AccountDeps) {
  /**
   * The person's account, which is left as it is when it is deactivated.
   * @throws {ApiError} 401 for somebody without an account who gets none, or without an address.
   */
  async function accountOf(person: Person): Promise<UserRow> {
    const tree = await collections.tree()
    const { user, contradictions } = await change.bySystem(async (work) => {
      const { repositories, time } = work
      await repositories.users.lock()
      const known = await findByIdentity(repositories, person)
      const found = known ?? (await findByEmail(repositories, person))
      if (found?.is_active === false) return { user: found, contradictions: [] }
      const user = found ?? (await make(work, person))
      const changes = await changesOf(repositories, user, person)
      if (Object.keys(changes).length > 0) {
        await repositories.users.update(user.id, { ...changes, updated_at: time })
      }
      // Whoever made the account before the provider spoke for it may be somebody else.
      if (found?.sso_source === null) await repositories.sessions.deleteOfUser(user.id)
      const own = tree.personalOf(user.id)
      const name = personalName({ ...user, ...changes })
      if (own !== undefined && own.name !== name) {
        await repositories.collections.update(own.id, { name, slug: slugOf(name) })
      }
      if (person.identity !== undefined && known === undefined) {
        await repositories.identities.assign(user.id, person.identity)
      }
      const { groups } = person
      return { user, contradictions: groups === undefined ? [] : await followGroups(repositories, user, groups) }
    })
    for (const { userId, text } of contradictions) observe({ type: 'rules.contradict', userId, error: text })
    return user
  }

  async function make(work: Work, { email, firstName, lastName, ...person }: Person): Promise<UserRow> {
    if (email === undefined) throw signInRefused('The sign-in names no e-mail address that can be trusted.')
    if (!person.isProvisioned) throw signInRefused('You have no account here. Ask an administrator for one.')
    const input = { email, first_name: firstName ?? null, last_name: lastName ?? null }
    return users.add(work, input, null, [])
  }

  return { accountOf }
}

export type SignOnAccounts = ReturnType<typeof signOnAccounts>

async function findByIdentity(repositories: Repositories, { identity }: Person): Promise<UserRow | undefined> {
  const id = identity === undefined ? undefined : await repositories.identities.findUserId(identity)
  return id === undefined ? undefined : repositories.users.find(id)
}

/** @throws {ApiError} 401 for the account of a program. */
async function findByEmail(repositories: Repositories, { email }: Person): Promise<UserRow | undefined> {
  const user = email === undefined ? undefined : await repositories.users.findByEmail(email)
  if (user !== undefined && user.type !== 'personal') throw signInRefused('This address belongs to an API key.')
  return user
}

/** Names that the provider does not give stay, and so does an address that somebody else has here. */
async function changesOf(
  repositories: Repositories,
  user: UserRow,
  person: Person,
): Promise<RowChanges<'users'> & Partial<UserRow>> {
  const { email, firstName, lastName, attributes, source } = person
  const isFree =
    email !== undefined && email !== user.email && (await repositories.users.findByEmail(email)) === undefined
  const isNew = JSON.stringify(attributes ?? null) !== JSON.stringify(user.jwt_attributes)
  return {
    ...(isFree ? { email } : {}),
    ...(firstName === undefined || firstName === user.first_name ? {} : { first_name: firstName }),
    ...(lastName === undefined || lastName === user.last_name ? {} : { last_name: lastName }),
    ...(attributes === undefined || !isNew ? {} : { jwt_attributes: attributes }),
    // A link that was sent before sets no password any more.
    ...(source === user.sso_source ? {} : { sso_source: source, reset_token: null, reset_triggered: null }),
  }
}
