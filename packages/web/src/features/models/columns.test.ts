import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Column } from '../../api/dataset.ts'
import { changeColumns, chooseRange, mappingTo, visibilityOf } from './columns.ts'

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

test('a column that is one of the database means what that means, and is called so unless somebody named it', () => {
  const field = { id: 9, name: 'total', display_name: 'Total', description: 'In euro', base_type: 'type/Float' }
  const mapping = { ...field, table_id: 1, semantic_type: 'type/Income', fk_target_field_id: null }
  const [id] = columns
  const named = { ...columns[1]!, display_name: 'Paid' }
  const meant = { id: 9, semantic_type: 'type/Income', fk_target_field_id: null, description: 'In euro' }
  assert.deepEqual(mappingTo(columns[1]!, mapping), { ...meant, display_name: 'Total' })
  assert.deepEqual(mappingTo(named, mapping), meant)
  const mapped = changeColumns([id!, named], new Set(['total']), mappingTo(named, mapping))
  const cleared = changeColumns(mapped, new Set(['total']), { id: undefined })
  assert.deepEqual([mapped[1]?.id, 'id' in cleared[1]!], [9, false])
})

test('a range is chosen from either end, and taken out again', () => {
  const names = ['a', 'b', 'c', 'd']
  const some = chooseRange(names, new Set(['a']), ['d', 'b'], true)
  assert.deepEqual([...some].toSorted(), names)
  assert.deepEqual([...chooseRange(names, some, ['b', 'c'], false)], ['a', 'd'].toSorted())
})
