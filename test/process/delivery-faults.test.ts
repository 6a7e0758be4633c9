/**
 * A server that is killed at random moments while it sends to a mail server with faults: what is recorded is what happened,
 * nothing is lost, and what may have arrived twice is marked.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { faultyMailServer } from '../support/faulty-mail-server.ts'
import { postgresServer } from '../support/servers.ts'
import { CLAIMS_END, seededNumbers, TIME_PASSES } from './faulty-processes.ts'
import { logIn, setUp, startHealthy, stop, temporaryFolder, type Client, type Started } from './running-server.ts'

const KILLS = 4
const DELIVERIES = 3
const WITHIN_MS = 90_000
/** What becomes of a message says the name of its address. */
const ADDRESSES = ['fast', 'slow', 'busy', 'drop', 'hang', 'never'].map((name) => `${name}@example.test`)

interface LoggedMessage {
  id: number
  recipients: string[]
  state: string
  is_repeat: boolean
}

interface LoggedDelivery {
  state: string
  messages: LoggedMessage[]
}

type MailServer = Awaited<ReturnType<typeof faultyMailServer>>

async function log(admin: Client): Promise<LoggedDelivery[]> {
  return (await admin.call('GET', '/api/notification/log?limit=200')).json().data
}

async function subscribe(admin: Client): Promise<number> {
  const dashboard = (await admin.call('POST', '/api/dashboard', { name: 'Morning' })).json()
  const channel = { channel_type: 'email', schedule_type: 'monthly', schedule_hour: 1, schedule_frame: 'mid' }
  const { status, text, json } = await admin.call('POST', '/api/pulse', {
    name: 'Numbers',
    dashboard_id: dashboard.id,
    cards: [{ include_csv: false, include_xls: false }],
    channels: [{ ...channel, recipients: ADDRESSES.map((email) => ({ email })) }],
  })
  assert.equal(status, 200, text)
  return json().id
}

/** Whatever moment it is: the mail server took what is recorded as sent, and refused what is recorded as given up. */
function assertTrue(deliveries: readonly LoggedDelivery[], mails: MailServer): void {
  for (const { messages } of deliveries) {
    for (const { id, recipients, state, is_repeat } of messages) {
      const copies = mails.accepted(`delivery-${id}`)
      const about = `${recipients.join()} is ${state}, accepted ${copies.length} times`
      if (state === 'sent') assert.ok(copies.length > 0, about)
      if (recipients[0]?.startsWith('never')) assert.notEqual(state, 'sent', about)
      assert.ok(
        copies.slice(1).every((copy) => copy.isMarked),
        `${about}: a repetition is not marked`,
      )
      if (copies.length > 1) assert.ok(is_repeat, about)
    }
  }
}

interface Faulty {
  servers: Started[]
  admin: Client
  mails: MailServer
  restart(): Promise<Started>
  exec(script: string): Promise<void>
  random: () => number
}

async function killed(server: Started | undefined): Promise<void> {
  server?.child.kill('SIGKILL')
  assert.equal(await server?.ended, 'SIGKILL')
}

async function survive({ servers, admin: first, mails, restart, exec, random }: Faulty): Promise<void> {
  let admin = first
  for (let count = 0; count < DELIVERIES; count += 1) {
    const id = await subscribe(admin)
    assert.equal((await admin.call('POST', `/api/notification/${id}/send`, {})).status, 204)
  }
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(100 + random() * 900)
    // At last all of them: a claim of one that is gone lasts for a minute, and nobody else knows whose it is.
    const count = kill === KILLS - 1 ? servers.length : 1
    await Promise.all(servers.splice(kill % servers.length, 1).map(killed))
    if (count > 1) await Promise.all(servers.splice(0).map(killed))
    if (servers.length === 0) await exec(CLAIMS_END)
    await exec(TIME_PASSES)
    for (let back = 0; back < count; back += 1) servers.push(await restart())
    admin = await logIn(servers[0]!)
    assertTrue(await log(admin), mails)
  }
  const isOver = (deliveries: readonly LoggedDelivery[]) => deliveries.every(({ state }) => state === 'failed')
  const deadline = performance.now() + WITHIN_MS
  while (!isOver(await log(admin)) && performance.now() < deadline) {
    await sleep(1000)
    await exec(TIME_PASSES)
  }
  const deliveries = await log(admin)
  assert.ok(isOver(deliveries), JSON.stringify(deliveries, null, 1))
  assertTrue(deliveries, mails)
  for (const { messages } of deliveries) {
    assert.deepEqual(messages.map(({ recipients }) => recipients[0]).toSorted(), ADDRESSES.toSorted())
    for (const { id, recipients, state, is_repeat } of messages) {
      const copies = mails.accepted(`delivery-${id}`).length
      const to = recipients.join()
      assert.deepEqual([state, copies > 0], to.startsWith('never') ? ['failed', false] : ['sent', true], to)
      if (!is_repeat) assert.ok(copies <= 1, to)
    }
  }
  assert.ok(deliveries.length === DELIVERIES)
}

test('on SQLite', { timeout: 240_000 }, async (t) => {
  const mails = await faultyMailServer(t)
  const options = { dataDir: temporaryFolder(t), env: mails.env }
  const server = await startHealthy(t, options)
  const admin = await setUp(server)
  const exec = async (script: string) => {
    const file = new DatabaseSync(join(options.dataDir, 'querent.db'), { timeout: 5000 })
    file.exec(script)
    file.close()
  }
  const servers = [server]
  const random = seededNumbers(t)
  await survive({ servers, admin, mails, exec, random, restart: () => startHealthy(t, options) })
  assert.equal(await stop(servers[0]!), 0)
})

test('with two processes on PostgreSQL', { timeout: 300_000 }, async (t) => {
  const mails = await faultyMailServer(t)
  const database = await (await postgresServer()).createDatabase('faults')
  const options = { dataDir: temporaryFolder(t), env: { ...mails.env, QUERENT_APP_DB_URL: database.url } }
  const first = await startHealthy(t, options)
  const admin = await setUp(first)
  const servers = [first, await startHealthy(t, options)]
  await survive({
    servers,
    admin,
    mails,
    exec: (script) => database.exec(script),
    random: seededNumbers(t),
    restart: () => startHealthy(t, options),
  })
})
