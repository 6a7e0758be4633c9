/** API keys. Each key has its own user (contract: sessions, section 6). Tested by test/contract/api-key.test.ts. */
import { randomBytes, randomUUID } from 'node:crypto'
import { invalidField, notFound } from '@querent/contract'
import { canManageApiKeys, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { ADMINISTRATORS_ID, ALL_USERS_ID, type Repositories } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { refusingContradictions } from '../../rights/sandboxes/index.ts'
import { commonName } from '../../shared/person.ts'
import { storableTime } from '../../shared/stored-time.ts'
import { hashPassword } from '../users/index.ts'
import { KEY_START, keyIdentification, prefixOf } from './identify.ts'

const MASK = '*'.repeat(20)

export interface NewApiKey {
  name: string
  group_id: number
  /** ISO time. */
  expires_at?: string | null
}

interface ApiKeyChanges {
  name?: string | null
  group_id?: number | null
  /** ISO time; null lets the key work for ever. */
  expires_at?: string | null
}

export function apiKeyService({ store, change, now, passwordCost }: Deps) {
  const identify = keyIdentification({ store, now })

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
      created_by: { id: row.creator_id, common_name: commonName(creatorOf(row)), is_active: row.is_active },
      expires_at: row.expires_at,
      last_used_at: row.last_used_at,
    }
  }

  /** The end as it is stored. @throws {ApiError} 400 on `expires_at` unless it is to come. */
  function endOf(expires_at: string | null): string | null {
    if (expires_at === null) return null
    const end = storableTime(expires_at)
    if (end === undefined) throw invalidField('expires_at', 'value must be a date and time in ISO 8601.')
    if (end <= new Date(now()).toISOString())
      throw invalidField('expires_at', 'An API key can only expire in the future.')
    return end
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
    return { key, prefix: prefixOf(key), key_hash: await hashPassword(key, passwordCost) }
  }

  async function list(user: CurrentUser) {
    requireRight(canManageApiKeys(user))
    return (await store.apiKeys.list()).map(record)
  }

  async function count(user: CurrentUser): Promise<number> {
    requireRight(canManageApiKeys(user))
    return store.apiKeys.count()
  }

  async function create(user: CurrentUser, { name, group_id: groupId, expires_at = null }: NewApiKey) {
    requireRight(canManageApiKeys(user))
    const end = endOf(expires_at)
    const { key, prefix, key_hash } = await makeKey()
    const id = await change(user, async ({ repositories, time }) => {
      await requireFree(repositories, name, groupId)
      const owner = await repositories.users.create({
        email: `api-key-user-${randomUUID()}@api-key.invalid`,
        type: 'api-key',
        first_name: name,
        last_name: '',
        is_superuser: groupId === ADMINISTRATORS_ID,
        date_joined: time,
      })
      await refusingContradictions(repositories, () =>
        repositories.groups.add(owner.id, [...new Set([ALL_USERS_ID, groupId])]),
      )
      const times = { created_at: time, updated_at: time }
      const people = { user_id: owner.id, creator_id: user.id, updated_by_id: user.id }
      const uses = { expires_at: end, last_used_at: null }
      return repositories.apiKeys.create({ name, prefix, key_hash, group_id: groupId, ...people, ...times, ...uses })
    })
    return { ...record(await getRow(id)), unmasked_key: key }
  }

  async function update(user: CurrentUser, id: number, changes: ApiKeyChanges) {
    requireRight(canManageApiKeys(user))
    const end = changes.expires_at === undefined ? {} : { expires_at: endOf(changes.expires_at) }
    await change(user, async ({ repositories, time }) => {
      await repositories.users.lock()
      const row = await repositories.apiKeys.find(id)
      if (row === undefined) throw notFound()
      const name = changes.name ?? row.name
      const group_id = changes.group_id ?? row.group_id
      await requireFree(repositories, name, group_id, id)
      await repositories.apiKeys.update(id, { name, group_id, ...end, updated_by_id: user.id, updated_at: time })
      await refusingContradictions(repositories, async () => {
        if (row.group_id !== ALL_USERS_ID) await repositories.groups.removeFrom(row.user_id, [row.group_id])
        await repositories.groups.add(row.user_id, [group_id])
        await repositories.users.update(row.user_id, { first_name: name, is_superuser: group_id === ADMINISTRATORS_ID })
      })
    })
    return record(await getRow(id))
  }

  /** Replaces the key; the old one stops working at once, in every process. */
  async function regenerate(user: CurrentUser, id: number) {
    requireRight(canManageApiKeys(user))
    await getRow(id)
    const { key, prefix, key_hash } = await makeKey()
    await change(user, ({ repositories, time }) =>
      repositories.apiKeys.update(id, { prefix, key_hash, updated_by_id: user.id, updated_at: time }),
    )
    return { ...record(await getRow(id)), unmasked_key: key, prefix }
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    requireRight(canManageApiKeys(user))
    const row = await getRow(id)
    await change(user, async ({ repositories }) => {
      await repositories.apiKeys.delete(id)
      await repositories.users.update(row.user_id, { is_active: false })
    })
  }

  return { list, count, create, update, regenerate, remove, authenticate: identify }
}

export type ApiKeyService = ReturnType<typeof apiKeyService>

interface Creator {
  creator_first_name: string | null
  creator_last_name: string | null
  creator_email: string
}

function creatorOf({ creator_first_name, creator_last_name, creator_email }: Creator) {
  return { first_name: creator_first_name, last_name: creator_last_name, email: creator_email }
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
