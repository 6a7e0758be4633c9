import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitOf } from './rank.ts'

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
