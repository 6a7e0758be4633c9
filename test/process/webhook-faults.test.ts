/** Webhooks that fail in every way, called by two servers that are killed: what is recorded is what happened. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultyReceiver } from '../support/faulty-receiver.ts'
import { freePort } from '../support/free-port.ts'
import {
  alertTo,
  assertOutcomes,
  FAILING_QUERIES,
  lostAlert,
  seededNumbers,
  survive,
  twoServers,
} from './faulty-processes.ts'

/** What ends as sent. */
const SENT = ['fast', 'slow', 'cut', 'drop', 'late', 'failing', 'busy', 'unavailable'].flatMap((name) => [
  `${name}-1`,
  `${name}-2`,
])
/** What is given up, by what is said of it. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  never: /answered with status 410/,
  redirect: /answered with status 302/,
  gone: /ECONNREFUSED/,
  nowhere: /ENOTFOUND|EAI_AGAIN/,
  'no-tls': /SSL|TLS|EPROTO|wrong version/i,
  private: /belongs to this machine or its network/,
}

test('with two processes on PostgreSQL', { timeout: 240_000 }, async (t) => {
  const random = seededNumbers(t)
  const hooks = await faultyReceiver(t, {
    read: ({ url }, bytes) => ({
      name: (url ?? '').slice(1),
      isMarked: JSON.parse(bytes.toString('utf8')).is_repeat === true,
    }),
    accept: (reply) => void reply.end('ok'),
    refuse: (reply) => void reply.writeHead(410).end(),
  })
  const site = await twoServers(t)
  const { admin } = site
  await admin.call('PUT', '/api/setting/outbound-allowed-hosts', { value: '127.0.0.1,nowhere.invalid' })
  const here = `http://127.0.0.1:${hooks.port}`
  const urls: Record<string, string> = {
    gone: `http://127.0.0.1:${await freePort()}/`,
    nowhere: 'http://nowhere.invalid/',
    'no-tls': `https://127.0.0.1:${hooks.port}/no-tls`,
    private: 'http://localhost:1/',
  }
  const names = new Map<number, string>()
  async function add(name: string, sql?: string) {
    const details = { url: urls[name] ?? `${here}/${name}` }
    const { status, text, json } = await admin.call('POST', '/api/channel', { name, type: 'channel/http', details })
    assert.equal(status, 200, text)
    const handler = { channel_type: 'channel/http', channel_id: json().id }
    names.set(name === 'lost' ? await lostAlert(site, handler) : await alertTo(site, name, handler, sql), name)
  }
  for (const name of [...SENT, ...Object.keys(REFUSED)]) await add(name)
  for (const [name, { sql }] of Object.entries(FAILING_QUERIES)) await add(name, sql)
  await add('lost')

  const logged = await survive(site, { names, accepted: hooks.accepted, random })
  assertOutcomes(logged, hooks.accepted, { sent: SENT, refused: REFUSED })
})
