/** What drills do without a server: when they do not apply, and what they leave alone. Columns are as results have them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addClause,
  clausesOf,
  draftOf,
  queryOf,
  type Clause,
  type QuestionDraft,
} from '../../../models/question/index.ts'
import {
  compareToRest,
  distribution,
  filterByRange,
  filterByValue,
  hideColumn,
  relatedRecord,
  rowDetails,
  seeRows,
  sort,
  zoomIn,
} from './index.ts'
import type { Hit, ResultColumn } from './index.ts'

const ID: ResultColumn = {
  name: 'ID',
  display_name: 'ID',
  base_type: 'type/Integer',
  semantic_type: 'type/PK',
  source: 'fields',
  field_ref: ['field', 36, null],
  id: 36,
}
const PRODUCT: ResultColumn = {
  name: 'PRODUCT_ID',
  display_name: 'Product ID',
  base_type: 'type/Integer',
  semantic_type: 'type/FK',
  source: 'fields',
  field_ref: ['field', 38, null],
  id: 38,
  fk_target_field_id: 58,
}
const CREATED: ResultColumn = {
  name: 'CREATED_AT',
  display_name: 'Created At: Month',
  base_type: 'type/DateTime',
  semantic_type: 'type/CreationTimestamp',
  source: 'breakout',
  field_ref: ['field', 43, { 'temporal-unit': 'month' }],
  id: 43,
  unit: 'month',
}
const TITLE: ResultColumn = {
  name: 'TITLE',
  display_name: 'Product',
  base_type: 'type/Text',
  source: 'breakout',
  field_ref: ['field', 60, { 'source-field': 38 }],
  id: 60,
  fk_field_id: 38,
  remapped_from: 'PRODUCT_ID',
}
const COUNT: ResultColumn = {
  name: 'count',
  display_name: 'Count',
  base_type: 'type/BigInteger',
  semantic_type: 'type/Quantity',
  source: 'aggregation',
  field_ref: ['aggregation', 0],
  aggregation_index: 0,
}

const MONTH: Clause = ['field', { 'temporal-unit': 'month' }, 43]
const orders = queryOf(1, { kind: 'table', id: 5 })
const counted = (...breakout: Clause[]): QuestionDraft => {
  const query = addClause(orders, 0, 'aggregation', ['count', {}])
  return draftOf(
    breakout.reduce((made, by) => addClause(made, 0, 'breakout', by), query),
    'line',
  )
}
const hit = (columns: ResultColumn[], row: unknown[] | null, column: number | null = null): Hit => ({
  columns,
  row,
  column,
})
const filtersOf = (draft: QuestionDraft | null) => draft?.dataset_query.stages.at(-1)?.['filters']

test('dates of groups lose their time and zone', () => {
  const draft = counted(MONTH)
  for (const value of ['2023-01-01T00:00:00Z', '2023-01-01T00:00:00+05:30']) {
    assert.deepEqual(filtersOf(seeRows(draft, hit([CREATED, COUNT], [value, 196], 1))), [
      ['=', {}, MONTH, '2023-01-01'],
    ])
  }
  const minute: Clause = ['field', { 'temporal-unit': 'minute' }, 43]
  const byMinute = seeRows(
    counted(minute),
    hit([{ ...CREATED, unit: 'minute' }, COUNT], ['2023-01-01T10:03:00-08:00', 1]),
  )
  assert.deepEqual(filtersOf(byMinute), [['=', {}, minute, '2023-01-01T10:03:00']])
  assert.deepEqual(filtersOf(seeRows(draft, hit([CREATED, COUNT], [null, 1]))), [['is-null', {}, ['field', {}, 43]]])
})

test('texts that stand for keys do not shift the groups', () => {
  const product: Clause = ['field', {}, 38]
  const columns = [CREATED, TITLE, { ...PRODUCT, source: 'breakout', remapped_to: 'TITLE' }, COUNT]
  const row = ['2023-01-01T00:00:00Z', 'Bench', 44, 3]
  assert.deepEqual(filtersOf(seeRows(counted(MONTH, product), hit(columns, row, 3))), [
    ['=', {}, MONTH, '2023-01-01'],
    ['=', {}, product, 44],
  ])
})

test('rows of a query drop its order, limit and columns, and keep its filters', () => {
  const draft = counted(MONTH)
  const [stage] = draft.dataset_query.stages
  const more = {
    ...stage,
    'lib/type': 'mbql.stage/mbql',
    filters: [['>', {}, ['field', {}, 41], 1]],
    limit: 3,
    'order-by': [['asc', {}, MONTH]],
  } as const
  const given = {
    ...draft,
    visualization_settings: { 'graph.metrics': ['count'] },
    dataset_query: { ...draft.dataset_query, stages: [more] },
  }
  const rows = seeRows(given, hit([CREATED, COUNT], ['2023-01-01T00:00:00Z', 3]))
  assert.deepEqual(Object.keys(rows?.dataset_query.stages[0] ?? {}).toSorted(), ['filters', 'lib/type', 'source-table'])
  assert.equal((filtersOf(rows) as unknown[]).length, 2)
  assert.deepEqual(rows?.visualization_settings, {})
  assert.equal(rows?.display, 'table')
})

test('drills that do not apply give none', () => {
  const raw = draftOf(orders)
  const metric = draftOf(queryOf(1, { kind: 'metric', id: 4 }))
  assert.equal(seeRows(raw, hit([ID], [1], 0)), null)
  assert.equal(seeRows(metric, hit([COUNT], [1], 0)), null)
  assert.equal(seeRows(counted(MONTH), hit([CREATED, COUNT], null, 1)), null)
  assert.equal(zoomIn(counted(MONTH), hit([CREATED, COUNT], [null, 3], 1)), null)
  assert.equal(zoomIn(counted(), hit([COUNT], [3], 0)), null)
  const birth = { ...CREATED, base_type: 'type/Date', unit: 'day' }
  const day: Clause = ['field', { 'temporal-unit': 'day' }, 43]
  assert.equal(zoomIn(counted(day), hit([birth, COUNT], ['2023-01-01T00:00:00Z', 3], 1)), null)
  assert.equal(compareToRest(counted(), hit([COUNT], [3], 0)), null)
  assert.equal(distribution(raw, hit([ID], null, 0)), null)
  assert.equal(filterByValue(raw, hit([ID], null, 0), '='), null)
  assert.equal(filterByValue(raw, hit([{ ...COUNT, field_ref: ['field', 41, null] }], [null], 0), '>'), null)
  assert.equal(
    relatedRecord(raw, hit([PRODUCT], [null], 0), () => 7),
    null,
  )
  assert.equal(
    relatedRecord(raw, hit([PRODUCT], [44], 0), () => null),
    null,
  )
  assert.equal(rowDetails(raw, hit([PRODUCT], [44], 0)), null)
  assert.equal(rowDetails(raw, hit([ID], [null], 0)), null)
})

test('a row is found behind a limit by the name of its key', () => {
  const limited = draftOf({ ...orders, stages: [{ ...orders.stages[0], 'lib/type': 'mbql.stage/mbql', limit: 10 }] })
  const found = rowDetails(limited, hit([ID, PRODUCT], [7, 44], 1))
  assert.equal(found?.dataset_query.stages.length, 2)
  assert.deepEqual(filtersOf(found), [['=', {}, ['field', { 'base-type': 'type/Integer' }, 'ID'], 7]])
})

test('a column is hidden by a setting that keeps order and widths, but not the last', () => {
  const settings = { 'table.columns': [{ name: 'PRODUCT_ID', enabled: true, width: 9 }], 'table.pivot': false }
  const draft = { ...draftOf(orders), visualization_settings: settings }
  const hidden = hideColumn(draft, hit([ID, PRODUCT], null, 1))
  assert.equal(hidden?.dataset_query, draft.dataset_query)
  assert.deepEqual(hidden?.visualization_settings, {
    'table.columns': [
      { name: 'PRODUCT_ID', enabled: false, width: 9 },
      { name: 'ID', enabled: true },
    ],
    'table.pivot': false,
  })
  assert.ok(hidden)
  assert.equal(hideColumn(hidden, hit([ID, PRODUCT], null, 0)), null)
})

test('sorting takes the place of the order there was, or comes after it', () => {
  const draft = counted(MONTH)
  const orders_ = (one: QuestionDraft | null) => one?.dataset_query.stages[0]?.['order-by']
  const byCount = sort(draft, hit([CREATED, COUNT], null, 1), 'desc')
  assert.ok(byCount)
  assert.deepEqual(orders_(sort(byCount, hit([CREATED, COUNT], null, 0), 'asc')), [['asc', {}, MONTH]])
  assert.equal((orders_(sort(byCount, hit([CREATED, COUNT], null, 0), 'asc', true)) as unknown[]).length, 2)
  assert.equal(orders_(sort(byCount, hit([CREATED, COUNT], null, 1), null)), undefined)
})

test('a range filters by the days of its buckets, and the next range takes its place', () => {
  const draft = counted(MONTH)
  const columns = [CREATED, COUNT]
  const months = (from: string, to: string, before = draft) => {
    const next = filterByRange(before, { columns, column: 0, from, to })
    assert.ok(next)
    return next
  }
  const first = months('2026-01-01T00:00:00Z', '2026-06-01T00:00:00Z')
  const filters = (of: QuestionDraft) =>
    clausesOf(of.dataset_query, -1, 'filters').map(([, , ...rest]) => rest.slice(1))
  assert.deepEqual(filters(first), [['2026-01-01', '2026-06-30']])
  assert.deepEqual(filters(months('2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z', first)), [
    ['2026-02-01', '2026-02-28'],
  ])
  assert.equal(first.display, 'line')
  // What is made of groups is filtered after them.
  const counts = filterByRange(draft, { columns, column: 1, from: 3, to: 9 })
  assert.equal(counts?.dataset_query.stages.length, 2)
  assert.equal(filterByRange(draft, { columns, column: 0, from: null, to: null }), null)
})

test('a range of bins ends where its last bin does', () => {
  const price: ResultColumn = { ...COUNT, name: 'PRICE', source: 'breakout', binning_info: { bin_width: 20 } }
  const ref: Clause = ['field', { binning: { strategy: 'default' } }, 9]
  const next = filterByRange(counted(ref), { columns: [price, COUNT], column: 0, from: 20, to: 60 })
  assert.deepEqual(
    clausesOf(next?.dataset_query ?? orders, -1, 'filters').map(([operator, , , value]) => [operator, value]),
    [
      ['>=', 20],
      ['<', 80],
    ],
  )
})

test('no id stands twice in what a drill gives', () => {
  const month: Clause = ['field', { 'temporal-unit': 'month', 'lib/uuid': 'a' }, 43]
  const draft = counted(month)
  const mark = hit([CREATED, COUNT], ['2026-04-01T00:00:00Z', 7], 1)
  const date = { ...mark, column: 0 }
  const range = { columns: mark.columns, column: 0, from: '2026-01-01T00:00:00Z', to: '2026-04-01T00:00:00Z' }
  const next = [
    zoomIn(draft, mark),
    compareToRest(draft, mark),
    filterByValue(draft, date, '='),
    filterByValue(draft, date, '<'),
    sort(draft, { ...date, row: null }, 'desc'),
    filterByRange(draft, range),
  ]
  for (const [i, one] of next.entries()) {
    assert.ok(one, String(i))
    const ids = [...JSON.stringify(one.dataset_query).matchAll(/"lib\/uuid":"([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(ids, [...new Set(ids)], String(i))
  }
})
