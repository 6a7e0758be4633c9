/** Webhooks that administrators set up (contract: alerts, section 3). */
import { queryOptions } from '@tanstack/react-query'
import type { ChannelRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

type Channel = Answer<typeof ChannelRecord>

/** For those who manage settings. */
export const channelsOptions = queryOptions({
  queryKey: ['channel'],
  queryFn: ({ signal }) => get<Channel[]>('/api/channel', { include_inactive: true }, signal),
})
