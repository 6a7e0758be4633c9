/** What the answers to a sign-in mean for its form. */
import { ApiError, type FieldErrors } from '../../api/errors.ts'
import type { FactorKind, PasskeyOptions, SignInProof } from '../../api/session.ts'
import type { Properties } from '../../api/session.ts'

/** The password was right; one of the ways is asked for beside it. */
export interface Challenge {
  ways: readonly FactorKind[]
  /** Good once. */
  passkeyOptions: PasskeyOptions | undefined
}

interface Refusal {
  /** Reasons by name of the input. */
  fields: Record<string, string>
  /** A reason that belongs to none of the inputs. */
  general?: string
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

/** The reasons of an error at the inputs they name; the first other one stands above the form. */
export function refusalOf(error: Error | null, inputs: readonly string[]): Refusal {
  if (error === null) return { fields: {} }
  const reasons = error instanceof ApiError ? textsOf(error.fields) : []
  const fields = Object.fromEntries(reasons.filter(([name]) => inputs.includes(name)))
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: reasons[0]?.[1] ?? error.message }
}

function textsOf(fields: FieldErrors | undefined): [string, string][] {
  return Object.entries(fields ?? {}).flatMap(([name, reason]) =>
    typeof reason === 'string' ? [[name, reason] as [string, string]] : [],
  )
}

/** Where to go after a sign-in: a path of this application, whatever the address says. */
export function targetOf(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? home
  // Browsers read `//host` and `/\host` as another site.
  return /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth/') ? wanted : home
}

export interface Provider {
  id: 'oidc' | 'jwt'
  /** What the button says; empty where nothing was set. */
  label: string
  /** Below the application's address. */
  path: string
}

/** The ways to sign in that the server offers. */
export interface Ways {
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
