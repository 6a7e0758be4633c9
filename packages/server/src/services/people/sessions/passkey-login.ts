/** Logging in with a passkey alone (contract: sessions, section 9). */
import { ApiError, type PasskeyAssertion } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Deps } from '../../deps.ts'
import type { SecondFactorService } from '../second-factors/index.ts'
import type { Origin, StartSession } from './start.ts'
import { sourceOf } from './source.ts'
import { countTry, throttle, throttledText, type Throttle } from '../../shared/throttle.ts'

interface PasskeyLoginDeps extends Pick<Deps, 'store' | 'observe' | 'now'> {
  secondFactors: SecondFactorService
  start: StartSession
  byAddressThrottle: Throttle
}

export function passkeyLogin({ store, observe, now, secondFactors, start, byAddressThrottle }: PasskeyLoginDeps) {
  const options = throttle({ store, name: 'passkey options', free: 100, keptMs: 60_000, now })
  const refusal = (text: string) => new ApiError(401, { errors: { passkey: text } })

  /**
   * What the browser asks an authenticator for: a passkey of the visitor, or else one that tells whose it is.
   * @throws {ApiError} 400 while passkeys belong to no site; 401 after too many tries.
   */
  async function makeOptions(visitor: CurrentUser | undefined, address: string) {
    const waitSeconds = await countTry([[options, sourceOf(address)]])
    if (waitSeconds > 0) throw refusal(throttledText(waitSeconds))
    return secondFactors.passkeyOptions(visitor?.sessionKeyHash == null ? undefined : visitor.id)
  }

  /** Starts a session for a passkey. @throws {ApiError} 401 for one that is not accepted. */
  async function login(passkey: PasskeyAssertion, origin: Origin): Promise<string> {
    const one = await byAddressThrottle.begin(sourceOf(origin.address))
    if (one.waitSeconds > 0) throw refusal(throttledText(one.waitSeconds))
    try {
      const userId = await findUser(passkey)
      await one.succeeded()
      observe({ type: 'login.succeeded', userId, means: 'passkey' })
      return start(userId, origin, 'passkey')
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 401
      await (isRefused ? one.failed() : one.succeeded())
      if (isRefused) {
        observe({ type: 'login.failed', reason: 'passkey not accepted', address: origin.address, name: null })
      }
      throw error
    }
  }

  async function findUser(passkey: PasskeyAssertion): Promise<number> {
    const user = await store.users.find(await secondFactors.userOfPasskey(passkey))
    if (user === undefined || !user.is_active)
      throw new ApiError(401, { errors: { _error: 'Your account is disabled.' } })
    if (user.sso_source === null) return user.id
    throw refusal(
      'Your organization decides who signs in: use its sign-in. The passkey is a second factor there at most.',
    )
  }

  return { options: makeOptions, login }
}
