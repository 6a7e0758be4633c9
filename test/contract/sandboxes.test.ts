/** Row rules: how they are kept, and where they hold. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_PERMISSION, RULES, ruleServer } from '../support/rule-server.ts'

test('rules are made, read, changed and deleted by administrators', async (t) => {
  const { admin, user, orders, people, sales, byStatus } = await ruleServer(t)
  const rule = { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus }
  const made = await admin.post(RULES, rule)
  assert.deepEqual([made.status, made.body], [200, { id: made.body.id, ...rule }])
  assert.deepEqual((await admin.get(RULES)).body, [made.body])
  assert.deepEqual((await admin.get(`${RULES}?group_id=${sales}&table_id=${orders.id}`)).body, made.body)
  assert.equal((await admin.get(`${RULES}?group_id=${sales}&table_id=${people.id}`)).status, 204)
  assert.deepEqual((await admin.get(`${RULES}/${made.body.id}`)).body, made.body)
  assert.equal((await admin.post(RULES, rule)).status, 400, 'a second rule')
  for (const call of [user.get(RULES), user.post(RULES, rule), user.delete(`${RULES}/${made.body.id}`)]) {
    assert.equal((await call).status, 403)
  }
  assert.equal((await admin.delete(`${RULES}/${made.body.id}`)).status, 204)
  assert.equal((await admin.get(`${RULES}/${made.body.id}`)).status, 404)
})

test('rules that could not be kept are refused when they are made', async (t) => {
  const { admin, orders, people, shop, sales, byStatus, card, sqlCard, rows } = await ruleServer(t)
  const name = await shop.field('people', 'name')
  const rule = { group_id: sales, table_id: orders.id, card_id: null as number | null, attribute_remappings: byStatus }
  const bad: [object, RegExp][] = [
    [{ ...rule, group_id: 99 }, /group_id/],
    [{ ...rule, table_id: 999 }, /table_id/],
    [{ ...rule, attribute_remappings: {} }, /attribute_remappings/],
    [{ ...rule, attribute_remappings: { a: ['dimension', ['field', name.id, null]] } }, /attribute_remappings/],
    [{ ...rule, attribute_remappings: { a: ['variable', ['template-tag', 'x']] } }, /attribute_remappings/],
    [{ ...rule, card_id: 999 }, /card_id/],
    [{ ...rule, card_id: await sqlCard() }, /variable in the SQL/],
    [{ ...rule, card_id: await card(rows({ aggregation: [['count']] })) }, /aggregation/],
    [{ ...rule, card_id: await card({ ...rows(), query: { 'source-table': people.id } }) }, /start from the table/],
  ]
  for (const [body, expected] of bad) {
    const { status, text } = await admin.post(RULES, body)
    assert.equal(status, 400, JSON.stringify(body))
    assert.match(text, expected)
  }
  const check = async (card_id: number) =>
    (await admin.post(`${RULES}/validate`, { table_id: orders.id, card_id })).status
  const half = await card({ database: shop.id, type: 'native', native: { query: 'select id, status from orders' } })
  const ids = [
    await card(rows()),
    await sqlCard(),
    half,
    await card({ ...rows(), query: { 'source-table': people.id } }),
  ]
  assert.deepEqual(await Promise.all(ids.map(check)), [204, 204, 400, 400])
})

test('data that is said to be under a rule is never open for want of one', async (t) => {
  const { put, sales, shop, orders, byStatus } = await ruleServer(t)
  const words = { [sales]: { [shop.id]: { 'view-data': { [orders.schema ?? '']: { [orders.id]: 'sandboxed' } } } } }
  const refused = await put(words)
  assert.deepEqual([refused.status, /without a rule/.test(refused.text)], [400, true])
  const rule = { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus }
  assert.equal((await put(words, { sandboxes: [rule] })).status, 200)
  const role = { group_id: sales, db_id: shop.id, attribute: 'role' }
  const { status, text } = await put({}, { impersonations: [role] })
  assert.deepEqual([status, /cannot run in a role/.test(text)], [400, true], 'SQLite has no roles')
})

test('a rule holds in every use of its table', async (t) => {
  const { admin, user, orders, people, status, sales, byStatus, rows, ask, statuses, attribute, shop, put } =
    await ruleServer(t)
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  await admin.post(RULES, { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus })
  assert.deepEqual(await statuses(), ['paid'])
  const [id, userId] = [await shop.field('people', 'id'), await shop.field('orders', 'user_id')]
  const join = {
    alias: 'o',
    'source-table': orders.id,
    condition: ['=', ['field', id.id, null], ['field', userId.id, { 'join-alias': 'o' }]],
  }
  const joined = rows({
    'source-table': people.id,
    joins: [join],
    aggregation: [['count']],
    breakout: [['field', status.id, { 'join-alias': 'o' }]],
  })
  assert.deepEqual((await ask(joined)).data.rows.map(([name]: [string | null]) => name).filter(Boolean), ['paid'])
  const whole = await admin.get(`/api/field/${status.id}/values`)
  assert.ok(whole.body.values.length > 1)
  assert.deepEqual((await user.get(`/api/field/${status.id}/values`)).body.values, [['paid']])
  const csv = await user.post('/api/dataset/csv', {
    query: JSON.stringify(rows({ fields: [['field', status.id, null]] })),
  })
  assert.deepEqual([...new Set(csv.text.trim().split(/\r?\n/).slice(1))], ['paid'])
  await attribute(['paid', 'open'])
  assert.deepEqual(await statuses(), ['open', 'paid'])
  await attribute(null)
  assert.equal(await statuses(), NO_PERMISSION)
  const sql = { database: shop.id, type: 'native', native: { query: 'select * from orders' } }
  assert.equal((await ask(sql)).error, NO_PERMISSION)
  const saved = await admin.post('/api/card', {
    name: 'S',
    display: 'table',
    visualization_settings: {},
    dataset_query: sql,
  })
  assert.equal((await user.post(`/api/card/${saved.body.id}/query`)).body.error, NO_PERMISSION)
})

test('a question as a rule filters rows and leaves out columns', async (t) => {
  const { admin, orders, status, shop, sales, rows, ask, card, put } = await ruleServer(t)
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  const total = await shop.field('orders', 'total')
  const shown = rows({ fields: [['field', status.id, null]], filter: ['=', ['field', status.id, null], 'late'] })
  const card_id = await card(shown)
  await admin.post(RULES, { group_id: sales, table_id: orders.id, card_id, attribute_remappings: {} })
  const { data } = await ask(rows())
  assert.deepEqual(
    data.cols.map(({ name }: { name: string }) => name),
    ['status'],
  )
  assert.deepEqual([...new Set(data.rows.flat())], ['late'])
  assert.equal((await ask(rows({ filter: ['>', ['field', total.id, null], 0] }))).status, 'failed')
  const { body: collection } = await admin.post('/api/collection', { name: 'Rules' })
  await admin.put(`/api/card/${card_id}`, { collection_id: collection.id })
  await admin.put(`/api/collection/${collection.id}`, { archived: true })
  for (const path of [`/api/card/${card_id}`, `/api/collection/${collection.id}`]) {
    const { status, text } = await admin.delete(path)
    assert.deepEqual([status, /cannot be deleted before that rule/.test(text)], [400, true], path)
  }
  assert.deepEqual([...new Set((await ask(rows())).data.rows.flat())], ['late'], 'the rule holds from the Trash too')
})

test('names of attributes are those of people, rules and roles; members without one are counted', async (t) => {
  const { admin, user, userId, sales, orders, byStatus } = await ruleServer(t)
  await admin.put(`/api/user/${userId}`, { login_attributes: { region: 'north' } })
  const rule = { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus }
  assert.equal((await admin.post(RULES, rule)).status, 200)
  assert.deepEqual((await admin.get('/api/mt/user/attributes')).body, ['region', 'state'])
  const missing = async (attribute: string) =>
    (await admin.get(`/api/mt/user/attributes/missing?group_id=${sales}&attribute=${attribute}`)).body
  assert.deepEqual(await missing('state'), { members: 1, missing: 1 })
  assert.deepEqual(await missing('region'), { members: 1, missing: 0 })
  assert.equal((await user.get('/api/mt/user/attributes')).status, 403)
})

test('a question as a rule may filter by another table', async (t) => {
  const { admin, orders, shop, sales, rows, ask, card, put } = await ruleServer(t)
  await put({ [sales]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  const [state, userId] = [await shop.field('people', 'state'), await shop.field('orders', 'user_id')]
  const filter = ['=', ['field', state.id, { 'source-field': userId.id }], 'CA']
  const card_id = await card(rows({ filter }))
  await admin.post(RULES, { group_id: sales, table_id: orders.id, card_id, attribute_remappings: {} })
  const count = rows({ aggregation: [['count']] })
  const { body } = await admin.post('/api/dataset', rows({ filter, aggregation: [['count']] }))
  const answer = await ask(count)
  assert.deepEqual(answer.data?.rows, body.data.rows, answer.error)
})
