import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greeting, placesOf } from './model.ts'

test('a thing is shown once, and empty places are left out', () => {
  const orders = { id: 1, model: 'card', name: 'Orders' }
  const people = { id: 1, model: 'dashboard', name: 'People' }
  const places = placesOf([
    { title: 'A', items: [orders] },
    { title: 'B', items: [orders] },
    { title: 'C', items: [people, orders] },
  ])
  assert.deepEqual(places, [
    { title: 'A', items: [orders] },
    { title: 'C', items: [people] },
  ])
})

test('greetings follow the hour', () => {
  assert.equal(greeting(new Date(2026, 0, 1, 8), 'Ada'), 'Good morning, Ada')
  assert.equal(greeting(new Date(2026, 0, 1, 17, 59), null), 'Good afternoon')
  assert.equal(greeting(new Date(2026, 0, 1, 2), null), 'Good evening')
})
