import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CollectionItem } from '../../api/collection.ts'
import { agoText, nextSort, readSort, sortItems, splitPinned, writeSort } from './model.ts'
import { NOTHING_SELECTED, pick, selectAll, withoutGone } from './selection.ts'

const item = (id: number, name: string, more: Partial<CollectionItem> = {}): CollectionItem => ({
  id,
  name,
  model: 'card',
  description: null,
  collection_id: null,
  collection_position: null,
  authority_level: null,
  type: null,
  archived: false,
  ...more,
})
const edited = (timestamp: string, first_name = 'Ada') => ({
  'last-edit-info': { id: 1, email: null, first_name, last_name: null, timestamp },
})
const names = (items: readonly CollectionItem[]) => items.map(({ name }) => name)

test('orders live in addresses', () => {
  assert.deepEqual(readSort('-edited'), { column: 'edited', isDescending: true })
  assert.deepEqual(readSort('nonsense'), { column: 'name', isDescending: false })
  assert.equal(writeSort(readSort('name')), undefined)
  assert.equal(writeSort(readSort('-owner')), '-owner')
  assert.equal(writeSort(nextSort(readSort(''), 'edited')), '-edited')
  assert.equal(writeSort(nextSort(readSort('-edited'), 'edited')), 'edited')
})

test('collections come first, numbers within names count as numbers', () => {
  const items = [
    item(1, 'Item 10'),
    item(2, 'item 9'),
    item(3, 'Zoo', { model: 'collection' }),
    item(4, 'Zurich', { model: 'collection', authority_level: 'official' }),
  ]
  assert.deepEqual(names(sortItems(items, readSort('name'))), ['Zurich', 'Zoo', 'item 9', 'Item 10'])
  assert.deepEqual(names(sortItems(items, readSort('-name'))), ['Zurich', 'Zoo', 'Item 10', 'item 9'])
})

test('what was never edited is last, whatever the direction', () => {
  const items = [item(1, 'a'), item(2, 'b', edited('2026-01-01')), item(3, 'c', edited('2026-02-01'))]
  assert.deepEqual(names(sortItems(items, readSort('edited'))), ['b', 'c', 'a'])
  assert.deepEqual(names(sortItems(items, readSort('-edited'))), ['c', 'b', 'a'])
})

test('pinned things stand in the order of their places', () => {
  const items = [item(1, 'a', { collection_position: 2 }), item(2, 'b'), item(3, 'c', { collection_position: 1 })]
  const { pinned, others } = splitPinned(items)
  assert.deepEqual([names(pinned), names(others)], [['c', 'a'], ['b']])
})

test('moments as people say them', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  assert.equal(agoText('2026-03-10T11:59:30Z', now), 'just now')
  assert.equal(agoText('2026-03-10T09:00:00Z', now), '3 hours ago')
  assert.equal(agoText('2026-03-09T11:00:00Z', now), 'yesterday')
  assert.match(agoText('2026-01-05T12:00:00Z', now), /^Jan 5$/)
  assert.match(agoText('2024-01-05T12:00:00Z', now), /2024/)
})

test('a press chooses one, mod adds and takes away, shift reaches from the last one', () => {
  const order = ['a', 'b', 'c', 'd']
  const one = pick(NOTHING_SELECTED, order, 'b')
  assert.deepEqual([...one.keys], ['b'])
  const range = pick(one, order, 'd', 'range')
  assert.deepEqual([...range.keys], ['b', 'c', 'd'])
  assert.deepEqual([...pick(range, order, 'a', 'range').keys], ['a', 'b'])
  const less = pick(range, order, 'c', 'toggle')
  assert.deepEqual([...less.keys], ['b', 'd'])
  assert.deepEqual([...pick(less, order, 'a', 'toggle').keys], ['b', 'd', 'a'])
})

test('all at once, and back', () => {
  const order = ['a', 'b']
  const all = selectAll(NOTHING_SELECTED, order)
  assert.deepEqual([...all.keys], order)
  assert.equal(selectAll(all, order).keys.size, 0)
})

test('what is gone is not chosen any more', () => {
  const chosen = selectAll(NOTHING_SELECTED, ['a', 'b'])
  assert.deepEqual([...withoutGone(chosen, ['b', 'c']).keys], ['b'])
  assert.equal(withoutGone(chosen, ['a', 'b']), chosen)
})
