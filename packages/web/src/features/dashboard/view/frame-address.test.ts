import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameAddress } from './frame-address.ts'

test('an address or the code of a frame gives an address, and nothing that runs', () => {
  assert.equal(frameAddress('https://example.com/a?b=1'), 'https://example.com/a?b=1')
  assert.equal(
    frameAddress('<iframe width="5" src="//example.com/x?a=1&amp;b=2"></iframe>'),
    'https://example.com/x?a=1&b=2',
  )
  assert.equal(frameAddress('javascript:alert(1)'), null)
  assert.equal(frameAddress('<iframe src="data:text/html,x"></iframe>'), null)
  assert.equal(frameAddress(''), null)
})
