/** What servers that are killed have to send: subscriptions by mail, and alerts, some of which have no answer. */
import assert from 'node:assert/strict'
import { connect, PERSON, type Client } from './running-server.ts'
import type { LoggedDelivery, LoggedMessage } from './faulty-processes.ts'

/** Questions that have no answer, and what is said of them. */
const FAILING_QUERIES: Readonly<Record<string, { sql: string; note: RegExp }>> = {
  broken: { sql: 'select nothing from orders', note: /nothing/ },
  endless: { sql: 'select pg_sleep(20)', note: /timeout/ },
}
/** What becomes of a mail says the name of its address. */
const ADDRESSES = ['fast', 'slow', 'busy', 'drop', 'hang', 'never'].map((name) => `${name}@example.test`)

async function post(client: Client, path: string, body: object) {
  const { status, text, json } = await client.call('POST', path, body)
  assert.equal(status, 200, text)
  return json()
}

/** A dashboard that goes to an address of each kind. @returns the id of its notification. */
export async function subscribe(admin: Client): Promise<number> {
  const dashboard = await post(admin, '/api/dashboard', { name: 'Morning' })
  const channel = { channel_type: 'email', schedule_type: 'monthly', schedule_hour: 1, schedule_frame: 'mid' }
  const { id } = await post(admin, '/api/pulse', {
    name: 'Numbers',
    dashboard_id: dashboard.id,
    cards: [{ include_csv: false, include_xls: false }],
    channels: [{ ...channel, recipients: ADDRESSES.map((email) => ({ email })) }],
  })
  return Number(id)
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

/** Makes alerts about questions in a database, whose engine ends what takes too long. */
export async function alertMaker(admin: Client, { details, ben }: { details: unknown; ben: Client }) {
  const shop = await connect(admin, 'postgres', details)
  async function cardOf(name: string): Promise<number> {
    const dataset_query = {
      database: shop,
      type: 'native',
      native: { query: FAILING_QUERIES[name]?.sql ?? 'select 1 as n' },
    }
    const body = { name, display: 'table', visualization_settings: {}, dataset_query }
    return Number((await post(admin, '/api/card', body)).id)
  }
  const cards = new Map<string, Promise<number>>()
  const card = (name: string) => {
    const known = cards.get(name) ?? cardOf(name)
    cards.set(name, known)
    return known
  }
  return {
    /** About the question of this name, to the handler. @returns the id of its notification. */
    add: async (name: string, handler: object) => alertOn(admin, await card(name), handler),
    /** Of somebody who sees the question until {@link lose}. */
    addLost: async (handler: object) => alertOn(ben, await card('lost'), handler),
    async lose(): Promise<void> {
      const own = (await admin.call('GET', '/api/user/current')).json().personal_collection_id
      assert.equal((await admin.call('PUT', `/api/card/${await card('lost')}`, { collection_id: own })).status, 200)
    },
  }
}

/** Somebody who may see what all see. @returns the id of the session. */
export async function inviteBen(admin: Client): Promise<string> {
  const email = 'ben@example.org'
  const { id } = await post(admin, '/api/user', { email, first_name: 'Ben', last_name: 'Reader' })
  await admin.call('PUT', `/api/user/${id}/password`, { password: PERSON.password })
  return (await post(admin, '/api/session', { username: email, password: PERSON.password })).id
}

/** When all is over: each address has its mail, once where nothing is marked, and the one that is refused has none. */
export function assertMailed(
  { state, messages }: LoggedDelivery,
  accepted: (message: LoggedMessage) => readonly object[],
) {
  assert.equal(state, 'failed')
  assert.deepEqual(messages.map(({ recipients }) => recipients[0]).toSorted(), ADDRESSES.toSorted())
  for (const message of messages) {
    const copies = accepted(message).length
    const to = message.recipients.join()
    assert.deepEqual([message.state, copies > 0], to.startsWith('never') ? ['failed', false] : ['sent', true], to)
    if (!message.is_repeat) assert.ok(copies <= 1, to)
  }
}

interface Expected {
  sent: readonly string[]
  /** What the other side, or the way to it, said. */
  refused: Readonly<Record<string, RegExp>>
}

/** When all is over. Failing questions and the one that its owner no longer sees have sent nothing. */
export function assertAlerted(
  logged: ReadonlyMap<string, LoggedDelivery>,
  accepted: (name: string) => readonly object[],
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

/** Names of alerts that have no answer. */
export const UNANSWERED = Object.keys(FAILING_QUERIES)
