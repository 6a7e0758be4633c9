import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chipsOf, endOf, membershipsOf, readAttributes, textOf, writeAttributes } from './model.ts'

test('everybody stays in the first group, administrators in the second', () => {
  assert.deepEqual(membershipsOf(['7', '5'], false), [{ id: 1 }, { id: 7 }, { id: 5 }])
  assert.deepEqual(membershipsOf(['2', '7'], true), [{ id: 1 }, { id: 2 }, { id: 7 }])
})

test('chips name the groups that say something about a person', () => {
  const groups = [2, 1, 9, 7].map((id) => ({ id, name: `g${id}`, member_count: 1 }))
  assert.deepEqual(chipsOf([1, 2, 7, 9], groups), ['g9', 'g7'])
  assert.deepEqual(chipsOf(undefined, groups), [])
})

test('what is left empty is null', () => {
  const form = new FormData()
  form.set('a', '  x ')
  form.set('b', '  ')
  assert.deepEqual([textOf(form, 'a'), textOf(form, 'b'), textOf(form, 'c')], ['x', null, null])
})

test('attributes keep the type of what nobody changed', () => {
  const kept = { tenant_id: 7, region: 'north', tags: ['a'] }
  const typed = readAttributes(kept)
  assert.deepEqual(typed[2], { name: 'tags', value: '["a"]' })
  assert.deepEqual(writeAttributes(typed, kept), kept)
  const changed = [
    { name: ' tenant_id ', value: '8' },
    { name: '', value: 'lost' },
  ]
  assert.deepEqual(writeAttributes(changed, kept), { tenant_id: '8' })
})

test('keys end after days, or never', () => {
  assert.equal(endOf('30', 0), '1970-01-31T00:00:00.000Z')
  assert.equal(endOf('never', 0), null)
})
