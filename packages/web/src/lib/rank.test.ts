import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rankOf } from './rank.ts'

test('the same text comes first, then beginnings, beginnings of words, letters within', () => {
  assert.equal(rankOf('total', 'Total'), 4)
  assert.equal(rankOf('total', 'Total tax'), 3)
  assert.equal(rankOf('total', 'Order_total'), 2)
  assert.equal(rankOf('total', 'Subtotal, total'), 2)
  assert.equal(rankOf('total', 'Subtotal'), 1)
  assert.equal(rankOf('total', 'Tax'), 0)
})

test('case and accents make no difference', () => {
  assert.equal(rankOf(' UMSATZE ', 'Umsätze'), 4)
  assert.equal(rankOf('é', 'Elan'), 3)
})
