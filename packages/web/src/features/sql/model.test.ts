import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, parametersOf, queryOf, tagsIn } from './model.ts'

let count = 0
const makeId = () => `id-${(count += 1)}`

test('tags are found where SQL runs, not in comments, and keep what was chosen', () => {
  const first = tagsIn('select {{ a }} -- {{no}}\n/* {{ neither }} */ where {{#7-orders}} [[and {{b_c}}]]', {}, makeId)
  assert.deepEqual(Object.keys(first), ['a', '#7-orders', 'b_c'])
  assert.equal(first['#7-orders']?.['card-id'], 7)
  assert.equal(first['b_c']?.['display-name'], 'B c')
  const chosen = { ...first, a: { ...first['a']!, type: 'number' as const } }
  const second = tagsIn('select {{a}}, {{snippet: Active only}}', chosen, makeId)
  assert.equal(second['a']?.type, 'number')
  assert.equal(second['snippet: Active only']?.['snippet-name'], 'Active only')
  assert.deepEqual(
    asked(second).map(({ name }) => name),
    ['a'],
  )
})

test('a run names the tags with values', () => {
  const tags = tagsIn('{{a}} {{b}}', {}, () => 'x')
  assert.deepEqual(parametersOf(tags, { a: '5', b: '' }), [
    { id: 'x', type: 'category', value: '5', target: ['variable', ['template-tag', 'a']] },
  ])
  const draft = { database: 1, text: 'select 1', tags, display: 'table', settings: {} }
  assert.deepEqual(queryOf(draft, 'select').native.query, 'select')
})
