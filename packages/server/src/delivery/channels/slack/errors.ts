/** What Slack's names of errors mean, and which of them pass by themselves. */
import { lookup } from '@querent/contract'
import { cause, type Cause, type CauseCode } from '../../causes.ts'

const PASSING: ReadonlySet<string> = new Set([
  'fatal_error',
  'internal_error',
  'message_limit_exceeded',
  'rate_limited',
  'ratelimited',
  'request_timeout',
  'service_unavailable',
  'team_added_to_org',
])

const CAUSES: Readonly<Record<string, CauseCode>> = lookup({
  account_inactive: 'slack-account-inactive',
  channel_not_found: 'slack-channel-not-found',
  invalid_auth: 'slack-invalid-auth',
  is_archived: 'slack-is-archived',
  missing_scope: 'slack-missing-scope',
  msg_too_long: 'slack-msg-too-long',
  not_authed: 'slack-invalid-auth',
  not_in_channel: 'slack-not-in-channel',
  ratelimited: 'slack-ratelimited',
  restricted_action: 'slack-restricted-action',
  token_expired: 'slack-token-expired',
  token_revoked: 'slack-token-revoked',
  user_not_found: 'slack-user-not-found',
})

const OF_TOKEN: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'not_authed',
  'token_expired',
  'token_revoked',
])

export function causeOfSlack(code: string): Cause {
  const known = CAUSES[code]
  return known === undefined ? cause('slack-refused', { code }) : cause(known)
}

/** Whether another try may succeed though nobody changed anything. */
export function isPassing(code: string): boolean {
  return PASSING.has(code)
}

/** Whether the token is at fault. */
export function isOfToken(code: string | null): boolean {
  return code !== null && OF_TOKEN.has(code)
}
