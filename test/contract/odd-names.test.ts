/** Columns whose names objects have themselves, in every form of an answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { closeExportThreads } from '../../packages/server/src/export/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

test('a column named __proto__ is one like others in rows, files, cards and questions on them', async (t) => {
  t.after(closeExportThreads)
  const started = await testServer(t)
  const { as, server } = started
  const { id: database } = await connectShop(started)
  const query = { database, type: 'native', native: { query: 'select 7 as __proto__, 8 as constructor' } }
  const { body } = await as.user.post('/api/dataset', query)
  assert.equal(body.status, 'completed', body.error)
  assert.deepEqual(body.data.rows, [[7, 8]])
  assert.deepEqual(
    body.data.cols.map(({ name }: { name: string }) => name),
    ['__proto__', 'constructor'],
  )
  assert.equal((await as.user.post('/api/dataset/csv', { query })).text, '__proto__,constructor\n7,8\n')
  for (const format_rows of [false, true]) {
    const json = await as.user.post('/api/dataset/json', { query, format_rows })
    const [row] = JSON.parse(json.text)
    assert.deepEqual(
      Object.entries(row).map(([key, value]) => [key, String(value)]),
      [
        ['__proto__', '7'],
        ['constructor', '8'],
      ],
    )
  }
  const visualization_settings = {
    'table.columns': [
      { name: 'constructor', enabled: true },
      { name: '__proto__', enabled: true },
    ],
    column_settings: { '["name","__proto__"]': { column_title: 'Seven' } },
  }
  const card = await as.user.post('/api/card', {
    name: 'Odd',
    display: 'table',
    dataset_query: query,
    visualization_settings,
  })
  assert.equal(card.status, 200, card.text)
  const run = await as.user.post(`/api/card/${card.body.id}/query`, {})
  assert.deepEqual(run.body.data.rows, [[7, 8]])
  const sheet = await server.app.inject({
    method: 'POST',
    url: `/api/card/${card.body.id}/query/xlsx`,
    headers: { 'x-metabase-session': await server.services.sessions.start(card.body.creator_id) },
  })
  assert.deepEqual((await readXlsx(sheet.rawPayload)).sheets[0]?.rows, [
    ['constructor', 'Seven'],
    [8, 7],
  ])
  const onTop = await as.user.post('/api/dataset', {
    database,
    type: 'query',
    query: {
      'source-table': `card__${card.body.id}`,
      aggregation: [['sum', ['field', 'constructor', { 'base-type': 'type/Integer' }]]],
      breakout: [['field', '__proto__', { 'base-type': 'type/Integer' }]],
    },
  })
  assert.deepEqual(onTop.body.data.rows, [[7, 8]])
  const stored = (await as.user.get(`/api/card/${card.body.id}`)).body
  assert.equal(stored.result_metadata[0].name, '__proto__')
  assert.deepEqual(Object.keys(stored.visualization_settings.column_settings), ['["name","__proto__"]'])
})
