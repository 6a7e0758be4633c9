import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { test } from 'node:test'
import { ApiError } from '@querent/contract'
import fc from 'fast-check'
import { ScriptedServer } from '../../../../../../test/support/scripted-server.ts'
import { fetchMap } from './fetch-map.ts'
import { isPublicAddress } from '../../../outbound/index.ts'

const CASES = Number(process.env['QUERENT_TEST_HOSTILE_CASES'] ?? 100)
const REFUSED = { status: 400, message: 'GeoJSON URL failed to load' }
const MAP = '{"type":"FeatureCollection","features":[]}'

test('a map is read from its address, and nothing else is', async (t) => {
  const server = createServer((request, answer) => {
    const path = request.url ?? ''
    if (path === '/away') return answer.writeHead(302, { location: '/map' }).end()
    if (path === '/large') return answer.end(`"${'x'.repeat(21 * 1024 * 1024)}"`)
    return answer.end(path === '/map' ? MAP : '{"type":"secret"}')
  })
  t.after(() => server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const all = () => true
  for (const host of ['127.0.0.1', 'localhost']) {
    assert.equal(await fetchMap(`http://${host}:${port}/map`, all), MAP)
    await assert.rejects(fetchMap(`http://${host}:${port}/map`, isPublicAddress), REFUSED, 'the own machine')
  }
  for (const path of ['/other', '/away', '/large']) {
    await assert.rejects(fetchMap(`http://127.0.0.1:${port}${path}`, all), REFUSED, path)
  }
  for (const url of ['file:///etc/passwd', 'nonsense', 'http://', 'ftp://127.0.0.1/map']) {
    await assert.rejects(fetchMap(url, all), REFUSED, url)
  }
})

test('addresses of own networks are not public, however they are written', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
  ]) {
    assert.equal(isPublicAddress(address), false, address)
  }
  for (const address of [
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'name',
    '',
  ]) {
    assert.equal(isPublicAddress(address), false, address)
  }
  for (const address of ['93.184.215.14', '2606:4700::1111']) assert.equal(isPublicAddress(address), true, address)
})

test('whatever an address answers is a map or a refusal', async () => {
  const server = new ScriptedServer()
  const url = `http://127.0.0.1:${await server.listen()}/map`
  const good = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${MAP.length}\r\n\r\n${MAP}`)
  server.script = [good]
  assert.equal(await fetchMap(url, () => true), MAP)
  const heads = fc.constantFrom(
    'HTTP/1.1 200 OK\r\n',
    'HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n',
    'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n',
    'HTTP/9.9 abc\r\n',
    `HTTP/1.1 200 ${'x'.repeat(40_000)}\r\n`,
    '\0\0\r\n',
  )
  const bodies = fc.constantFrom(
    MAP,
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"type":"Feature"}}',
    '['.repeat(9000),
    'zz\r\n',
  )
  const answers = fc.oneof(
    fc.tuple(heads, bodies).map(([head, body]) => Buffer.from(`${head}\r\n${body}`)),
    fc.nat(good.length - 1).map((length) => good.subarray(0, length)),
    fc.tuple(fc.nat(good.length - 1), fc.nat(255)).map(([at, byte]) => Buffer.from(good).fill(byte, at, at + 1)),
  )
  await fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      server.script = [answer]
      const text = await fetchMap(url, () => true).catch((error: unknown) => {
        assert.ok(error instanceof ApiError && error.status === 400)
        return MAP
      })
      assert.match(String(JSON.parse(text).type), /^Feature/)
    }),
    { numRuns: CASES },
  )
})
