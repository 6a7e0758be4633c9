import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDriver, listDrivers } from '@querent/drivers'
import { prepareQuery, type QueryContext } from '@querent/query'
import { card, field, table, testContext } from '../../../../query/src/testing/metadata.ts'
import type { RunRequest } from '../types.ts'
import { preparedCache } from './prepared-cache.ts'

const LABELS = {
  id: 2,
  name: 'State',
  type: 'internal',
  human_readable_field_id: null,
  human_readable_values: [[7, 'Open']] as [unknown, string][],
} as const
const ORDERS = table(1, 'orders', [
  field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' }),
  field(11, 1, 'total', 'type/Decimal'),
  field(12, 1, 'created', 'type/DateTime'),
  field(13, 1, 'status', 'type/Integer', { dimension: LABELS }),
  field(14, 1, 'note', 'type/Text'),
  field(15, 1, 'is_gift', 'type/Boolean'),
  field(16, 1, 'sent', 'type/Integer', {
    coercion_strategy: 'Coercion/UNIXSeconds->DateTime',
    effective_type: 'type/DateTime',
  }),
  field(17, 1, 'paid', 'type/Date'),
])
const CARD = card(1, { 'source-table': 1, filter: ['=', ['field', 10, null], 7] })
const NO_VERSIONS = {
  identity: 0,
  permissions: 0,
  settings: 0,
  metadata: 0,
  content: 0,
  collections: 0,
  results: 0,
  caching: 0,
  persistence: 0,
}
const MOMENT = Date.UTC(2026, 4, 5, 10)

function contextOf(engine: string): QueryContext {
  const { dialect } = findDriver(engine)!
  return { ...testContext({ tables: [ORDERS], cards: [CARD] }), dialect, now: MOMENT }
}

function ask(inner: object): RunRequest {
  const query = { database: 1, type: 'query', query: inner }
  return { user: null, query, context: 'ad-hoc', signal: AbortSignal.abort() }
}

/** A cache in front of a pipeline, with the number of queries that were compiled. */
function cachedPipeline(context: QueryContext, clock = { now: MOMENT }) {
  const cache = preparedCache(() => clock.now)
  const counts = { compiled: 0 }
  const compile = (query: RunRequest['query']) => {
    counts.compiled += 1
    return prepareQuery({ query }, { ...context, now: clock.now })
  }
  const get = (request: RunRequest, versions: Partial<typeof NO_VERSIONS> = {}) =>
    cache.get(request, { limits: 'screen', versions: { ...NO_VERSIONS, ...versions } }, compile)
  return { get, counts, clock }
}

const equal = (id: number, value: number) => ['=', ['field', id, null], value]
const VALUES = [1, 2, 3, 4, 5, 7, 10, 99, 1_000, 1_987_654_321, 1_987_654_322, 2 ** 31 - 1, 2 ** 31, 0, -1, 1.5]
const FORMS: Record<string, (value: number) => object> = {
  ...Object.fromEntries(
    ORDERS.fields.map(({ id, name }) => [name, (value: number) => ({ 'source-table': 1, filter: equal(id, value) })]),
  ),
  'two values': (value) => ({ 'source-table': 1, filter: ['and', equal(10, value), equal(13, 5)] }),
  'the same value twice': (value) => ({ 'source-table': 1, filter: ['and', equal(10, value), equal(11, value)] }),
  'a value that is also a limit': (value) => ({ 'source-table': 1, filter: equal(10, value), limit: 7 }),
  'digits in a text': (value) => ({
    'source-table': 1,
    filter: ['and', equal(10, value), ['=', ['field', 14, null], '1987654321']],
  }),
  'a card that holds the value': (value) => ({ 'source-table': 'card__1', filter: equal(10, value) }),
  'a relative date': (value) => ({
    'source-table': 1,
    filter: ['and', equal(10, value), ['time-interval', ['field', 12, null], -30, 'day']],
  }),
}

for (const { engine } of listDrivers()) {
  test(`what the cache gives is what compiling gives, whatever the values (${engine})`, async () => {
    const context = contextOf(engine)
    for (const [name, form] of Object.entries(FORMS)) {
      const { get } = cachedPipeline(context)
      for (const value of [...VALUES, ...VALUES.toReversed()]) {
        const request = ask(form(value))
        const expected = await prepareQuery({ query: request.query }, context).catch(String)
        assert.deepEqual(await get(request).catch(String), expected, `${name}, ${value}`)
      }
    }
  })
}

test('from the third time on, queries of a form are not compiled, and share their columns', async () => {
  const { get, counts } = cachedPipeline(contextOf('postgres'))
  await get(ask(FORMS['id']!(5)))
  const second = await get(ask(FORMS['id']!(6)))
  const compiled = counts.compiled
  const third = await get(ask(FORMS['id']!(8)))
  const fourth = await get(ask(FORMS['id']!(9)))
  assert.equal(counts.compiled, compiled)
  assert.match(third.sql, /= 8\b/)
  assert.match(fourth.sql, /= 9\b/)
  assert.equal(third.columns, second.columns)
})

test('a card is compiled once, whatever its values mean', async () => {
  const { get, counts } = cachedPipeline(contextOf('postgres'))
  const asCard = { card: { id: 9, name: 'Gifts', cache_ttl: null } }
  for (const inner of [FORMS['is_gift']!(1), FORMS['a relative date']!(1)]) {
    const request = { ...ask(inner), ...asCard }
    const before = counts.compiled
    for (let run = 0; run < 3; run += 1) await get(request)
    assert.equal(counts.compiled, before + 1)
  }
})

test('an action asks for a row of a card by a query whose key is no part of its form', async () => {
  const { get, counts } = cachedPipeline(contextOf('postgres'))
  const row = (id: number): RunRequest => ({
    ...ask(FORMS['id']!(id)),
    card: { id: 9, name: 'Gifts', cache_ttl: null },
    context: 'action',
  })
  await get(row(5))
  await get(row(6))
  const { compiled } = counts
  assert.match((await get(row(8))).sql, /= 8\b/)
  assert.equal(counts.compiled, compiled)
})

test('a query that says where today is holds for its second, any other one until a counter moves', async () => {
  const { get, counts, clock } = cachedPipeline(contextOf('postgres'))
  const plain = ask({ 'source-table': 1 })
  const relative = ask({ 'source-table': 1, filter: ['time-interval', ['field', 12, null], -1, 'day'] })
  const compiles = async (request: RunRequest, versions = {}) => {
    const before = counts.compiled
    const { sql, params } = await get(request, versions)
    return { isCompiled: counts.compiled > before, text: JSON.stringify([sql, params]) }
  }
  for (const request of [plain, plain, relative, relative]) await get(request)
  assert.equal((await compiles(plain)).isCompiled, false)
  const { isCompiled, text } = await compiles(relative)
  assert.equal(isCompiled, false)
  clock.now += 24 * 3_600_000
  assert.equal((await compiles(plain)).isCompiled, false)
  assert.notEqual((await compiles(relative)).text, text)
  for (const counter of ['identity', 'permissions', 'settings', 'metadata', 'content', 'collections']) {
    assert.equal((await compiles(plain, { [counter]: 1 })).isCompiled, true, counter)
    await get(plain)
    await get(plain)
    assert.equal((await compiles(plain)).isCompiled, false)
  }
  assert.equal((await compiles(plain, { results: 1 })).isCompiled, false)
})

test('callers with other rights, parameters or flags do not share queries', async () => {
  const { get, counts } = cachedPipeline(contextOf('postgres'))
  const request = ask({ 'source-table': 1 })
  await get(request)
  await get(request)
  const user = { id: 3 } as RunRequest['user']
  const asCard = { card: { id: 9, name: 'Orders', cache_ttl: null } }
  for (const more of [{ user }, asCard, { throughContent: true }, { parameters: [] }, { middleware: {} }]) {
    const before = counts.compiled
    await get({ ...request, ...more } as RunRequest)
    assert.equal(counts.compiled, before + 1, JSON.stringify(more))
  }
})
