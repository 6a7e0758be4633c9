/**
 * Sessions that are not stored, for logins while the app database can be read but not written to, as with a full disk: an
 * administrator who cannot log in cannot make room. The id says whose session it is and since when, signed with the server's
 * secret key, so that every process and the next start accept it. It looks like any other id.
 */
import { createHmac, hash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { identityOf, type Identity } from '../../../permissions/current-user.ts'
import { AppDatabaseUnavailable, type Store, type UserRow } from '../../../store/index.ts'

/** Short, because only the process that it is ended in knows of its end while nothing can be written. */
const LIFE_SECONDS = 3600
const SECOND_MS = 1000

/** The parts of an id, in bytes: the user's id, the second it was made in, and the signature of both. */
const SECOND_AT = 4
const SIGNATURE_AT = 8
const ID_BYTES = 16
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface SignedSessionDeps {
  store: Store
  secretKey: string
  now: () => number
}

export function signedSessions({ store, secretKey, now }: SignedSessionDeps) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'querent signed sessions', 32))
  /** Ids of those that were ended, and of all that were made here, with the time until which they have to be known. */
  const ended = new Map<string, number>()
  const made = new Map<string, number>()
  const currentSecond = () => Math.floor(now() / SECOND_MS)

  function remember(ids: Map<string, number>, sessionId: string): void {
    for (const [id, until] of ids) if (until < now()) ids.delete(id)
    ids.set(sessionId, now() + (LIFE_SECONDS + 1) * SECOND_MS)
  }

  /** Good until the password or anything else of the user changes, as it does when all sessions are ended. */
  function idOf({ id, password, updated_at }: UserRow, second: number): string {
    const bytes = Buffer.alloc(ID_BYTES)
    bytes.writeUInt32BE(id, 0)
    bytes.writeUInt32BE(second, SECOND_AT)
    const hmac = createHmac('sha256', key)
      .update(bytes.subarray(0, SIGNATURE_AT))
      .update(JSON.stringify([password, updated_at]))
    hmac.digest().copy(bytes, SIGNATURE_AT)
    return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  /** The id of a new session. */
  async function make(userId: number): Promise<string> {
    const user = await store.users.find(userId)
    if (user === undefined) throw new Error(`There is no user ${userId}`)
    let second = currentSecond()
    // Whoever logs in twice in a second has two sessions, which end one by one.
    while (made.has(idOf(user, second))) second -= 1
    const sessionId = idOf(user, second)
    remember(made, sessionId)
    return sessionId
  }

  /** The user of a session that is neither over nor ended, while the user is active. */
  async function authenticate(sessionId: string, keyHash: string): Promise<Identity | undefined> {
    if (!ID.test(sessionId) || ended.has(sessionId)) return undefined
    const bytes = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
    const second = bytes.readUInt32BE(SECOND_AT)
    if (second > currentSecond() || second < currentSecond() - LIFE_SECONDS) return undefined
    const user = await store.users.find(bytes.readUInt32BE(0))
    if (user === undefined || !user.is_active) return undefined
    if (!timingSafeEqual(Buffer.from(idOf(user, second)), Buffer.from(sessionId))) return undefined
    if (await store.throttledTries.has(endKey(sessionId))) return undefined
    const memberships = await store.groups.membershipsOf([user.id])
    // It is made after a whole login: who has a second factor has given it.
    const [factor] = await store.secondFactors.kinds(user.id)
    const hasSecondFactor = factor !== undefined
    return identityOf(user, memberships, {
      sessionKeyHash: keyHash,
      signedInWith: factor ?? 'password',
      hasSecondFactor,
      signedInAt: second * SECOND_MS,
    })
  }

  /** In every process; while nothing can be written, in this one. */
  async function end(sessionId: string): Promise<void> {
    remember(ended, sessionId)
    try {
      await store.throttledTries.add(endKey(sessionId), new Date(now()).toISOString())
    } catch (error) {
      if (!(error instanceof AppDatabaseUnavailable)) throw error
    }
  }

  return { make, authenticate, end }
}

/** Under which it is kept that a session was ended. It is there for a day, and so for longer than any of them is good. */
function endKey(sessionId: string): string {
  return hash('sha256', `ended session ${sessionId}`)
}

export type SignedSessions = ReturnType<typeof signedSessions>
