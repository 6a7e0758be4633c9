/** Logging in with a name and a password (contract: sessions, sections 1 and 4). */
import { hash } from 'node:crypto'
import { ApiError } from '@querent/contract'
import type { UserRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { Origin, StartSession } from './start.ts'
import { throttle, throttledText } from './throttle.ts'

/**
 * The user, active or not, whose name and password these are; undefined when this check knows of none, so that the next
 * one is asked. The name is in lower case. It takes as long for a name that nobody has as for a wrong password.
 */
export type PasswordCheck = (name: string, password: string) => Promise<UserRow | undefined>

interface PasswordLoginDeps extends Pick<Deps, 'store' | 'settings' | 'observe' | 'now'> {
  /** In the order in which they are asked. */
  checks: readonly PasswordCheck[]
  start: StartSession
}

export function passwordLogin({ store, settings, observe, now, checks, start }: PasswordLoginDeps) {
  const byNameThrottle = throttle({ store, name: 'login name', free: 10, now })
  const byAddressThrottle = throttle({ store, name: 'login address', free: 50, now })

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
    const byName = await byNameThrottle.begin(name)
    const byAddress = await byAddressThrottle.begin(origin.address)
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

  async function checkLogin(name: string, password: string, failed: (reason: string) => void): Promise<number> {
    const user = await findUser(name, password)
    if (user === undefined) {
      failed('wrong password or unknown address')
      throw new ApiError(401, { errors: { password: 'did not match stored password' } })
    }
    if (!user.is_active) {
      failed('deactivated')
      throw new ApiError(401, { errors: { _error: 'Your account is disabled.' } })
    }
    return user.id
  }

  async function findUser(name: string, password: string): Promise<UserRow | undefined> {
    for (const check of checks) {
      const user = await check(name, password)
      if (user !== undefined) return user
    }
    return undefined
  }

  return login
}

/** Of a name that somebody tried: `printf %s ada@example.org | sha256sum` begins with it. */
function digestOf(name: string): string {
  return hash('sha256', name).slice(0, 16)
}
