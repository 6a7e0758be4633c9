/** Who makes a request. */
import type { SignInMeans } from '@querent/contract'
import type { Rights } from './rights/index.ts'

export interface Identity {
  id: number
  email: string
  first_name: string | null
  last_name: string | null
  is_superuser: boolean
  type: 'personal' | 'api-key'
  locale: string | null
  group_ids: readonly number[]
  /** Of the groups, those that the user manages. */
  managed_group_ids: readonly number[]
  /** Hash of the session that was presented; null for API keys. */
  sessionKeyHash: string | null
  /** Null for API keys, and for sessions from before that was kept. */
  signedInWith: SignInMeans | null
  hasSecondFactor: boolean
  /** When the session began, in milliseconds; null for API keys. */
  signedInAt: number | null
}

type SessionOrigin = Pick<Identity, 'sessionKeyHash' | 'signedInWith' | 'hasSecondFactor' | 'signedInAt'>
/** Of somebody who asks without a session. */
export const NO_SESSION: SessionOrigin = {
  sessionKeyHash: null,
  signedInWith: null,
  hasSecondFactor: false,
  signedInAt: null,
}
type Account = Pick<Identity, 'id' | 'email' | 'first_name' | 'last_name' | 'is_superuser' | 'type' | 'locale'>

/** @param memberships All of the user's. */
export function identityOf(
  { id, email, first_name, last_name, is_superuser, type, locale }: Account,
  memberships: readonly { group_id: number; is_group_manager: boolean }[],
  session: SessionOrigin,
): Identity {
  const group_ids = memberships.map(({ group_id }) => group_id)
  const managed_group_ids = memberships.filter((one) => one.is_group_manager).map(({ group_id }) => group_id)
  const account = { id, email, first_name, last_name, is_superuser, type, locale }
  return { ...account, group_ids, managed_group_ids, ...session }
}

export interface CurrentUser extends Identity {
  /** As of the counters that the request found. */
  rights: Rights
}
