/** Webhooks that administrators set up (contract: alerts, section 3). */
import { queryOptions } from '@tanstack/react-query'
import type { ChannelRecord, ChannelTestAnswer } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post, put } from './client.ts'

export type Channel = Answer<typeof ChannelRecord>
/** What a test sent, and what came back. */
export type ChannelTest = Answer<typeof ChannelTestAnswer>
export type ChannelDetails = Channel['details']

/** For those who manage settings. */
export const channelsOptions = queryOptions({
  queryKey: ['channel'],
  queryFn: ({ signal }) => get<Channel[]>('/api/channel', { include_inactive: true }, signal),
})

type ChannelBody = Pick<Channel, 'name' | 'description' | 'details'>

export const createChannel = (body: ChannelBody) => post<Channel>('/api/channel', { ...body, type: 'channel/http' })
/** A secret that came hidden and comes back so stays unchanged. */
export const updateChannel = (id: number, changes: Partial<ChannelBody> & { active?: boolean }) =>
  put<Channel>(`/api/channel/${id}`, changes)
/** Sends a test message; with the id of a saved one, its hidden secrets count. */
export const testChannel = (details: ChannelDetails, id: number | null) =>
  post<ChannelTest>('/api/channel/test', { type: 'channel/http', details, id })
