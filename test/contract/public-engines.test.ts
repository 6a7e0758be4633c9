/** What guests get of a shared dashboard over each engine: values that filters narrow over keys, rows, and silent failures. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { given } from '../support/shared-content.ts'
import { connectMarket, marketEngines } from '../support/market.ts'
import { testServer } from '../support/test-server.ts'

test('guests of content over each engine', async (t) => {
  const server = await testServer(t)
  const { admin, nobody: guest } = server.as
  assert.equal((await admin.put('/api/setting/enable-public-sharing', { value: true })).status, 204)
  for (const engine of await marketEngines()) {
    await t.test(engine, async () => {
      const { id: database, table, field } = await connectMarket(server, engine)
      const [id, product, status, region, title, word, user] = await Promise.all(
        [
          'orders.id',
          'orders.product_id',
          'orders.status',
          'regions.name',
          'products.title',
          'many.word',
          'orders.user_id',
        ].map(field),
      )
      const f = (one: number | undefined, options: object | null = null) => ['field', one, options]
      const saved = async (dataset_query: object): Promise<number> => {
        const look = { name: `On ${engine}`, display: 'table', visualization_settings: {} }
        const { status: code, body, text } = await admin.post('/api/card', { ...look, dataset_query })
        assert.equal(code, 200, text)
        return body.id
      }
      const mbql = (query: object) => ({ database, type: 'query', query })
      const card = await saved(
        mbql({ 'source-table': await table('orders'), fields: [f(id)], 'order-by': [['asc', f(id)]] }),
      )
      const words = await saved(mbql({ 'source-table': await table('many'), aggregation: [['count']] }))
      const cast = 'select 100 / (quantity - 2) as secret_column, cast(status as decimal(5,2)) from orders_secret_table'
      const failing = await saved({ database, type: 'native', native: { query: cast } })
      const external = { type: 'external', name: 'Product', human_readable_field_id: title }
      assert.equal((await admin.post(`/api/field/${product}/dimension`, external)).status, 200)
      const names = ['status', 'title', 'region', 'product', 'word', 'user']
      const parameters = names.map((name) => ({
        id: name,
        name,
        slug: name,
        type: name === 'product' ? 'id' : 'string/=',
      }))
      const board = (await admin.post('/api/dashboard', { name: `Board on ${engine}`, parameters })).body.id
      const on = (card_id: number, targets: Record<string, unknown>) =>
        Object.entries(targets).map(([parameter_id, target]) => ({
          parameter_id,
          card_id,
          target: ['dimension', target],
        }))
      const size = { col: 0, size_x: 4, size_y: 4 }
      const filled = await admin.put(`/api/dashboard/${board}`, {
        dashcards: [
          {
            id: -1,
            card_id: card,
            row: 0,
            ...size,
            parameter_mappings: on(card, {
              status: f(status),
              title: f(title, { 'source-field': product }),
              product: f(product),
              user: f(user),
              // Over two more keys: no column of the question, but values that others narrow.
              region: f(region),
            }),
          },
          { id: -2, card_id: words, row: 4, ...size, parameter_mappings: on(words, { word: f(word) }) },
          { id: -3, card_id: failing, row: 8, ...size },
        ],
      })
      assert.equal(filled.status, 200, filled.text)
      const url = `/api/public/dashboard/${(await admin.post(`/api/dashboard/${board}/public_link`)).body.uuid}`
      const values = async (path: string) => {
        const { status: code, body, text } = await guest.get(`${url}/params/${path}`)
        assert.equal(code, 200, `${path}: ${text}`)
        return body
      }
      const bare = (list: unknown[]) => list.map((one) => [one])
      assert.deepEqual((await values('status/values')).values, bare(['late', 'open', 'paid']))
      assert.deepEqual((await values('status/values?title=Bucket')).values, bare(['open', 'paid']))
      assert.deepEqual((await values('title/values?status=paid')).values, bare(['Anvil', 'Bucket']))
      assert.deepEqual(
        (await values('title/values?status=paid&status=late')).values,
        bare(['Anvil', 'Bucket', 'Dynamo']),
      )
      assert.deepEqual((await values('region/values?status=late')).values, bare(['North']))
      assert.deepEqual((await values('status/values?region=South')).values, bare(['open', 'paid']))
      assert.deepEqual((await values("status/values?title=x'%20or%20'1'='1")).values, [])
      assert.deepEqual((await values('title/search/C')).values, bare(['Bucket', 'Candle']))
      assert.deepEqual((await values('product/values?status=open')).values, [
        [2, 'Bucket'],
        [3, 'Candle'],
      ])
      assert.deepEqual((await guest.get(`${url}/params/product/remapping?value=4`)).body, [4, 'Dynamo'])
      const many = await values('word/values')
      assert.deepEqual([many.values.length, many.has_more_values], [1000, true])
      assert.deepEqual((await values('word/search/WORD%201499')).values, bare(['word 1499']))
      assert.deepEqual((await guest.get(`${url}/field/${product}/search/${title}?value=dyn`)).body, [[4, 'Dynamo']])
      assert.equal((await guest.get(`${url}/field/${await field('people.name')}/values`)).status, 404)

      const [first, , last]: { id: number }[] = filled.body.dashcards
      const place = `${url}/dashcard/${first?.id}/card/${card}`
      const rows = async (sent: unknown) => (await guest.get(`${place}?${given(sent)}`)).body.data.rows
      assert.deepEqual(
        await rows([
          { id: 'title', value: ['Bucket'] },
          { id: 'status', value: ['open'] },
        ]),
        [[5]],
      )
      assert.deepEqual(await rows([{ id: 'product', value: 1 }]), [[1], [6]])
      assert.deepEqual(await rows([{ id: 'status', value: ["x' or 1=1 --"] }]), [])
      assert.equal((await guest.get(`${place}/csv`)).text.trim().split('\n').length, 7)

      for (const path of ['', '/csv', '/api']) {
        const { status: code, text } = await guest.get(`${url}/dashcard/${last?.id}/card/${failing}${path}`)
        assert.equal(code, path === '/csv' ? 400 : 202)
        assert.deepEqual(JSON.parse(text), {
          status: 'failed',
          error: 'An error occurred while running the query.',
          error_type: 'db',
        })
      }
      const nul = await guest.get(`${place}?${given([{ id: 'status', value: ['late\u0000'] }])}`)
      assert.doesNotMatch(nul.text, /select|encoding|UTF/i)
      const mistyped = await guest.get(`${place}?${given([{ id: 'product', value: 'one' }])}`)
      assert.doesNotMatch(mistyped.text, /select|integer:|syntax/i)
    })
  }
})
