/**
 * Small values that the application stores for a user (contract: users, section 7). Tested by
 * test/contract/util.test.ts.
 */
import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { storableTime } from '../../shared/stored-time.ts'

/** Longest name of a namespace and of a key. */
const NAME_LIMIT = 254
/** Largest value, as JSON text. */
const VALUE_CHARACTERS = 100_000

interface UserValue {
  value: unknown
  expires_at?: string | null
}

export function userKeyValueService({ store, now }: Pick<Deps, 'store' | 'now'>) {
  const time = () => new Date(now()).toISOString()

  async function list(user: CurrentUser, namespace: string): Promise<Record<string, unknown>> {
    const rows = await store.userKeyValues.list(user.id, namespace, time())
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }

  /** The value; undefined when there is none or it has expired. */
  async function find(user: CurrentUser, namespace: string, key: string): Promise<unknown> {
    return store.userKeyValues.find(user.id, namespace, key, time())
  }

  /** @throws {ApiError} 400 for names or values that are too long, and for an end that is no time. */
  async function write(user: CurrentUser, namespace: string, key: string, { value, expires_at }: UserValue) {
    const end = expires_at == null ? null : storableTime(expires_at)
    const isTooLong = namespace.length > NAME_LIMIT || key.length > NAME_LIMIT
    if (isTooLong || end === undefined || JSON.stringify(value).length > VALUE_CHARACTERS) throw badRequest()
    await store.userKeyValues.write({ user_id: user.id, namespace, key, value, expires_at: end })
    return value
  }

  async function remove(user: CurrentUser, namespace: string, key: string): Promise<void> {
    await store.userKeyValues.delete(user.id, namespace, key)
  }

  return { list, find, write, remove }
}
