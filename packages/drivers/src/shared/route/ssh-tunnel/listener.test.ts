import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { ConnectionError } from '@querent/query'
import { TunnelListener } from './listener.ts'

/** Answers with all it was sent, once it has been told the end. */
const echo = createServer({ allowHalfOpen: true }, (socket) => {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
  socket.once('end', () => socket.end(Buffer.concat(chunks)))
})
let opened = 0
let listener: TunnelListener

before(async () => {
  await once(echo.listen(0, '127.0.0.1'), 'listening')
  listener = await TunnelListener.open(async () => {
    opened += 1
    return connect({ port: (echo.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  })
})

after(async () => {
  await listener.close(new ConnectionError('closed'))
  echo.close()
})

test('passes data on, and the end of either side', async () => {
  const sent = Buffer.alloc(5_000_000, 'tunnel')
  const socket = listener.newSocket().connect(listener.port, '127.0.0.1')
  socket.end(sent)
  assert.ok(sent.equals(await buffer(socket)))
})

test('sends away whoever is not let in', async () => {
  const before = opened
  const stranger = connect(listener.port, '127.0.0.1')
  stranger.write('let me in')
  stranger.on('error', () => undefined) // the end may come as a reset
  stranger.resume()
  await once(stranger, 'close')
  assert.equal(opened, before)
})

test('a failure ends what is open with its reason, and so does what is opened later', async () => {
  const own = await TunnelListener.open(async () => connect((echo.address() as AddressInfo).port, '127.0.0.1'))
  const { port } = own
  const socket = own.newSocket().connect(port, '127.0.0.1')
  await once(socket, 'connect')
  own.fail(new ConnectionError('lost'))
  assert.deepEqual((await once(socket, 'error'))[0], new ConnectionError('lost'))
  assert.deepEqual((await once(own.newSocket().connect(port, '127.0.0.1'), 'error'))[0], new ConnectionError('lost'))
})
