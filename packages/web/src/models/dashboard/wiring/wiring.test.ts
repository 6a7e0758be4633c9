import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parameter } from '../../../api/card.ts'
import type { DashboardCard } from '../../../api/dashboard.ts'
import type { Column, Description, StagedQuery } from '../../question/index.ts'
import {
  columnOptions,
  fits,
  fittingOptions,
  lostConnections,
  sameTarget,
  tagOptions,
  textOptions,
  unconnectedCards,
  type TargetOption,
} from './index.ts'

function column(id: number | null, name: string, type: string, semantic: string | null = null): Column {
  const options = { 'base-type': type, 'lib/uuid': 'x', 'effective-type': type }
  return {
    id,
    name,
    display_name: name,
    base_type: type,
    effective_type: type,
    semantic_type: semantic,
    table_id: null,
    join_alias: null,
    ref: ['field', options, id ?? name],
  }
}

const day = column(1, 'day', 'type/DateTime')
const city = column(2, 'city', 'type/Text', 'type/City')
const key = column(3, 'Person ID', 'type/Integer', 'type/FK')
const named = column(null, 'sum', 'type/Float')
const email = column(9, 'email', 'type/Text')
const filter = (type: string, more: Partial<Parameter> = {}): Parameter => ({
  id: 'p',
  name: 'p',
  slug: 'p',
  type,
  ...more,
})

const mbql = { 'lib/type': 'mbql.stage/mbql' } as const
const breakout = [['field', { 'temporal-unit': 'month' }, 1]] as const
const query: StagedQuery = {
  'lib/type': 'mbql/query',
  database: 1,
  stages: [{ ...mbql, 'source-table': 1, breakout }, mbql],
}
const description: Description = {
  stages: [
    {
      path: 'stages[0]',
      visible: [day, city, key, column(null, 'grouped', 'type/DateTime')],
      clauses: [{ path: 'stages[0].breakout[0]', columns: [0, 3] }],
      columns: null,
    },
    { path: 'stages[1]', visible: [named], clauses: [], columns: null },
  ],
  errors: [],
}

test('columns of all stages, those behind keys, and units of groups', () => {
  const options = columnOptions(description, query, (one) => (one === key ? [email] : []))
  const said = options.map(({ kind, label, group, target }) => [kind, label, group, target])
  const stage = { 'stage-number': 0 }
  assert.deepEqual(said, [
    ['column', 'day', '1', ['dimension', ['field', 1, null], stage]],
    ['column', 'city', '1', ['dimension', ['field', 2, null], stage]],
    ['column', 'Person ID', '1', ['dimension', ['field', 3, null], stage]],
    ['column', 'email', 'Person', ['dimension', ['field', 9, { 'source-field': 3 }], stage]],
    ['unit', 'day', null, ['dimension', ['field', 1, { 'temporal-unit': 'month' }], stage]],
    ['column', 'sum', '2', ['dimension', ['field', 'sum', { 'base-type': 'type/Float' }], { 'stage-number': 1 }]],
  ])
  const single = { ...query, stages: query.stages.slice(0, 1) }
  assert.deepEqual(columnOptions(description, single)[0]?.target, ['dimension', ['field', 1, null]])
})

test('filters fit columns of their kind', () => {
  const options = columnOptions(description, query)
  const labels = (parameter: Parameter) =>
    fittingOptions(parameter, options).map(({ kind, label }) => `${kind} ${label}`)
  assert.deepEqual(labels(filter('string/=')), ['column city'])
  assert.deepEqual(labels(filter('string/=', { sectionId: 'location' })), ['column city'])
  assert.deepEqual(labels(filter('location/state')), [])
  assert.deepEqual(labels(filter('location/city')), ['column city'])
  assert.deepEqual(labels(filter('date/all-options')), ['column day'])
  assert.deepEqual(labels(filter('temporal-unit')), ['unit day'])
  assert.deepEqual(labels(filter('id')), ['column Person ID'])
  assert.deepEqual(labels(filter('number/between')), ['column sum'])
  assert.deepEqual(labels(filter('boolean/=')), [])
})

test('variables of SQL take the types that the server takes for them', () => {
  const tags = {
    a: { type: 'text', 'display-name': 'First' },
    b: { type: 'number' },
    c: { type: 'dimension', dimension: ['field', 7, null], 'widget-type': 'date/all-options' },
    d: { type: 'dimension', dimension: ['field', { 'lib/uuid': 'x' }, 8], 'widget-type': 'string/contains' },
    e: { type: 'dimension', dimension: ['field', 8, null], 'widget-type': 'none' },
    f: { type: 'snippet' },
    g: { type: 'temporal-unit', dimension: ['field', 7, null] },
  }
  const options = tagOptions({ type: 'native', native: { query: '', 'template-tags': tags } })
  assert.deepEqual(
    options.map((option) => [option.label, option.target, option.kind === 'tag' ? option.fieldId : null]),
    [
      ['First', ['variable', ['template-tag', 'a']], null],
      ['b', ['variable', ['template-tag', 'b']], null],
      ['c', ['dimension', ['template-tag', 'c']], 7],
      ['d', ['dimension', ['template-tag', 'd']], 8],
      ['g', ['dimension', ['template-tag', 'g']], 7],
    ],
  )
  const fitting = (type: string) => options.filter((option) => fits(filter(type), option)).map(({ label }) => label)
  assert.deepEqual(fitting('string/='), ['First'])
  assert.deepEqual(fitting('string/contains'), ['d'])
  assert.deepEqual(fitting('number/='), ['b'])
  assert.deepEqual(fitting('date/relative'), ['c'])
  assert.deepEqual(fitting('category'), ['First', 'b'])
  assert.deepEqual(fitting('temporal-unit'), ['g'])
  const staged = { 'lib/type': 'mbql/query', stages: [{ native: '', 'template-tags': { b: tags.b } }] }
  assert.equal(tagOptions(staged).length, 1)
  assert.deepEqual(tagOptions({ type: 'query', query: {} }), [])
})

test('targets are the same whatever form they were stored in', () => {
  const target = (options: unknown, stage?: object) => ['dimension', ['field', 1, options], ...(stage ? [stage] : [])]
  assert.ok(sameTarget(target(null), target({ 'base-type': 'type/Text' }, { 'stage-number': 0 })))
  assert.ok(!sameTarget(target(null), target(null, { 'stage-number': 1 })))
  assert.ok(!sameTarget(target(null), target({ 'source-field': 3 })))
  assert.ok(sameTarget(['text-tag', 'a'], ['text-tag', 'a']))
})

test('what is unconnected, and what has lost its column', () => {
  const card: DashboardCard = {
    id: 1,
    card_id: 4,
    dashboard_tab_id: null,
    row: 0,
    col: 0,
    size_x: 4,
    size_y: 4,
    parameter_mappings: [
      { parameter_id: 'p', card_id: 4, target: ['dimension', ['field', 1, null]] },
      { parameter_id: 'q', card_id: 4, target: ['dimension', ['field', 99, null]] },
    ],
    visualization_settings: {},
  }
  const options: readonly TargetOption[] = columnOptions(description, { ...query, stages: query.stages.slice(0, 1) })
  assert.deepEqual(lostConnections(card, { dashcardId: 1, cardId: 4, options }), ['q'])
  assert.deepEqual(unconnectedCards([card, { ...card, card_id: null }], 'r'), [card])
  assert.deepEqual(unconnectedCards([card], 'p'), [])
  const text = { ...card, visualization_settings: { text: 'a {{b}} [[{{c}}]]' } }
  assert.deepEqual(
    textOptions(text).map(({ target }) => target),
    [
      ['text-tag', 'b'],
      ['text-tag', 'c'],
    ],
  )
})
