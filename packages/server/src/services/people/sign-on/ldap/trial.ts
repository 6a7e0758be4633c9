/** Trying the settings of a directory before people depend on them. */
import { ApiError, badRequest } from '@querent/contract'
import type { Client } from 'ldapts'
import type { SettingsSnapshot } from '../../../../settings/index.ts'
import { withDirectory } from './directory.ts'
import { findGroups, findPerson, type DirectoryPerson } from './entries.ts'
import { inStep } from './errors.ts'
import { NOT_THERE, settingsRefused } from './failures.ts'

/** What a try came to. */
export interface Trial {
  ok: true
  /** Who was looked for; undefined when nobody was. */
  person?: { dn: string; email: string | null; first_name: string | null; last_name: string | null; groups: string[] }
}

/**
 * Reaches the directory, reads the bases and searches.
 * @param login a name to look for; undefined for none.
 * @throws {ApiError} 400 on the settings that may be wrong; with a text for a name that nobody or several have.
 */
export async function tryDirectory(current: SettingsSnapshot, login: string | undefined): Promise<Trial> {
  requireConfigured(current)
  try {
    return await withDirectory(current, async ({ client }) => {
      for (const key of ['ldap-user-base', 'ldap-group-base'] as const) await requireBase(client, key, current.get(key))
      const person = await findPerson(client, current, login ?? 'nobody')
      if (login === undefined) return { ok: true }
      if (person === undefined) throw badRequest('The directory has no entry, or more than one, with this name.')
      return { ok: true, person: { ...shown(person), groups: await findGroups(client, current, person) } }
    })
  } catch (error) {
    throw error instanceof ApiError ? error : await settingsRefused(error)
  }
}

async function requireBase(
  client: Client,
  key: 'ldap-user-base' | 'ldap-group-base',
  base: string | null,
): Promise<void> {
  if (base === null) return
  const search = client.search(base, { scope: 'base', filter: '(objectClass=*)', attributes: ['1.1'] })
  const { searchEntries } = await inStep(key, search)
  if (searchEntries.length === 0) throw new ApiError(400, { errors: { [key]: NOT_THERE } })
}

function requireConfigured(current: SettingsSnapshot): void {
  const missing = (['ldap-host', 'ldap-user-base'] as const).filter((key) => current.get(key) === null)
  if (missing.length === 0) return
  const errors = Object.fromEntries(missing.map((key) => [key, 'The directory cannot be asked without it.']))
  throw new ApiError(400, { errors })
}

function shown({ dn, email, firstName, lastName }: DirectoryPerson) {
  return { dn, email: email ?? null, first_name: firstName ?? null, last_name: lastName ?? null }
}
