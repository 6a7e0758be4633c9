import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Parameter } from '../../../api/card.ts'
import { readQuestionHash } from '../../../lib/url.ts'
import {
  behaviorOf,
  columnTarget,
  fillLink,
  fillTemplate,
  followClick,
  periodText,
  pressBehavior,
  templateTags,
  withConditions,
  type ClickBehavior,
  type ClickContext,
  type ClickMapping,
  type ClickSource,
} from './index.ts'

const filter = (id: string, type: string, slug = id): Parameter => ({ id, type, slug, name: slug.toUpperCase() })
const state = filter('s1', 'string/=', 'state')
const when = filter('w1', 'date/all-options', 'when')
const context: ClickContext = {
  columns: [
    { name: 'ID', display_name: 'Order' },
    { name: 'STATE' },
    { name: 'CREATED_AT', unit: 'month' },
    { name: 'PAGE', display_name: 'Web page' },
  ],
  row: [17, 'NY & CA', '2024-03-01T00:00:00Z', 'https://shop.example/a?b=c'],
  parameters: [state, when],
  values: { s1: ['CA', 'TX'], w1: 'past30days' },
  userAttributes: { team: 'north' },
}

const column = (id: string): ClickSource => ({ type: 'column', id, name: id })
function mapping(to: string, source: ClickSource): ClickMapping {
  return { [to]: { id: to, source, target: { type: 'parameter', id: to } } }
}

test('a column has its own behavior, else that of the card', () => {
  const whole = { type: 'crossfilter', parameterMapping: {} }
  const own = { type: 'link', linkType: 'url', linkTemplate: '/x' }
  const settings = { click_behavior: whole, column_settings: { '["name","ID"]': { click_behavior: own } } }
  assert.deepEqual(behaviorOf(settings, 'ID'), own)
  assert.deepEqual(behaviorOf(settings, 'STATE'), whole)
  assert.equal(behaviorOf({ click_behavior: { type: 'action' } }, null), null)
  assert.equal(behaviorOf({ click_behavior: { type: 'link', linkType: 'dashboard', targetId: 'x' } }, null), null)
  assert.equal(behaviorOf({}, 'ID'), null)
})

test('a press on labels does what the column that they label does', () => {
  const own = { type: 'link', linkType: 'url', linkTemplate: '/x' }
  const other = { ...own, linkTemplate: '/y' }
  const of = (...pairs: [string, object][]) => ({
    click_behavior: { type: 'crossfilter', parameterMapping: {} },
    column_settings: Object.fromEntries(
      pairs.map(([name, click_behavior]) => [JSON.stringify(['name', name]), { click_behavior }]),
    ),
  })
  const labels = { name: 'Prio', remapped_from: 'prio' }
  assert.deepEqual(pressBehavior(of(['prio', own]), labels), own)
  assert.deepEqual(pressBehavior(of(['prio', own], ['Prio', other]), labels), other)
  assert.equal(pressBehavior(of(), labels)?.type, 'crossfilter')
  assert.equal(pressBehavior(of(['prio', own]), undefined)?.type, 'crossfilter')
})

test('links hold values so that these change nothing else about them', () => {
  assert.equal(fillLink('https://x.example/{{ id }}?s={{STATE}}', context), 'https://x.example/17?s=NY%20%26%20CA')
  assert.equal(fillLink('/s/{{filter:State}}/{{user:team}}/{{column:order}}', context), '/s/CA%2CTX/north/17')
  assert.equal(fillLink('{{web page}}&d={{none}}', context), 'https://shop.example/a?b=c&d=')
  assert.equal(fillTemplate('Order {{ID}} in {{STATE}}', context), 'Order 17 in NY & CA')
  assert.deepEqual(templateTags(context).slice(-2), ['{{filter:state}}', '{{filter:when}}'])
})

test('an address has one scheme, whether it was typed or comes from a value', () => {
  assert.equal(fillLink('https://https://shop.example', context), 'https://shop.example')
  assert.equal(fillLink('https://{{PAGE}}', context), 'https://shop.example/a?b=c')
  assert.equal(fillLink('https://shop.example/?to={{PAGE}}', context)?.includes('%3A%2F%2F'), true)
})

test('a host that is written without a scheme is another site', () => {
  for (const host of ['example.org', 'www.example.org/a', 'shop.example:8080?b', ' münchen.example#c'])
    assert.equal(fillLink(host, context), `https://${host.trim()}`)
  assert.equal(fillLink('example.org/{{STATE}}', context), 'https://example.org/NY%20%26%20CA')
  for (const path of ['dashboard/1', './a.b', '?a=b.c', '/example.org']) assert.equal(fillLink(path, context), path)
  const to = (value: string) => fillLink('{{X}}', { ...context, columns: [{ name: 'X' }], row: [value] })
  assert.equal(to('example.org/a'), 'example.org/a', 'a value is no place to hide another site')
})

test('values in mail and telephone addresses keep their @ and +', () => {
  const to = (template: string, value: string) =>
    fillLink(template, { ...context, columns: [{ name: 'X' }], row: [value] })
  assert.equal(to('mailto:{{X}}', 'a b@c.example'), 'mailto:a%20b@c.example')
  assert.equal(to('tel:{{X}}', '+49 30'), 'tel:+49%2030')
})

test('links lead to pages, mail and telephones alone', () => {
  const to = (value: string) => fillLink('{{X}}', { ...context, columns: [{ name: 'X' }], row: [value] })
  for (const bad of [
    'javascript:alert(1)',
    ' JavaScript:x',
    'java\nscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '',
  ])
    assert.equal(to(bad), null, bad)
  for (const good of ['http://a.example', 'mailto:a@b.example', '/dashboard/1', '#top', '?a=b:c', 'a/b:c'])
    assert.equal(to(good), good)
  assert.equal(
    fillLink('//wiki.example/{{X}}', { ...context, columns: [{ name: 'X' }], row: ['a'] }),
    'https://wiki.example/a',
  )
  assert.equal(fillLink('/{{X}}', { ...context, columns: [{ name: 'X' }], row: ['/evil.example'] }), '/%2Fevil.example')
  assert.equal(
    fillLink('{{X}}{{X}}evil.example', { ...context, columns: [{ name: 'X' }], row: ['/'] }),
    '/%2Fevil.example',
  )
})

test('a dashboard opens on its tab with values in the form of its filters', () => {
  const behavior: ClickBehavior = {
    type: 'link',
    linkType: 'dashboard',
    targetId: 7,
    tabId: 3,
    parameterMapping: {
      ...mapping('a', column('STATE')),
      ...mapping('b', column('CREATED_AT')),
      ...mapping('c', { type: 'parameter', id: 's1' }),
      ...mapping('d', { type: 'userAttribute', id: 'team' }),
      ...mapping('gone', column('ID')),
      ...mapping('e', column('gone')),
    },
  }
  const parameters = [
    filter('a', 'string/=', 'place'),
    filter('b', 'date/all-options', 'date'),
    filter('c', 'string/=', 'states'),
    filter('d', 'category', 'team'),
    filter('e', 'id'),
  ]
  const dashboard = { id: 7, name: 'Shop & more', parameters, tabs: [{ id: 3, name: 'T' }] }
  assert.deepEqual(followClick(behavior, context, { dashboard }), {
    type: 'page',
    href: '/dashboard/7-shop-more?tab=3&place=NY+%26+CA&date=2024-03&states=CA&states=TX&team=north',
  })
  assert.equal(followClick(behavior, context).type, 'nothing')
  assert.equal(followClick(null, context).type, 'menu')
  assert.equal(followClick({ type: 'actionMenu' }, context).type, 'menu')
})

test('a click sets filters, and the same click again takes them off', () => {
  const behavior: ClickBehavior = { type: 'crossfilter', parameterMapping: mapping('s1', column('STATE')) }
  const set = followClick(behavior, context)
  assert.deepEqual(set, { type: 'filters', values: { s1: ['NY & CA'] } })
  const again = followClick(behavior, { ...context, values: { s1: ['NY & CA'] } })
  assert.deepEqual(again, { type: 'filters', values: { s1: null } })
  assert.equal(followClick({ type: 'crossfilter' }, context).type, 'nothing')
})

const legacy = {
  database: 1,
  type: 'query',
  query: { 'source-query': { 'source-table': 5, filter: ['=', 1, 1] }, aggregation: [['count']] },
}
const base = { id: 9, name: 'Q', type: 'question' as const, display: 'bar', visualization_settings: {} }

test('a question opens with values of its variables, or with conditions', () => {
  const behavior = (target: object): ClickBehavior => ({
    type: 'link',
    linkType: 'question',
    targetId: 9,
    parameterMapping: { k: { id: 'k', source: column('CREATED_AT'), target: { id: 'k', ...target } as never } },
  })
  const tag = { ...filter('t', 'date/single', 'day'), target: ['variable', ['template-tag', 'day']] }
  const sql = { ...base, parameters: [tag], dataset_query: { type: 'native' } }
  const page = (target: object, card: typeof sql) => {
    const found = followClick(behavior(target), context, { card })
    return found.type === 'page' ? found.href : found.type
  }
  assert.equal(page({ type: 'variable', id: 'day' }, sql), '/question/9-q?day=2024-03-01')
  const built = { ...base, parameters: [], dataset_query: legacy }
  const href = page({ type: 'dimension', dimension: ['dimension', ['field', 3, null], { 'stage-number': 1 }] }, built)
  const question = readQuestionHash(href.slice(href.indexOf('#')))
  assert.deepEqual(question?.dataset_query['query'], {
    ...legacy.query,
    filter: ['=', ['field', 3, { 'temporal-unit': 'month' }], '2024-03-01T00:00:00Z'],
  })
  assert.equal(page({ type: 'dimension', dimension: ['dimension', ['field', 3, null]] }, sql), '/question/9-q')
})

test('any column of a question built from steps is a target', () => {
  const joined = columnTarget({ ref: ['field', { 'lib/uuid': 'x', 'join-alias': 'P' }, 7] })
  assert.deepEqual(joined?.dimension, ['dimension', ['field', 7, { 'join-alias': 'P' }], { 'stage-number': 0 }])
  assert.equal(columnTarget({ ref: ['aggregation', {}, 'x'] }), null)
  const target = columnTarget({ ref: ['field', {}, 3] })!
  const parameterMapping = { [target.id]: { id: target.id, source: column('STATE'), target } }
  const behavior: ClickBehavior = { type: 'link', linkType: 'question', targetId: 9, parameterMapping }
  const plain = { database: 1, type: 'query', query: { 'source-table': 5 } }
  const found = followClick(behavior, context, { card: { ...base, parameters: [], dataset_query: plain } })
  assert.ok(found.type === 'page')
  const question = readQuestionHash(found.href.slice(found.href.indexOf('#')))
  assert.deepEqual(question?.dataset_query['query'], {
    'source-table': 5,
    filter: ['=', ['field', 3, null], 'NY & CA'],
  })
})

test('a bin is all of its numbers', () => {
  const columns = [{ name: 'TOTAL', binning_info: { bin_width: 0.2 } }]
  const clicked = { ...context, columns, row: [0.1], parameters: [filter('b', 'number/between')], values: {} }
  const target = columnTarget({ ref: ['field', {}, 3] })!
  const parameterMapping = { [target.id]: { id: target.id, source: column('TOTAL'), target } }
  const plain = { database: 1, type: 'query', query: { 'source-table': 5 } }
  const card = { ...base, parameters: [], dataset_query: plain }
  const behavior: ClickBehavior = { type: 'link', linkType: 'question', targetId: 9, parameterMapping }
  const found = followClick(behavior, clicked, { card })
  assert.ok(found.type === 'page')
  const question = readQuestionHash(found.href.slice(found.href.indexOf('#')))
  const field3 = ['field', 3, null]
  assert.deepEqual(question?.dataset_query['query'], {
    'source-table': 5,
    filter: ['and', ['>=', field3, 0.1], ['<', field3, 0.3]],
  })
  const cross = followClick({ type: 'crossfilter', parameterMapping: mapping('b', column('TOTAL')) }, clicked)
  assert.deepEqual(cross, { type: 'filters', values: { b: [0.1, 0.3] } })
})

test('conditions stand in their stages, in the form of the query', () => {
  const condition = (value: unknown, isDateText = false, stage = 0) => ({
    target: ['dimension', ['field', 3, null], { 'stage-number': stage }],
    value,
    isDateText,
  })
  const inner = withConditions(legacy, [condition(['a', 'b']), condition(null)])
  const field3 = ['field', 3, null]
  const filter = ['and', ['=', 1, 1], ['=', field3, 'a', 'b'], ['is-null', field3]]
  assert.deepEqual(inner?.['query'], {
    'source-query': { 'source-table': 5, filter },
    aggregation: [['count']],
  })
  assert.equal(withConditions(legacy, [condition('a', false, 2)]), null)
  const staged = {
    'lib/type': 'mbql/query',
    database: 1,
    stages: [{ 'lib/type': 'mbql.stage/mbql', 'source-table': 5 }],
  }
  const filters = (text: string) => {
    const [stage] = (withConditions(staged, [condition(text, true, -1)])?.['stages'] ?? []) as { filters: unknown[] }[]
    return stage?.filters[0]
  }
  const field = ['field', {}, 3]
  assert.deepEqual(filters('past30days~'), ['time-interval', { 'include-current': true }, field, -30, 'day'])
  assert.deepEqual(filters('thismonth'), ['time-interval', {}, field, 'current', 'month'])
  assert.deepEqual(filters('past2weeks-from-1years'), ['relative-time-interval', {}, field, -2, 'week', -1, 'year'])
  assert.deepEqual(filters('Q2-2024'), ['=', {}, ['field', { 'temporal-unit': 'quarter' }, 3], '2024-04-01'])
  assert.deepEqual(filters('2024-01-01~'), ['>', {}, ['field', { 'temporal-unit': 'day' }, 3], '2024-01-01'])
  assert.equal(filters('exclude-days-Mon'), undefined)
})

test('a date in its unit is the whole period, as far as the filter can say it', () => {
  const to = (type: string, unit: string, value: unknown = '2024-03-01') => {
    const columns = [{ name: 'D', unit }]
    const context2 = { ...context, columns, row: [value], parameters: [filter('p', type)], values: {} }
    const click = followClick({ type: 'crossfilter', parameterMapping: mapping('p', column('D')) }, context2)
    return click.type === 'filters' ? click.values['p'] : click.type
  }
  assert.equal(to('date/all-options', 'quarter'), 'Q1-2024')
  assert.equal(to('date/range', 'month'), '2024-03-01~2024-03-31')
  assert.equal(to('date/month-year', 'day'), '2024-03')
  assert.equal(to('date/quarter-year', 'month'), 'Q1-2024')
  assert.equal(to('date/single', 'week'), '2024-03-01')
  assert.equal(to('date/relative', 'day'), 'nothing')
  assert.equal(to('date/all-options', 'month-of-year', 3), 'nothing')
  const ranged = { ...context, values: { w1: '2024-01-01~2024-02-01' } }
  const handed = followClick(
    { type: 'crossfilter', parameterMapping: mapping('w1', { type: 'parameter', id: 'w1' }) },
    ranged,
  )
  assert.deepEqual(handed, { type: 'filters', values: { w1: null } }, 'a filter hands on its text as it is')
  assert.equal(periodText('2024-05-01', 'quarter'), 'Q2-2024')
  assert.equal(periodText('2024-12-30T00:00:00', 'week'), '2024-12-30~2025-01-05')
  assert.equal(periodText('2024-01-01', 'year'), '2024-01-01~2024-12-31')
  assert.equal(periodText('2024-03-05T10:20:00Z', 'minute'), '2024-03-05T10:20')
  assert.equal(periodText('2024-03-05T10:00:00Z', 'hour'), '2024-03-05T10:00~2024-03-05T10:59')
  assert.equal(periodText('2024-03-05', undefined), '2024-03-05')
  assert.equal(periodText('soon', 'month'), 'soon')
})
