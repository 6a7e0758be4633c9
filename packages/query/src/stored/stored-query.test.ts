import assert from 'node:assert/strict'
import { test } from 'node:test'
import { normalizeForStorage, queryKey, queryKind, referencedIds, toForm } from './stored-query.ts'
import { tagParameters, templateTags } from './template-tags.ts'

const LEGACY = {
  database: 4,
  type: 'query',
  query: {
    'source-query': {
      'source-table': 31,
      joins: [
        {
          'source-table': 'card__7',
          alias: 'V',
          strategy: 'left-join',
          condition: ['=', ['field', 301, null], ['field', 320, { 'join-alias': 'V' }]],
          fields: 'all',
        },
      ],
      expressions: { gross: ['*', ['field', 305, null], 1.2] },
      filter: [
        'and',
        ['>', ['field', 305, null], 0],
        ['contains', ['field', 'name', { 'base-type': 'type/Text' }], 'a', { 'case-sensitive': false }],
      ],
      aggregation: [
        ['aggregation-options', ['sum', ['expression', 'gross']], { name: 'total', 'display-name': 'Total' }],
      ],
      breakout: [['field', 309, { 'temporal-unit': 'month' }]],
      'order-by': [['desc', ['aggregation', 0]]],
      limit: 20,
    },
    filter: ['>', ['field', 'total', { 'base-type': 'type/Float' }], 100],
  },
}

test('old spellings become one', () => {
  const stored = normalizeForStorage({
    DATABASE: 4,
    type: 'QUERY',
    query: {
      SOURCE_TABLE: 31,
      aggregation: 'count',
      breakout: ['datetime-field', ['field-id', 9], 'as', 'month'],
      filter: [
        'and',
        ['TIME_INTERVAL', ['fk->', 3, ['field-id', 40]], 'current', 'MONTH'],
        ['not', ['not', ['=', 5, 1]]],
      ],
      'order-by': [[['field-id', 9], 'descending']],
      fields: [],
    },
    something: { of: 'mine' },
  })
  assert.deepEqual(stored, {
    something: { of: 'mine' },
    database: 4,
    type: 'query',
    query: {
      'source-table': 31,
      filter: [
        'and',
        ['time-interval', ['field', 40, { 'source-field': 3 }], 'current', 'month'],
        ['=', ['field', 5, null], 1],
      ],
      aggregation: [['count']],
      breakout: [['field', 9, { 'temporal-unit': 'month' }]],
      'order-by': [['desc', ['field', 9, null]]],
    },
  })
})

test('legacy → staged → legacy is the same query', () => {
  assert.deepEqual(normalizeForStorage(LEGACY), LEGACY)
  const staged = toForm(LEGACY, 'staged')
  assert.equal(staged['lib/type'], 'mbql/query')
  assert.deepEqual(toForm(staged, 'legacy'), LEGACY)
})

test('references of any form', () => {
  const expected = { sourceTable: 31, cards: [7], fields: [305, 309, 301, 320] }
  for (const query of [LEGACY, toForm(LEGACY, 'staged')]) {
    const { sourceTable, cards, fields } = referencedIds(query)
    assert.deepEqual(
      { sourceTable, cards, fields: fields.toSorted() },
      { ...expected, fields: expected.fields.toSorted() },
    )
    assert.equal(queryKind(query), 'query')
  }
  assert.equal(queryKind({}), null)
})

test('the key of a query ignores the order of keys', () => {
  assert.equal(queryKey({ a: 1, b: { c: 2, d: null } }), queryKey({ b: { c: 2 }, a: 1 }))
})

test('tags of SQL, and the parameters that come from them', () => {
  const tags = templateTags('select {{a}} -- {{not}}\n [[ where {{b_c}} ]] {{#12-x}} {{snippet: S}}', {
    a: { id: 'A', name: 'a', type: 'number', 'display-name': 'A', default: 3 },
  })
  assert.deepEqual(
    Object.values(tags).map((tag) => [tag['name'], tag['type'], tag['display-name']]),
    [
      ['a', 'number', 'A'],
      ['b_c', 'text', 'B c'],
      ['#12-x', 'card', '#12 x'],
      ['snippet: S', 'snippet', 'Snippet: S'],
    ],
  )
  const [first] = tagParameters(tags)
  assert.deepEqual(first, {
    id: 'A',
    type: 'number/=',
    target: ['variable', ['template-tag', 'a']],
    name: 'A',
    slug: 'a',
    default: 3,
  })
})
