/** Login, logout, and finding the user of a request. Tested by test/contract/session.test.ts. */
import { badRequest, notFound } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { sessionScope } from '../../../permissions/second-factor.ts'
import type { WithRights } from '../../../permissions/with-rights.ts'
import type { ApiKeyService } from '../api-keys/index.ts'
import type { CacheVersions } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { NoticeService } from '../notices/index.ts'
import type { SecondFactorService } from '../second-factors/index.ts'
import { requireGoodPassword, type UserService } from '../users/index.ts'
import { inactivityMs, sessionAuthentication } from './authenticate.ts'
import { forgottenPassword } from './forgotten-password.ts'
import { passkeyLogin } from './passkey-login.ts'
import { passwordLogin, type PasswordCheck } from './password-login.ts'
import { signedSessions } from './signed.ts'
import { hashSessionId, sessionStart } from './start.ts'
import { throttle } from '../../shared/throttle.ts'

export { openSessionService } from './open-sessions.ts'
export type { PasswordCheck } from './password-login.ts'
export { storedPasswordCheck } from './stored-password.ts'
export type { Origin } from './start.ts'
export { sourceOf } from './source.ts'
export { countTry, throttle, throttledText } from '../../shared/throttle.ts'

export { describeDevice } from './device.ts'

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
  /** Whether the session does for nothing else than to set up a second factor. */
  mustEnroll: boolean
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
  notices: NoticeService
  secondFactors: SecondFactorService
  /** In the order in which they are asked. */
  passwordChecks: readonly PasswordCheck[]
  withRights: WithRights
}

export function sessionService(deps: SessionServiceDeps) {
  const { store, change, config, now, settings, users, apiKeys, withRights } = deps
  const authenticateSession = sessionAuthentication(deps)
  const signed = signedSessions({ store, secretKey: config.secretKey, now })
  const start = sessionStart({ ...deps, signed })
  const byAddressThrottle = throttle({ store, name: 'login address', free: 50, now })
  const login = passwordLogin({ ...deps, start, byAddressThrottle })
  const passkeys = passkeyLogin({ ...deps, start, byAddressThrottle })
  const { forgotPassword, resetPassword, isResetToken, undoAddress } = forgottenPassword({
    ...deps,
    start,
    checkPassword,
  })

  /** The user of a session id or else of an API key, if one is valid; undefined at once when there are none. */
  function authenticate(credentials: Credentials): Promise<Authenticated | undefined> | undefined {
    const isNobody = credentials.sessionIds.length === 0 && credentials.apiKey === undefined
    return isNobody ? undefined : findUser(credentials)
  }

  async function findUser({ sessionIds, apiKey }: Credentials): Promise<Authenticated | undefined> {
    const versions = await store.versions()
    const current = await settings.at(versions)
    for (const id of sessionIds) {
      const keyHash = hashSessionId(id)
      const user = (await authenticateSession(keyHash, versions, current)) ?? (await signed.authenticate(id, keyHash))
      if (user === undefined) continue
      const scope = sessionScope(user, current.get('second-factor-required-groups'))
      if (scope === 'none') continue
      return { user: await withRights(user, versions), versions, mustEnroll: scope === 'enroll' }
    }
    const user = apiKey === undefined ? undefined : await apiKeys.authenticate(apiKey, versions)
    return user === undefined ? undefined : { user: await withRights(user, versions), versions, mustEnroll: false }
  }

  /** @throws {ApiError} 404 when there is no such session. */
  async function logout({ sessionIds }: Credentials): Promise<void> {
    for (const id of sessionIds) {
      const keyHash = hashSessionId(id)
      if ((await store.sessions.lastActiveAt(keyHash)) === undefined) {
        if ((await signed.authenticate(id, keyHash)) === undefined) continue
        await signed.end(id)
        return
      }
      if (await change.bySystem(({ repositories }) => repositories.sessions.delete(keyHash))) return
    }
    throw notFound()
  }

  /** @throws {ApiError} 400 on `password` when it is not good enough. */
  async function checkPassword(password: string): Promise<{ valid: true }> {
    const complexity = (await settings.current()).get('password-complexity')
    await requireGoodPassword(password, complexity)
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
    passkeyOptions: passkeys.options,
    passkeyLogin: passkeys.login,
    logout,
    forgotPassword,
    resetPassword,
    /** Counts tries to sign in by any means, by the address that they come from. */
    byAddressThrottle,
    makeResetToken: users.resetTokens.make,
    isResetToken,
    undoAddress,
    checkPassword,
    refuseGoogle,
    cookieRules,
  }
}

export type SessionService = ReturnType<typeof sessionService>
