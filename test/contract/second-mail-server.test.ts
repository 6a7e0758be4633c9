/** A second mail server that hangs or refuses somebody, while the first one is away for a time. */
import assert from 'node:assert/strict'
import { connect, type Socket } from 'node:net'
import { test, type TestContext } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
import { subscribing } from '../support/mailed-subscription.ts'
import { listenLocally, rawServer } from '../support/raw-server.ts'
import { until } from '../support/until.ts'

/** Of the second server at once, and in all. */
const [AT_ONCE, MAILS] = [4, 7]
/** Less than a server is waited for that says nothing. */
const SOON_MS = 14_000

/** A mail server that breaks off each connection until it is there again. */
async function firstServer(t: TestContext) {
  const mails = await mailServer(t)
  const first = { ...mails, isAway: true }
  const server = rawServer(t, (socket) => {
    if (first.isAway) return void socket.destroy()
    const line = connect(Number(mails.env.MB_EMAIL_SMTP_PORT), '127.0.0.1')
    line.on('error', () => socket.destroy())
    socket.on('close', () => line.destroy())
    socket.pipe(line).pipe(socket)
  })
  return Object.assign(first, { port: await listenLocally(server) })
}

const SECOND = { 'email-fallback-smtp-host': '127.0.0.1', 'email-fallback-smtp-security': 'none' }

test('a second server that hangs holds up nothing that the first one takes again', async (t) => {
  const { use, subscribe, next } = await subscribing(t)
  // Before there is a mail server: nobody is sent a notice.
  for (let more = 1; more < MAILS; more += 1) await subscribe({ email: `ops${more}@example.test` })
  const first = await firstServer(t)
  const open = new Set<Socket>()
  const hanging = rawServer(t, (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.resume()
  })
  const at = { 'email-smtp-host': '127.0.0.1', 'email-smtp-port': first.port }
  await use({ ...at, ...SECOND, 'email-fallback-smtp-port': await listenLocally(hanging) })
  const all = next()
  await until('mails at the second server', SOON_MS, () => open.size === AT_ONCE)
  first.isAway = false
  await until('the others at the first server', SOON_MS, () => first.count() === MAILS - AT_ONCE)
  assert.equal(open.size, AT_ONCE, 'they still hang')
  for (const socket of open) socket.destroy()
  await all
})

test('whom the second server refuses the first one is asked about again', async (t) => {
  const { as, use, subscribe, next, again } = await subscribing(t)
  const [first, second] = [await firstServer(t), await mailServer(t)]
  const { data } = (await as.admin.get('/api/user')).body
  const [one, other] = data
  await subscribe({ id: one.id }, { id: other.id })
  const at = { 'email-smtp-host': '127.0.0.1', 'email-smtp-port': first.port }
  await use({ ...at, ...SECOND, 'email-fallback-smtp-port': Number(second.env.MB_EMAIL_SMTP_PORT) })
  second.refuse(550, 'Not here', other.email)
  await next()
  const states = async () => {
    const log: { messages: { recipients: string[]; state: string }[] }[] = (await as.admin.get('/api/notification/log'))
      .body.data
    const messages = log.flatMap((delivery) => delivery.messages)
    return [one.email, other.email].map((email) => messages.find(({ recipients }) => recipients.includes(email))?.state)
  }
  assert.deepEqual(await states(), ['sent', 'waiting'])
  first.isAway = false
  await again()
  assert.deepEqual(await states(), ['sent', 'sent'])
  assert.deepEqual([first.count(), (await first.next()).to], [1, [other.email]])
  // A server that says "later" of one recipient is asked again, and one that says "never" is not.
  first.refuse(450, 'Greylisted', one.email)
  await next()
  assert.deepEqual((await states()).toSorted(), ['sent', 'waiting'])
})
