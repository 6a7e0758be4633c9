/** Finds out whose key a request carries, and notes that it is used (contract: sessions, section 6). */
import { hash } from 'node:crypto'
import { identityOf, NO_SESSION, type Identity } from '../../../permissions/current-user.ts'
import { unlessUnavailable, VersionedMap, type CacheVersions, type Store } from '../../../store/index.ts'
import { matchesHash } from '../users/index.ts'

/** What every key begins with. */
export const KEY_START = 'mb_'
/** The part of a key that is not secret. */
const PREFIX_CHARACTERS = 7
/** Verified keys remembered; beyond, all are verified again. */
const KNOWN_LIMIT = 1_000
/** How often the use of a key is written down. */
const USE_STEP_MS = 60_000

interface KnownKey {
  id: number
  user: Identity
  /** Epoch milliseconds. */
  expiresAt: number
}

export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_CHARACTERS)
}

/**
 * Finds the user of a key; undefined when the key is not valid. A slow hash at every request would be too slow, so a
 * key that was verified is remembered by its SHA-256 together with the hash it was verified against: when users, groups
 * or keys change, only the row is read again.
 */
export function keyIdentification({ store, now }: { store: Store; now: () => number }) {
  const keys = new VersionedMap<string, KnownKey>('identity', KNOWN_LIMIT)
  const verified = new Map<string, string>()
  /** When the use of a key was last written by this process, by the key's id. */
  const noted = new Map<number, number>()

  async function identify(key: string, versions: CacheVersions): Promise<Identity | undefined> {
    if (!key.startsWith(KEY_START)) return undefined
    const digest = hash('sha256', key)
    const known = await keys.get(versions, digest, () => find(key, digest))
    if (known === undefined || now() >= known.expiresAt) return undefined
    await noteUse(known.id)
    return known.user
  }

  async function find(key: string, digest: string): Promise<KnownKey | undefined> {
    const row = await store.apiKeys.findByPrefix(prefixOf(key))
    if (row === undefined || !(await isVerified(key, digest, row.key_hash))) return undefined
    const user = await store.users.find(row.user_id)
    if (user === undefined || !user.is_active) return undefined
    const expiresAt = row.expires_at === null ? Infinity : Date.parse(row.expires_at)
    const memberships = await store.groups.membershipsOf([user.id])
    return { id: row.id, user: identityOf(user, memberships, NO_SESSION), expiresAt }
  }

  async function isVerified(key: string, digest: string, keyHash: string): Promise<boolean> {
    if (verified.get(digest) === keyHash) return true
    if (!(await matchesHash(key, keyHash))) return false
    if (verified.size > KNOWN_LIMIT) verified.clear()
    verified.set(digest, keyHash)
    return true
  }

  async function noteUse(id: number): Promise<void> {
    const at = now()
    if (at - (noted.get(id) ?? -Infinity) < USE_STEP_MS) return
    noted.set(id, at)
    const iso = (time: number) => new Date(time).toISOString()
    await store.apiKeys.noteUse(id, iso(at), iso(at - USE_STEP_MS)).catch(unlessUnavailable)
  }

  return identify
}
