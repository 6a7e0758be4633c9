/** Metrics of what the server is doing at the moment somebody asks; no database is asked for them. */
import type { Scraped } from './scraped.ts'

/** Where the states come from. */
export interface MetricSources {
  version: Readonly<Record<'version' | 'api' | 'node', string>>
  queries(): { database_id: number; state: 'waiting' | 'running' }[]
  pools(): { databaseId: number; open: number; idle: number; waiting: number; limit: number }[]
  /** Kinds of the jobs that run. */
  jobs(): string[]
  cache(): { hits: number; misses: number }
  appDatabase(): { isReachable: boolean; failures: number }
}

export function stateMetrics(sources: MetricSources): Scraped[] {
  return [
    {
      kind: 'gauge',
      name: 'querent_build_info',
      help: 'Always 1; the labels tell the versions of the server, of its API and of Node.',
      labels: ['version', 'api', 'node'],
      read: () => [{ labels: sources.version, value: 1 }],
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
  ]
}
