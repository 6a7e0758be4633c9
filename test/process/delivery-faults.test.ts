/**
 * Servers that are killed at random moments while they send by mail, to Slack and to webhooks, each of which fails in every
 * way: what is recorded is what happened, nothing is lost, and what may have arrived twice is marked.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { cuttableLine } from '../support/cuttable-line.ts'
import { faultyMailServer } from '../support/faulty-mail-server.ts'
import { faultyReceiver } from '../support/faulty-receiver.ts'
import { faultySlack } from '../support/faulty-slack.ts'
import { freePort } from '../support/free-port.ts'
import { postgresServer } from '../support/servers.ts'
import { SLACK_TOKEN } from '../support/slack-double.ts'
import { alertMaker, assertAlerted, assertMailed, inviteBen, subscribe, UNANSWERED } from './faulty-content.ts'
import {
  killsOf,
  killSome,
  seededNumbers,
  survive,
  type LoggedDelivery,
  type LoggedMessage,
  type Sent,
  type Site,
} from './faulty-processes.ts'
import { startPrepared } from './prepared-server.ts'
import { clientOf, setUp, startHealthy, stop, temporaryFolder, type Started } from './running-server.ts'

/** What PostgreSQL says when its disk is full, just when a message that was accepted is noted. */
const DISK_IS_FULL = `create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before update on delivery_messages for each row when (new.state = 'sent')
    execute function full_disk()`
const DISK_HAS_SPACE = 'drop trigger full_disk on delivery_messages; drop function full_disk'
const AWAY_MS = 1000
/** What ends as sent, whatever became of the first try. */
const TAKEN = ['fast', 'slow', 'cut', 'drop', 'late', 'failing', 'busy', 'unavailable']
/** These fail when a file is uploaded, before there is a message. */
const UPLOADS = ['tls', 'dns', 'full']
const NOT_TO_SLACK: Readonly<Record<string, RegExp>> = {
  never: /no such channel/,
  redirect: /answered with status 302/,
}
/** What is given up, by what is said of it. */
const NOT_TO_WEBHOOKS: Readonly<Record<string, RegExp>> = {
  never: /answered with status 410/,
  redirect: /answered with status 302/,
  gone: /ECONNREFUSED/,
  nowhere: /ENOTFOUND|EAI_AGAIN/,
  'no-tls': /SSL|TLS|EPROTO|wrong version/i,
  private: /belongs to this machine or its network/,
}

/** More of them have more moments tried. */
const SUBSCRIPTIONS = killsOf(1)

async function mailsOf(t: TestContext) {
  const mails = await faultyMailServer(t)
  const accepted = ({ id }: LoggedMessage) => mails.accepted(`delivery-${id}`)
  return { env: mails.env, sent: { name: 'mail', accepted } satisfies Sent }
}

test('by mail, on SQLite', { timeout: 240_000 }, async (t) => {
  const mails = await mailsOf(t)
  const options = { dataDir: temporaryFolder(t), env: mails.env }
  const { server, admin } = await startPrepared(t, options)
  const site: Site = {
    servers: [server],
    admin,
    async exec(script) {
      const file = new DatabaseSync(join(options.dataDir, 'querent.db'), { timeout: 5000 })
      file.exec(script)
      file.close()
    },
    restart: () => startHealthy(t, options),
  }
  const sent = new Map<number, Sent>()
  for (let count = 0; count < SUBSCRIPTIONS; count += 1) sent.set(await subscribe(admin), mails.sent)
  const incidents = Array.from({ length: killsOf(2) }, () => () => killSome(site, 0, 1))
  const logged = await survive(site, { sent, incidents, random: seededNumbers(t) })
  for (const delivery of logged) assertMailed(delivery, mails.sent.accepted)
  assert.equal(await stop(site.servers[0]!), 0)
})

/** Two servers on one PostgreSQL, the way to which can be cut. */
async function twoServers(t: TestContext, env: Record<string, string>) {
  const database = await (await postgresServer()).createDatabase('faults')
  const line = await cuttableLine(t, { host: String(database.details.host), port: Number(database.details.port) })
  const url = new URL(database.url)
  url.host = `127.0.0.1:${line.port}`
  const options = { dataDir: temporaryFolder(t), env: { ...env, QUERENT_APP_DB_URL: url.href } }
  const restart = () => startHealthy(t, options)
  const first = await restart()
  const admin = await setUp(first)
  const servers: Started[] = [first, await restart()]
  const site: Site = { servers, admin, exec: database.exec, restart }
  return { site, line }
}

type Place = Awaited<ReturnType<typeof twoServers>>

/** A kill of either process, a line that is cut, a full disk, and at last a kill of both, which leaves no claim of a dead one. */
function incidentsOf({ site, line }: Place): (() => Promise<void>)[] {
  return [
    () => killSome(site, 0, 1),
    async () => {
      line.be('cut')
      await sleep(AWAY_MS)
      line.be('open')
    },
    async () => {
      await site.exec(DISK_IS_FULL)
      await sleep(AWAY_MS)
      await site.exec(DISK_HAS_SPACE)
    },
    ...Array.from({ length: killsOf(1) - 1 }, (_, at) => () => killSome(site, at % 2, 1)),
    () => killSome(site, 0, 2),
  ]
}

async function webhooksOf(t: TestContext) {
  const hooks = await faultyReceiver(t, {
    read: ({ url }, bytes) => ({
      name: (url ?? '').slice(1),
      isMarked: JSON.parse(bytes.toString('utf8')).is_repeat === true,
    }),
    accept: (reply) => void reply.end('ok'),
    refuse: (reply) => void reply.writeHead(410).end(),
  })
  const elsewhere: Readonly<Record<string, string>> = {
    gone: `http://127.0.0.1:${await freePort()}/`,
    nowhere: 'http://nowhere.invalid/',
    'no-tls': `https://127.0.0.1:${hooks.port}/no-tls`,
    private: 'http://localhost:1/',
  }
  return { ...hooks, urlOf: (name: string) => elsewhere[name] ?? `http://127.0.0.1:${hooks.port}/${name}` }
}

/** A database whose engine ends what takes too long. */
async function shopDetails() {
  const data = await (await postgresServer()).createDatabase('fault_data')
  await data.exec(`alter database "${data.name}" set statement_timeout = '300ms'; create table orders (id int)`)
  return data.details
}

test('by every channel, with two processes on PostgreSQL', { timeout: 300_000 }, async (t) => {
  const random = seededNumbers(t)
  const mails = await mailsOf(t)
  const slack = await faultySlack(t)
  const hooks = await webhooksOf(t)
  const place = await twoServers(t, { ...mails.env, ...slack.env })
  const { admin, servers } = place.site
  await admin.call('PUT', '/api/slack/settings', { 'slack-app-token': SLACK_TOKEN })
  await admin.call('PUT', '/api/setting/outbound-allowed-hosts', { value: '127.0.0.1,nowhere.invalid' })
  const ben = clientOf(servers[0]!, await inviteBen(admin))
  const alerts = await alertMaker(admin, { details: await shopDetails(), ben })
  const sent = new Map<number, Sent>()
  for (let count = 0; count < SUBSCRIPTIONS; count += 1) sent.set(await subscribe(admin), mails.sent)

  const toSlack = (name: string) => ({
    channel_type: 'channel/slack',
    recipients: [{ type: 'notification-recipient/raw-value', details: { value: `#${name}` } }],
  })
  for (const name of [...TAKEN, ...UPLOADS, ...Object.keys(NOT_TO_SLACK), ...UNANSWERED, 'lost']) {
    const id = await (name === 'lost' ? alerts.addLost(toSlack(name)) : alerts.add(name, toSlack(name)))
    sent.set(id, { name: `slack ${name}`, accepted: () => slack.accepted(name) })
  }
  for (const name of [...TAKEN, ...Object.keys(NOT_TO_WEBHOOKS), ...UNANSWERED, 'lost']) {
    const details = { url: hooks.urlOf(name) }
    const channel = await admin.call('POST', '/api/channel', { name, type: 'channel/http', details })
    assert.equal(channel.status, 200, channel.text)
    const handler = { channel_type: 'channel/http', channel_id: channel.json().id }
    const id = await (name === 'lost' ? alerts.addLost(handler) : alerts.add(name, handler))
    sent.set(id, { name: `http ${name}`, accepted: () => hooks.accepted(name) })
  }
  await alerts.lose()

  const logged = await survive(place.site, { sent, incidents: incidentsOf(place), random })
  const of = (channel: string): [string, LoggedDelivery][] =>
    logged.flatMap((one) => {
      const [first, ...rest] = sent.get(one.notification_id)!.name.split(' ')
      return first === channel ? [[rest.join(' '), one]] : []
    })
  for (const [, delivery] of of('mail')) assertMailed(delivery, mails.sent.accepted)
  assertAlerted(new Map(of('slack')), slack.accepted, { sent: [...TAKEN, ...UPLOADS], refused: NOT_TO_SLACK })
  assertAlerted(new Map(of('http')), hooks.accepted, { sent: TAKEN, refused: NOT_TO_WEBHOOKS })
})
