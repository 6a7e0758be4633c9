/** Memberships that follow the groups which a sign-in names (contract: sessions, section 10). */
import type { SettingsSnapshot } from '../../../settings/index.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories, type UserRow } from '../../../store/index.ts'
import { noticingContradictions, type Contradiction } from '../../rights/sandboxes/index.ts'

export interface NamedGroups {
  /** What the provider calls the groups that the user is in. */
  names: readonly string[]
  /** Ids by such names. */
  mappings: Readonly<Record<string, readonly number[]>>
  /** Whether groups are found by their own names while there are no mappings. */
  hasOwnNames?: boolean
  /** The form in which names are compared. */
  normalize?: (name: string) => string
}

type Way = 'jwt' | 'oidc' | 'ldap'
const WAYS: readonly Way[] = ['jwt', 'oidc', 'ldap']

/** What the settings of a way make of the names; undefined while memberships do not follow. */
export function namedGroups(
  current: SettingsSnapshot,
  way: Way,
  names: readonly string[],
): Pick<NamedGroups, 'names' | 'mappings'> | undefined {
  return current.get(`${way}-group-sync`) ? { names, mappings: current.get(`${way}-group-mappings`) } : undefined
}

/**
 * Puts the user into the groups that are mapped to the names, and takes the user out of the other mapped ones. Groups
 * that nothing is mapped to stay as they are, and so does that of all users. The last administrator stays one.
 * Call it inside a change that holds the lock of users. Gives the rules that contradict each other now: the sign-in goes on,
 * and their data is refused.
 */
export async function followGroups(
  repositories: Repositories,
  user: UserRow,
  named: NamedGroups,
): Promise<Contradiction[]> {
  const { wanted, isManaged } = await groupsOf(repositories, named)
  const memberships = await repositories.groups.membershipsOf([user.id])
  const before = memberships.map(({ group_id }) => group_id)
  const added = [...wanted].filter((id) => !before.includes(id))
  const removed = before.filter((id) => isManaged(id) && !wanted.has(id))
  if (removed.includes(ADMINISTRATORS_ID) && (await repositories.users.countActiveAdmins()) <= 1) {
    removed.splice(removed.indexOf(ADMINISTRATORS_ID), 1)
  }
  if (added.length + removed.length === 0) return []
  const { made } = await noticingContradictions(repositories, async () => {
    await repositories.groups.add(user.id, added)
    await repositories.groups.removeFrom(user.id, removed)
    const isAdded = added.includes(ADMINISTRATORS_ID)
    if (isAdded || removed.includes(ADMINISTRATORS_ID)) {
      await repositories.users.update(user.id, { is_superuser: isAdded })
    }
    if (!isAdded) return
    // Administrators manage all groups, so they are managers of none.
    const managed = memberships.filter((one) => one.is_group_manager).map((one) => one.group_id)
    await repositories.groups.setManager(user.id, managed, false)
  })
  return made
}

async function groupsOf(repositories: Repositories, { names, mappings, hasOwnNames, normalize }: NamedGroups) {
  const entries = Object.entries(mappings)
  if (entries.length === 0 && hasOwnNames === true) {
    const isManaged = (id: number) => id !== ALL_USERS_ID && id !== ADMINISTRATORS_ID
    const ids = await repositories.groups.idsOfNames(names)
    return { wanted: new Set(ids.filter(isManaged)), isManaged }
  }
  const form = normalize ?? ((name: string) => name)
  const asked = new Set(names.map(form))
  const known = new Set(entries.length === 0 ? [] : await repositories.groups.ids())
  const idsOf = (some: typeof entries) =>
    new Set(some.flatMap(([, ids]) => ids).filter((id) => id !== ALL_USERS_ID && known.has(id)))
  const managed = idsOf(entries)
  return {
    wanted: idsOf(entries.filter(([name]) => asked.has(form(name)))),
    isManaged: (id: number) => managed.has(id),
  }
}

/** Takes a deleted group out of all mappings; call it inside the change that deletes it. */
export async function forgetGroup(repositories: Repositories, groupId: number): Promise<void> {
  const keys = new Set<string>(WAYS.map((way) => `${way}-group-mappings`))
  const stored = (await repositories.settings.list()).filter(({ key }) => keys.has(key))
  const changes = stored.flatMap((setting) => {
    const mappings = setting.isReadable ? Object.entries<unknown>(Object(setting.value)) : []
    const value = Object.fromEntries(
      mappings.map(([name, ids]) => [name, [ids].flat().filter((id) => id !== groupId)] as const),
    )
    return setting.isReadable && JSON.stringify(value) !== JSON.stringify(setting.value)
      ? [{ key: setting.key, value }]
      : []
  })
  await repositories.settings.write(changes)
}
