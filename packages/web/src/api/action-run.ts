/** Executions of actions, and changes of rows in place. */
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActionRun as Run, ActionRunPage } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

export type ActionRun = Answer<typeof Run>

/** What fits all of these. */
export interface ActionRunFilter {
  user_id?: number | undefined
  state?: ActionRun['state'] | undefined
  /** Dates or times. */
  since?: string | undefined
  until?: string | undefined
}

const PAGE = 50

export const actionRunsOptions = (filter: ActionRunFilter) =>
  infiniteQueryOptions({
    queryKey: ['action-runs', filter],
    queryFn: ({ pageParam, signal }) =>
      get<Answer<typeof ActionRunPage>>(
        '/api/action-runs',
        { ...filter, limit: PAGE, ...(pageParam > 0 && { before: pageParam }) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })
