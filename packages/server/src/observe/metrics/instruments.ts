/** What is measured, and the library that measures it. */
import { Counter, Gauge, Registry } from 'prom-client'
import { PROCESS_METRICS } from './process-metrics.ts'
import { addScraped } from './scraped.ts'
import { stateMetrics, type MetricSources } from './state-metrics.ts'

/** Instruments of a registry of their own; those of the process (memory, event loop) are in it too. */
export function createInstruments(sources: MetricSources) {
  const registry = new Registry()
  addScraped(registry, [...PROCESS_METRICS, ...stateMetrics(sources)])
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
  const jobs = new Counter({
    name: 'querent_jobs_total',
    help: 'Tries of background jobs, by outcome. One that failed is tried again.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })

  return { registry, logins, syncErrors, jobs }
}

export type Instruments = ReturnType<typeof createInstruments>
