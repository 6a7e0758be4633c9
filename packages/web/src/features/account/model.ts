/** What the account pages say and ask for. */
import { ApiError } from '../../api/errors.ts'
import type { Factor, Proof } from '../../api/second-factor.ts'
import { t } from '../../i18n/t.ts'
import { isOwnPath } from '../../lib/urls.ts'

/** "Firefox on Linux" of "Browser (Firefox/Linux)". */
export function deviceOf(description: string | null): string {
  if (description === null || description === '') return t('Unknown device')
  const [, program, system] = /\((.+?)(?:\/(.+))?\)$/.exec(description) ?? []
  if (program === undefined) return description
  return system === undefined ? program : t('{program} on {system}', { program, system })
}

const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd][\da-f]{2}:|fe80:)/i

/** Where an address is, in words; else the address. `location` is what the server knows of it. */
export function placeOf(address: string | null, location = ''): string {
  const plain = (address ?? '').replace(/^::ffff:/i, '')
  if (/^127\.|^::1$/.test(plain)) return t('the server itself')
  if (PRIVATE.test(plain)) return t('the local network')
  const known = location === '' || location === 'Unknown location' ? '' : location
  return [known, plain].filter((word) => word !== '').join(', ') || t('unknown location')
}

/** What a session began with. */
export function meansOf(means: string | null): string {
  if (means === 'password') return t('password')
  if (means === 'totp') return t('password and code')
  if (means === 'passkey') return t('passkey')
  if (means === 'recovery_code') return t('recovery code')
  return means === 'sso' ? t('single sign-on') : ''
}

/** What proves that it is the owner who changes factors; null when there is nothing to prove it with. */
export type ProofKind = keyof Pick<Proof, 'password' | 'totp_code' | 'recovery_code'>

/** People of a single sign-on have no password here; with an app they give a code of it. */
export function proofKind(ssoSource: string | null, factors: readonly Pick<Factor, 'kind'>[]): ProofKind | null {
  if (ssoSource === null || ssoSource === 'ldap') return 'password'
  if (factors.some(({ kind }) => kind === 'totp')) return 'totp_code'
  return factors.length > 0 ? 'recovery_code' : null
}

/** Whether something was refused because a password or a code has to be given with it, or because that was wrong. */
export function needsProof(error: Error): boolean {
  return error instanceof ApiError && error.fields?.['password'] !== undefined
}

/** The password that a form asked for. */
export function proofIn(form: FormData): Proof {
  const password = form.get('password')
  return typeof password === 'string' && password !== '' ? { password } : {}
}

/** The secret in groups of four, for typing it. */
export const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** A path of this application to go on to, whatever the address says. */
export function goOnTo(search: string, home: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? home
  return isOwnPath(wanted) ? wanted : home
}
