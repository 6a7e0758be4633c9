/** What people are told who cannot sign in. */
import { ApiError } from '@querent/contract'
import type { Observe } from '../../../observe/events.ts'

/** 401 with a text, in the form in which the sign-in page shows it too. */
export function signInRefused(text: string): ApiError {
  return new ApiError(401, { message: text, errors: { _error: text } })
}

/** 502: the provider failed, not the one who signs in. */
export function providerFailed(text: string): ApiError {
  return new ApiError(502, { message: text })
}

/** Notes why somebody whom a provider vouches for is refused here. */
export async function notingRefusals<T>(
  observe: Observe,
  way: 'jwt' | 'oidc' | 'ldap',
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) observe({ type: 'sign-on.failed', way, error: error.message })
    throw error
  }
}

export const DISABLED_TEXT = 'Your account is disabled.'
