import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_PROXIES, parseTrustedProxies } from './trusted-proxies.ts'

test('a number trusts so many proxies, a list those that it names', () => {
  const two = parseTrustedProxies(' 2 ')
  assert.deepEqual(
    [two?.includes('', 0), two?.includes('192.0.2.1', 1), two?.includes('10.0.0.1', 2)],
    [true, true, false],
  )
  const named = parseTrustedProxies('private,192.0.2.7,2001:db8::/32')
  for (const address of ['10.1.2.3', '172.31.0.1', '192.168.9.9', '192.0.2.7', '2001:db8:1::5', 'fd00::1']) {
    assert.equal(named?.includes(address, 5), true, address)
  }
  for (const address of ['127.0.0.1', '172.32.0.1', '192.0.2.8', '2001:db9::1', '', 'nonsense']) {
    assert.equal(named?.includes(address, 0), false, address)
  }
  assert.equal(NO_PROXIES.includes('127.0.0.1', 0), false)
})

test('what is neither a number nor a list of addresses is refused', () => {
  for (const text of [
    'yes',
    'true',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '10.0.0.0/',
    '::/129',
    '10.0.0.0/8/8',
    'proxy.test',
    '1,2',
    ',',
  ]) {
    assert.equal(parseTrustedProxies(text), undefined, text)
  }
})
