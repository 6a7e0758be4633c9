/** What the reader has asked and not been answered yet. */
import { queryOptions } from '@tanstack/react-query'
import type { OwnQueryList } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

const LOOK_MS = 2000

/** Looked at again and again while somebody shows it; all who do share the request. */
export const ownQueriesOptions = queryOptions({
  queryKey: ['queries', 'mine'],
  queryFn: ({ signal }) => get<Answer<typeof OwnQueryList>>('/api/queries/mine', undefined, signal),
  staleTime: LOOK_MS,
  refetchInterval: LOOK_MS,
  retry: false,
})
