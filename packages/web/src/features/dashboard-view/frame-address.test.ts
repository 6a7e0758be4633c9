import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frameAddress, sandboxOf } from './frame-address.ts'

test('an address or the code of a frame gives an address, and nothing that runs', () => {
  assert.equal(frameAddress('https://example.com/a?b=1'), 'https://example.com/a?b=1')
  assert.equal(
    frameAddress('<iframe width="5" src="//example.com/x?a=1&amp;b=2"></iframe>'),
    'https://example.com/x?a=1&b=2',
  )
  assert.equal(frameAddress('javascript:alert(1)'), null)
  assert.equal(frameAddress('<iframe src="data:text/html,x"></iframe>'), null)
  assert.equal(frameAddress('https://'), null)
  assert.equal(frameAddress(''), null)
})

test('a page of this site is shown without its origin, unless it is made for frames', () => {
  const site = 'https://bi.example'
  assert.match(sandboxOf('https://example.com/a', site), /allow-same-origin/)
  assert.match(sandboxOf('http://bi.example/', site), /allow-same-origin/)
  assert.match(sandboxOf('https://bi.example/base/public/dashboard/1-2?tab=1', site), /allow-same-origin/)
  const pages = [
    '/',
    ':443/dashboard/1',
    '/public/../dashboard/1',
    '/api/public/card/1',
    '/public/question/a/../../../x',
  ]
  for (const own of pages.map((path) => `https://BI.example${path}`))
    assert.doesNotMatch(sandboxOf(own, site), /allow-same-origin/)
})
