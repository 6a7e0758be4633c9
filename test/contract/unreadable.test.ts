/** What cannot be read as a request is answered in the form of other errors, and the connection ends. */
import assert from 'node:assert/strict'
import { connect, type AddressInfo } from 'node:net'
import { test, type TestContext } from 'node:test'
import { testServer } from '../support/test-server.ts'

/** Sends pieces over one connection and gives all that comes back until the server ends it. */
async function answerTo(t: TestContext, pieces: readonly string[]): Promise<string> {
  const { server } = await testServer(t, { users: false })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  t.after(() => socket.destroy())
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise((resolve, reject) => socket.once('close', resolve).once('error', reject))
  for (const piece of pieces) socket.write(piece)
  await ended
  return text
}

function readAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) }
}

test('headers that are too large: 431 as JSON, and the connection is closed', { timeout: 20_000 }, async (t) => {
  const long = `cookie: a=${'x'.repeat(20_000)}\r\n`
  const text = await answerTo(t, ['GET /api/health HTTP/1.1\r\nhost: x\r\n', long, ...Array(50).fill(long), '\r\n'])
  const { status, head, body } = readAnswer(text)
  assert.equal(status, 431)
  assert.match(head, /\r\nConnection: close(\r\n|$)/)
  assert.match(head, /\r\nContent-Type: application\/json; charset=utf-8\r\n/)
  assert.deepEqual(body, { message: 'The headers of the request are too large.' })
})

test('what is no HTTP: 400 in the same form', { timeout: 20_000 }, async (t) => {
  const { status, head, body } = readAnswer(await answerTo(t, ['hello there\r\n\r\n', 'more\r\n']))
  assert.equal(status, 400)
  assert.match(head, /\r\nConnection: close(\r\n|$)/)
  assert.deepEqual(body, { message: 'The request is not valid HTTP.' })
})
