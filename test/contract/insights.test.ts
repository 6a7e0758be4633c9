/**
 * What an answer tells of its own rows: insights, and fingerprints of its columns (contract: data-model, section 4;
 * results, section 1).
 */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const MONTHS = `select '2024-01-01' as month, 8 as n union all select '2024-02-01', 10
  union all select '2024-03-01', 12 order by 1`

async function shopServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  async function native(query: string, middleware?: Record<string, unknown>) {
    const { body } = await server.as.user.post('/api/dataset', {
      database: shop.id,
      type: 'native',
      native: { query },
      ...(middleware === undefined ? {} : { middleware }),
    })
    assert.equal(body.status, 'completed', body.error)
    return body.data
  }
  return { ...server, ...shop, native }
}

interface Fingerprint {
  global: { 'distinct-count': number; 'nil%': number }
  type: Record<string, Record<string, number | string>>
}

interface Data {
  results_metadata: { columns: { name: string; fingerprint: Fingerprint }[] }
}

/** Fingerprints in the result's metadata, by column name. */
function fingerprints(data: Data): Record<string, Fingerprint> {
  return Object.fromEntries(data.results_metadata.columns.map(({ name, fingerprint }) => [name, fingerprint]))
}

test('a series of months has insights', async (t) => {
  const { native } = await shopServer(t)
  const { insights } = await native(MONTHS)
  assert.equal(insights.length, 1)
  const [{ slope, offset, ...rest }] = insights
  assert.deepEqual(rest, {
    col: 'n',
    unit: 'month',
    'last-value': 12,
    'previous-value': 10,
    'last-change': 0.2,
    'best-fit': ['+', offset, ['*', slope, 'x']],
  })
  assert.ok(Math.abs(slope - 0.0666) < 0.001 && Math.abs(offset + slope * 19_723 - 7.98) < 0.01, `${slope} ${offset}`)
})

test('grouped by month too, with the unit of the breakout; other results have none', async (t) => {
  const { as, id, table, field } = await shopServer(t)
  const created = (await field('people', 'created_at')).id
  const ask = async (unit: string, aggregation: unknown[]) => {
    const { body } = await as.user.post('/api/dataset', {
      database: id,
      type: 'query',
      query: {
        'source-table': (await table('people')).id,
        aggregation,
        breakout: [['field', created, { 'temporal-unit': unit }]],
      },
    })
    assert.equal(body.status, 'completed', body.error)
    return body.data
  }
  const daily = await ask('day', [['count'], ['max', ['field', (await field('people', 'latitude')).id, null]]])
  assert.deepEqual(
    daily.insights.map((found: Record<string, unknown>) => [found['col'], found['unit'], found['last-value']]),
    [
      ['count', 'day', 1],
      ['max', 'day', 42],
    ],
  )
  assert.equal((await ask('day-of-week', [['count']])).insights, null)
})

test('columns of SQL get fingerprints from the rows', async (t) => {
  const { native } = await shopServer(t)
  const data = await native(`select id, status, total, notes, created_at, id > 50 as late from orders order by id`)
  const found = fingerprints(data)
  assert.deepEqual(found['id'], {
    global: { 'distinct-count': 100, 'nil%': 0 },
    type: {
      'type/Number': {
        min: 1,
        q1: 25.75,
        q3: 75.25,
        max: 100,
        sd: Math.sqrt(2525 / 3),
        avg: 50.5,
      },
    },
  })
  assert.deepEqual(found['status'], {
    global: { 'distinct-count': 3, 'nil%': 0 },
    type: {
      'type/Text': {
        'percent-json': 0,
        'percent-url': 0,
        'percent-email': 0,
        'percent-state': 0,
        'average-length': 4,
      },
    },
  })
  assert.deepEqual(found['notes']?.global, { 'distinct-count': 75, 'nil%': 0.25 })
  assert.deepEqual(found['created_at']?.type, {
    'type/DateTime': { earliest: '2024-02-01T00:00:00Z', latest: '2024-02-01T00:00:59Z' },
  })
  assert.deepEqual(found['total']?.type['type/Number']?.['avg'], 51)
  assert.ok(data.cols.every((col: Record<string, unknown>) => !Object.hasOwn(col, 'fingerprint')))
})

test('a field keeps the fingerprint of its whole column, a computed column gets its own', async (t) => {
  const { as, id, table, field } = await shopServer(t)
  const total = await field('orders', 'total')
  const ref = ['field', total.id, null]
  const { body } = await as.user.post('/api/dataset', {
    database: id,
    type: 'query',
    query: {
      'source-table': (await table('orders')).id,
      expressions: { double: ['*', ref, 2] },
      fields: [ref, ['expression', 'double']],
      filter: ['<', ref, 4],
    },
  })
  const found = fingerprints(body.data)
  assert.deepEqual(found['total'], JSON.parse(JSON.stringify(total.fingerprint)))
  assert.equal(found['total']?.type['type/Number']?.['max'], 100.5)
  assert.deepEqual(found['double']?.type['type/Number']?.['max'], 7)
  assert.equal(body.data.insights, null)
})

test('skipped when the caller does not want them, and for exports', async (t) => {
  const { native, as, id } = await shopServer(t)
  const skipped = await native(MONTHS, { 'skip-results-metadata?': true })
  assert.equal(skipped.insights, null)
  assert.deepEqual(
    skipped.results_metadata.columns.map((column: { name: string; fingerprint: unknown }) => [
      column.name,
      column.fingerprint,
    ]),
    [
      ['month', null],
      ['n', null],
    ],
  )
  const { body } = await as.user.post('/api/dataset/api', {
    query: { database: id, type: 'native', native: { query: MONTHS } },
  })
  assert.equal(body.data.insights, null)
  assert.deepEqual(Object.values(fingerprints(body.data)), [null, null])
})

test('large integers are text unless the query asks otherwise', async (t) => {
  const { native } = await shopServer(t)
  const query = 'select 9007199254740993 as big, 9007199254740991 as safe'
  assert.deepEqual((await native(query)).rows, [['9007199254740993', 9007199254740991]])
  const { as, id } = await shopServer(t)
  const { text } = await as.user.post('/api/dataset', {
    database: id,
    type: 'native',
    native: { query },
    middleware: { 'js-int-to-string?': false },
  })
  assert.match(text, /\[9007199254740993,9007199254740991\]/)
})

test('an answer from the cache tells the same', async (t) => {
  const { as, id } = await shopServer(t)
  await as.admin.put('/api/setting/enable-query-caching', { value: true })
  const card = await as.admin.post('/api/card', {
    name: 'Months',
    display: 'line',
    visualization_settings: {},
    cache_ttl: 1,
    dataset_query: { database: id, type: 'native', native: { query: MONTHS } },
  })
  const first = await as.admin.post(`/api/card/${card.body.id}/query`, {})
  const second = await as.admin.post(`/api/card/${card.body.id}/query`, {})
  assert.equal(typeof second.body.cached, 'string')
  assert.equal(first.body.data.insights.length, 1)
  assert.deepEqual(second.body.data, first.body.data)
})
