/** What is measured, and the library that measures it. */
import { CHANNEL_LABELS } from '@querent/contract'
import { Counter, Registry } from 'prom-client'
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
  const mails = new Counter({
    name: 'querent_mails_total',
    help: 'Mails by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const deliveries = new Counter({
    name: 'querent_deliveries_total',
    help: 'Messages of subscriptions and alerts, by channel and outcome. One that failed may be tried again.',
    labelNames: ['channel', 'outcome'],
    registers: [registry],
  })
  const jobs = new Counter({
    name: 'querent_jobs_total',
    help: 'Tries of background jobs, by outcome. One that failed is tried again.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  })

  // What has not happened yet is 0: a first failure that appears as 1 would not be seen as a rise.
  for (const outcome of ['succeeded', 'failed']) logins.inc({ outcome }, 0)
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  for (const channel of CHANNEL_LABELS) {
    for (const outcome of ['sent', 'failed']) deliveries.inc({ channel, outcome }, 0)
  }
  for (const kind of sources.jobKinds()) for (const outcome of ['done', 'failed']) jobs.inc({ kind, outcome }, 0)

  return { registry, logins, mails, deliveries, jobs }
}

export type Instruments = ReturnType<typeof createInstruments>
