/**
 * Small values that the application stores for a user (contract: users, section 7). Tested by
 * test/contract/util.test.ts.
 */
import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { Deps } from '../deps.ts'

/** Longest name of a namespace and of a key. */
const NAME_LIMIT = 254
/** Largest value, as JSON text. */
const VALUE_CHARACTERS = 100_000
const FIRST_YEAR = Date.parse('0000-01-01')
const YEAR_10000 = Date.parse('+010000-01-01')

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
    const end = expires_at == null ? null : Date.parse(expires_at)
    const isTooLong = namespace.length > NAME_LIMIT || key.length > NAME_LIMIT
    if (isTooLong || !isStorable(end) || JSON.stringify(value).length > VALUE_CHARACTERS) throw badRequest()
    const expires = end === null ? null : new Date(end).toISOString()
    await store.userKeyValues.write({ user_id: user.id, namespace, key, value, expires_at: expires })
    return value
  }

  async function remove(user: CurrentUser, namespace: string, key: string): Promise<void> {
    await store.userKeyValues.delete(user.id, namespace, key)
  }

  return { list, find, write, remove }
}

/** True for no time, and for one whose text sorts like all others: that of the year 10000 begins with a sign. */
function isStorable(time: number | null): boolean {
  return time === null || (time >= FIRST_YEAR && time < YEAR_10000)
}
