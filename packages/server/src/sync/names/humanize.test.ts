import assert from 'node:assert/strict'
import { test } from 'node:test'
import { humanize } from './humanize.ts'

test('names become readable', () => {
  const expected = {
    USER_ID: 'User ID',
    lastSeen: 'LastSeen',
    'zip-code': 'Zip Code',
    page_url: 'Page URL',
    'already nice': 'Already Nice',
    order2items: 'Order2items',
    _: '_',
    __typename: 'Typename',
  }
  for (const [name, readable] of Object.entries(expected)) assert.equal(humanize(name, 'simple'), readable)
  assert.equal(humanize('USER_ID', 'none'), 'USER_ID')
})
