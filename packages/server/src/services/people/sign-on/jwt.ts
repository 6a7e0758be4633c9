/** Sign-in with tokens that another application signs (contract: sessions, sections 8 and 10). */
import { ApiError } from '@querent/contract'
import type { JWTPayload } from 'jose'
import { isJwtOn, type Settings, type SettingsSnapshot } from '../../../settings/index.ts'
import type { UserRow } from '../../../store/index.ts'
import type { SignOnAccounts } from './accounts.ts'
import { attributesOf, emailOf, textOf, textsOf } from './claims.ts'
import { namedGroups } from './group-mapping.ts'
import { signInRefused } from './refusals.ts'

/** How old a token may be, and how far the clocks may be apart. */
const LIFE_SECONDS = 180
/** How far ahead a token may end that does not say when it was made. */
const UNDATED_SECONDS = 600

/** Claims about the token, not about the person. */
const ABOUT_THE_TOKEN = ['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']

interface JwtDeps {
  settings: Settings
  accounts: SignOnAccounts
  now: () => number
}

export function jwtSignOn({ settings, accounts, now }: JwtDeps) {
  /** @throws {ApiError} 400 while it is off. */
  async function requireOn(): Promise<SettingsSnapshot> {
    const current = await settings.current()
    if (!isJwtOn(current)) throw new ApiError(400, 'JWT SSO has not been enabled and/or configured')
    return current
  }

  /** The page that signs people in. @throws {ApiError} 400 when there is none. */
  async function providerAddress(): Promise<URL> {
    const address = (await requireOn()).get('jwt-identity-provider-uri')
    if (address === null) throw new ApiError(400, 'JWT SSO has not been enabled and/or configured')
    return new URL(address)
  }

  /** The user of a token, active or not. @throws {ApiError} 400 while it is off, 401 for a token that is not good. */
  async function accountOf(token: string): Promise<UserRow> {
    const current = await requireOn()
    const claims = await verify(token, current.get('jwt-shared-secret') ?? '')
    const names = {
      email: current.get('jwt-attribute-email'),
      first: current.get('jwt-attribute-firstname'),
      last: current.get('jwt-attribute-lastname'),
      groups: current.get('jwt-attribute-groups'),
    }
    const groups = namedGroups(current, 'jwt', textsOf(claims, names.groups))
    return accounts.accountOf({
      source: 'jwt',
      email: emailOf(claims, names.email),
      firstName: textOf(claims, names.first),
      lastName: textOf(claims, names.last),
      attributes: attributesOf(claims, [...ABOUT_THE_TOKEN, ...Object.values(names)]),
      groups: groups === undefined ? undefined : { ...groups, hasOwnNames: true },
      isProvisioned: current.get('jwt-user-provisioning-enabled?'),
    })
  }

  async function verify(token: string, secret: string): Promise<JWTPayload> {
    const { jwtVerify, errors } = await import('jose')
    const key = new TextEncoder().encode(secret)
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(now()) }).catch(
      (error: unknown) => {
        if (!(error instanceof errors.JOSEError)) throw error
        throw signInRefused(`The token cannot be used: ${error.message}.`)
      },
    )
    requireFresh(payload)
    return payload
  }

  /** @throws {ApiError} 401 for a token that would be good for long. */
  function requireFresh({ iat, exp }: JWTPayload): void {
    const time = now() / 1000
    if (iat !== undefined && Math.abs(time - iat) > LIFE_SECONDS) {
      throw signInRefused(`The token cannot be used: it was made more than ${LIFE_SECONDS} seconds from now.`)
    }
    if (iat === undefined && (exp === undefined || exp > time + UNDATED_SECONDS)) {
      throw signInRefused('The token cannot be used: it does not say when it was made (iat).')
    }
  }

  return { requireOn, providerAddress, accountOf }
}
