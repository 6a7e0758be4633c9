/**
 * Single sign-on: signed tokens (JWT), OpenID Connect and LDAP, and the accounts of those who sign in by them (contract:
 * sessions, sections 8 and 10). Tested by test/contract/sign-on-*.test.ts.
 */
import { ApiError } from '@querent/contract'
import { isJwtOn, isOidcOn } from '../../../settings/index.ts'
import type { UserRow } from '../../../store/index.ts'
import type { Deps } from '../../deps.ts'
import {
  countTry,
  sourceOf,
  throttle,
  throttledText,
  type Credentials,
  type Origin,
  type SessionService,
} from '../sessions/index.ts'
import type { SignOnAccounts } from './accounts.ts'
import { jwtSignOn } from './jwt.ts'
import { CALLBACK_PATH, oidcCheck, oidcSignOn } from './oidc/index.ts'
import { DISABLED_TEXT, notingRefusals, signInRefused } from './refusals.ts'
import { returnPath } from './return-path.ts'

export { signOnAccounts, type SignOnAccounts } from './accounts.ts'
export { forgetGroup } from './group-mapping.ts'
export { ldapSignOn, type LdapSignOn } from './ldap/index.ts'
export { PENDING_SECONDS } from './oidc/index.ts'

/** A session by a token, as the embedding SDK reads it. */
interface TokenSession {
  id: string
  /** When the session ends and began, in epoch seconds. */
  exp: number
  iat: number
  status: 'ok'
}

interface SignOnDeps extends Deps {
  accounts: SignOnAccounts
  sessions: SessionService
}

export function signOnService(deps: SignOnDeps) {
  const { store, settings, observe, now, sessions, accounts } = deps
  const beginnings = throttle({ store, name: 'sign-on begin', free: 100, keptMs: 60_000, now })
  const jwt = jwtSignOn(deps)
  const oidc = oidcSignOn(deps)
  const check = oidcCheck({ settings, now, callbackPath: CALLBACK_PATH })

  /** How a browser signs in that does not say. @throws {ApiError} 400 when there is no way. */
  async function wayOf(preferred: string | undefined): Promise<'jwt' | 'oidc'> {
    const current = await settings.current()
    if (preferred !== 'jwt' && isOidcOn(current)) return 'oidc'
    if (preferred !== 'oidc' && isJwtOn(current)) return 'jwt'
    throw new ApiError(400, 'SSO has not been enabled and/or configured')
  }

  /** @throws {ApiError} 400 on `return_to` unless it is a page of this server. */
  async function pageOf(text: string | undefined): Promise<string> {
    return returnPath(text, (await settings.current()).get('site-url'))
  }

  /** Where the embedding SDK gets its tokens. @throws {ApiError} 400 while tokens or the SDK are off. */
  async function embeddingAddress(): Promise<{ method: 'jwt'; url: string }> {
    const address = await jwt.providerAddress()
    await requireEmbedding()
    return { method: 'jwt', url: address.href }
  }

  /** @throws {ApiError} 400 while no page may embed components. */
  async function requireEmbedding(): Promise<void> {
    const current = await settings.current()
    const isOn = current.get('enable-embedding-sdk') || current.get('enable-embedding-simple')
    if (!isOn) throw new ApiError(400, 'SDK Embedding is not enabled.')
  }

  /** The page that signs a browser in and sends it back here. @throws {ApiError} 400 when there is none. */
  async function tokenPage(returnTo: string): Promise<string> {
    const address = await jwt.providerAddress()
    address.searchParams.set('return_to', returnTo)
    return address.href
  }

  /** @throws {ApiError} 400 while tokens are off, 401 for one that is not good or somebody without an account. */
  async function byToken(token: string, origin: Origin): Promise<TokenSession> {
    const id = await counted('jwt', origin, () => start('jwt', () => jwt.accountOf(token), origin))
    const iat = Math.floor(now() / 1000)
    return { id, iat, exp: iat + (await settings.current()).get('max-session-age') * 60, status: 'ok' }
  }

  /** Who comes back from the provider. @throws {ApiError} 400, 401, or 502 when the provider fails. */
  async function finish(search: string, sealed: string | undefined, origin: Origin) {
    return counted('oidc', origin, async () => {
      const { person, returnTo, hint } = await oidc.finish(search, sealed)
      return { id: await start('oidc', () => accounts.accountOf(person), origin), returnTo, hint }
    })
  }

  /** Where a browser goes to sign in at the provider. @throws {ApiError} 401 after too many tries, 400, or 502. */
  async function beginOidc(returnTo: string, { address }: Origin) {
    const waitSeconds = await countTry([[beginnings, sourceOf(address)]])
    if (waitSeconds > 0) throw signInRefused(throttledText(waitSeconds))
    return oidc.begin(returnTo)
  }

  /** One that is refused counts, together with those by passwords. @throws {ApiError} 401 after too many of them. */
  async function counted<T>(way: 'jwt' | 'oidc', { address }: Origin, work: () => Promise<T>): Promise<T> {
    const one = await sessions.byAddressThrottle.begin(sourceOf(address))
    if (one.waitSeconds > 0) {
      observe({ type: 'sign-on.failed', way, error: 'too many tries' })
      throw signInRefused(throttledText(one.waitSeconds))
    }
    try {
      const result = await work()
      await one.succeeded()
      return result
    } catch (error) {
      await (error instanceof ApiError && error.status === 401 ? one.failed() : one.succeeded())
      throw error
    }
  }

  async function start(way: 'jwt' | 'oidc', find: () => Promise<UserRow>, origin: Origin): Promise<string> {
    const { id } = await notingRefusals(observe, way, async () => {
      const user = await find()
      if (!user.is_active) throw signInRefused(DISABLED_TEXT)
      return user
    })
    observe({ type: 'login.succeeded', userId: id, means: 'sso' })
    return sessions.start(id, origin, 'sso')
  }

  /**
   * Ends the session. Gives the address at which the provider ends its own, undefined when there is none.
   * @param hint what `finish` gave. @throws {ApiError} 404 when there is no such session.
   */
  async function signOut(credentials: Credentials, hint: string | undefined): Promise<string | undefined> {
    await sessions.logout(credentials)
    return hint === undefined ? undefined : oidc.endAddress(hint)
  }

  return {
    wayOf,
    pageOf,
    embeddingAddress,
    requireEmbedding,
    tokenPage,
    byToken,
    beginOidc,
    finishOidc: finish,
    checkOidc: check,
    signOut,
  }
}
