/** Finds out who a session belongs to, and whether it still counts. */
import { timeoutSeconds } from '@querent/contract'
import { identityOf, type Identity } from '../../../permissions/current-user.ts'
import { unlessUnavailable, VersionedMap, type CacheVersions } from '../../../store/index.ts'
import { messageOf } from '../../../observe/message-of.ts'
import type { Deps } from '../../deps.ts'
import { isWithin } from '../../shared/stored-time.ts'
import type { SettingsSnapshot } from '../../../settings/index.ts'

const MINUTE_MS = 60_000
/** Sessions remembered; beyond, all are read again. */
const KNOWN_LIMIT = 10_000
/** How often a session's latest use is written while sessions end by inactivity. */
const ACTIVITY_STEP_MS = 30_000
/** The same otherwise, for lists of open sessions. */
const SEEN_STEP_MS = 5 * MINUTE_MS

interface Known {
  user: Identity
  createdAt: number
  lastActiveAt: number
}

export function sessionAuthentication({ store, observe, now }: Pick<Deps, 'store' | 'observe' | 'now'>) {
  const known = new VersionedMap<string, Known>('identity', KNOWN_LIMIT)
  /** Latest use of sessions in this process, which outlives what is known of them, and when it was last written. */
  const used = new Map<string, { at: number; writtenAt: number }>()

  /** The active user of a session that is neither too old nor idle for too long. */
  async function authenticate(
    keyHash: string,
    versions: CacheVersions,
    current: SettingsSnapshot,
  ): Promise<Identity | undefined> {
    const session = await known.get(versions, keyHash, () => load(keyHash))
    if (session === undefined) return undefined
    if (!isWithin(session.createdAt, now(), current.get('max-session-age') * MINUTE_MS)) return undefined
    const limitMs = inactivityMs(current)
    if (limitMs !== undefined && !(await isActive(keyHash, session, limitMs))) return undefined
    noteUse(keyHash, session, limitMs)
    return session.user
  }

  async function load(keyHash: string): Promise<Known | undefined> {
    const row = await store.sessions.findWithUser(keyHash)
    if (row === undefined) return undefined
    const { memberships, signed_in_with: signedInWith, has_second_factor: hasSecondFactor } = row
    const createdAt = Date.parse(row.created_at)
    const session = { sessionKeyHash: keyHash, signedInWith, hasSecondFactor, signedInAt: createdAt }
    return {
      user: identityOf(row, memberships, session),
      createdAt,
      lastActiveAt: Date.parse(row.last_active_at),
    }
  }

  async function isActive(keyHash: string, session: Known, limitMs: number): Promise<boolean> {
    const seenAt = used.get(keyHash)?.at ?? session.lastActiveAt
    if (isWithin(seenAt, now(), limitMs)) return true
    // Another process may have served the user meanwhile.
    const writtenAt = Date.parse((await store.sessions.lastActiveAt(keyHash)) ?? '')
    return isWithin(writtenAt, now(), limitMs)
  }

  /** Begins to write it too where that is due: no request waits for that, and so for the transactions of others. */
  function noteUse(keyHash: string, session: Known, limitMs: number | undefined): void {
    const at = now()
    let use = used.get(keyHash)
    if (use === undefined) {
      if (used.size > KNOWN_LIMIT) used.clear()
      used.set(keyHash, (use = { at, writtenAt: session.lastActiveAt }))
    }
    use.at = at
    if (at - use.writtenAt < (limitMs === undefined ? SEEN_STEP_MS : ACTIVITY_STEP_MS)) return
    use.writtenAt = at
    // What cannot be written now is known to this process, and written with a later use.
    const writing = store.sessions.noteActivity(keyHash, new Date(at).toISOString()).catch(unlessUnavailable)
    writing.catch((error: unknown) =>
      observe({ type: 'background.failed', task: 'session activity', error: messageOf(error) }),
    )
  }

  return authenticate
}

/** Idle time after which a session ends; at least a minute. Undefined when there is no limit. */
export function inactivityMs(current: SettingsSnapshot): number | undefined {
  const timeout = current.get('session-timeout')
  return timeout === null ? undefined : Math.max(MINUTE_MS, timeoutSeconds(timeout) * 1000)
}
