/** Two servers on one PostgreSQL that are killed, lose their app database and find its disk full, all at random moments. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { cuttableLine } from '../support/cuttable-line.ts'
import type { AcceptedCopy } from '../support/faulty-mail-server.ts'
import { postgresServer } from '../support/servers.ts'
import {
  clientOf,
  connect,
  logIn,
  PERSON,
  setUp,
  startHealthy,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'

const WITHIN_MS = 90_000
const PAST = '2000-01-01T00:00:00.000Z'
/** Waits are over, as after a while. */
export const TIME_PASSES = `update deliveries set next_try_at = '${PAST}' where state = 'waiting';
  update jobs set run_at = '${PAST}' where kind = 'deliver'`
/** A claim of a process that is gone ends after a minute; none is left when all are. */
export const CLAIMS_END = `update jobs set locked_until = '${PAST}' where kind = 'deliver'`
/** What PostgreSQL says when its disk is full, just when a message that was accepted is noted. */
const DISK_IS_FULL = `create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_disk before update on delivery_messages for each row when (new.state = 'sent')
    execute function full_disk()`
const DISK_HAS_SPACE = 'drop trigger full_disk on delivery_messages; drop function full_disk'

interface LoggedDelivery {
  notification_id: number
  state: string
  note: string | null
  messages: { state: string; is_repeat: boolean; error: string | null }[]
}

/** The numbers of a seed, which is printed: `QUERENT_TEST_SEED` has a run again. */
export function seededNumbers(t: TestContext): () => number {
  let state = Number(process.env['QUERENT_TEST_SEED'] ?? Date.now() % 2 ** 31)
  t.diagnostic(`seed ${state}`)
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** @param env Of both servers. */
export async function twoServers(t: TestContext, env: Record<string, string> = {}) {
  const postgres = await postgresServer()
  const database = await postgres.createDatabase('faults')
  const data = await postgres.createDatabase('fault_data')
  // An engine that ends what takes too long.
  await data.exec(`alter database "${data.name}" set statement_timeout = '300ms'; create table orders (id int)`)
  const line = await cuttableLine(t, { host: String(database.details.host), port: Number(database.details.port) })
  const url = new URL(database.url)
  url.host = `127.0.0.1:${line.port}`
  const options = { dataDir: temporaryFolder(t), env: { ...env, QUERENT_APP_DB_URL: url.href } }
  const first = await startHealthy(t, options)
  const admin = await setUp(first)
  const shop = await connect(admin, 'postgres', data.details)
  const servers: Started[] = [first, await startHealthy(t, options)]
  return { servers, admin, shop, line, exec: database.exec, restart: () => startHealthy(t, options) }
}

type Site = Awaited<ReturnType<typeof twoServers>>

async function post(client: Client, path: string, body: object) {
  const { status, text, json } = await client.call('POST', path, body)
  assert.equal(status, 200, text)
  return json()
}

/** A question that runs this SQL, and an alert about it that goes to the handler. */
export async function alertTo({ admin, shop }: Site, name: string, handler: object, query = 'select 1 as n') {
  const dataset_query = { database: shop, type: 'native', native: { query } }
  const card = await post(admin, '/api/card', { name, display: 'table', visualization_settings: {}, dataset_query })
  return alertOn(admin, Number(card.id), handler)
}

async function alertOn(owner: Client, card: number, handler: object): Promise<number> {
  const { id } = await post(owner, '/api/notification', {
    payload_type: 'notification/card',
    payload: { card_id: card, send_condition: 'has_result' },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 1 1 1 ? 2090' }],
    handlers: [handler],
  })
  return Number(id)
}

/** An alert whose owner no longer sees its question. */
export async function lostAlert({ admin, shop, servers }: Site, handler: object): Promise<number> {
  const { id: ben } = await post(admin, '/api/user', {
    email: 'ben@example.org',
    first_name: 'Ben',
    last_name: 'Reader',
  })
  await admin.call('PUT', `/api/user/${ben}/password`, { password: PERSON.password })
  const login = { username: 'ben@example.org', password: PERSON.password }
  const session = await post(admin, '/api/session', login)
  const dataset_query = { database: shop, type: 'native', native: { query: 'select 1 as n' } }
  const card = await post(admin, '/api/card', {
    name: 'lost',
    display: 'table',
    visualization_settings: {},
    dataset_query,
  })
  const id = await alertOn(clientOf(servers[0]!, session.id), card.id, handler)
  const own = (await admin.call('GET', '/api/user/current')).json().personal_collection_id
  assert.equal((await admin.call('PUT', `/api/card/${card.id}`, { collection_id: own })).status, 200)
  return id
}

async function log(admin: Client): Promise<LoggedDelivery[]> {
  return (await admin.call('GET', '/api/notification/log?limit=200')).json().data
}

/** Whatever moment it is: what is recorded as sent was accepted, and a repetition is marked. */
function assertTrue(delivery: LoggedDelivery, name: string, copies: readonly AcceptedCopy[]): void {
  for (const { state, is_repeat } of delivery.messages) {
    const about = `${name} is ${state}, accepted ${copies.length} times: ${JSON.stringify(delivery)}`
    if (state === 'sent') assert.ok(copies.length > 0, about)
    assert.ok(
      copies.slice(1).every(({ isMarked }) => isMarked),
      `${about}: a repetition is not marked`,
    )
    if (copies.length > 1) assert.ok(is_repeat, about)
  }
}

interface Surviving {
  /** What each alert is called, by its id. */
  names: ReadonlyMap<number, string>
  accepted(name: string): readonly AcceptedCopy[]
  random: () => number
}

/** Sends all alerts while the worst happens. @returns What is logged when all of it is over, by name. */
export async function survive(site: Site, { names, accepted, random }: Surviving) {
  const { servers, exec, line } = site
  for (const id of names.keys()) {
    assert.equal((await site.admin.call('POST', `/api/notification/${id}/send`, {})).status, 204)
  }
  const check = async () => {
    for (const { child, output } of servers) assert.equal(child.exitCode, null, output())
    const deliveries = await log(await logIn(servers[0]!))
    for (const one of deliveries) {
      const name = names.get(one.notification_id) ?? ''
      assertTrue(one, name, accepted(name))
    }
    return deliveries
  }
  for (const incident of incidents(site)) {
    await sleep(100 + random() * 700)
    await incident()
    await exec(TIME_PASSES)
    line.be('open')
    await check()
  }
  const deadline = performance.now() + WITHIN_MS
  let deliveries = await check()
  while (!deliveries.every(({ state }) => state === 'sent' || state === 'failed') && performance.now() < deadline) {
    await sleep(400)
    await exec(TIME_PASSES)
    deliveries = await check()
  }
  assert.equal(deliveries.length, names.size)
  return new Map(deliveries.map((one) => [names.get(one.notification_id) ?? '', one]))
}

/** Kills of one process, a cut line, a full disk, and at last a kill of both, which leaves no claim of a dead one. */
function incidents({ servers, exec, line, restart }: Site): readonly (() => Promise<void>)[] {
  const kill = async (index: number) => {
    const [victim] = servers.splice(index, 1)
    victim?.child.kill('SIGKILL')
    assert.equal(await victim?.ended, 'SIGKILL')
  }
  const killOne = (index: number) => async () => {
    await kill(index)
    servers.push(await restart())
  }
  return [
    killOne(0),
    async () => {
      line.be('cut')
      await sleep(1000)
      line.be('open')
    },
    killOne(1),
    async () => {
      await exec(DISK_IS_FULL)
      await exec(TIME_PASSES)
      await sleep(1500)
      await exec(DISK_HAS_SPACE)
    },
    async () => {
      await Promise.all([kill(1), kill(0)])
      await exec(CLAIMS_END)
      servers.push(await restart(), await restart())
    },
  ]
}

/** Questions that have no answer, and what is said of them. */
export const FAILING_QUERIES: Readonly<Record<string, { sql: string; note: RegExp }>> = {
  broken: { sql: 'select nothing from orders', note: /nothing/ },
  endless: { sql: 'select pg_sleep(20)', note: /timeout/ },
}

interface Expected {
  sent: readonly string[]
  /** What the other side, or the way to it, said. */
  refused: Readonly<Record<string, RegExp>>
}

/** When all is over. Failing questions and the one that its owner no longer sees have sent nothing. */
export function assertOutcomes(
  logged: ReadonlyMap<string, LoggedDelivery>,
  accepted: Surviving['accepted'],
  { sent, refused }: Expected,
): void {
  const outcome = (name: string) => {
    const { state, messages } = logged.get(name) ?? { state: 'missing', messages: [] }
    return [state, ...messages.map((message) => message.state)]
  }
  for (const name of sent) {
    assert.deepEqual(outcome(name), ['sent', 'sent'], name)
    const isRepeat = logged.get(name)?.messages[0]?.is_repeat
    if (/^(drop|late|failing)/.test(name)) assert.ok(isRepeat, name)
    if (isRepeat === false) assert.equal(accepted(name).length, 1, name)
  }
  for (const [name, words] of Object.entries(refused)) {
    assert.deepEqual([...outcome(name), accepted(name).length], ['failed', 'failed', 0], name)
    assert.match(logged.get(name)?.messages[0]?.error ?? '', words, name)
  }
  const noted = Object.entries(FAILING_QUERIES).map(([name, { note }]): [string, RegExp] => [name, note])
  for (const [name, words] of [...noted, ['lost', /owner no longer has access/] as const]) {
    assert.deepEqual([...outcome(name), accepted(name).length], ['failed', 0], name)
    assert.match(logged.get(name)?.note ?? '', words, name)
  }
}
