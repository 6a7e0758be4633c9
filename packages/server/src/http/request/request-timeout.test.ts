import assert from 'node:assert/strict'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { refuseConnection } from '../answers/unreadable.ts'
import { installRequestTimeout } from './request-timeout.ts'

const LIMIT_MS = 150

test('a body that stops coming is cut off; a long one may take its time while it moves', async (t) => {
  const app = fastify({ clientErrorHandler: refuseConnection })
  t.after(() => app.close())
  installRequestTimeout(app, LIMIT_MS)
  app.post('/short', async () => 'done')
  app.post('/long', { config: { isLong: true } }, async () => 'done')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  /** Sends ten bytes of text, one at a time, and gives the first line of the answer. */
  async function sendSlowly(path: string, pauseMs: number): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (piece) => (answer += piece))
    socket.on('error', () => {})
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\n`)
    for (let sent = 0; sent < 10 && answer === ''; sent += 1) {
      await wait(pauseMs)
      socket.write('x')
    }
    while (answer === '') await wait(10)
    socket.destroy()
    return answer.split('\r\n')[0] ?? ''
  }

  assert.equal(await sendSlowly('/short', 1), 'HTTP/1.1 200 OK')
  assert.match(await sendSlowly('/short', 60), / 408 /)
  assert.equal(await sendSlowly('/long', 60), 'HTTP/1.1 200 OK')
  assert.match(await sendSlowly('/long', 2_000), / 408 /)
})
