/** People. */
import { queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'

/** As others see a person. */
export interface Person {
  id: number
  email?: string
  first_name: string | null
  last_name: string | null
  common_name: string
}

export const userOptions = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: ({ signal }) => get<Person>(`/api/user/${id}`, undefined, signal),
  })

/** People whom the reader may know of. */
export const peopleOptions = queryOptions({
  queryKey: ['user', 'recipients'],
  queryFn: async ({ signal }) => (await get<{ data: Person[] }>('/api/user/recipients', undefined, signal)).data,
})

/** Active people whose name or address has the text; for administrators. */
export const searchPeople = async (text: string, signal?: AbortSignal) =>
  (await get<{ data: Person[] }>('/api/user', { query: text === '' ? undefined : text, limit: 40 }, signal)).data
