/** Which ways to sign in are on: switched on, and set up. */
import type { SettingsSnapshot } from './snapshot.ts'

export function isJwtOn(current: SettingsSnapshot): boolean {
  return current.get('jwt-enabled') && current.get('jwt-shared-secret') !== null
}

export function isOidcOn(current: SettingsSnapshot): boolean {
  return current.get('oidc-enabled') && oidcClient(current) !== undefined
}

export function isLdapOn(current: SettingsSnapshot): boolean {
  return current.get('ldap-enabled') && isLdapConfigured(current)
}

export function isLdapConfigured(current: SettingsSnapshot): boolean {
  return current.get('ldap-host') !== null && current.get('ldap-user-base') !== null
}

export interface OidcClient {
  issuer: string
  clientId: string
  /** Null for a public client. */
  secret: string | null
}

/** The provider and this server's name there; undefined while they are not set. */
export function oidcClient(current: SettingsSnapshot): OidcClient | undefined {
  const issuer = current.get('oidc-issuer-url')
  const clientId = current.get('oidc-client-id')
  if (issuer === null || clientId === null) return undefined
  return { issuer, clientId, secret: current.get('oidc-client-secret') }
}
