/** API keys. Each key has its own user (contract: sessions, section 6). Tested by test/contract/api-key.test.ts. */
import { hash, randomBytes, randomUUID } from 'node:crypto'
import { invalidField, notFound } from '@querent/contract'
import { canManageApiKeys, requireRight } from '../../permissions/check.ts'
import type { CurrentUser, Identity } from '../../permissions/current-user.ts'
import {
  ADMINISTRATORS_ID,
  ALL_USERS_ID,
  VersionedMap,
  type CacheVersions,
  type Repositories,
} from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { commonName } from '../person.ts'
import { hashPassword, matchesHash } from '../users/index.ts'

/** What every key begins with. */
const KEY_START = 'mb_'
/** The part of a key that is not secret. */
const PREFIX_CHARACTERS = 7
const MASK = '*'.repeat(20)
/** Verified keys remembered; beyond, all are verified again. */
const KNOWN_LIMIT = 1_000

interface ApiKeyChanges {
  name?: string | null
  group_id?: number | null
}

export function apiKeyService({ store, now }: Deps) {
  const time = () => new Date(now()).toISOString()
  const identify = keyIdentification(store)

  type KeyRow = NonNullable<Awaited<ReturnType<typeof store.apiKeys.find>>>

  function record(row: KeyRow) {
    const { first_name, last_name, email } = row
    return {
      id: row.id,
      name: row.name,
      group: { id: row.group_id, name: row.group_name },
      masked_key: `${row.prefix}${MASK}`,
      created_at: row.created_at,
      updated_at: row.updated_at,
      updated_by: { id: row.updated_by_id, common_name: commonName({ first_name, last_name, email }) },
    }
  }

  async function getRow(id: number): Promise<KeyRow> {
    const row = await store.apiKeys.find(id)
    if (row === undefined) throw notFound()
    return row
  }

  /** A new key whose prefix no other key has. */
  async function makeKey() {
    let key: string
    do key = `${KEY_START}${randomBytes(32).toString('base64')}`
    while ((await store.apiKeys.findByPrefix(prefixOf(key))) !== undefined)
    return { key, prefix: prefixOf(key), key_hash: await hashPassword(key) }
  }

  async function list(user: CurrentUser) {
    requireRight(canManageApiKeys(user))
    return (await store.apiKeys.list()).map(record)
  }

  async function count(user: CurrentUser): Promise<number> {
    requireRight(canManageApiKeys(user))
    return store.apiKeys.count()
  }

  async function create(user: CurrentUser, name: string, groupId: number) {
    requireRight(canManageApiKeys(user))
    const { key, prefix, key_hash } = await makeKey()
    const id = await store.transaction(async (repositories) => {
      await requireFree(repositories, name, groupId)
      const owner = await repositories.users.create({
        email: `api-key-user-${randomUUID()}@api-key.invalid`,
        type: 'api-key',
        first_name: name,
        last_name: '',
        is_superuser: groupId === ADMINISTRATORS_ID,
        date_joined: time(),
      })
      await repositories.groups.add(owner.id, [...new Set([ALL_USERS_ID, groupId])])
      const times = { created_at: time(), updated_at: time() }
      const people = { user_id: owner.id, creator_id: user.id, updated_by_id: user.id }
      return repositories.apiKeys.create({ name, prefix, key_hash, group_id: groupId, ...people, ...times })
    })
    return { ...record(await getRow(id)), unmasked_key: key }
  }

  async function update(user: CurrentUser, id: number, changes: ApiKeyChanges) {
    requireRight(canManageApiKeys(user))
    await store.transaction(async (repositories) => {
      await repositories.users.lock()
      const row = await repositories.apiKeys.find(id)
      if (row === undefined) throw notFound()
      const name = changes.name ?? row.name
      const group_id = changes.group_id ?? row.group_id
      await requireFree(repositories, name, group_id, id)
      await repositories.apiKeys.update(id, { name, group_id, updated_by_id: user.id, updated_at: time() })
      if (row.group_id !== ALL_USERS_ID) await repositories.groups.removeFrom(row.user_id, [row.group_id])
      await repositories.groups.add(row.user_id, [group_id])
      await repositories.users.update(row.user_id, { first_name: name, is_superuser: group_id === ADMINISTRATORS_ID })
    })
    return record(await getRow(id))
  }

  /** Replaces the key; the old one stops working at once. */
  async function regenerate(user: CurrentUser, id: number) {
    requireRight(canManageApiKeys(user))
    await getRow(id)
    const { key, prefix, key_hash } = await makeKey()
    const changes = { prefix, key_hash, updated_by_id: user.id, updated_at: time() }
    await store.transaction((repositories) => repositories.apiKeys.update(id, changes))
    return { ...record(await getRow(id)), unmasked_key: key, prefix }
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageApiKeys(user))
    const row = await getRow(id)
    await store.transaction(async (repositories) => {
      await repositories.apiKeys.delete(id)
      await repositories.users.update(row.user_id, { is_active: false })
    })
  }

  return { list, count, create, update, regenerate, remove, authenticate: identify }
}

export type ApiKeyService = ReturnType<typeof apiKeyService>

function prefixOf(key: string): string {
  return key.slice(0, PREFIX_CHARACTERS)
}

/** @throws {ApiError} 400 for a name that another key has, or for a group that does not exist. */
async function requireFree(repositories: Repositories, name: string, groupId: number, except?: number): Promise<void> {
  await repositories.users.lock()
  const other = await repositories.apiKeys.findByName(name)
  if (other !== undefined && other.id !== except) {
    throw invalidField('name', 'An API key with this name already exists.')
  }
  if ((await repositories.groups.find(groupId)) === undefined) {
    throw invalidField('group_id', `Group ${groupId} does not exist.`)
  }
}

/**
 * Finds the user of a key; undefined when the key is not valid. A slow hash at every request would be too slow, so a
 * key that was verified is remembered by its SHA-256 together with the hash it was verified against: when users, groups
 * or keys change, only the row is read again.
 */
function keyIdentification(store: Deps['store']) {
  const users = new VersionedMap<string, Identity>('identity', KNOWN_LIMIT)
  const verified = new Map<string, string>()

  async function identify(key: string, versions: CacheVersions): Promise<Identity | undefined> {
    if (!key.startsWith(KEY_START)) return undefined
    const digest = hash('sha256', key)
    return users.get(versions, digest, () => find(key, digest))
  }

  async function find(key: string, digest: string): Promise<Identity | undefined> {
    const row = await store.apiKeys.findByPrefix(prefixOf(key))
    if (row === undefined || !(await isVerified(key, digest, row.key_hash))) return undefined
    const user = await store.users.find(row.user_id)
    if (user === undefined || !user.is_active) return undefined
    const group_ids = (await store.groups.membershipsOf([user.id])).map((membership) => membership.group_id)
    const { id, email, first_name, last_name, is_superuser, type, locale } = user
    return { id, email, first_name, last_name, is_superuser, type, locale, group_ids, sessionKeyHash: null }
  }

  async function isVerified(key: string, digest: string, keyHash: string): Promise<boolean> {
    if (verified.get(digest) === keyHash) return true
    if (!(await matchesHash(key, keyHash))) return false
    if (verified.size > KNOWN_LIMIT) verified.clear()
    verified.set(digest, keyHash)
    return true
  }

  return identify
}
