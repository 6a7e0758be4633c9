/** Logging in with a name and a password (contract: sessions, sections 1 and 4). */
import { hash } from 'node:crypto'
import { ApiError, type SecondFactorProof } from '@querent/contract'
import { isLdapOn } from '../../../settings/index.ts'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import type { SecondFactorService } from '../second-factors/index.ts'
import type { Origin, StartSession } from './start.ts'
import { sourceOf } from './source.ts'
import { throttle, throttledText, type Throttle, type Try } from '../../shared/throttle.ts'

/** Of one name within an hour, from all devices together on which its owner has not logged in yet. */
const FREE_OF_STRANGERS = 100

/** What one try to log in counts as. */
interface LoginTry {
  ofName: readonly Try[]
  ofAddress: readonly Try[]
  all: readonly Try[]
}

/**
 * The user, active or not, whose name and password these are; undefined when this check knows of none, so that the next
 * one is asked. The name is in lower case. It takes as long for a name that nobody has as for a wrong password.
 */
export type PasswordCheck = (name: string, password: string) => Promise<UserRow | undefined>

interface PasswordCredentials extends SecondFactorProof {
  username: string
  password: string
}

interface PasswordLoginDeps extends Pick<Deps, 'store' | 'settings' | 'observe' | 'now'> {
  /** In the order in which they are asked. */
  passwordChecks: readonly PasswordCheck[]
  secondFactors: SecondFactorService
  start: StartSession
  byAddressThrottle: Throttle
}

export function passwordLogin({
  store,
  settings,
  observe,
  now,
  passwordChecks,
  secondFactors,
  start,
  byAddressThrottle,
}: PasswordLoginDeps) {
  // Strangers who try a name neither make its owner wait nor each other; all of them together have a bound.
  const byDevice = throttle({ store, name: 'login device', free: 10, now })
  const bySource = throttle({ store, name: 'login source', free: 10, now })
  const byName = throttle({ store, name: 'login name', free: FREE_OF_STRANGERS, now })

  /** Counts a try: from a device on which the user has logged in before, apart from those of everybody else. */
  async function beginTry(name: string, { deviceId, address }: Origin): Promise<LoginTry> {
    const source = sourceOf(address)
    const isKnown = await store.loginHistory.knowsDevice(name, deviceId)
    const ofName = await Promise.all(
      isKnown ? [byDevice.begin(`${deviceId} ${name}`)] : [bySource.begin(`${source} ${name}`), byName.begin(name)],
    )
    const ofAddress = isKnown ? [] : [await byAddressThrottle.begin(source)]
    return { ofName, ofAddress, all: [...ofName, ...ofAddress] }
  }

  /**
   * Starts a session for a name and password, and a second factor of who has one.
   * @throws {ApiError} 401 with the same words for a wrong password and an unknown address, or after too many tries; and
   * when the password is right, for a missing or wrong factor.
   */
  async function login({ username, password, ...proof }: PasswordCredentials, origin: Origin): Promise<string> {
    const current = await settings.current()
    if (!current.get('enable-password-login') && !isLdapOn(current)) {
      throw new ApiError(401, 'Password login is disabled for this instance.')
    }
    const name = username.trim().toLowerCase()
    const failed = (reason: string, userId?: number) =>
      observe({
        type: 'login.failed',
        reason,
        address: origin.address,
        name: digestOf(name),
        ...(userId === undefined ? {} : { userId }),
      })
    const { ofName, ofAddress, all } = await beginTry(name, origin)
    const waitSeconds = Math.max(...all.map((one) => one.waitSeconds))
    if (waitSeconds > 0) {
      failed('too many tries')
      await Promise.all(all.map((one) => one.succeeded())) // nothing was tried
      throw new ApiError(401, { errors: { username: throttledText(waitSeconds) } })
    }
    const user = await checkLogin(name, password, failed).catch(async (error: unknown) => {
      const isRefused = error instanceof ApiError && error.status === 401
      await Promise.all(all.map((one) => (isRefused ? one.failed() : one.succeeded())))
      throw error
    })
    await Promise.all(ofAddress.map((one) => one.succeeded()))
    const means = await secondFactors.completeSignIn(user, proof, origin.deviceId).catch(async (error: unknown) => {
      await Promise.all(ofName.map((one) => one.succeeded())) // wrong factors are counted by themselves
      if (secondFactors.isGiven(proof)) failed('wrong second factor', user.id)
      throw error
    })
    await Promise.all(ofName.map((one) => one.succeeded({ forgetsOthers: true })))
    observe({ type: 'login.succeeded', userId: user.id, means })
    return start(user.id, name === user.email ? origin : { ...origin, loginName: name }, means)
  }

  async function checkLogin(
    name: string,
    password: string,
    failed: (reason: string, userId?: number) => void,
  ): Promise<UserRow> {
    const user = await findUser(name, password)
    if (user === undefined) {
      failed('wrong password or unknown address', (await store.users.findByEmail(name))?.id)
      throw new ApiError(401, { errors: { password: 'did not match stored password' } })
    }
    if (!user.is_active) {
      failed('deactivated', user.id)
      throw new ApiError(401, { errors: { _error: 'Your account is disabled.' } })
    }
    return user
  }

  async function findUser(name: string, password: string): Promise<UserRow | undefined> {
    for (const check of passwordChecks) {
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
