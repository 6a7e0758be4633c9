/** What can be chosen for a subscription, and leaving one without an account (contract: subscriptions, section 3). */
import { queryOptions } from '@tanstack/react-query'
import type { PulseFormInput, UnsubscribeAnswer, UnsubscribeBody } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'

/** What a channel takes, and whether it is set up. */
export type ChannelForm = Answer<typeof PulseFormInput>['channels'][string]

/** Which channels an administrator has set up. */
export const formInputOptions = queryOptions({
  queryKey: ['notification', 'channels'],
  queryFn: ({ signal }) => get<Answer<typeof PulseFormInput>>('/api/pulse/form_input', undefined, signal),
})

/** Of the link in a mail. */
export type LeaveLink = Answer<typeof UnsubscribeBody>

export const unsubscribe = (link: LeaveLink) => post<Answer<typeof UnsubscribeAnswer>>('/api/pulse/unsubscribe', link)
export const undoUnsubscribe = (link: LeaveLink) =>
  post<Answer<typeof UnsubscribeAnswer>>('/api/pulse/unsubscribe/undo', link)
