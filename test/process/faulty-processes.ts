/** Servers that are killed, lose their app database and find its disk full, all at random moments, while they send. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AcceptedCopy } from '../support/faulty-mail-server.ts'
import { clientOf, type Client, type Started } from './running-server.ts'

const WITHIN_MS = 120_000
const PAST = '2000-01-01T00:00:00.000Z'
/** Waits are over, as after a while. */
const TIME_PASSES = `update deliveries set next_try_at = '${PAST}' where state = 'waiting';
  update delivery_messages set next_try_at = '${PAST}' where next_try_at is not null;
  update jobs set run_at = '${PAST}' where kind = 'deliver'`
/** A claim of a process that is gone ends after a minute; none is left when all are. */
const CLAIMS_END = `update jobs set locked_until = '${PAST}' where kind = 'deliver'`

/** How often servers are killed where a test says nothing else. `QUERENT_TEST_KILLS` has more random moments tried. */
export function killsOf(usual: number): number {
  return Number(process.env['QUERENT_TEST_KILLS'] ?? usual)
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

export interface Site {
  servers: Started[]
  admin: Client
  /** Runs SQL in the app database, past the servers. */
  exec(script: string): Promise<void>
  restart(): Promise<Started>
}

export interface LoggedMessage {
  id: number
  recipients: string[]
  state: string
  is_repeat: boolean
  error: string | null
}

export interface LoggedDelivery {
  notification_id: number
  state: string
  note: string | null
  messages: LoggedMessage[]
}

/** Something that is sent, by the id of its notification. */
export interface Sent {
  name: string
  /** Which copies of a message the other side has accepted, the first one first. */
  accepted(message: LoggedMessage): readonly AcceptedCopy[]
}

/** Asks the first of the servers. Who is logged in stays so when a server is killed. */
const adminOf = ({ servers, admin }: Site) => clientOf(servers[0]!, admin.sessionId)

/** Whatever moment it is: what is recorded as sent was accepted, and a repetition is marked. */
function assertTrue({ messages }: LoggedDelivery, { name, accepted }: Sent): void {
  for (const message of messages) {
    const copies = accepted(message)
    const about = `${name} is ${message.state}, accepted ${copies.length} times: ${JSON.stringify(message)}`
    if (message.state === 'sent') assert.ok(copies.length > 0, about)
    assert.ok(
      copies.slice(1).every(({ isMarked }) => isMarked),
      `${about}: a repetition is not marked`,
    )
    if (copies.length > 1) assert.ok(message.is_repeat, about)
  }
}

interface Surviving {
  sent: ReadonlyMap<number, Sent>
  /** What happens, one after the other. */
  incidents: readonly (() => Promise<void>)[]
  random: () => number
}

/** Sends everything while the worst happens. @returns what is logged when all of it is over. */
export async function survive(site: Site, { sent, incidents, random }: Surviving): Promise<LoggedDelivery[]> {
  for (const id of sent.keys()) {
    assert.equal((await adminOf(site).call('POST', `/api/notification/${id}/send`, {})).status, 204)
  }
  const check = async (): Promise<LoggedDelivery[]> => {
    for (const { child, output } of site.servers) assert.equal(child.exitCode, null, output())
    const answer = await adminOf(site).call('GET', '/api/notification/log?limit=200')
    assert.equal(answer.status, 200, answer.text)
    const deliveries: LoggedDelivery[] = answer.json().data
    for (const one of deliveries) assertTrue(one, sent.get(one.notification_id)!)
    return deliveries
  }
  for (const incident of incidents) {
    await sleep(100 + random() * 700)
    await incident()
    await site.exec(TIME_PASSES)
    await check()
  }
  const deadline = performance.now() + WITHIN_MS
  let deliveries = await check()
  while (!deliveries.every(({ state }) => state === 'sent' || state === 'failed') && performance.now() < deadline) {
    await sleep(1000)
    await site.exec(TIME_PASSES)
    deliveries = await check()
  }
  assert.equal(deliveries.length, sent.size)
  return deliveries
}

/** Kills some of the servers at once, and starts as many. When none was left, no claim of a dead one is. */
export async function killSome({ servers, exec, restart }: Site, from: number, count: number): Promise<void> {
  await Promise.all(
    servers.splice(from, count).map(async ({ child, ended }) => {
      child.kill('SIGKILL')
      assert.equal(await ended, 'SIGKILL')
    }),
  )
  if (servers.length === 0) await exec(CLAIMS_END)
  servers.push(...(await Promise.all(Array.from({ length: count }, restart))))
}
