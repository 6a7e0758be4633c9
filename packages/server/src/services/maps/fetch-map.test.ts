import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { test } from 'node:test'
import { fetchMap } from './fetch-map.ts'
import { isPublicAddress } from './public-addresses.ts'

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
