/** Sign-in with OpenID Connect: the code flow with PKCE (contract: sessions, section 10). */
import { ApiError, badRequest } from '@querent/contract'
import type { Config } from '../../../../config/config.ts'
import type { Observe } from '../../../../observe/events.ts'
import {
  isOidcOn,
  oidcClient,
  type OidcClient,
  type Settings,
  type SettingsSnapshot,
} from '../../../../settings/index.ts'
import type { Person } from '../accounts.ts'
import { attributesOf, emailOf, textOf, textsOf, type Claims } from '../claims.ts'
import { namedGroups } from '../group-mapping.ts'
import { reasonOf, refusalOf } from './failures.ts'
import { pendingSignIns } from './pending.ts'
import { loadOpenId, oidcProvider } from './provider.ts'

export { oidcCheck } from './check.ts'
export { PENDING_SECONDS } from './pending.ts'

/** Where the provider sends browsers back to, after the address of the server. */
export const CALLBACK_PATH = '/auth/sso/oidc/callback'

/** Claims about the token and the sign-in, not about the person. */
const ABOUT_THE_TOKEN = 'iss sub aud exp nbf iat jti nonce azp acr amr auth_time at_hash c_hash s_hash sid'.split(' ')
/** Cookies hold little more. */
const LONGEST_HINT = 2500

interface OidcDeps {
  settings: Settings
  config: Config
  observe: Observe
  now: () => number
}

/** Who came back from the provider, and where the browser goes. */
interface Finished {
  person: Person
  returnTo: string
  /** What a later sign-out shows to the provider, encrypted; undefined when it is too long for a cookie. */
  hint: string | undefined
}

export function oidcSignOn({ settings, config, observe, now }: OidcDeps) {
  const provider = oidcProvider(now)
  const pending = pendingSignIns(config.secretKey, now)

  /** @throws {ApiError} 400 while it is off or the address of the server is not known. */
  async function requireOn() {
    const current = await settings.current()
    const client = oidcClient(current)
    if (!isOidcOn(current) || client === undefined) {
      throw badRequest('OpenID Connect has not been enabled and/or configured')
    }
    const site = current.get('site-url')
    if (site === null) throw badRequest('Set site-url first: the identity provider sends people back there.')
    return { current, client, site, redirectUri: site + CALLBACK_PATH }
  }

  /** Does something with the provider. @throws {ApiError} 401 or 502 in its place; why is in the log. */
  async function withProvider<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) throw error
      provider.forget()
      observe({ type: 'sign-on.failed', way: 'oidc', error: reasonOf(error) })
      throw await refusalOf(error)
    }
  }

  /** The address at the provider to which a browser goes, and what it has to bring back from there, as `state`. */
  async function begin(returnTo: string): Promise<{ address: string; state: string; sealed: string }> {
    const { current, client, redirectUri } = await requireOn()
    return withProvider(async () => {
      const library = await loadOpenId()
      const state = library.randomState()
      const nonce = library.randomNonce()
      const codeVerifier = library.randomPKCECodeVerifier()
      const address = library.buildAuthorizationUrl(await provider.configuration(client), {
        redirect_uri: redirectUri,
        scope: scopesOf(current),
        state,
        nonce,
        code_challenge: await library.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, state, sealed: pending.seal({ state, nonce, codeVerifier, returnTo }) }
    })
  }

  /**
   * Who comes back. @param search the query of the address to which the provider sent the browser.
   * @param sealed what `begin` gave. @throws {ApiError} 400, 401, or 502 when the provider fails.
   */
  async function finish(search: string, sealed: string | undefined): Promise<Finished> {
    const { current, client, redirectUri } = await requireOn()
    const begun = pending.open(sealed)
    if (begun === undefined) {
      throw badRequest('This sign-in was not started in this browser, or it took too long. Sign in again.')
    }
    const { claims, idToken } = await withProvider(() => redeem(client, new URL(redirectUri + search), begun))
    const isShort = idToken !== undefined && idToken.length <= LONGEST_HINT
    return {
      person: personOf(current, claims),
      returnTo: begun.returnTo,
      hint: isShort ? pending.sealText(idToken) : undefined,
    }
  }

  async function redeem(
    client: OidcClient,
    address: URL,
    { state, nonce, codeVerifier }: { state: string; nonce: string; codeVerifier: string },
  ): Promise<{ claims: Claims & { iss: string; sub: string }; idToken: string | undefined }> {
    const library = await loadOpenId()
    const configuration = await provider.configuration(client)
    const tokens = await library.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined) throw new Error('There is no ID token')
    const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined
    // Many providers keep the token short and tell the rest there.
    const more = hasMore ? await library.fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
    return { claims: { ...more, ...claims }, idToken: tokens.id_token }
  }

  function personOf(current: SettingsSnapshot, claims: Claims & { iss: string; sub: string }): Person {
    const names = {
      email: current.get('oidc-attribute-email'),
      first: current.get('oidc-attribute-firstname'),
      last: current.get('oidc-attribute-lastname'),
      groups: current.get('oidc-attribute-groups'),
    }
    const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true'
    const isTrusted = isVerified || current.get('oidc-accept-unverified-email')
    const groups = namedGroups(current, 'oidc', textsOf(claims, names.groups))
    return {
      source: 'oidc',
      email: isTrusted ? emailOf(claims, names.email) : undefined,
      firstName: textOf(claims, names.first),
      lastName: textOf(claims, names.last),
      identity: { issuer: claims.iss, subject: claims.sub },
      attributes: attributesOf(claims, [...ABOUT_THE_TOKEN, ...Object.values(names), 'email_verified']),
      groups: groups === undefined ? undefined : { ...groups, hasOwnNames: true },
      isProvisioned: current.get('oidc-user-provisioning-enabled?'),
    }
  }

  /**
   * The address at the provider that ends its session too, and sends the browser back here; undefined for a provider
   * without, and when none can be asked. @param hint what `finish` gave.
   */
  async function endAddress(hint: string): Promise<string | undefined> {
    const idToken = pending.openText(hint)
    if (idToken === undefined || !isOidcOn(await settings.current())) return undefined
    try {
      const { client, site } = await requireOn()
      const configuration = await provider.configuration(client)
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
      const { buildEndSessionUrl } = await loadOpenId()
      return buildEndSessionUrl(configuration, { id_token_hint: idToken, post_logout_redirect_uri: `${site}/` }).href
    } catch (error) {
      observe({ type: 'sign-on.failed', way: 'oidc', error: reasonOf(error) })
      return undefined
    }
  }

  return { begin, finish, endAddress }
}

/** Without `openid` it would be no sign-in. */
function scopesOf(current: SettingsSnapshot): string {
  return [...new Set(['openid', ...current.get('oidc-scopes').split(/\s+/)])].filter((scope) => scope !== '').join(' ')
}
