import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completedScope, fitOf, scopeOf } from './rank.ts'

test('beginnings come before words, words before letters within', () => {
  const texts = ['Old orders', 'Orders', 'Borders', 'Other dead rows']
  const ranked = texts.toSorted((a, b) => fitOf('ord', b) - fitOf('ord', a))
  assert.deepEqual(ranked, ['Orders', 'Old orders', 'Borders', 'Other dead rows'])
})

test('what lacks a letter does not fit; accents do not matter', () => {
  assert.equal(fitOf('xyz', 'Orders'), 0)
  assert.ok(fitOf('umsatze', 'Umsätze') > 900)
  assert.equal(fitOf('', 'anything'), 1)
})

test('a slip in a word is forgiven, but not in a short one or in its first letter', () => {
  for (const typed of ['dahsboard', 'dashbord', 'dashboaard', 'new dsahboard', 'new dashv', 'dashboaerd']) {
    assert.ok(fitOf(typed, 'New dashboard') > 0, typed)
  }
  assert.ok(fitOf('dahsboard', 'New dashboard') < fitOf('nwdb', 'New dashboard'))
  assert.equal(fitOf('nwx', 'New dashboard'), 0)
  assert.equal(fitOf('xashboard', 'New dashboard'), 0)
  assert.equal(fitOf('question', 'New dashboard'), 0)
})

test('signs narrow what is looked for, and Tab completes their names', () => {
  assert.deepEqual(scopeOf('> new'), { scope: 'actions', text: 'new' })
  assert.deepEqual(scopeOf(' #ord'), { scope: 'tables', text: 'ord' })
  assert.deepEqual(scopeOf('a > b'), { scope: 'all', text: 'a > b' })
  assert.deepEqual(scopeOf('@ada'), { scope: 'people', text: 'ada' })
  const names = { actions: 'Actions', tables: 'Tables', people: 'People' }
  assert.equal(completedScope('tab', names), '# ')
  assert.equal(completedScope('Act', names), '> ')
  assert.equal(completedScope('peo', names), '@ ')
  assert.equal(completedScope('', names), null)
  assert.equal(completedScope('orders', names), null)
})
