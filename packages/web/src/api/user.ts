/** People. */
import { queryOptions } from '@tanstack/react-query'
import type { RecipientPage } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

/** As others see a person. */
export type Person = Answer<typeof RecipientPage>['data'][number]

/** People whom the reader may know of. */
export const peopleOptions = queryOptions({
  queryKey: ['user', 'recipients'],
  queryFn: async ({ signal }) => (await get<{ data: Person[] }>('/api/user/recipients', undefined, signal)).data,
})

/** Active people whose name or address has the text; for administrators. */
export const searchPeople = async (text: string, signal?: AbortSignal) =>
  (await get<{ data: Person[] }>('/api/user', { query: text === '' ? undefined : text, limit: 40 }, signal)).data
