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
    'US Gross': 'US Gross',
    'IMDB Rating': 'IMDB Rating',
    IMDB: 'IMDB',
    CO2: 'CO2',
    co2_total: 'CO2 Total',
    ORDER_TOTAL: 'Order Total',
  }
  for (const [name, readable] of Object.entries(expected)) assert.equal(humanize(name, 'simple'), readable)
  assert.equal(humanize('USER_ID', 'none'), 'USER_ID')
})

test('capitals are kept where another name of the table has small letters', () => {
  assert.equal(humanize('EUR', 'simple', ['Title', 'EUR']), 'EUR')
  assert.equal(humanize('EUR', 'simple', ['TITLE', 'EUR']), 'Eur')
})
