import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Column } from '../../api/dataset.ts'
import { changeColumns, chooseRange, visibilityOf } from './columns.ts'

const columns: Column[] = ['id', 'total'].map((name) => ({ name, display_name: name, base_type: 'type/Integer' }))

test('a change reaches the columns of its names, and keeps what else is known of them', () => {
  const changed = changeColumns(columns, new Set(['total']), { display_name: 'Paid', visibility_type: 'details-only' })
  assert.equal(changed[0], columns[0])
  assert.deepEqual(changed[1], { ...columns[1], display_name: 'Paid', visibility_type: 'details-only' })
  assert.deepEqual(changed.map(visibilityOf), ['normal', 'details-only'])
})

test('what is a key no more leads nowhere', () => {
  const keys = columns.map((column) => ({ ...column, semantic_type: 'type/FK', fk_target_field_id: 7 }))
  const [first, second] = changeColumns(keys, new Set(['id']), { semantic_type: null })
  assert.deepEqual([first?.fk_target_field_id, second?.fk_target_field_id], [null, 7])
})

test('a range is chosen from either end, and taken out again', () => {
  const names = ['a', 'b', 'c', 'd']
  const some = chooseRange(names, new Set(['a']), ['d', 'b'], true)
  assert.deepEqual([...some].toSorted(), names)
  assert.deepEqual([...chooseRange(names, some, ['b', 'c'], false)], ['a', 'd'].toSorted())
})
