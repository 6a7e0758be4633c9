/** Finding people and their groups in a directory. */
import type { Client, Entry } from 'ldapts'
import type { SettingsSnapshot } from '../../../../settings/index.ts'
import type { JsonObject } from '../../../../store/index.ts'
import { emailOf, textOf, type Claims } from '../claims.ts'
import { loadLdap } from './directory.ts'
import { inStep } from './errors.ts'

export interface DirectoryPerson {
  dn: string
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
  /** Everything else that the directory tells and the settings do not leave out. */
  attributes: JsonObject
  /** Names in the directory. */
  uid: string | undefined
  /** DNs of groups that the entry itself names. */
  memberOf: string[]
}

/** Texts longer than these characters are no login attributes, nor are bytes that only look like a text. */
const LONGEST_ATTRIBUTE = 1000
const BYTES = /[\p{Cc}\uFFFD]/u

/** Undefined for nobody, and for a name that several have. @throws {DirectoryError} */
export async function findPerson(
  client: Client,
  current: SettingsSnapshot,
  login: string,
): Promise<DirectoryPerson | undefined> {
  const { Filter, SizeLimitExceededError } = await loadLdap()
  const filter = current.get('ldap-user-filter').replaceAll('{login}', () => Filter.escape(login))
  const search = client
    .search(current.get('ldap-user-base') ?? '', {
      scope: 'sub',
      filter,
      sizeLimit: 2,
      attributes: ['*', 'memberOf'],
    })
    .catch((error: unknown) => {
      if (error instanceof SizeLimitExceededError) return { searchEntries: [] }
      throw error
    })
  const { searchEntries } = await inStep('ldap-user-filter', search)
  const [entry, other] = searchEntries
  return entry === undefined || other !== undefined ? undefined : personOf(entry, current)
}

/** DNs of the groups of a person: those that name it below the base, else those that it names. @throws {DirectoryError} */
export async function findGroups(
  client: Client,
  current: SettingsSnapshot,
  { dn, uid, memberOf }: DirectoryPerson,
): Promise<string[]> {
  const base = current.get('ldap-group-base')
  if (base === null) return memberOf
  const { Filter } = await loadLdap()
  const filter = current
    .get('ldap-group-membership-filter')
    .replaceAll(/\{(dn|uid)\}/g, (_, name) => Filter.escape(name === 'dn' ? dn : (uid ?? '')))
  const search = client.search(base, { scope: 'sub', filter, attributes: ['cn'] })
  const found = await inStep('ldap-group-membership-filter', search)
  return found.searchEntries.map((group) => group.dn)
}

/** A DN in the form in which two that mean the same are the same. */
export function normalDn(dn: string): string {
  return dn
    .replaceAll(/\s*(?<!\\)([,+=])\s*/g, '$1')
    .trim()
    .toLowerCase()
}

function personOf(entry: Entry, current: SettingsSnapshot): DirectoryPerson {
  const { dn, ...found } = entry
  // Names of attributes are the same in any case.
  const values: Claims = Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name.toLowerCase(), singleOf(value)]),
  )
  const names = {
    email: current.get('ldap-attribute-email'),
    first: current.get('ldap-attribute-firstname'),
    last: current.get('ldap-attribute-lastname'),
  }
  const first = (name: string): Claims => ({ [name]: [values[name]].flat()[0] })
  return {
    dn,
    email: emailOf(first(names.email), names.email),
    firstName: textOf(first(names.first), names.first),
    lastName: textOf(first(names.last), names.last),
    attributes: attributesOf(found, current),
    uid: textOf(first('uid'), 'uid'),
    memberOf: [values['memberof']].flat().filter((value) => typeof value === 'string'),
  }
}

function attributesOf(found: Omit<Entry, 'dn'>, current: SettingsSnapshot): JsonObject {
  const leftOut = new Set(
    ['memberof', ...current.get('ldap-sync-user-attributes-blacklist')].map((name) => name.toLowerCase()),
  )
  const isText = (value: unknown) =>
    typeof value === 'string' && value.length <= LONGEST_ATTRIBUTE && !BYTES.test(value)
  const kept = Object.entries(found).flatMap(([name, value]) => {
    const values = [value].flat()
    const isKept = !leftOut.has(name.toLowerCase()) && values.length > 0 && values.every(isText)
    return isKept ? [[name.toLowerCase(), singleOf(values)] as const] : []
  })
  return Object.fromEntries(kept)
}

function singleOf(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value
}
