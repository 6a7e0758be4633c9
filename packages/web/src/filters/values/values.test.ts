import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Parameter } from '../../api/card.ts'
import {
  changedFilters,
  filterKindOf,
  firstValues,
  hasValues,
  isChanged,
  isMulti,
  KINDS,
  linkedQuery,
  missingFilters,
  offeredTypes,
  paramsOf,
  readSearch,
  readValue,
  requestParameters,
  sayItems,
  sayValue,
  searchOf,
  valuesToSend,
  withValues,
  writeSearch,
} from '../index.ts'

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
  assert.deepEqual(
    all.map((one) => filterKindOf(one).id),
    ['text', 'location', 'number', 'date', 'number', 'id', 'boolean', 'temporal-unit'],
  )
  assert.equal(filterKindOf({ type: 'category' }).id, 'text')
  assert.equal(filterKindOf({ type: 'location/city' }).id, 'location')
  assert.deepEqual(all.map(isMulti), [true, true, false, false, false, true, false, false])
  assert.equal(isMulti({ ...status, isMultiSelect: false }), false)
  assert.deepEqual(all.map(hasValues), [true, true, false, false, false, true, false, false])
  assert.equal(hasValues({ ...status, values_query_type: 'none' }), false)
  for (const kind of KINDS.filter(({ id }) => id !== 'location')) {
    for (const { type } of offeredTypes(kind)) assert.equal(filterKindOf({ type }), kind)
  }
  assert.equal(hasValues({ type: 'string/contains' }), false, 'what is typed is not listed')
  assert.equal(filterKindOf({ type: 'gone/by' }).id, 'text')
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
    assert.deepEqual(readValue(parameter, value), normal)
    assert.deepEqual(readValue(parameter, normal), normal, 'the form of a form is itself')
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

test('values are set and emptied, and required ones go back to their default', () => {
  const set = withValues(all, { state: ['CA'] }, { status: 'paid', state: null, unit: null, gone: 1 })
  assert.deepEqual(set, { status: ['paid'], state: null, unit: 'month' })
  assert.deepEqual(changedFilters({ state: ['CA'] }, set), ['state', 'status', 'unit'])
  assert.deepEqual(changedFilters({}, { status: null }), [], 'touched and empty is as untouched')
  assert.equal(isChanged(state, { state: ['CA'] }), false)
  assert.equal(isChanged(state, {}), true)
  assert.equal(isChanged({ ...state, default: 'CA' }, { state: ['CA'] }), false, 'a lone default is a list of one')
  assert.deepEqual(missingFilters([filter('r', 'id', { required: true }), unit], { unit: 'month' }).length, 1)
})

test('requests hold what was set, and say when a default was left', () => {
  const values = { status: ['paid'], state: null, total: [1, null], customer: null, unit: 'week' }
  assert.deepEqual(requestParameters(all, values), [
    { id: 'status', type: 'string/=', value: ['paid'] },
    { id: 'state', type: 'string/=', value: null, default: ['CA'] },
    { id: 'total', type: 'number/between', value: [1, null] },
    { id: 'customer', type: 'id', value: null },
    { id: 'unit', type: 'temporal-unit', value: 'week' },
  ])
  assert.deepEqual(requestParameters(all, {}), [])
  const target = ['variable', ['template-tag', 'least']]
  assert.deepEqual(valuesToSend([status, state, { ...least, target }], { ...values, least: '5' }), [
    { id: 'status', type: 'string/=', value: ['paid'] },
    { id: 'least', type: 'number/>=', value: 5, target },
  ])
  const city = filter('city', 'string/=', { filteringParameters: ['state', 'city', 'total', 'gone'] })
  assert.deepEqual(linkedQuery(city, [...all, city], { ...values, state: ['CA', 'NY'], city: ['x'] }), {
    state: ['CA', 'NY'],
    total: ['1', ''],
  })
})

test('values in words', () => {
  const said: [Parameter, unknown, string][] = [
    [status, ['paid', 'open'], 'paid, open'],
    [status, ['a', 'b', 'c'], '3 values'],
    [status, null, ''],
    [total, [1000, 5000], '1,000 – 5,000'],
    [total, [null, 5], 'at most 5'],
    [total, [1, null], 'at least 1'],
    [least, [5], 'at least 5'],
    [when, 'past30days', 'Previous 30 days'],
    [paid, [true], 'Yes'],
    [filter('b', 'boolean'), false, 'No'],
    [unit, 'week', 'week'],
    [filter('x', 'string/contains'), ['foo'], 'contains foo'],
    [filter('x', 'string/!='), ['foo'], 'is not foo'],
    [customer, 17, '17'],
  ]
  for (const [parameter, value, words] of said) assert.equal(sayValue(parameter, value), words)
  assert.deepEqual(sayItems(total, [1, null]), ['1'])
  assert.deepEqual(
    sayItems(customer, 17, (value) => (value === 17 ? 'Ada' : undefined)),
    ['Ada'],
  )
})

test('older links and defaults with two dates are read as one range', () => {
  const range = '2026-01-01~2026-01-31'
  const two = ['2026-01-01', '2026-01-31']
  assert.deepEqual(firstValues([when], { search: 'when=2026-01-01&when=2026-01-31' }), { when: range })
  assert.deepEqual(firstValues([{ ...when, default: two }], { search: '' }), { when: range })
  assert.equal(sayValue(when, two), sayValue(when, range))
})

test('a search with names and lists is that of an address', () => {
  const search = { state: ['CA', 'NY'], date: 'past7days', city: '' }
  assert.deepEqual(searchOf(paramsOf(search)), search)
  assert.equal(paramsOf({ a: undefined }).toString(), '')
})

test('a filter may be called anything', () => {
  const odd = ['constructor', '__proto__', 'toString'].map((name) => filter(name, 'string/='))
  const none = firstValues(odd, { search: '' })
  assert.equal(writeSearch(odd, none), '')
  assert.deepEqual(
    odd.filter((one) => isChanged(one, none)),
    [],
  )
  const values = readSearch(odd, '?constructor=a&__proto__=b')
  assert.deepEqual(Object.entries(values), [
    ['constructor', ['a']],
    ['__proto__', ['b']],
  ])
  assert.equal(
    writeSearch(odd, firstValues(odd, { search: '?constructor=a&__proto__=b' })),
    'constructor=a&__proto__=b',
  )
})
