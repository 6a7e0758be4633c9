import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CollectionItem } from '../../api/collection.ts'
import { isOffered } from '../../lib/actions.ts'
import { itemActions } from './item-actions.ts'

const item = (id: number, more: Partial<CollectionItem> = {}): CollectionItem => ({
  id,
  name: `Item ${id}`,
  model: 'card',
  description: null,
  collection_id: null,
  collection_position: null,
  authority_level: null,
  type: null,
  archived: false,
  ...more,
})

type At = Parameters<typeof itemActions>[0]
const none = () => undefined
const changes: At['changes'] = {
  move: none,
  archive: none,
  restore: none,
  restoreTo: none,
  deleteForever: none,
  rename: none,
  pin: none,
  unpin: none,
  setOfficial: none,
  verify: none,
  mark: async () => {},
  copy: async () => {},
}

/** Names of what is offered. */
const offered = (items: readonly CollectionItem[], more: Partial<At> = {}) =>
  Object.entries(
    itemActions({ items, changes, marked: new Set(), isTrash: false, isAdmin: false, onRename: none, ...more }),
  )
    .filter(([, action]) => isOffered(action))
    .map(([name]) => name)

test('readers mark and copy; who may write also moves, renames, pins and trashes', () => {
  assert.deepEqual(offered([item(1)]), ['mark', 'copy'])
  const own = item(1, { can_write: true })
  assert.deepEqual(offered([own]), ['mark', 'move', 'trash', 'rename', 'copy', 'pin'])
})

test('collections are neither copied nor pinned, and administrators make them official', () => {
  const collection = item(1, { model: 'collection', can_write: true })
  assert.deepEqual(offered([collection], { isAdmin: true }), ['mark', 'move', 'trash', 'rename', 'official'])
})

test('several items offer what can be done with all of them', () => {
  assert.deepEqual(offered([item(1, { can_write: true }), item(2)]), ['mark', 'move', 'trash'])
  assert.deepEqual(offered([]), [])
})

test('the trash offers only the ways out of it', () => {
  const thrown = item(1, { archived: true, can_write: true, can_restore: true })
  assert.deepEqual(offered([thrown], { isTrash: true, isAdmin: true }), ['restore', 'restoreTo'])
  assert.deepEqual(offered([{ ...thrown, can_delete: true }], { isTrash: true }), [
    'restore',
    'restoreTo',
    'deleteForever',
  ])
})

test('the bookmark is removed where all items have one', () => {
  const label = (marked: string[]) =>
    itemActions({
      items: [item(1), item(2, { model: 'dashboard' })],
      changes,
      marked: new Set(marked),
      isTrash: false,
      isAdmin: false,
    }).mark.label
  assert.equal(label(['card-1']), 'Bookmark')
  assert.equal(label(['card-1', 'dashboard-2']), 'Remove the bookmark')
})
