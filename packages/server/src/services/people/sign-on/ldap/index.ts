/** Log-in with the password of a directory, LDAP (contract: sessions, section 10). */
import { ApiError } from '@querent/contract'
import { messageOf } from '../../../../observe/message-of.ts'
import { requireSuperuser } from '../../../../permissions/check.ts'
import type { CurrentUser } from '../../../../permissions/current-user.ts'
import { isLdapOn, type SettingsSnapshot } from '../../../../settings/index.ts'
import type { UserRow } from '../../../../store/index.ts'
import type { Deps } from '../../../deps.ts'
import type { Person, SignOnAccounts } from '../accounts.ts'
import { namedGroups } from '../group-mapping.ts'
import { notingRefusals } from '../refusals.ts'
import { settingsInput } from '../../../settings/settings/index.ts'
import { withDirectory } from './directory.ts'
import { DirectoryError } from './errors.ts'
import { findGroups, findPerson, normalDn } from './entries.ts'
import { tryDirectory, type Trial } from './trial.ts'

const PREFIX = 'ldap-'

interface LdapDeps extends Pick<Deps, 'change' | 'settings' | 'observe'> {
  accounts: SignOnAccounts
}

export function ldapSignOn({ change, settings, accounts, observe }: LdapDeps) {
  /**
   * The user whose name and password these are in the directory, active or not; undefined when it knows none.
   * @throws {ApiError} 401 when the directory cannot be asked, so that nobody learns who is in it.
   */
  async function passwordCheck(name: string, password: string): Promise<UserRow | undefined> {
    const current = await settings.current()
    if (!isLdapOn(current) || password === '') return undefined
    const found = await ask(current, name, password)
    if (found === undefined) return undefined
    const groups = namedGroups(current, 'ldap', found.groups)
    const person: Person = {
      source: 'ldap',
      email: found.person.email,
      firstName: found.person.firstName,
      lastName: found.person.lastName,
      attributes: current.get('ldap-sync-user-attributes') ? found.person.attributes : undefined,
      groups: groups === undefined ? undefined : { ...groups, normalize: normalDn },
      isProvisioned: current.get('ldap-user-provisioning-enabled?'),
    }
    return notingRefusals(observe, 'ldap', () => accounts.accountOf(person))
  }

  async function ask(current: SettingsSnapshot, name: string, password: string) {
    try {
      return await withDirectory(current, async (directory) => {
        const person = await findPerson(directory.client, current, name)
        if (person === undefined || !(await directory.isPassword(person.dn, password))) return undefined
        if (!current.get('ldap-group-sync')) return { person, groups: [] }
        await directory.bindAsServer()
        return { person, groups: await findGroups(directory.client, current, person) }
      })
    } catch (error) {
      if (!(error instanceof DirectoryError)) throw error
      observe({ type: 'sign-on.failed', way: 'ldap', error: messageOf(error) })
      const text = 'The directory that knows your password cannot be asked now. Please try again later.'
      throw new ApiError(401, { errors: { _error: text } })
    }
  }

  /**
   * Keeps settings of the directory, once it was reached with them; without a try when it is off.
   * @throws {ApiError} 400 on the settings that may be wrong.
   */
  async function writeSettings(viewer: CurrentUser, input: Readonly<Record<string, unknown>>): Promise<void> {
    requireSuperuser(viewer)
    const { snapshot, changes } = settingsInput(await settings.current(), input, PREFIX)
    if (snapshot.get('ldap-enabled')) await tryDirectory(snapshot, undefined)
    await change(viewer, ({ repositories }) => repositories.settings.write(changes))
    await settings.current()
  }

  /**
   * Tries settings without keeping them, and who a name is. @throws {ApiError} 400 on the settings that may be wrong.
   * @param login a name to look for; undefined for none.
   */
  async function check(
    viewer: CurrentUser,
    input: Readonly<Record<string, unknown>>,
    login: string | undefined,
  ): Promise<Trial> {
    requireSuperuser(viewer)
    return tryDirectory(settingsInput(await settings.current(), input, PREFIX).snapshot, login)
  }

  return { passwordCheck, writeSettings, check }
}

export type LdapSignOn = ReturnType<typeof ldapSignOn>
