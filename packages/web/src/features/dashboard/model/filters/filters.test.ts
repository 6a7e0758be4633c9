import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Parameter } from '../../../../api/card.ts'
import type { DashboardCard } from '../../../../api/dashboard.ts'
import {
  applyFilters,
  cardsToAsk,
  clearFilters,
  countPending,
  discardPending,
  filterKindOf,
  filtersOfTab,
  firstValues,
  hasValues,
  ignoredBy,
  isChanged,
  isMulti,
  linkedQuery,
  missingFilters,
  normalValue,
  queryBody,
  readSearch,
  resetFilters,
  sayFilterValue,
  sayItems,
  setFilter,
  startFilters,
  typesOf,
  writeSearch,
} from './index.ts'

function filter(id: string, type: string, more: Partial<Parameter> = {}): Parameter {
  return { id, type, name: id, slug: id, ...more }
}

const status = filter('status', 'string/=')
const state = filter('state', 'string/=', { sectionId: 'location', default: ['CA'] })
const total = filter('total', 'number/between')
const when = filter('when', 'date/all-options', { default: 'past30days' })
const least = filter('least', 'number/>=')
const customer = filter('customer', 'id')
const paid = filter('paid', 'boolean/=')
const unit = filter('unit', 'temporal-unit', { default: 'month', required: true })
const all = [status, state, total, when, least, customer, paid, unit]

test('kinds of filters by type and section', () => {
  assert.deepEqual(all.map(filterKindOf), [
    'text',
    'location',
    'number',
    'date',
    'number',
    'id',
    'boolean',
    'temporal-unit',
  ])
  assert.equal(filterKindOf({ type: 'category' }), 'text')
  assert.equal(filterKindOf({ type: 'location/city' }), 'location')
  assert.deepEqual(all.map(isMulti), [true, true, false, false, false, true, false, false])
  assert.equal(isMulti({ ...status, isMultiSelect: false }), false)
  assert.deepEqual(all.map(hasValues), [true, true, false, false, false, true, false, false])
  assert.equal(hasValues({ ...status, values_query_type: 'none' }), false)
  for (const type of typesOf('number')) assert.equal(filterKindOf({ type }), 'number')
})

test('values have one form', () => {
  const cases: [Parameter, unknown, unknown][] = [
    [status, 'paid', ['paid']],
    [status, ['', null, ' '], null],
    [filter('c', 'category'), ['a'], 'a'],
    [filter('c', 'category'), ['a', 'b'], ['a', 'b']],
    [total, '3', [3, null]],
    [total, [null, '8.5'], [null, 8.5]],
    [total, ['', ''], null],
    [least, ['5'], [5]],
    [least, 'x', null],
    [customer, '17', 17],
    [customer, '017', '017'],
    [customer, '9007199254740993', '9007199254740993'],
    [filter('n', 'number/='), ['9007199254740993', '1e2', 'no'], ['9007199254740993', 100]],
    [filter('n', 'number'), '1, 2,3', '1, 2,3'],
    [paid, 'false', [false]],
    [when, ['2024-01-01', '2024-02-01'], '2024-01-01~2024-02-01'],
    [unit, 'week', 'week'],
    [status, undefined, null],
  ]
  for (const [parameter, value, normal] of cases) {
    assert.deepEqual(normalValue(parameter, value), normal)
    assert.deepEqual(normalValue(parameter, normal), normal, 'the form of a form is itself')
  }
})

test('addresses as links have them', () => {
  const search = '?status=paid&tab=2-detail&status=open&state=&total=&total=5&when=past7days~&customer=3&x=1'
  const values = readSearch(all, search)
  assert.deepEqual(values, {
    status: ['paid', 'open'],
    state: null,
    total: [null, 5],
    when: 'past7days~',
    customer: 3,
  })
  assert.equal(
    writeSearch(all, values, search),
    'tab=2-detail&x=1&status=paid&status=open&state=&total=&total=5&when=past7days%7E&customer=3',
  )
  assert.equal(
    writeSearch(all, { status: null, total: null }, '?status=paid'),
    '',
    'what was empty anyway is not named',
  )
  assert.equal(writeSearch(all, { status: null }, '', { status: ['late'] }), 'status=')
  const tab = filter('t', 'string/=', { slug: 'tab' })
  assert.deepEqual(readSearch([tab], '?tab=2'), {})
  assert.equal(writeSearch([tab], { t: ['x'] }, '?tab=2'), 'tab=2')
})

test('values that are written to an address are read from it', () => {
  const text = fc.string({ minLength: 1 }).filter((one) => one.trim() !== '')
  const values = fc.record(
    {
      status: fc.array(text, { minLength: 1 }),
      state: fc.option(fc.array(text, { minLength: 1 })),
      total: fc.tuple(fc.integer(), fc.option(fc.integer())),
      least: fc.tuple(fc.double({ noNaN: true, min: -1e15, max: 1e15 }).map((one) => one + 0)),
      customer: fc.oneof(fc.integer(), fc.array(fc.integer(), { minLength: 2 })),
      paid: fc.tuple(fc.boolean()),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  fc.assert(fc.property(values, (given) => assert.deepEqual(readSearch(all, writeSearch(all, given, '?tab=1')), given)))
})

test('an address comes before what was used last, and that before defaults', () => {
  const lastUsed = { status: ['late'], state: null, gone: 1 }
  assert.deepEqual(firstValues(all, { search: '' }), { state: ['CA'], when: 'past30days', unit: 'month' })
  assert.deepEqual(firstValues(all, { search: '?tab=3', lastUsed }), {
    status: ['late'],
    state: null,
    when: 'past30days',
    unit: 'month',
  })
  assert.deepEqual(firstValues(all, { search: '?when=&unit=', lastUsed }), { state: ['CA'], when: null, unit: 'month' })
})

test('with Apply nothing is asked until it is pressed', () => {
  const start = startFilters({ state: ['CA'] })
  const set = setFilter(setFilter(start, status, 'paid', false), state, null, false)
  assert.deepEqual(set.applied, { state: ['CA'] })
  assert.equal(countPending(set), 2)
  assert.equal(countPending(setFilter(set, status, [], false)), 1, 'touched and empty is as untouched')
  assert.deepEqual(applyFilters(set).applied, { status: ['paid'], state: null })
  assert.deepEqual(discardPending(set), start)
  assert.equal(countPending(setFilter(start, status, 'paid', true)), 0)
  assert.deepEqual(clearFilters(set, [state, unit], true).applied, { status: ['paid'], state: null, unit: 'month' })
  assert.deepEqual(resetFilters(set, [status, state], false).pending, { status: null, state: ['CA'] })
  assert.equal(isChanged(state, { state: ['CA'] }), false)
  assert.equal(isChanged(state, {}), true)
  assert.deepEqual(missingFilters([filter('r', 'id', { required: true }), unit], { unit: 'month' }).length, 1)
})

function card(id: number, wired: readonly string[], more: Partial<DashboardCard> = {}): DashboardCard {
  const rect = { row: 0, col: 0, size_x: 4, size_y: 4, dashboard_tab_id: null, visualization_settings: {} }
  const parameter_mappings = wired.map((parameter_id) => ({ parameter_id, card_id: id, target: [] }))
  return { id, card_id: id, ...rect, parameter_mappings, ...more }
}

test('who is reached, asked anew, or ignores a filter', () => {
  const first = card(1, ['status', 'when'], { dashboard_tab_id: 1 })
  const second = card(2, ['when'], { dashboard_tab_id: 2, inline_parameters: ['least'] })
  const words = card(3, ['status'], { card_id: null, dashboard_tab_id: 2 })
  const dashboard = { parameters: [status, when, least, customer], dashcards: [first, second, words] }
  const ids = (cards: readonly DashboardCard[]) => cards.map(({ id }) => id)
  assert.deepEqual(ids(cardsToAsk(dashboard, { status: null }, { status: ['paid'] })), [1])
  assert.deepEqual(ids(cardsToAsk(dashboard, {}, { when: 'today' })), [1, 2])
  assert.deepEqual(ids(cardsToAsk(dashboard, { when: 'today' }, { when: 'today', status: null })), [])
  const values = { status: ['paid'], least: [5], when: null }
  assert.deepEqual(ignoredBy(dashboard, second, values), [status, least])
  assert.deepEqual(ignoredBy(dashboard, first, values), [])
  assert.deepEqual(ignoredBy(dashboard, words, values), [])
  assert.deepEqual(filtersOfTab(dashboard, 1), [status, when, customer])
  assert.deepEqual(filtersOfTab({ ...dashboard, dashcards: [second] }, 1), [status, customer])
})

test('requests hold what was set, and say when a default was left', () => {
  const values = { status: ['paid'], state: null, total: [1, null], customer: null, unit: 'week' }
  assert.deepEqual(queryBody(all, values, { dashcardIds: [4], ignoreCache: true }), {
    parameters: [
      { id: 'status', type: 'string/=', value: ['paid'] },
      { id: 'state', type: 'string/=', value: null, default: ['CA'] },
      { id: 'total', type: 'number/between', value: [1, null] },
      { id: 'customer', type: 'id', value: null },
      { id: 'unit', type: 'temporal-unit', value: 'week' },
    ],
    dashcard_ids: [4],
    ignore_cache: true,
  })
  assert.deepEqual(queryBody(all, {}), { parameters: [] })
  const city = filter('city', 'string/=', { filteringParameters: ['state', 'city', 'total', 'gone'] })
  assert.deepEqual(linkedQuery(city, [...all, city], { ...values, state: ['CA', 'NY'], city: ['x'] }), {
    state: ['CA', 'NY'],
    total: ['1', ''],
  })
})

test('values in words', () => {
  assert.equal(sayFilterValue(status, ['paid', 'open']), 'paid or open')
  assert.equal(sayFilterValue(status, ['a', 'b', 'c']), '3 values')
  assert.equal(sayFilterValue(status, null), '')
  assert.equal(sayFilterValue(total, [1000, 5000]), 'between 1,000 and 5,000')
  assert.equal(sayFilterValue(total, [null, 5]), 'at most 5')
  assert.equal(sayFilterValue(least, [5]), 'at least 5')
  assert.equal(sayFilterValue(when, 'past30days'), 'Previous 30 days')
  assert.equal(sayFilterValue(paid, [true]), 'true')
  assert.equal(sayFilterValue(unit, 'week'), 'week')
  assert.equal(sayFilterValue(filter('x', 'string/contains'), ['foo']), 'contains foo')
  assert.equal(sayFilterValue(customer, 17), '17')
  assert.equal(
    sayFilterValue(customer, 17, (value) => (value === 17 ? 'Ada' : undefined)),
    'Ada',
  )
  assert.deepEqual(sayItems(total, [1, null]), ['1'])
})
