import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { requestsInFlight } from './requests-in-flight.ts'

test('requests count until their answer has ended, or their caller has gone', async (t) => {
  const app = Fastify()
  t.after(() => app.close())
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  app.get('/', () => gate.then(() => 'done'))
  const requests = requestsInFlight()
  requests.install(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const answered = fetch(url)
  const leaving = request(url).on('error', () => undefined) // destroyed below
  leaving.end()
  while (requests.count() < 2) await sleep(5)
  leaving.destroy()
  while (requests.count() > 1) await sleep(5)
  open()
  assert.equal(await (await answered).text(), 'done')
  while (requests.count() > 0) await sleep(5)
})
