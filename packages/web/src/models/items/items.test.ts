import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CollectionItem, ItemPage } from '../../api/collection.ts'
import { withChanges, withoutItems } from './cache.ts'
import { changeEach } from './each.ts'
import { mayMoveTo, placeOf } from './item/index.ts'

const item = (id: number, model: CollectionItem['model'] = 'card', collection_id: number | null = null) => ({
  id,
  model,
  name: `${model} ${id}`,
  description: null,
  collection_id,
  collection_position: null,
  authority_level: null,
  type: null,
  archived: false,
})
const page = (...data: CollectionItem[]): ItemPage => ({ total: data.length, data, models: [] })

test('things go anywhere but where they are', () => {
  assert.equal(mayMoveTo(item(1, 'card', 4), { id: 4 }), false)
  assert.equal(mayMoveTo(item(1, 'card', 4), { id: 'root' }), true)
  assert.equal(mayMoveTo(item(1, 'card', null), { id: 'root' }), false)
  assert.equal(mayMoveTo(item(1, 'card', null), { id: 'trash' }), true)
})

test('a collection goes neither into itself nor below itself', () => {
  assert.equal(mayMoveTo(item(4, 'collection'), { id: 4 }), false)
  assert.equal(mayMoveTo(item(4, 'collection'), { id: 9, location: '/2/4/' }), false)
  assert.equal(mayMoveTo(item(4, 'collection'), { id: 9, location: '/2/44/' }), true)
  assert.equal(mayMoveTo(item(4, 'dashboard'), { id: 4 }), true)
})

test('the root is no number', () => {
  assert.deepEqual(placeOf(item(1), 'root'), { collection_id: null })
  assert.deepEqual(placeOf(item(1, 'collection'), 7), { parent_id: 7 })
})

test('lists lose what goes, by kind and number', () => {
  const before = page(item(1), item(1, 'dashboard'), item(2))
  const after = withoutItems(before, new Set(['card-1']))
  assert.deepEqual([after.total, after.data.map(({ name }) => name)], [2, ['dashboard 1', 'card 2']])
  assert.equal(withoutItems(before, new Set(['card-9'])), before)
})

test('lists show what was changed', () => {
  const after = withChanges(page(item(1), item(2)), new Map([['card-2', { name: 'New' }]]))
  assert.deepEqual(
    after.data.map(({ name }) => name),
    ['card 1', 'New'],
  )
})

test('one refused of many does not stop the others', async () => {
  const items = [1, 2, 3, 4, 5, 6].map((id) => item(id))
  const { done, refused } = await changeEach(items, async ({ id }) => {
    await Promise.resolve()
    if (id === 2) throw new Error('You may not.')
  })
  assert.deepEqual(
    done.map(({ id }) => id),
    [1, 3, 4, 5, 6],
  )
  assert.deepEqual(refused, [{ name: 'card 2', reason: 'You may not.' }])
})
