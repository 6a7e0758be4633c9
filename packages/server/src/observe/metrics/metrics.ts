/** Prometheus metrics, derived from events. */
import { deliveryChannel } from '@querent/contract'
import type { ServerEvent, Observe } from '../events.ts'
import type { Instruments } from './instruments.ts'
import { queryTimes } from './query-times.ts'
import { requestTimes } from './request-times.ts'
import type { MetricSources } from './state-metrics.ts'

export interface Metrics {
  observe: Observe
  /** Metrics in the Prometheus exposition format. */
  render(): Promise<{ contentType: string; text: string }>
  /** Has what may come of these databases begin at 0. */
  expectDatabases(ids: readonly number[]): void
  /** Counts one HTTP answer. */
  countRequest(method: string, route: string, status: number, seconds: number): void
}

/** Instruments load when there is something to count: the start need not wait for their library. */
export function createMetrics(sources: MetricSources): Metrics {
  let instruments: Instruments | undefined
  let loading: Promise<Instruments> | undefined
  const requests = requestTimes()
  const queries = queryTimes()

  async function load(): Promise<Instruments> {
    const { createInstruments } = await import('./instruments.ts')
    return (instruments = createInstruments(sources))
  }

  /** In the order of the calls. */
  function withInstruments(use: (loaded: Instruments) => void): void {
    if (instruments !== undefined) return use(instruments)
    void (loading ??= load()).then(use)
  }

  return {
    observe(event) {
      if (event.type === 'query.finished') queries.count(event)
      else if (COUNTED.has(event.type)) withInstruments((loaded) => count(event, loaded))
    },
    async render() {
      const { registry } = await (loading ??= load())
      return {
        contentType: registry.contentType,
        text: (await registry.metrics()) + queries.render() + requests.render(),
      }
    },
    expectDatabases: queries.expect,
    countRequest: requests.count,
  }
}

const COUNTED: ReadonlySet<ServerEvent['type']> = new Set([
  'login.succeeded',
  'login.failed',
  'sign-on.failed',
  'mail.sent',
  'mail.failed',
  'delivery.sent',
  'delivery.failed',
  'job.finished',
  'job.failed',
])

function count(event: ServerEvent, { logins, mails, deliveries, jobs }: Instruments): void {
  if (event.type === 'login.succeeded') logins.inc({ outcome: 'succeeded' })
  if (event.type === 'login.failed' || event.type === 'sign-on.failed') logins.inc({ outcome: 'failed' })
  if (event.type === 'mail.sent') mails.inc({ outcome: 'sent' })
  if (event.type === 'mail.failed') mails.inc({ outcome: 'failed' })
  if (event.type === 'delivery.sent') deliveries.inc({ channel: deliveryChannel(event.channel).label, outcome: 'sent' })
  if (event.type === 'delivery.failed')
    deliveries.inc({ channel: deliveryChannel(event.channel).label, outcome: 'failed' })
  if (event.type === 'job.finished') jobs.inc({ kind: event.kind, outcome: 'done' })
  if (event.type === 'job.failed') jobs.inc({ kind: event.kind, outcome: 'failed' })
}
