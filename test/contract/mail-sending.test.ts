/** How mails of deliveries are addressed, named and given up. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { listenLocally, rawServer } from '../support/raw-server.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const OPS = 'ops@example.test'

/** A subscription of a dashboard, each hour, for these recipients. */
async function subscribing(t: TestContext) {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const mails = await mailServer(t)
  const env = { MB_SITE_URL: 'https://bi.example.org' }
  const testing = await testServer(t, { now: () => clock.now, env })
  const { as, server } = testing
  const useMailServer = async (port: number) => {
    await as.admin.put('/api/setting/email-smtp-host', { value: '127.0.0.1' })
    await as.admin.put('/api/setting/email-smtp-port', { value: port })
  }
  await useMailServer(Number(mails.env.MB_EMAIL_SMTP_PORT))
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Morning' })
  const body = (...recipients: object[]) => ({
    name: 'Numbers',
    dashboard_id: dashboard.id,
    cards: [{ include_csv: false, include_xls: false }],
    channels: [{ channel_type: 'email', schedule_type: 'hourly', recipients }],
  })
  async function subscribe(...recipients: object[]): Promise<number> {
    const { status, body: made, text } = await as.admin.post('/api/pulse', body(...recipients))
    assert.equal(status, 200, text)
    return made.id
  }
  /** What is due at the next hour. */
  function hour(): Promise<void> {
    clock.now += 60 * 60_000
    return server.jobs.drain()
  }
  return { ...testing, mails, useMailServer, body, subscribe, hour }
}

const header = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim()

test('several people do not see each other’s addresses, in a mail that says so', async (t) => {
  const { as, mails, subscribe, hour, adminId, userId } = await subscribing(t)
  await subscribe({ id: adminId }, { id: userId })
  await subscribe({ id: userId })
  await hour()
  const both = [await mails.next(), await mails.next()].toSorted((one, other) => other.to.length - one.to.length)
  const [together, alone] = both
  assert.deepEqual(together?.to.toSorted(), ['admin@example.org', 'user@example.org'])
  assert.equal(header(together?.text ?? '', 'To'), 'Undisclosed recipients:;')
  assert.equal(header(together?.text ?? '', 'Bcc'), undefined)
  assert.doesNotMatch(together?.text ?? '', /(?:admin|user)@example\.org/)
  assert.equal(header(alone?.text ?? '', 'To'), 'user@example.org')
  await as.admin.put('/api/setting/bcc-enabled%3F', { value: false })
  await hour()
  const shown = [await mails.next(), await mails.next()].find(({ to }) => to.length === 2)
  assert.match(header(shown?.text ?? '', 'To') ?? '', /admin@example\.org, ?user@example\.org|user@.*, ?admin@/)
})

test('mails that are tried have each a Message-ID of their own', async (t) => {
  const { as, mails, body, userId } = await subscribing(t)
  const draft = body({ id: userId }, { email: OPS })
  for (let time = 0; time < 2; time += 1) assert.equal((await as.admin.post('/api/pulse/test', draft)).status, 200)
  const ids: (string | undefined)[] = []
  while (mails.count() > 0) ids.push(header((await mails.next()).text, 'Message-ID'))
  assert.equal(ids.length, 4)
  assert.equal(new Set(ids).size, 4, ids.join())
  for (const id of ids) assert.match(id ?? '', /^<test-[\w-]+@bi\.example\.org>$/)
})

test('what is not saved is sent five times a minute', async (t) => {
  const { as, mails, body, userId } = await subscribing(t)
  const draft = body({ id: userId })
  for (let time = 0; time < 5; time += 1) assert.equal((await as.admin.post('/api/pulse/test', draft)).status, 200)
  const refused = await as.admin.post('/api/pulse/test', draft)
  assert.deepEqual([refused.status, refused.headers['retry-after']], [429, '60'])
  assert.equal(mails.count(), 5)
  assert.equal((await as.user.post('/api/pulse/test', draft)).status, 200, 'another person')
})

test('a server that stops does not wait for a mail server that says nothing', async (t) => {
  const { as, server, useMailServer, subscribe, hour } = await subscribing(t)
  let connections = 0
  const silent = await listenLocally(rawServer(t, () => void (connections += 1)))
  await subscribe({ email: OPS })
  // The notice of having been added.
  await server.jobs.drain()
  await useMailServer(silent)
  const sending = hour()
  await until('a connection', 10_000, () => connections === 1)
  const before = performance.now()
  await server.jobs.stop()
  assert.ok(performance.now() - before < 5_000, 'the connection was cut')
  await sending.catch(() => undefined)
  const [{ state, messages }] = (await as.admin.get('/api/notification/log')).body.data
  assert.deepEqual([state, messages[0].state, messages[0].error], ['due', 'sending', null])
})

test('no notice goes to an address whose domain is not allowed', async (t) => {
  const { as, server, mails, subscribe, userId } = await subscribing(t)
  const id = await subscribe({ id: userId }, { email: OPS })
  const told = async () => {
    await server.jobs.drain()
    return mails.notices.splice(0).flatMap(({ to }) => to)
  }
  assert.deepEqual((await told()).toSorted(), [OPS, 'user@example.org'])
  await as.admin.put('/api/setting/subscription-allowed-domains', { value: 'example.net' })
  assert.equal((await as.admin.delete(`/api/pulse/${id}`)).status, 204)
  assert.deepEqual(await told(), ['user@example.org'], 'who has an account may be anywhere')
})
