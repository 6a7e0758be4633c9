/** What is measured, and the library that measures it. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Instruments of a registry of their own; those of the process (memory, event loop) are in it too. */
export function createInstruments() {
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

  return { registry, requests, queries, rows, logins, syncErrors, failedJobs }
}

export type Instruments = ReturnType<typeof createInstruments>
