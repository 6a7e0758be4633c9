import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filledText } from './filled-text.ts'

const say = (values: Record<string, string>) => (name: string) => values[name]

test('names of filters are replaced by what these say', () => {
  assert.equal(filledText('In {{state}}, {{ city }}', say({ state: 'CA', city: 'Oakland' })), 'In CA, Oakland')
  assert.equal(filledText('In {{other}}', say({ state: 'CA' })), 'In {{other}}')
})

test('an optional part is there when its filters have values', () => {
  assert.equal(filledText('Customers[[ in {{state}}]]', say({ state: '' })), 'Customers')
  assert.equal(filledText('Customers[[ in {{state}}]]', say({ state: 'CA' })), 'Customers in CA')
  assert.equal(filledText('[[a]] [[{{x}}]]', say({})), '[[a]] [[{{x}}]]')
})
