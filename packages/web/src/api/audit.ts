/** Who did what. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { AuditActions, AuditEntry as Entry, AuditPage } from '@querent/contract'
import type { Static } from 'typebox'
import { addressOf, get } from './client.ts'

export type AuditEntry = Static<typeof Entry>

/** What fits all of these; a list fits when one of it does. */
export interface AuditFilter {
  user_id?: number | undefined
  action?: readonly string[] | undefined
  model?: readonly string[] | undefined
  model_id?: number | undefined
  /** Dates or times. */
  since?: string | undefined
  until?: string | undefined
  /** Part of the name of what an entry is about. */
  text?: string | undefined
}

const PAGE = 50

export const auditOptions = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      get<Static<typeof AuditPage>>('/api/audit', { ...filter, limit: PAGE, after: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** Every kind of entry with what it says. */
export const auditActionsOptions = queryOptions({
  queryKey: ['audit', 'actions'],
  queryFn: ({ signal }) => get<Static<typeof AuditActions>>('/api/audit/actions', undefined, signal),
  staleTime: Infinity,
})

/** The address of the file with all entries that fit. */
export const auditFile = (filter: AuditFilter) => addressOf('/api/audit/csv', { ...filter })
