/** Whatever a client sends as parameters: the query is prepared, or refused with an error of ours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ALLOW_ALL, type QueryContext } from '../context.ts'
import { QueryError } from '../errors.ts'
import { prepareQuery } from '../pipeline.ts'
import { field, table } from '../testing/metadata.ts'
import { PlainDialect } from '../testing/plain-dialect.ts'

const TYPES = ['type/Integer', 'type/Text', 'type/Date', 'type/DateTime', 'type/DateTimeWithTZ', 'type/Time'] as const

const FIELDS = TYPES.map((type, index) => field(index + 1, 1, `f${index + 1}`, type))
const TABLE = table(1, 't', FIELDS)
const CONTEXT: QueryContext = {
  database: { id: 1, engine: 'plain', timezone: null, settings: null },
  dialect: new PlainDialect(),
  metadata: {
    load: async () => ({
      table: (id) => (id === 1 ? TABLE : undefined),
      field: (id) => FIELDS.find((item) => item.id === id),
      card: () => undefined,
      segment: () => undefined,
      snippet: () => undefined,
      snippetByName: () => undefined,
    }),
  },
  policies: ALLOW_ALL,
  settings: { startOfWeek: 'sunday', reportTimeZone: null, binsNum: 8, binWidth: 10 },
  now: Date.UTC(2025, 5, 15),
  systemTimeZone: 'UTC',
}

const QUERY = {
  database: 1,
  type: 'query',
  query: { 'source-table': 1, aggregation: [['count']], breakout: [['field', 4, { 'temporal-unit': 'month' }]] },
}
const NATIVE = {
  database: 1,
  type: 'native',
  native: {
    query:
      "select {{text}}, '{{text}}', {{number}}, {{date}}, {{boolean}}, {{unit}} from t where {{filter}} [[and {{other}}]]",
    'template-tags': {
      text: { id: 'text', name: 'text', type: 'text', default: 'a' },
      number: { id: 'number', name: 'number', type: 'number', default: 1 },
      date: { id: 'date', name: 'date', type: 'date', default: '2024-01-01' },
      boolean: { id: 'boolean', name: 'boolean', type: 'boolean', default: true },
      unit: { id: 'unit', name: 'unit', type: 'temporal-unit', dimension: ['field', 4, null] },
      filter: { id: 'filter', name: 'filter', type: 'dimension', dimension: ['field', 2, null] },
      other: { id: 'other', name: 'other', type: 'dimension', dimension: ['field', 3, null] },
    },
  },
}

const PARAMETER_TYPES =
  'id category text number date boolean location/city temporal-unit unheard-of number/= number/!= number/between ' +
  'number/>= string/= string/contains string/!= boolean/= date/single date/range date/relative date/all-options ' +
  'date/month-year'
const type = fc.constantFrom<unknown>(...PARAMETER_TYPES.split(' '), 7, null)
const scalar = fc.oneof(
  fc.constantFrom(
    '2024-01-01',
    '2024-01-01~',
    'past3months',
    'exclude-days-Mon',
    '1',
    '1,2',
    'true',
    'month',
    '',
    '~',
    '😀',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.string(),
  fc.constant(null),
)
const value = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.jsonValue())
const reference = fc.oneof(
  fc.integer({ min: 1, max: 7 }).map((id) => ['field', id, null]),
  fc.constantFrom<unknown>(
    ['field', 'f2', { 'base-type': 'type/Text' }],
    ['field', 'f4', null],
    ['expression', 'x'],
    3,
  ),
)
const tag = fc.constantFrom('text', 'number', 'date', 'boolean', 'unit', 'filter', 'other', 'constructor')
const target = fc.oneof(
  fc
    .tuple(reference, fc.integer({ min: -2, max: 2 }))
    .map(([ref, stage]) => ['dimension', ref, { 'stage-number': stage }]),
  tag.map((name) => ['variable', ['template-tag', name]]),
  tag.map((name) => ['dimension', ['template-tag', { id: name }]]),
  fc.jsonValue(),
)
const options = fc.constantFrom<unknown>(undefined, null, {}, { 'case-sensitive': false }, { 'case-sensitive': 'no' })
const parameter = fc.record({ type, target, value, default: value, options }, { requiredKeys: ['target'] })

for (const [name, query] of [
  ['the query language', QUERY],
  ['SQL', NATIVE],
] as const) {
  test(`parameters of ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(parameter, { minLength: 1, maxLength: 3 }), async (parameters) => {
        try {
          // As it comes over the wire: numbers that JSON has no words for are null.
          const { sql, params } = await prepareQuery(
            { query: JSON.parse(JSON.stringify({ ...query, parameters })) },
            CONTEXT,
          )
          assert.equal(sql.split('?').length - 1 >= params.length, true)
        } catch (error) {
          if (!(error instanceof QueryError)) throw error
        }
      }),
      { numRuns: 3000 },
    )
  })
}
