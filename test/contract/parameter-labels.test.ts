/** Values of parameters with what is shown for them, and lists that are kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PARAMETER, bare, market, restricted, valuesOf } from '../support/market-values.ts'

for (const engine of ['sqlite', 'postgres'] as const) {
  test(`${engine}: keys come with what is shown for them`, async (t) => {
    const at = await market(t, engine)
    const { as, db } = at
    // A table's key with its Name field, without anybody having asked for it.
    assert.deepEqual((await valuesOf(at, ['people.id'])).values, [
      [1, 'Ann'],
      [5, 'Anna'],
      [2, 'Bob'],
      [3, 'Cy'],
      [4, 'Dee'],
    ])
    assert.deepEqual((await valuesOf(at, ['people.id'], 'AN')).values, [
      [1, 'Ann'],
      [5, 'Anna'],
    ])
    assert.deepEqual((await valuesOf(at, ['orders.product_id'])).values, bare([1, 2, 3, 4]))
    const key = await db.field('orders.product_id')
    const shown = { type: 'external', name: 'Product', human_readable_field_id: await db.field('products.title') }
    assert.equal((await as.admin.post(`/api/field/${key}/dimension`, shown)).status, 200)
    const pairs = [
      [1, 'Anvil'],
      [2, 'Bucket'],
      [3, 'Candle'],
      [4, 'Dynamo'],
    ]
    assert.deepEqual((await valuesOf(at, ['orders.product_id'])).values, pairs)
    assert.deepEqual((await valuesOf(at, ['orders.product_id'], 'CAN')).values, [[3, 'Candle']])
    // A value with a label wins over the same without one.
    assert.deepEqual((await valuesOf(at, ['reviews.product_id', 'orders.product_id'])).values, pairs)
    const bySouth = [{ path: 'regions.name', type: 'string/=', value: ['South'] }]
    assert.deepEqual(await restricted(at, 'orders.product_id', bySouth), [
      [2, 'Bucket'],
      [3, 'Candle'],
    ])
    const remap = (value: unknown) =>
      as.user.post('/api/dataset/parameter/remapping', { parameter: PARAMETER, field_ids: [key], value })
    assert.deepEqual((await remap('3')).body, [3, 'Candle'])
    assert.deepEqual((await remap(4)).body, [4, 'Dynamo'])
    assert.deepEqual((await remap('77')).body, [77])
    assert.deepEqual((await remap('x')).body, ['x'])
    assert.equal((await remap({})).status, 400)
  })

  test(`${engine}: labels that people gave to values are shown and searched`, async (t) => {
    const at = await market(t, engine)
    const { as, db } = at
    const stars = await db.field('reviews.stars')
    await as.admin.put(`/api/field/${stars}`, { has_field_values: 'list' })
    await as.admin.post(`/api/field/${stars}/dimension`, { type: 'internal', name: 'Grade' })
    const labels = [
      [3, 'Fair'],
      [5, 'Best'],
    ]
    assert.equal((await as.admin.post(`/api/field/${stars}/values`, { values: labels })).status, 200)
    assert.deepEqual((await valuesOf(at, ['reviews.stars'])).values, labels.toReversed())
    assert.deepEqual((await valuesOf(at, ['reviews.stars'], 'FA')).values, [[3, 'Fair']])
    assert.deepEqual((await valuesOf(at, ['reviews.stars'], '5')).values, [])
    const byTitle = [{ path: 'products.title', type: 'string/=', value: ['Anvil', 'Bucket'] }]
    assert.deepEqual(await restricted(at, 'reviews.stars', byTitle), labels.toReversed())
    assert.deepEqual(await restricted(at, 'reviews.stars', byTitle, 'best'), [[5, 'Best']])
    const body = { parameter: PARAMETER, field_ids: [stars], value: '5' }
    assert.deepEqual((await as.user.post('/api/dataset/parameter/remapping', body)).body, [5, 'Best'])
  })

  test(`${engine}: a complete list that is kept is used, also for a search; a part of one is not`, async (t) => {
    const at = await market(t, engine)
    const { as, db, server } = at
    const status = await db.field('orders.status')
    const { fieldValues } = server.server.store
    const row = { human_readable_values: null, created_at: '', updated_at: '', last_used_at: new Date().toISOString() }
    await fieldValues.setMany([{ field_id: status, values: ['kept'], has_more_values: false, ...row }])
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, [['kept']])
    assert.deepEqual((await valuesOf(at, ['orders.status'], 'EP')).values, [['kept']])
    await fieldValues.setMany([{ field_id: status, values: ['kept'], has_more_values: true, ...row }])
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, bare([null, 'late', 'open', 'paid']))
    await as.admin.post(`/api/field/${status}/discard_values`)
    assert.deepEqual((await valuesOf(at, ['orders.status'])).values, bare(['late', 'open', 'paid']))
    assert.deepEqual((await fieldValues.findOfField(status))?.values, ['late', 'open', 'paid'])
  })
}
