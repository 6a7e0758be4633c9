/** Which sessions do for people whose groups require a second factor (contract: sessions, section 9). */
import type { Identity } from './current-user.ts'

/**
 * full: for everything. enroll: to set up a second factor, and for nothing else. none: not at all; the user has a second
 * factor, and has to sign in with it.
 */
type SessionScope = 'full' | 'enroll' | 'none'

/** Whether one of the person's groups requires a second factor. API keys never need one. */
export function needsSecondFactor({ sessionKeyHash, group_ids }: Identity, requiredGroups: readonly number[]): boolean {
  return sessionKeyHash !== null && requiredGroups.some((id) => group_ids.includes(id))
}

/** What the session of a request does for. Who comes from a single sign-on gave the second factor there. */
export function sessionScope(user: Identity, requiredGroups: readonly number[]): SessionScope {
  const { signedInWith, hasSecondFactor } = user
  if (!needsSecondFactor(user, requiredGroups) || signedInWith === 'sso') return 'full'
  if (!hasSecondFactor) return 'enroll'
  return signedInWith === null || signedInWith === 'password' ? 'none' : 'full'
}
