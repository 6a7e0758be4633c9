/**
 * Mails of a dashboard of twenty questions: one, beside the time of its queries; and many to different people, beside
 * the library alone with the same mail to the same server.
 */
import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import type { Bench } from '../support/context.ts'
import type { BenchRow } from '../support/report.ts'
import { alternately, median } from '../support/stats.ts'

/** Of the server, which has the library. */
const { createTransport } = createRequire(
  new URL('../../packages/server/src/delivery/channels/email/transport.ts', import.meta.url),
)('nodemailer') as typeof import('nodemailer')
const QUESTIONS = 20
/** Rows that a question reads: what the mail adds is looked at, not the database. */
const FIRST = 5_000
const ROUNDS = 5
const PEOPLE = 200
const WITHIN_MS = 300_000

/** Takes all mails. */
async function mailServer() {
  let count = 0
  let last = Buffer.alloc(0)
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        last = Buffer.concat(chunks)
        count += 1
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port,
    count: () => count,
    last: () => last,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

type MailServer = Awaited<ReturnType<typeof mailServer>>

/** A dashboard of bar charts, and what a subscription to it says of its cards. */
async function makeDashboard({ call, field, ids }: Bench) {
  const day = ['field', await field(ids.postgresOrders, 'created_at'), { 'temporal-unit': 'month' }]
  const cards: number[] = []
  for (let number = 0; number < QUESTIONS; number += 1) {
    const filter = ['<', ['field', await field(ids.postgresOrders, 'id'), null], FIRST]
    const query = { 'source-table': ids.postgresOrders, filter, aggregation: [['count']], breakout: [day] }
    const dataset_query = { database: ids.postgres, type: 'query', query }
    const card = { name: `Question ${number}`, display: 'bar', visualization_settings: {}, dataset_query }
    cards.push((await call('POST', '/api/card', card)).id)
  }
  const { id } = await call('POST', '/api/dashboard', { name: 'Twenty questions' })
  const { dashcards } = await call('PUT', `/api/dashboard/${id}`, {
    dashcards: cards.map((card_id, i) => ({ id: -1 - i, card_id, row: i * 4, col: 0, size_x: 12, size_y: 4 })),
  })
  const parts: { id: number; card_id: number }[] = dashcards
  const files = { include_csv: false, include_xls: false }
  return { id: Number(id), cards: parts.map((one) => ({ id: one.card_id, dashboard_card_id: one.id, ...files })) }
}

type Dashboard = Awaited<ReturnType<typeof makeDashboard>>

const subscription = ({ id, cards }: Dashboard, addresses: readonly string[]) => ({
  name: 'Numbers',
  dashboard_id: id,
  cards,
  channels: [
    {
      channel_type: 'email',
      schedule_type: 'monthly',
      schedule_hour: 1,
      schedule_frame: 'mid',
      recipients: addresses.map((email) => ({ email })),
    },
  ],
})

/** By how much a mail takes longer than the queries of its dashboard, as a page would ask for them. */
async function oneMail({ call, server, headers }: Bench, dashboard: Dashboard): Promise<BenchRow> {
  const body = JSON.stringify({ ignore_cache: true })
  const queries = async () => {
    const answer = await fetch(`${server.url}/api/dashboard/${dashboard.id}/query`, { method: 'POST', headers, body })
    const text = await answer.text()
    if (text.includes('"status":"failed"')) throw new Error(text.slice(0, 500))
  }
  const mail = () => call('POST', '/api/pulse/test', subscription(dashboard, ['one@example.test']))
  const { ours, limit } = await alternately(ROUNDS, mail, queries, 2)
  return {
    what: `mail of a dashboard of ${QUESTIONS} questions, beyond its queries`,
    value: median(ours) - median(limit),
    limit: null,
    unit: 'ms',
    aim: 300,
    against: '',
  }
}

/** @throws when the queries of the dashboard ran more than once. */
async function manyMails({ call, postgres }: Bench, dashboard: Dashboard, mails: MailServer): Promise<BenchRow> {
  const addresses = Array.from({ length: PEOPLE }, (_, i) => `person${i}@example.test`)
  const { id } = await call('POST', '/api/pulse', subscription(dashboard, addresses))
  const scans = async () => {
    await sleep(11_000) // idle sessions say what they did after ten seconds
    const [row] = await postgres.query(
      "select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'orders'",
    )
    return Number(row?.['scans'])
  }
  const scansBefore = await scans()
  const before = mails.count()
  const start = performance.now()
  await call('POST', `/api/notification/${id}/send`, {})
  while (mails.count() < before + PEOPLE && performance.now() - start < WITHIN_MS) await sleep(20)
  const seconds = (performance.now() - start) / 1000
  if (mails.count() !== before + PEOPLE) throw new Error(`${mails.count() - before} of ${PEOPLE} mails came.`)
  // A worker of PostgreSQL counts its part of a scan as one.
  const runs = (await scans()) - scansBefore
  if (runs > QUESTIONS * 4) throw new Error(`The table was read ${runs} times for ${QUESTIONS} questions.`)
  return {
    what: `${PEOPLE} mails of that dashboard to different people`,
    value: PEOPLE / seconds,
    limit: await alone(mails),
    unit: 'req/s',
    aim: 3,
    against: 'nodemailer alone, one after the other',
  }
}

/** Mails a second, each as long as the last one, over a connection of its own. */
async function alone(mails: MailServer): Promise<number> {
  const raw = mails.last()
  const count = PEOPLE / 5
  const start = performance.now()
  for (let sent = 0; sent < count; sent += 1) {
    const transport = createTransport({ host: '127.0.0.1', port: mails.port, ignoreTLS: true })
    await transport.sendMail({ envelope: { from: 'a@example.test', to: `person${sent}@example.test` }, raw })
    transport.close()
  }
  return (count * 1000) / (performance.now() - start)
}

export async function mails(bench: Bench): Promise<BenchRow[]> {
  const server = await mailServer()
  try {
    await bench.call('PUT', '/api/setting/email-smtp-host', { value: '127.0.0.1' })
    await bench.call('PUT', '/api/setting/email-smtp-port', { value: server.port })
    const dashboard = await makeDashboard(bench)
    return [await oneMail(bench, dashboard), await manyMails(bench, dashboard, server)]
  } finally {
    await server.close()
  }
}
