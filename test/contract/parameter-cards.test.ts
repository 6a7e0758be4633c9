/** Values of parameters of cards, and values that come from a card's result. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PARAMETER, bare, makeCard, market } from '../support/market-values.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`${engine}: values of a card's result`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const query = {
      'source-table': await db.table('products'),
      filter: ['>', ['field', await db.field('products.price'), null], 5],
    }
    const cardId = await makeCard(server, { dataset_query: { database: db.id, type: 'query', query } })
    const nativeId = await makeCard(server, {
      dataset_query: { database: db.id, type: 'native', native: { query: 'select id, title, category from products' } },
    })
    const ask = (config: unknown, url = 'values', more = {}) =>
      as.user.post(`/api/dataset/parameter/${url}`, {
        parameter: { ...PARAMETER, values_source_type: 'card', values_source_config: config },
        ...more,
      })
    const byId = { card_id: cardId, value_field: ['field', await db.field('products.category'), null] }
    assert.deepEqual((await ask(byId)).body, { values: bare(['Light', 'Tools']), has_more_values: false })
    assert.deepEqual((await ask(byId, 'search/LIG')).body.values, [['Light']])
    const text = { 'base-type': 'type/Text' }
    const byName = { card_id: nativeId, value_field: ['field', 'title', text] }
    assert.deepEqual((await ask(byName)).body.values, bare(['Anvil', 'Bucket', 'Candle', 'Dynamo', 'Easel']))
    const pairs = { ...byName, value_field: ['field', 'id', null], label_field: ['field', 'title', text] }
    assert.deepEqual((await ask(pairs, 'search/an')).body.values, [
      [1, 'Anvil'],
      [3, 'Candle'],
    ])
    assert.deepEqual((await ask(pairs, 'remapping', { value: '3' })).body, [3, 'Candle'])
    assert.deepEqual((await ask(pairs, 'remapping', { value: '33' })).body, [33])
    // A card that is gone gives way to the mapped fields.
    const field_ids = [await db.field('orders.status')]
    await as.admin.put(`/api/card/${cardId}`, { archived: true })
    assert.deepEqual((await ask(byId, 'values', { field_ids })).body.values, bare(['late', 'open', 'paid']))
    assert.deepEqual((await ask({ ...byId, card_id: 99999 }, 'values', { field_ids })).body.values.length, 3)
    assert.equal((await ask(byId)).status, 400)
  })

  test(`${engine}: parameters of cards, by field filter, column and name`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const status = await db.field('orders.status')
    const tag = { id: 'tag-1', name: 'status', 'display-name': 'Status', type: 'dimension', 'widget-type': 'string/=' }
    const plain = { id: 'tag-2', name: 'least', 'display-name': 'Least', type: 'number' }
    const listed = { id: 'tag-3', name: 'word', 'display-name': 'Word', type: 'text' }
    const sql = 'select * from orders where {{status}} and quantity > {{least}} and status = {{word}}'
    const tags = { status: { ...tag, dimension: ['field', status, null] }, least: plain, word: listed }
    const nativeId = await makeCard(server, {
      dataset_query: { database: db.id, type: 'native', native: { query: sql, 'template-tags': tags } },
      parameters: [
        {
          id: 'tag-3',
          type: 'string/=',
          values_source_type: 'static-list',
          values_source_config: { values: ['a', ['b', 'Bee']] },
        },
      ],
    })
    const get = (key: string, rest = 'values', id: number | string = nativeId) =>
      as.user.get(`/api/card/${id}/params/${key}/${rest}`)
    assert.deepEqual((await get('tag-1')).body, { values: bare(['late', 'open', 'paid']), has_more_values: false })
    assert.deepEqual((await get('tag-1', 'search/PA')).body.values, [['paid']])
    assert.deepEqual((await get('tag-1', 'remapping?value=paid')).body, ['paid'])
    assert.deepEqual((await get('tag-3')).body.values, [['a'], ['b', 'Bee']])
    assert.deepEqual((await get('tag-3', 'search/BEE')).body.values, [['b', 'Bee']])
    assert.deepEqual((await get('tag-3', 'remapping?value=b')).body, ['b', 'Bee'])
    const entityId = (await as.user.get(`/api/card/${nativeId}`)).body.entity_id
    assert.equal((await get('tag-1', 'values', entityId)).body.values.length, 3)
    // A plain variable has no column.
    assert.equal((await get('tag-2')).status, 400)
    assert.equal((await get('nothing')).status, 400)
    assert.equal((await get('tag-1', 'search/%20')).status, 400)
    assert.equal((await get('tag-1', 'remapping')).status, 400)
    assert.equal((await get('tag-1', 'values', 99999)).status, 404)

    const modelId = await makeCard(server, {
      type: 'model',
      dataset_query: {
        database: db.id,
        type: 'native',
        native: { query: "select id, title, concat('Q', id) as code from products" },
      },
      parameters: [
        { id: 'byname', type: 'string/=', target: ['dimension', ['field', 'code', { 'base-type': 'type/Text' }]] },
      ],
    })
    assert.deepEqual((await get('byname', 'values', modelId)).body.values, bare(['Q1', 'Q2', 'Q3', 'Q4', 'Q5']))
    const title = ['field', 'title', { 'base-type': 'type/Text' }]
    const questionId = await makeCard(server, {
      dataset_query: {
        database: db.id,
        type: 'query',
        query: {
          'source-table': `card__${modelId}`,
          aggregation: [['count']],
          breakout: [['field', 'code', { 'base-type': 'type/Text' }]],
        },
      },
      parameters: [
        { id: 'below', type: 'string/=', target: ['dimension', title] },
        { id: 'column', type: 'string/=', target: ['dimension', ['field', status, null]] },
      ],
    })
    assert.deepEqual((await get('below', 'search/d', questionId)).body.values, bare(['Candle', 'Dynamo']))
    assert.equal((await get('below', 'remapping?value=Anvil', questionId)).body[0], 'Anvil')
    assert.equal((await get('column', 'values', questionId)).body.values.length, 3)
  })

  test(`${engine}: a model's column that is known by its name has the labels of its field`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const [person, name, stars] = await Promise.all(['orders.user_id', 'people.name', 'reviews.stars'].map(db.field))
    const buyer = { type: 'external', name: 'Buyer', human_readable_field_id: name }
    await as.admin.post(`/api/field/${person}/dimension`, buyer)
    await as.admin.put(`/api/field/${stars}`, { has_field_values: 'list' })
    await as.admin.post(`/api/field/${stars}/dimension`, { type: 'internal', name: 'Grade' })
    const values = [
      [3, 'Fair'],
      [5, 'Best'],
    ]
    await as.admin.post(`/api/field/${stars}/values`, { values })
    const model = async (table: string, column: string, filter: unknown) =>
      makeCard(server, {
        type: 'model',
        dataset_query: {
          database: db.id,
          type: 'query',
          query: { 'source-table': await db.table(table), filter },
        },
        parameters: [
          { id: 'p', type: 'number/=', target: ['dimension', ['field', column, { 'base-type': 'type/Integer' }]] },
        ],
      })
    const get = async (id: number, rest = 'values') => (await as.user.get(`/api/card/${id}/params/p/${rest}`)).body
    const orders = await model('orders', 'user_id', ['<', ['field', await db.field('orders.id'), null], 5])
    assert.deepEqual((await get(orders)).values, [
      [1, 'Ann'],
      [2, 'Bob'],
      [3, 'Cy'],
    ])
    assert.deepEqual((await get(orders, 'search/BO')).values, [[2, 'Bob']])
    assert.deepEqual(await get(orders, 'remapping?value=3'), [3, 'Cy'])
    const reviews = await model('reviews', 'stars', ['>', ['field', await db.field('reviews.id'), null], 1])
    assert.deepEqual((await get(reviews)).values, values.toReversed())
    assert.deepEqual((await get(reviews, 'search/fai')).values, [[3, 'Fair']])
    assert.deepEqual(await get(reviews, 'remapping?value=5'), [5, 'Best'])
    const people = await model('people', 'id', ['<', ['field', await db.field('people.id'), null], 3])
    assert.deepEqual((await get(people)).values, [
      [1, 'Ann'],
      [2, 'Bob'],
    ])
  })
}
