/** What the answers to a sign-in mean for its form. */
import { isOwnPath } from '../../lib/urls.ts'
import { ApiError } from '../../api/errors.ts'
import type { FactorKind, PasskeyOptions, SignInProof } from '../../api/session.ts'
import type { Properties } from '../../api/session.ts'

/** The password was right; one of the ways is asked for beside it. */
export interface Challenge {
  ways: readonly FactorKind[]
  /** Good once. */
  passkeyOptions: PasskeyOptions | undefined
}

/** The name under which a proof is sent, and its input is called. */
export const PROOF_NAMES = {
  totp: 'totp_code',
  passkey: 'passkey',
  recovery_code: 'recovery_code',
} as const satisfies Record<FactorKind, keyof SignInProof>

/** What is asked for beside the password, or undefined when the error is another one. */
export function challengeOf(error: unknown): Challenge | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'object' || error.body === null) return undefined
  const { second_factor: ways, passkey_options: passkeyOptions } = error.body as Record<string, unknown>
  if (!Array.isArray(ways)) return undefined
  const known = (Object.keys(PROOF_NAMES) as FactorKind[]).filter((way) => ways.includes(way))
  return known.length === 0 ? undefined : { ways: known, passkeyOptions: passkeyOptions as PasskeyOptions | undefined }
}

/**
 * Where to go after a sign-in: a path of this application, whatever the address says.
 * @param landing Setting `landing-page`: where whoever wanted to go nowhere else goes instead of home.
 */
export function targetOf(search: string, home: string, landing?: unknown): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? home
  if (isOwnPath(wanted) && wanted !== home) return wanted
  const first = typeof landing === 'string' ? `/${landing.replace(/^\//, '')}` : home
  return isOwnPath(first) ? first : home
}

export interface Provider {
  id: 'oidc' | 'jwt'
  /** What the button says; empty where nothing was set. */
  label: string
  /** Below the application's address. */
  path: string
}

/** The ways to sign in that the server offers. */
interface Ways {
  /** By name and password, kept here or in a directory. */
  hasPassword: boolean
  hasDirectory: boolean
  providers: readonly Provider[]
}

/** @param target where the provider sends people back to. */
export function waysOf(properties: Properties, target: string): Ways {
  const isOn = (name: string) => properties[name] === true
  const back = `return_to=${encodeURIComponent(target)}`
  const hasDirectory = isOn('ldap-enabled')
  const providers: Provider[] = []
  if (isOn('oidc-enabled')) {
    const label = properties['oidc-button-text']
    providers.push({ id: 'oidc', label: typeof label === 'string' ? label : '', path: `/auth/sso/oidc?${back}` })
  }
  if (isOn('jwt-enabled')) providers.push({ id: 'jwt', label: '', path: `/auth/sso?preferred_method=jwt&${back}` })
  return { hasPassword: properties['enable-password-login'] !== false || hasDirectory, hasDirectory, providers }
}

/** Whether passkeys of the server work at this address: they belong to the host of `site-url`, which has to be a name. */
export function hasPasskeys(siteUrl: unknown, host: string): boolean {
  if (typeof siteUrl !== 'string' || !URL.canParse(siteUrl)) return false
  const own = new URL(siteUrl)
  return own.host === host && !/^[\d.]+$|^\[/.test(own.hostname)
}
