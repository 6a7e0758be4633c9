import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arrange, firstOf } from './model.ts'

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

test('the name of a section finds what stands in it, after labels that have the text', () => {
  const columns = [
    { id: '1', label: 'City', section: 'Branch' },
    { id: '2', label: 'Branch ID' },
  ]
  const ids = (text: string) => arrange({ options: columns, text, onTop: [] }).flatMap(({ items }) => items)
  assert.deepEqual(
    ids('branch').map(({ id }) => id),
    ['2', '1'],
  )
  assert.deepEqual(
    ids('branch city').map(({ id }) => id),
    ['1'],
  )
})

test('what fits best comes first, and its section with it; what fits alike keeps its order', () => {
  const columns = [
    { id: '1', label: 'Subtotal' },
    { id: '2', label: 'Total tax' },
    { id: '3', label: 'Total' },
    { id: '4', label: 'Total cost' },
    { id: '5', label: 'Grand total', section: 'Returns' },
  ]
  const ids = (text: string, onTop: string[] = []) =>
    arrange({ options: columns, text, onTop }).flatMap(({ items }) => items.map(({ id }) => id))
  assert.deepEqual(ids('total'), ['3', '2', '4', '1', '5'])
  assert.deepEqual(ids('grand'), ['5'])
  assert.deepEqual(ids('total', ['1']), ['3', '2', '4', '5', '1'])
  assert.deepEqual(ids('', ['5']), ['5', '1', '2', '3', '4'])
})

test('what was found elsewhere stays, below what fits by name', () => {
  const found = arrange({ options, text: 'rev', isFound: true, onTop: [] })
  assert.deepEqual(
    found.flatMap(({ items }) => items.map(({ id }) => id)),
    ['c', 'a', 'b'],
  )
  assert.equal(firstOf(found)?.id, 'c')
  assert.equal(firstOf([{ id: 's', items: [{ id: 'x', label: 'X', isDisabled: true }] }]), undefined)
})
