import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelAction } from '../../../api/action.ts'
import type { Card } from '../../../api/card.ts'
import { bodyOf, draftOf, EMPTY_DRAFT, keptDraft, optionsOfText, withField, withText } from './draft.ts'
import { withoutSecrets } from './request.ts'

const MODEL: Pick<Card, 'id' | 'database_id'> = { id: 4, database_id: 2 }
const TAG = { name: 'amount', 'display-name': 'Amount' }
const PARAMETER = { id: 'u-1', name: 'How much', type: 'number/=', target: ['variable', ['template-tag', 'amount']] }
const STORED: Partial<ModelAction> = {
  id: 1,
  type: 'query',
  name: 'Raise',
  description: null,
  model_id: 4,
  database_id: 2,
  parameters: [PARAMETER],
  visualization_settings: {},
  dataset_query: {
    native: {
      query: 'update t set x = {{amount}}',
      'template-tags': { amount: { ...TAG, id: 'tag-1', type: 'number' } },
    },
  },
}

test('an action of the API is saved again as it was', () => {
  const { parameters, dataset_query, name } = bodyOf(draftOf(STORED as ModelAction), MODEL as Card)
  assert.equal(name, 'Raise')
  assert.deepEqual(
    parameters?.map(({ id, type, target }) => ({ id, type, target })),
    [{ id: 'u-1', type: 'number/=', target: PARAMETER.target }],
  )
  assert.deepEqual(dataset_query?.['native'], {
    query: 'update t set x = {{amount}}',
    'template-tags': { amount: { ...TAG, id: 'tag-1', type: 'number' } },
  })
})

test('variables come and go with the text, and keep what was chosen for them', () => {
  const first = withField(withText(EMPTY_DRAFT, 'x {{a}} [[and {{b}}]]'), 'a', { inputType: 'date' })
  const back = withText(withText(first, 'x'), 'x {{a}} [[and {{ b }}]]')
  assert.deepEqual(
    bodyOf(back, MODEL as Card).parameters?.map(({ id, type, required }) => [id, type, required]),
    [
      ['a', 'date/single', true],
      ['b', 'string/=', false],
    ],
  )
  assert.equal(back.tags['a']?.id, first.tags['a']?.id)
  assert.deepEqual(keptDraft(structuredClone(back)), back)
  assert.equal(keptDraft('nothing'), null)
})

test('choices among numbers are numbers', () => {
  const valueOptions = optionsOfText('1 | One\n2\n\n')
  assert.deepEqual(valueOptions, [['1', 'One'], '2'])
  const draft = withField(withText(EMPTY_DRAFT, '{{n}}'), 'n', {
    inputType: 'select',
    valueOptions: valueOptions ?? [],
  })
  assert.equal(bodyOf(draft, MODEL as Card).parameters?.[0]?.['type'], 'number/=')
})

test('a request keeps its stored headers and the fields of what they ask for', () => {
  const stored = {
    ...STORED,
    type: 'http',
    parameters: ['order', 'key'].map((id) => ({ id, required: true, target: ['variable', ['template-tag', id]] })),
    template: {
      method: 'PUT',
      url: 'https://x.test/{{order}}',
      headers: '{"X-Key":"**********"}',
      body: { a: '{{b}}' },
    },
  }
  const draft = draftOf(stored as unknown as ModelAction)
  const { template, parameters } = bodyOf(draft, MODEL as Card)
  assert.deepEqual(template?.headers, { 'X-Key': '**********' })
  assert.deepEqual(
    parameters?.map(({ id, required }) => [id, required]),
    [
      ['key', true],
      ['order', true],
      ['b', true],
    ],
  )
  const without = { ...draft, request: { ...draft.request, headers: [], url: 'https://x.test/[[{{order}}]]{{ new }}' } }
  assert.deepEqual(
    bodyOf(without, MODEL as Card).parameters?.map(({ id, name, required }) => [id, name, required]),
    [
      ['order', 'Order', false],
      ['new', 'New', true],
      ['b', 'B', true],
    ],
  )
  const secret = { ...draft.request, headers: [{ id: '1', name: 'A', value: 's3cr3t' }] }
  assert.ok(!JSON.stringify(withoutSecrets(secret)).includes('s3cr3t'))
})
