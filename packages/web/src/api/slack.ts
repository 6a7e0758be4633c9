/** The Slack app that posts subscriptions and alerts, for those who manage settings (contract: settings, section 5). */
import { queryOptions } from '@tanstack/react-query'
import type { SlackIdentity, SlackManifest } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, put } from './client.ts'

/** Asks Slack where the app posts, and under which name. */
export const slackIdentityOptions = queryOptions({
  queryKey: ['slack', 'identity'],
  queryFn: ({ signal }) => get<Answer<typeof SlackIdentity>>('/api/slack/identity', undefined, signal),
  retry: false,
  refetchOnWindowFocus: false,
})

export const slackManifestOptions = queryOptions({
  queryKey: ['slack', 'manifest'],
  queryFn: ({ signal }) => get<Answer<typeof SlackManifest>>('/api/slack/manifest', undefined, signal),
})

/** Kept once Slack has accepted it; null disconnects. */
export const putSlackToken = (token: string | null) => put('/api/slack/settings', { 'slack-app-token': token })
