/**
 * Which sessions somebody has open and which logins there were, and how sessions are ended from elsewhere (contract: users,
 * section 6). Tested by test/contract/open-sessions.test.ts.
 */
import { hash } from 'node:crypto'
import { notFound } from '@querent/contract'
import { canSeeUser, requireRight } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import { inactivityMs } from './authenticate.ts'

const MINUTE_MS = 60_000
const ID_CHARACTERS = 32

export function openSessionService({ store, settings, now }: Pick<Deps, 'store' | 'settings' | 'now'>) {
  /** Those that still count; the one that was used last comes first. */
  async function list(viewer: CurrentUser, userId: number) {
    await requirePerson(viewer, userId)
    const current = await settings.current()
    const lifeMs = current.get('max-session-age') * MINUTE_MS
    const idleMs = inactivityMs(current) ?? Infinity
    const rows = await store.sessions.list(userId, new Date(now() - lifeMs).toISOString())
    return rows
      .filter((row) => isOwn(viewer, row) || now() - Date.parse(row.last_active_at) <= idleMs)
      .map((row) => ({
        id: publicId(row.key_hash),
        created_at: row.created_at,
        last_active_at: row.last_active_at,
        expires_at: new Date(Date.parse(row.created_at) + lifeMs).toISOString(),
        device_description: row.device_description,
        ip_address: row.ip_address,
        signed_in_with: row.signed_in_with,
        is_current: isOwn(viewer, row),
      }))
  }

  /** Ends one session. @throws {ApiError} 404 when the user has no such session. */
  async function end(viewer: CurrentUser, userId: number, id: string): Promise<void> {
    await requirePerson(viewer, userId)
    const found = (await store.sessions.list(userId, '')).find((row) => publicId(row.key_hash) === id)
    if (found === undefined || !(await store.sessions.delete(found.key_hash))) throw notFound()
  }

  /** Ends all sessions of a user but the one that is asked with. */
  async function endOthers(viewer: CurrentUser, userId: number): Promise<void> {
    await requirePerson(viewer, userId)
    await store.sessions.deleteOfUser(userId, viewer.sessionKeyHash ?? undefined)
  }

  /** The user's logins, newest first. */
  async function history(viewer: CurrentUser, userId: number) {
    await requirePerson(viewer, userId)
    return (await store.loginHistory.list(userId)).map((entry) => ({
      timestamp: entry.timestamp,
      device_description: entry.device_description,
      ip_address: entry.ip_address,
      location: 'Unknown location',
      active: entry.session_key_hash !== null,
      signed_in_with: entry.signed_in_with,
      timezone: null,
    }))
  }

  async function requirePerson(viewer: CurrentUser, userId: number): Promise<void> {
    requireRight(canSeeUser(viewer, userId))
    if (viewer.id !== userId && (await store.users.find(userId)) === undefined) throw notFound()
  }

  return { list, end, endOthers, history }
}

function isOwn({ sessionKeyHash }: CurrentUser, { key_hash }: { key_hash: string }): boolean {
  return sessionKeyHash === key_hash
}

/** Names a session without telling anything of its key, nor of what is stored of the key. */
function publicId(keyHash: string): string {
  return hash('sha256', `open session ${keyHash}`).slice(0, ID_CHARACTERS)
}
