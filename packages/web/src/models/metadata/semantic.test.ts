import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelOf, meaningsOf, meaningsOfAll } from './semantic.ts'

const number = { base_type: 'type/Integer', effective_type: 'type/Integer', semantic_type: null }

test('types fit what a field holds, and its own is always there', () => {
  const ids = (of: Partial<Parameters<typeof meaningsOf>[0]>) => meaningsOf({ ...number, ...of }).map(({ id }) => id)
  assert.ok(ids({}).includes('type/Quantity'))
  assert.ok(!ids({}).includes('type/Email'))
  assert.ok(ids({ semantic_type: 'type/Email' }).includes('type/Email'))
  assert.ok(ids({ semantic_type: 'type/Structured' }).includes('type/Structured'))
  assert.ok(ids({ effective_type: 'type/DateTimeWithLocalTZ' }).includes('type/CreationTimestamp'))
  assert.ok(ids({ effective_type: 'type/Instant' }).includes('type/CreationTimestamp'))
  assert.equal(labelOf(null), 'No special type')
})

test('types offered for several fields fit all of them', () => {
  const shared = meaningsOfAll([number, { base_type: 'type/Text', effective_type: 'type/Text' }])
  assert.ok(shared.some(({ id }) => id === 'type/Category'))
  assert.ok(!shared.some(({ id }) => id === 'type/Quantity'))
})
