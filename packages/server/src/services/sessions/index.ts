/** Login, logout, and finding the user of a request. Tested by test/contract/session.test.ts. */
import { hash, randomUUID } from 'node:crypto'
import { ApiError, badRequest, invalidField, notFound, RULE_TEXT } from '@querent/contract'
import { messageOf } from '../../observe/message-of.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { WithRights } from '../../permissions/with-rights.ts'
import type { ApiKeyService } from '../api-keys/index.ts'
import { AppDatabaseUnavailable, type CacheVersions } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { MailService } from '../mail/index.ts'
import { isGoodPassword, matchesHash, type UserService } from '../users/index.ts'
import { inactivityMs, sessionAuthentication } from './authenticate.ts'
import { describeDevice } from './device.ts'
import { signedSessions } from './signed.ts'
import { throttle, throttledText, type Throttle } from './throttle.ts'

export { openSessionService } from './open-sessions.ts'

const MINUTE_MS = 60_000
/** Compared against for addresses that nobody has, so that they take as long as a wrong password. */
const NOBODY_HASH = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8Z8W5f6vFz4V1mJ0hZ1nQmTQWn5b7K'

/** What a request carries to prove who makes it. */
export interface Credentials {
  /** Session ids from the cookie and the header, in the order in which they are tried. */
  sessionIds: readonly string[]
  apiKey: string | undefined
}

/** Who makes a request, and the change counters of the app database as the request found them. */
export interface Authenticated {
  user: CurrentUser
  versions: CacheVersions
}

/** From where somebody logs in. */
export interface Origin {
  deviceId: string
  userAgent: string
  address: string
}

/** How long the cookies of a login live and to whom browsers send them. */
export interface CookieRules {
  sameSite: 'lax' | 'strict' | 'none'
  maxAgeSeconds: number
  /** When the session ends unless it is used; undefined when there is no limit. */
  timeoutAt: Date | undefined
  /** Whether the session always ends with the browser. */
  isBrowserBound: boolean
}

interface SessionServiceDeps extends Deps {
  users: UserService
  apiKeys: ApiKeyService
  mail: MailService
  withRights: WithRights
}

export function sessionService(deps: SessionServiceDeps) {
  const { store, config, observe, now, settings, users, apiKeys, mail, withRights } = deps
  const authenticateSession = sessionAuthentication({ store, settings, now })
  const signed = signedSessions({ store, secretKey: config.secretKey, now })
  const loginByName = throttle({ store, name: 'login name', free: 10, now })
  const loginByAddress = throttle({ store, name: 'login address', free: 50, now })
  const forgotByEmail = throttle({ store, name: 'forgotten name', free: 3, keptMs: 1_000, now })
  const forgotByAddress = throttle({ store, name: 'forgotten address', free: 50, now })
  const resetByAddress = throttle({ store, name: 'reset address', free: 10, now })
  const iso = (time = now()) => new Date(time).toISOString()

  /** The user of a session id or else of an API key, if one is valid; undefined at once when there are none. */
  function authenticate(credentials: Credentials): Promise<Authenticated | undefined> | undefined {
    const isNobody = credentials.sessionIds.length === 0 && credentials.apiKey === undefined
    return isNobody ? undefined : findUser(credentials)
  }

  async function findUser({ sessionIds, apiKey }: Credentials): Promise<Authenticated | undefined> {
    const versions = await store.versions()
    for (const id of sessionIds) {
      const keyHash = hashSessionId(id)
      const user = (await authenticateSession(keyHash, versions)) ?? (await signed.authenticate(id, keyHash))
      if (user !== undefined) return { user: await withRights(user, versions), versions }
    }
    const user = apiKey === undefined ? undefined : await apiKeys.authenticate(apiKey, versions)
    return user === undefined ? undefined : { user: await withRights(user, versions), versions }
  }

  /** Starts a session and gives its id, which is stored only as a hash; where nothing can be stored, one that is signed. */
  async function start(userId: number, origin?: Origin): Promise<string> {
    try {
      return await startStored(userId, origin)
    } catch (error) {
      if (!(error instanceof AppDatabaseUnavailable && error.isReadable)) throw error
      observe({ type: 'session.failed', userId, error: messageOf(error) })
      return signed.make(userId)
    }
  }

  async function startStored(userId: number, origin?: Origin): Promise<string> {
    const sessionId = randomUUID()
    const key_hash = hashSessionId(sessionId)
    const time = iso()
    const lifeMs = (await settings.current()).get('max-session-age') * MINUTE_MS
    await store.transaction(async (repositories) => {
      const session = { key_hash, user_id: userId, created_at: time, last_active_at: time, anti_csrf_token: null }
      await repositories.sessions.create(session)
      await repositories.sessions.deleteStartedBefore(userId, iso(now() - lifeMs))
      await repositories.users.update(userId, { last_login: time })
      if (origin === undefined) return
      await repositories.loginHistory.add({
        user_id: userId,
        session_key_hash: key_hash,
        timestamp: time,
        device_id: origin.deviceId,
        device_description: describeDevice(origin.userAgent),
        ip_address: origin.address,
      })
    })
    return sessionId
  }

  /**
   * Starts a session for a name and password.
   * @throws {ApiError} 401 with the same words for a wrong password and an unknown address, or after too many tries.
   */
  async function login(username: string, password: string, origin: Origin): Promise<string> {
    if (!(await settings.current()).get('enable-password-login')) {
      throw new ApiError(401, 'Password login is disabled for this instance.')
    }
    const name = username.trim().toLowerCase()
    const failed = (reason: string) =>
      observe({ type: 'login.failed', reason, address: origin.address, name: digestOf(name) })
    const byName = await loginByName.begin(name)
    const byAddress = await loginByAddress.begin(origin.address)
    const waitSeconds = Math.max(byName.waitSeconds, byAddress.waitSeconds)
    if (waitSeconds > 0) {
      failed('too many tries')
      await Promise.all([byName.succeeded(), byAddress.succeeded()]) // nothing was tried
      throw new ApiError(401, { errors: { username: throttledText(waitSeconds) } })
    }
    const userId = await checkLogin(name, password, failed).catch(async (error: unknown) => {
      const isRefused = error instanceof ApiError && error.status === 401
      await Promise.all([byName, byAddress].map((one) => (isRefused ? one.failed() : one.succeeded())))
      throw error
    })
    await Promise.all([byName.succeeded({ forgetsOthers: true }), byAddress.succeeded()])
    observe({ type: 'login.succeeded', userId })
    return start(userId, origin)
  }

  /** Counts a try, whatever comes of it; seconds to wait when it may not go on. */
  async function countTry(throttles: readonly (readonly [Throttle, string])[]): Promise<number> {
    const tries = await Promise.all(throttles.map(([throttled, key]) => throttled.begin(key)))
    await Promise.all(tries.map((one) => one.failed()))
    return Math.max(...tries.map(({ waitSeconds }) => waitSeconds))
  }

  async function checkLogin(name: string, password: string, failed: (reason: string) => void): Promise<number> {
    const user = await store.users.findByEmail(name)
    const isRight = await matchesHash(password, user?.password ?? NOBODY_HASH)
    if (user === undefined || user.password === null || !isRight) {
      failed('wrong password or unknown address')
      throw new ApiError(401, { errors: { password: 'did not match stored password' } })
    }
    if (!user.is_active) {
      failed('deactivated')
      throw new ApiError(401, { errors: { _error: 'Your account is disabled.' } })
    }
    return user.id
  }

  /** @throws {ApiError} 404 when there is no such session. */
  async function logout({ sessionIds }: Credentials): Promise<void> {
    for (const id of sessionIds) {
      const keyHash = hashSessionId(id)
      if ((await store.sessions.lastActiveAt(keyHash)) === undefined) {
        if ((await signed.authenticate(id, keyHash)) === undefined) continue
        signed.end(id)
        return
      }
      if (await store.transaction(({ sessions }) => sessions.delete(keyHash))) return
    }
    throw notFound()
  }

  /**
   * Sends a link to set a new password. Says nothing about whether the address is known, also not by the time it
   * takes. @throws {ApiError} 400 after too many tries.
   */
  async function forgotPassword(email: string, address: string): Promise<void> {
    const waitSeconds = await countTry([
      [forgotByEmail, email.toLowerCase()],
      [forgotByAddress, address],
    ])
    if (waitSeconds > 0) throw invalidField('email', throttledText(waitSeconds))
    sendReset(email).catch((error: unknown) => {
      observe({ type: 'background.failed', task: 'password reset', error: messageOf(error) })
    })
  }

  async function sendReset(email: string): Promise<void> {
    const user = await store.users.findByEmail(email)
    if (user === undefined || !user.is_active || user.type !== 'personal' || user.sso_source !== null) return
    await mail.sendReset(user.email, await users.resetTokens.make(user.id))
  }

  /** Sets a password with a token and starts a session. @throws {ApiError} 400 on `password`. */
  async function resetPassword(token: string, password: string, origin: Origin): Promise<string> {
    const waitSeconds = await countTry([[resetByAddress, origin.address]])
    if (waitSeconds > 0) throw invalidField('password', throttledText(waitSeconds))
    return start(await users.resetPassword(token, password), origin)
  }

  async function isResetToken(token: string): Promise<boolean> {
    return (await users.resetTokens.findUser(token)) !== undefined
  }

  /** @throws {ApiError} 400 on `password` when it is not good enough. */
  async function checkPassword(password: string): Promise<{ valid: true }> {
    const complexity = (await settings.current()).get('password-complexity')
    if (!(await isGoodPassword(password, complexity))) throw invalidField('password', RULE_TEXT.password)
    return { valid: true }
  }

  /** Sign-in with Google is not offered. @throws {ApiError} 400 always. */
  function refuseGoogle(): never {
    throw badRequest('Google Auth is disabled.')
  }

  async function cookieRules(versions?: CacheVersions): Promise<CookieRules> {
    const current = await (versions === undefined ? settings.current() : settings.at(versions))
    const idleMs = inactivityMs(current)
    return {
      sameSite: current.get('session-cookie-samesite'),
      maxAgeSeconds: current.get('max-session-age') * 60,
      timeoutAt: idleMs === undefined ? undefined : new Date(now() + idleMs),
      isBrowserBound: current.get('session-cookies') === true,
    }
  }

  return {
    authenticate,
    start,
    login,
    logout,
    forgotPassword,
    resetPassword,
    makeResetToken: users.resetTokens.make,
    isResetToken,
    checkPassword,
    refuseGoogle,
    cookieRules,
  }
}

function hashSessionId(sessionId: string): string {
  return hash('sha256', sessionId)
}

/** Of a name that somebody tried: `printf %s ada@example.org | sha256sum` begins with it. */
function digestOf(name: string): string {
  return hash('sha256', name).slice(0, 16)
}
