import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange } from './model.ts'

const options = [
  { id: 'a', label: 'Orders', section: 'Tables' },
  { id: 'b', label: 'People', description: 'who bought', section: 'Tables' },
  { id: 'c', label: 'Revenue', section: 'Metrics' },
]

test('what was chosen stands on top and only there, even if the search no longer knows it', () => {
  const sections = arrange({ options, known: [{ id: 'z', label: 'Older' }], text: '', onTop: ['c', 'z'] })
  assert.deepEqual(
    sections.map(({ id, items }) => [id, items.map((item) => item.id)]),
    [
      ['section:chosen', ['c', 'z']],
      ['section:Tables', ['a', 'b']],
    ],
  )
})

test('every word must occur in label or description, and empty sections go', () => {
  const found = arrange({ options, text: 'BOUGHT peo', onTop: [] })
  assert.deepEqual(
    found.map(({ title, items }) => [title, items.map((item) => item.id)]),
    [['Tables', ['b']]],
  )
  assert.deepEqual(arrange({ options, text: 'nothing', onTop: ['a'] }), [])
})
