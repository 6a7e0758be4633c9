/** What runs, what ran, and what the server says of itself. */
import { queryOptions } from '@tanstack/react-query'
import type { LogLines, QueryLogPage, RunningQueryList } from '@querent/contract'
import type { Static } from 'typebox'
import { del, get } from './client.ts'

export type RunningQuery = Static<typeof RunningQueryList>[number]
export type LoggedQuery = Static<typeof QueryLogPage>['data'][number]
export type LogLine = Static<typeof LogLines>[number]

const LIVE_MS = 2000

/** Queries that run now, read anew every two seconds while somebody looks. */
export const runningQueriesOptions = queryOptions({
  queryKey: ['operation', 'running'],
  queryFn: ({ signal }) => get<RunningQuery[]>('/api/queries/running', undefined, signal),
  refetchInterval: LIVE_MS,
  staleTime: 0,
})

/** Ends it in its database too. */
export const stopQuery = (id: number) => del(`/api/queries/running/${id}`)

export interface QueryLogFilter {
  status?: LoggedQuery['status'] | undefined
  database_id?: number | undefined
  executor_id?: number | undefined
  /** Milliseconds at least. */
  min_time?: number | undefined
  sort?: 'latest' | 'slowest' | undefined
  offset?: number
}

export const LOG_PAGE = 50

export const queryLogOptions = (filter: QueryLogFilter) =>
  queryOptions({
    queryKey: ['operation', 'query-log', filter],
    queryFn: ({ signal }) =>
      get<Static<typeof QueryLogPage>>('/api/queries/log', { offset: 0, ...filter, limit: LOG_PAGE }, signal),
    staleTime: 0,
  })

/** The latest log lines, newest first. */
export const logLinesOptions = queryOptions({
  queryKey: ['operation', 'logs'],
  queryFn: ({ signal }) => get<LogLine[]>('/api/logger/logs', undefined, signal),
  staleTime: 0,
})

interface Product {
  'system-info': Readonly<Record<string, unknown>>
  'metabase-info': {
    'application-database-details': Readonly<Record<'database' | 'jdbc-driver', { name: string; version: string }>>
    version: { product: string; tag: string; date: string }
  }
}

export const aboutServerOptions = queryOptions({
  queryKey: ['operation', 'about'],
  queryFn: ({ signal }) => get<Product>('/api/bug-reporting/details', undefined, signal),
})

export const serverStatsOptions = queryOptions({
  queryKey: ['operation', 'stats'],
  queryFn: ({ signal }) =>
    get<{ users: number; databases: number; cards: number }>('/api/util/stats', undefined, signal),
})

interface Pool {
  open: number
  idle: number
  waiting: number
  limit: number
}

export const poolsOptions = queryOptions({
  queryKey: ['operation', 'pools'],
  queryFn: async ({ signal }) =>
    (
      await get<{ 'connection-pools': Record<string, Pool> }>(
        '/api/util/diagnostic_info/connection_pool_info',
        undefined,
        signal,
      )
    )['connection-pools'],
  refetchInterval: 5000,
})
