import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CollectionNode } from '../../../api/collection.ts'
import { placesFor } from './places-for.ts'

const node = (id: number, name: string, more: Partial<CollectionNode> = {}): CollectionNode => ({
  id,
  name,
  can_write: true,
  can_restore: false,
  can_delete: false,
  parent_id: null,
  is_personal: false,
  authority_level: null,
  effective_location: '/',
  location: '/',
  children: [],
  ...more,
})
const tree = [
  node(2, 'Sales', { children: [node(3, 'Europe', { location: '/2/' })] }),
  node(4, 'Finance', { can_write: false, children: [node(5, 'Open', { location: '/4/' })] }),
  node(1, 'Trash', { type: 'trash' }),
]
const ids = (...args: Parameters<typeof placesFor>) => placesFor(...args).map(({ id }) => id)

test('places are those that one may write, and not the trash', () => {
  assert.deepEqual(ids(tree, [{ model: 'card', id: 1, name: 'a', collection_id: 9 }], true), ['root', '2', '3', '5'])
  assert.equal(placesFor(tree, [], false)[1]?.description, 'Sales')
})

test('neither where a thing lies, nor below the collection that moves', () => {
  assert.deepEqual(ids(tree, [{ model: 'card', id: 1, name: 'a', collection_id: 3 }], false), ['2', '5'])
  assert.deepEqual(ids(tree, [{ model: 'collection', id: 2, name: 'Sales', collection_id: null }], true), ['5'])
})
