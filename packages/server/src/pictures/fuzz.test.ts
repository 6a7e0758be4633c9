import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { VISUALIZATIONS } from '@querent/viz'
import { draw } from './worker/draw.ts'
import type { CardPicture, DashboardPicture } from './types.ts'

const NAMES = ['A', 'B', 'C', '__proto__', 'pivot-grouping']
const DISPLAYS = [...VISUALIZATIONS.map(({ display }) => display), 'table', 'pivot', 'object', 'unheard-of']
const TYPES = ['Integer', 'Float', 'Text', 'DateTime', 'Boolean', 'Date', 'JSON', '*'].map((type) => `type/${type}`)
const KEYS = [
  'graph.dimensions',
  'graph.metrics',
  'table.columns',
  'table.column_formatting',
  'table.column_widths',
  'table.pivot',
  'table.show_totals',
  'table.row_index',
  'pivot_table.column_split',
  'pivot_table.column_widths',
  'pivot_table.collapsed_rows',
  'column_settings',
  'scalar.segments',
  'map.type',
  'map.region',
  'pie.rows',
  'stackable.stack_type',
  'card.title',
  'text',
  'virtual_card',
  'link',
]

const anything = fc.anything({ withNullPrototype: true, maxDepth: 3 })
const setting = fc.oneof(
  anything,
  fc.constantFrom(true, false, 0, -1, 'A', ['A'], [{ name: 'A', enabled: true }], null),
)
const settings = fc.dictionary(fc.constantFrom(...KEYS), setting)
const cell = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('2026-01-31T10:00:00Z', '2026-02-30', '99999999999999999999', '', '\u0000', true, {}, []),
)
const cols = fc.array(
  fc.record(
    {
      name: fc.constantFrom(...NAMES),
      display_name: fc.string({ unit: 'grapheme' }),
      base_type: fc.constantFrom(...TYPES),
      source: fc.constantFrom('breakout', 'aggregation', 'fields', 'native'),
      unit: fc.constantFrom('month', 'day-of-week', 'nonsense'),
      settings: anything,
    },
    { requiredKeys: ['name', 'base_type'] },
  ),
  { maxLength: 5 },
)
const answer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      data: fc.record({ cols, rows: fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }) }),
    }),
  },
  fc.record({ data: anything as fc.Arbitrary<object> }),
  fc.constantFrom('{', '{"status":"failed"}', '{"data":{"cols":[null],"rows":[null,[1]]}}'),
)
const card = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('question' as const),
      title: fc.string({ unit: 'grapheme' }),
      display: fc.constantFrom(...DISPLAYS),
      settings,
      answer,
    }),
  },
  fc.record({
    kind: fc.constant('written' as const),
    settings: fc.record({
      virtual_card: fc.record({ display: fc.constantFrom('text', 'heading', 'link', 'iframe', 'action') }),
      text: fc.string({ unit: fc.constantFrom(...'# *_`[](){}<>-\n1.|~ab ') }),
      link: anything,
    }),
  }),
) as fc.Arbitrary<CardPicture>
const size = fc.record({
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 500 }),
  scale: fc.constant(1),
})
const place = fc.record({
  row: fc.integer({ min: -3, max: 60 }),
  col: fc.integer({ min: -3, max: 30 }),
  size_x: fc.integer({ min: 0, max: 40 }),
  size_y: fc.integer({ min: 0, max: 80 }),
  card,
})
const dashboard = fc.record({
  title: fc.string({ unit: 'grapheme' }),
  description: fc.string(),
  filters: fc.array(
    fc.record({
      parameter: fc.record({
        id: fc.string(),
        name: fc.string(),
        type: fc.constantFrom('date/all-options', 'number/between', 'string/=', 'x'),
      }),
      value: anything,
    }),
    { maxLength: 3 },
  ),
  tabs: fc.array(fc.record({ name: fc.string(), cards: fc.array(place, { maxLength: 4 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
}) as fc.Arbitrary<DashboardPicture>

test('whatever is stored, a card is a bitmap', async () => {
  await fc.assert(
    fc.asyncProperty(card, size, fc.constantFrom('en', 'de', 'xx-nonsense', '../../x'), async (one, given, locale) => {
      const { bytes } = await draw({ kind: 'card', card: one, size: given, reader: { locale } }, async () => null)
      assert.equal(bytes[1], 0x50)
    }),
    { numRuns: 120 },
  )
})

test('whatever is stored, a dashboard is a document', async () => {
  await fc.assert(
    fc.asyncProperty(dashboard, async (one) => {
      const { bytes } = await draw({ kind: 'pdf', dashboard: one, choice: {}, reader: {} }, async () => null)
      assert.equal(Buffer.from(bytes.subarray(0, 5)).toString(), '%PDF-')
    }),
    { numRuns: 40 },
  )
})
