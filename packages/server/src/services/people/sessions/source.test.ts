import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceOf } from './source.ts'

test('addresses of IPv6 count by their network, however they are written', () => {
  for (const address of ['2001:db8:1:2::7', '2001:0DB8:0001:2:a:b:c:d', '2001:db8:1:2:ffff:ffff:ffff:ffff%eth0']) {
    assert.equal(sourceOf(address), '2001:db8:1:2::/64', address)
  }
  assert.equal(sourceOf('2001:db8:1:3::7'), '2001:db8:1:3::/64')
  assert.equal(sourceOf('2001::1'), '2001:0:0:0::/64')
  assert.equal(sourceOf('::1'), '0:0:0:0::/64')
  assert.equal(sourceOf('64:ff9b::192.0.2.1'), '64:ff9b:0:0::/64')
  for (const address of ['192.0.2.1', '', 'nothing']) assert.equal(sourceOf(address), address)
})
