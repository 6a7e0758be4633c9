/** Tokens that set a password once (contract: sessions, section 4); stored only as a hash. */
import { hash, randomUUID } from 'node:crypto'
import type { Repositories, Store, UserRow } from '../../store/index.ts'
import type { Settings } from '../../settings/index.ts'

const HOUR_MS = 3_600_000

interface ResetTokenDeps {
  store: Store
  settings: Settings
  now: () => number
}

export function resetTokens({ store, settings, now }: ResetTokenDeps) {
  /** A new token; an earlier one of the user ends. */
  async function make(userId: number, repositories: Repositories = store): Promise<string> {
    const token = `${userId}_${randomUUID()}`
    const time = new Date(now()).toISOString()
    await repositories.users.update(userId, { reset_token: hashToken(token), reset_triggered: time })
    return token
  }

  /** The active user whom the token lets set a password; undefined when it is unknown, used or too old. */
  async function findUser(token: string): Promise<UserRow | undefined> {
    const id = Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0)
    const user = id === 0 ? undefined : await store.users.find(id)
    if (user === undefined || !user.is_active || user.reset_token !== hashToken(token)) return undefined
    const lifeMs = (await settings.current()).get('reset-token-ttl-hours') * HOUR_MS
    return now() - Date.parse(user.reset_triggered ?? '') <= lifeMs ? user : undefined
  }

  return { make, findUser }
}

export type ResetTokens = ReturnType<typeof resetTokens>

export function hashToken(token: string): string {
  return hash('sha256', token)
}
