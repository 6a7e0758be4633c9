import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf, slugOf, urlOfItem } from './urls.ts'

test('slugs are readable and found by their number', () => {
  assert.equal(slugOf({ id: 12, name: 'Umsätze, nach Monat!' }), '12-umsatze-nach-monat')
  assert.equal(slugOf({ id: 3, name: '…' }), '3')
  assert.equal(idOf('12-revenue'), 12)
  assert.equal(idOf('12'), 12)
  assert.equal(idOf('12revenue'), undefined)
  assert.equal(idOf('new'), undefined)
})

test('each kind of item has its page', () => {
  assert.equal(urlOfItem({ model: 'card', type: 'model', id: 1, name: 'A' }), '/model/1-a')
  assert.equal(urlOfItem({ model: 'dataset', id: 1, name: 'A' }), '/model/1-a')
  assert.equal(urlOfItem({ model: 'collection', id: 'root', name: 'A' }), '/collection/root')
  assert.equal(urlOfItem({ model: 'card', id: 7, name: 'Ω' }), '/question/7-ω')
})
