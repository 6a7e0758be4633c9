/** What queries are made of. */
import { queryOptions } from '@tanstack/react-query'
import { post } from './client.ts'

/** The columns of each stage of a query, in any of its forms, with the query in stages. */
export const describeOptions = <Description>(key: number | string, query: unknown) =>
  queryOptions({
    queryKey: ['describe', key, query],
    queryFn: ({ signal }) => post<Description>('/api/dataset/describe', { query }, signal),
    staleTime: 300_000,
  })
