/** Prometheus metrics, derived from events. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Observe } from './events.ts'

export interface Metrics {
  observe: Observe
  /** Text in the Prometheus exposition format. */
  render(): Promise<string>
  contentType: string
  /** Counts one HTTP answer. */
  countRequest(method: string, route: string, status: number, seconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'querent_http_request_duration_seconds',
    help: 'Time from request to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const queries = new Histogram({
    name: 'querent_query_duration_seconds',
    help: 'Time of queries, by database, status and whether they came from the cache.',
    labelNames: ['database', 'status', 'cached'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60, 300],
    registers: [registry],
  })
  const rows = new Counter({
    name: 'querent_query_rows_total',
    help: 'Rows returned by queries.',
    registers: [registry],
  })
  const logins = new Counter({
    name: 'querent_logins_total',
    help: 'Logins by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const syncErrors = new Gauge({
    name: 'querent_sync_failed',
    help: '1 while the latest sync of a database failed.',
    labelNames: ['database'],
    registers: [registry],
  })
  const failedJobs = new Counter({
    name: 'querent_job_failures_total',
    help: 'Background jobs that failed.',
    labelNames: ['kind'],
    registers: [registry],
  })

  const observe: Observe = (event) => {
    if (event.type === 'query.finished') {
      const labels = { database: String(event.databaseId), status: event.status, cached: String(event.cached) }
      queries.observe(labels, event.durationMs / 1000)
      rows.inc(event.rows)
    }
    if (event.type === 'login.succeeded') logins.inc({ outcome: 'succeeded' })
    if (event.type === 'login.failed') logins.inc({ outcome: 'failed' })
    if (event.type === 'sync.failed') syncErrors.set({ database: String(event.databaseId) }, 1)
    if (event.type === 'sync.finished') syncErrors.set({ database: String(event.databaseId) }, 0)
    if (event.type === 'job.failed') failedJobs.inc({ kind: event.kind })
  }

  return {
    observe,
    render: () => registry.metrics(),
    contentType: registry.contentType,
    countRequest(method, route, status, seconds) {
      requests.observe({ method, route, status: String(status) }, seconds)
    },
  }
}
