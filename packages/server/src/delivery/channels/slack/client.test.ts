import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { test, type TestContext } from 'node:test'
import { callSlack, SlackFailure } from './client.ts'

async function apiThat(t: TestContext, answers: RequestListener): Promise<string> {
  const server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
}

const isSlackFailure = (expected: Partial<SlackFailure>) => (error: unknown) => {
  assert.ok(error instanceof SlackFailure)
  for (const [key, value] of Object.entries(expected)) assert.equal(Object(error)[key], value, key)
  return true
}

test('a call that gets no answer ends with the signal, and may have arrived', async (t) => {
  const apiUrl = await apiThat(t, () => undefined)
  const access = { apiUrl, token: 'x', isAllowed: () => true }
  const calling = callSlack(access, 'chat.postMessage', {}, AbortSignal.timeout(50))
  await assert.rejects(calling, isSlackFailure({ mayHaveArrived: true, isPermanent: false, code: null }))
})

test('a connection that is refused has brought nothing', async () => {
  const access = { apiUrl: 'http://127.0.0.1:1/', token: 'x', isAllowed: () => true }
  const calling = callSlack(access, 'auth.test', {}, AbortSignal.timeout(5_000))
  await assert.rejects(calling, isSlackFailure({ mayHaveArrived: false, isPermanent: false }))
})

test('a private address is not asked', async (t) => {
  let asked = 0
  const apiUrl = await apiThat(t, () => (asked += 1))
  const access = { apiUrl, token: 'x', isAllowed: () => false }
  const calling = callSlack(access, 'auth.test', {}, AbortSignal.timeout(5_000))
  await assert.rejects(calling, isSlackFailure({ isPermanent: true }))
  assert.equal(asked, 0)
})

test('an answer that is not of Slack is a failure that may pass', async (t) => {
  const apiUrl = await apiThat(t, (_request, reply) => void reply.end('<html>'))
  const access = { apiUrl, token: 'x', isAllowed: () => true }
  const calling = callSlack(access, 'auth.test', {}, AbortSignal.timeout(5_000))
  await assert.rejects(calling, isSlackFailure({ message: 'Slack answered with status 200.', isPermanent: false }))
})
