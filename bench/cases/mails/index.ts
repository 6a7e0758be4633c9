/**
 * Mails of a dashboard of twenty questions: one, beside the time of its queries; and many to different people, beside
 * the library alone with the same mail to the same server.
 */
import { createRequire } from 'node:module'
import type { Bench } from '../../support/context.ts'
import type { BenchRow } from '../../support/report.ts'
import { alternately, median } from '../../support/stats.ts'
import { mailTo, makeDashboard, QUESTIONS, sendTo, subscription, type Dashboard } from './dashboard.ts'
import { mailServer, type MailServer } from './mail-server.ts'

/** Of the server, which has the library. */
const { createTransport } = createRequire(
  new URL('../../../packages/server/src/delivery/channels/email/transport.ts', import.meta.url),
)('nodemailer') as typeof import('nodemailer')
/** Rows that a question reads: what the mail adds is looked at, not the database. */
const FIRST = 5_000
/** With those that warm up: what is not saved may be sent five times a minute. */
const [WARM_UPS, ROUNDS] = [2, 3]
const PEOPLE = 1_000
/** Mails that the library sends alone. */
const ALONE = 100

export async function mails(bench: Bench): Promise<BenchRow[]> {
  const server = await mailServer()
  try {
    await sendTo(bench.call, server)
    const dashboard = await makeDashboard(bench.call, await monthlyOrders(bench))
    const one = await oneMail(bench, dashboard)
    return [one, ...(await manyMails(bench, dashboard, server))]
  } finally {
    await server.close()
  }
}

async function monthlyOrders({ field, ids }: Bench): Promise<object> {
  const day = ['field', await field(ids.postgresOrders, 'created_at'), { 'temporal-unit': 'month' }]
  const filter = ['<', ['field', await field(ids.postgresOrders, 'id'), null], FIRST]
  const query = { 'source-table': ids.postgresOrders, filter, aggregation: [['count']], breakout: [day] }
  return { database: ids.postgres, type: 'query', query }
}

/** By how much a mail takes longer than the queries of its dashboard, as a page would ask for them. */
async function oneMail({ call, server, headers }: Bench, dashboard: Dashboard): Promise<BenchRow> {
  const body = JSON.stringify({ ignore_cache: true })
  const queries = async () => {
    const answer = await fetch(`${server.url}/api/dashboard/${dashboard.id}/query`, { method: 'POST', headers, body })
    const text = await answer.text()
    if (text.includes('"status":"failed"')) throw new Error(text.slice(0, 500))
  }
  const mail = () => call('POST', '/api/pulse/test', subscription(dashboard, ['one@example.test']))
  const { ours, limit } = await alternately(ROUNDS, mail, queries, WARM_UPS)
  return {
    what: `mail of a dashboard of ${QUESTIONS} questions, beyond its queries`,
    value: median(ours) - median(limit),
    limit: null,
    unit: 'ms',
    aim: 300,
    against: '',
  }
}

/** How many mails come in a second, and how many queries ran for them. */
async function manyMails({ call, server }: Bench, dashboard: Dashboard, mails: MailServer): Promise<BenchRow[]> {
  const before = await queriesRun(server.url)
  const seconds = await mailTo(PEOPLE, call, dashboard, mails)
  const what = `${PEOPLE} mails of that dashboard to different people`
  return [
    {
      what,
      value: PEOPLE / seconds,
      limit: await alone(mails),
      unit: 'mails/s',
      aim: 3,
      against: 'nodemailer alone, one after the other',
    },
    {
      what: `queries for these ${PEOPLE} mails`,
      value: (await queriesRun(server.url)) - before,
      limit: QUESTIONS,
      unit: 'queries',
      aim: 1,
      against: 'one for each question',
    },
  ]
}

/** Since the server started, without those that the cache answered. */
async function queriesRun(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const lines = text.matchAll(/^querent_query_duration_seconds_count\{(.*)\} (\d+)$/gm)
  return [...lines].reduce(
    (sum, [, labels = '', count]) => sum + (/cached="false"/.test(labels) ? Number(count) : 0),
    0,
  )
}

/** Mails a second, each as long as the last one, over a connection of its own. */
async function alone(mails: MailServer): Promise<number> {
  const raw = mails.last()
  const start = performance.now()
  for (let sent = 0; sent < ALONE; sent += 1) {
    const transport = createTransport({ host: '127.0.0.1', port: mails.port, ignoreTLS: true })
    await transport.sendMail({ envelope: { from: 'a@example.test', to: `person${sent}@example.test` }, raw })
    transport.close()
  }
  return (ALONE * 1000) / (performance.now() - start)
}
