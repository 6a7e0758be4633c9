/** Metrics of what the server is doing at the moment somebody asks; no database is asked for them. */
import type { AppDatabaseWatch } from '../app-database-watch.ts'
import type { Scraped } from './scraped.ts'

/** Where the states come from. */
export interface MetricSources {
  version: Readonly<Record<'version' | 'api' | 'node', string>>
  queries(): { database_id: number; state: 'waiting' | 'running' }[]
  pools(): { databaseId: number; open: number; idle: number; waiting: number; limit: number }[]
  /** Kinds of the jobs that there may be. */
  jobKinds(): string[]
  /** HTTP requests that wait for their answer. */
  requests(): number
  /** Kinds of the jobs that run. */
  jobs(): string[]
  cache(): { hits: number; misses: number }
  appDatabase: AppDatabaseWatch['status']
}

export function stateMetrics(sources: MetricSources): Scraped[] {
  return [
    {
      kind: 'gauge',
      name: 'querent_build_info',
      help: 'Always 1; the labels are the versions of the server, its API and Node.',
      labels: ['version', 'api', 'node'],
      read: () => [{ labels: sources.version, value: 1 }],
    },
    {
      kind: 'gauge',
      name: 'querent_http_requests_in_flight',
      help: 'HTTP requests that wait for their answer, or for its end.',
      read: sources.requests,
    },
    {
      kind: 'gauge',
      name: 'querent_queries',
      help: 'Queries under way, by database and whether they run or wait for their turn.',
      labels: ['database', 'state'],
      read: () =>
        sources
          .queries()
          .map(({ database_id, state }) => ({ labels: { database: String(database_id), state }, value: 1 })),
    },
    {
      kind: 'gauge',
      name: 'querent_pool_connections',
      help: 'Connections to a database: used, idle, the most there may be (limit), and statements waiting for one.',
      labels: ['database', 'state'],
      read: () =>
        sources.pools().flatMap(({ databaseId, open, idle, waiting, limit }) =>
          Object.entries({ used: open - idle, idle, waiting, limit }).map(([state, value]) => ({
            labels: { database: String(databaseId), state },
            value,
          })),
        ),
    },
    {
      kind: 'gauge',
      name: 'querent_jobs_running',
      help: 'Background jobs that this process works on.',
      labels: ['kind'],
      read: () => sources.jobs().map((kind) => ({ labels: { kind }, value: 1 })),
    },
    {
      kind: 'counter',
      name: 'querent_results_cache_total',
      help: 'Queries that may be cached, by whether the result was there.',
      labels: ['outcome'],
      read() {
        const { hits, misses } = sources.cache()
        return [
          { labels: { outcome: 'hit' }, value: hits },
          { labels: { outcome: 'miss' }, value: misses },
        ]
      },
    },
    {
      kind: 'gauge',
      name: 'querent_app_database_up',
      help: '1 unless the app database did not answer when it was last asked.',
      read: () => Number(sources.appDatabase().isReachable),
    },
    {
      kind: 'counter',
      name: 'querent_app_database_errors_total',
      help: 'Checks, requests and background work that the app database failed.',
      read: () => sources.appDatabase().failures,
    },
    {
      kind: 'gauge',
      name: 'querent_app_database_writable',
      help: '0 while nothing can be saved, as on a full disk, else 1.',
      read: () => Number(sources.appDatabase().isWritable),
    },
    {
      kind: 'counter',
      name: 'querent_app_database_write_failures_total',
      help: 'Writes that failed because the app database cannot be written to.',
      read: () => sources.appDatabase().writeFailures,
    },
    {
      kind: 'gauge',
      name: 'querent_app_database_check_seconds',
      help: 'How long the app database took to answer when it was last asked whether it is there.',
      read: () => sources.appDatabase().checkSeconds,
    },
  ]
}
