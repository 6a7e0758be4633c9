/** Whose passwords count. */
import type { SettingValues } from '@querent/contract'
import type { UserRow } from '../store/index.ts'

/**
 * Whether a password that is kept here opens the account. Who signs in elsewhere is let in and shut out there; but
 * administrators have to get in while the provider is away or set up wrongly.
 */
export function mayUsePassword(
  user: Pick<UserRow, 'sso_source' | 'is_superuser'>,
  fallback: SettingValues['sso-password-fallback'],
): boolean {
  if (user.sso_source === null) return true
  return fallback === 'all' || (fallback === 'administrators' && user.is_superuser)
}
