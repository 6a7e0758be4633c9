/** Finds out who a session belongs to, and whether it still counts. */
import { timeoutSeconds } from '@querent/contract'
import { identityOf, type Identity } from '../../permissions/current-user.ts'
import { unlessUnavailable, VersionedMap, type CacheVersions, type Store } from '../../store/index.ts'
import type { SettingsSnapshot } from '../../settings/index.ts'

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

interface AuthenticateDeps {
  store: Store
  now: () => number
}

export function sessionAuthentication({ store, now }: AuthenticateDeps) {
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
    if (now() - session.createdAt > current.get('max-session-age') * MINUTE_MS) return undefined
    const limitMs = inactivityMs(current)
    if (limitMs !== undefined && !(await isActive(keyHash, session, limitMs))) return undefined
    const written = noteUse(keyHash, session, limitMs)
    if (written !== undefined) await written
    return session.user
  }

  async function load(keyHash: string): Promise<Known | undefined> {
    const row = await store.sessions.findWithUser(keyHash)
    if (row === undefined) return undefined
    const { memberships, signed_in_with: signedInWith, has_second_factor: hasSecondFactor } = row
    return {
      user: identityOf(row, memberships, { sessionKeyHash: keyHash, signedInWith, hasSecondFactor }),
      createdAt: Date.parse(row.created_at),
      lastActiveAt: Date.parse(row.last_active_at),
    }
  }

  async function isActive(keyHash: string, session: Known, limitMs: number): Promise<boolean> {
    const seenAt = Math.max(session.lastActiveAt, used.get(keyHash)?.at ?? 0)
    if (now() - seenAt <= limitMs) return true
    // Another process may have served the user meanwhile.
    const writtenAt = Date.parse((await store.sessions.lastActiveAt(keyHash)) ?? '')
    return now() - writtenAt <= limitMs
  }

  /** Writes it too where that is due. */
  function noteUse(keyHash: string, session: Known, limitMs: number | undefined): Promise<void> | undefined {
    const at = now()
    let use = used.get(keyHash)
    if (use === undefined) {
      if (used.size > KNOWN_LIMIT) used.clear()
      used.set(keyHash, (use = { at, writtenAt: session.lastActiveAt }))
    }
    use.at = at
    if (at - use.writtenAt < (limitMs === undefined ? SEEN_STEP_MS : ACTIVITY_STEP_MS)) return undefined
    use.writtenAt = at
    // What cannot be written now is known to this process, and written with a later use.
    return store.sessions.noteActivity(keyHash, new Date(at).toISOString()).catch(unlessUnavailable)
  }

  return authenticate
}

/** Idle time after which a session ends; at least a minute. Undefined when there is no limit. */
export function inactivityMs(current: SettingsSnapshot): number | undefined {
  const timeout = current.get('session-timeout')
  return timeout === null ? undefined : Math.max(MINUTE_MS, timeoutSeconds(timeout) * 1000)
}
