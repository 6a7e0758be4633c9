/** What Slack's names of errors mean, in words, and which of them pass by themselves. */
import { lookup } from '@querent/contract'

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

const WORDS: Readonly<Record<string, string>> = lookup({
  account_inactive: 'Slack does not accept the token: its account or workspace is deactivated.',
  channel_not_found: 'Slack has no such channel, or the app cannot see it. Invite the app to private channels.',
  invalid_auth: 'Slack does not accept the token of the app.',
  is_archived: 'The Slack channel is archived.',
  missing_scope: 'The Slack app lacks a permission. Install it again with the current manifest.',
  msg_too_long: 'The message is too long for Slack.',
  not_authed: 'Slack does not accept the token of the app.',
  not_in_channel: 'The Slack app is not a member of the channel. Invite it there.',
  ratelimited: 'Slack takes no more messages for a while, because too many were sent.',
  restricted_action: 'The workspace does not allow the app to post in this Slack channel.',
  token_expired: 'The token of the Slack app has expired.',
  token_revoked: 'The token of the Slack app was revoked.',
  user_not_found: 'Slack has no such user.',
})

const OF_TOKEN: ReadonlySet<string> = new Set([
  'account_inactive',
  'invalid_auth',
  'not_authed',
  'token_expired',
  'token_revoked',
])

export function wordsOf(code: string): string {
  return WORDS[code] ?? `Slack refused the message: ${code}.`
}

/** Whether another try may succeed though nobody changed anything. */
export function isPassing(code: string): boolean {
  return PASSING.has(code)
}

/** Whether the token is at fault. */
export function isOfToken(code: string | null): boolean {
  return code !== null && OF_TOKEN.has(code)
}
