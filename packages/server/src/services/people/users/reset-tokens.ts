/** Tokens that set a password once (contract: sessions, section 4); stored only as a hash. */
import { hash, randomUUID } from 'node:crypto'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import { isWithin } from '../../shared/stored-time.ts'
import type { Work } from '../../shared/work.ts'

const HOUR_MS = 3_600_000

type ResetTokenDeps = Pick<Deps, 'store' | 'change' | 'settings' | 'now'>

export function resetTokens({ store, change, settings, now }: ResetTokenDeps) {
  /** A new token; an earlier one of the user ends. */
  function make(userId: number): Promise<string> {
    return change.bySystem((work) => add(work, userId))
  }

  async function add({ repositories, time }: Work, userId: number): Promise<string> {
    const token = `${userId}_${randomUUID()}`
    await repositories.users.update(userId, { reset_token: hashToken(token), reset_triggered: time })
    return token
  }

  /** The active user whom the token lets set a password; undefined when it is unknown, used or too old. */
  async function findUser(token: string): Promise<UserRow | undefined> {
    const id = Number(/^(\d{1,9})_/.exec(token)?.[1] ?? 0)
    const user = id === 0 ? undefined : await store.users.find(id)
    if (user === undefined || !user.is_active || user.reset_token !== hashToken(token)) return undefined
    const lifeMs = (await settings.current()).get('reset-token-ttl-hours') * HOUR_MS
    return isWithin(Date.parse(user.reset_triggered ?? ''), now(), lifeMs) ? user : undefined
  }

  return { make, add, findUser }
}

export type ResetTokens = ReturnType<typeof resetTokens>

export function hashToken(token: string): string {
  return hash('sha256', token)
}
