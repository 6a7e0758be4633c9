/** What can be chosen for a subscription (contract: subscriptions, section 3). */
import { queryOptions } from '@tanstack/react-query'
import type { PulseFormInput } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

/** Which channels an administrator has set up. */
export const formInputOptions = queryOptions({
  queryKey: ['notification', 'channels'],
  queryFn: ({ signal }) => get<Answer<typeof PulseFormInput>>('/api/pulse/form_input', undefined, signal),
})
