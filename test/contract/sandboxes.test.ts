import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { SignJWT } from 'jose'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const NO_PERMISSION = 'You do not have permissions to run this query.'
const URL = '/api/mt/gtap'

/** All users are blocked; the group of the user sees orders and people. */
async function ruleServer(t: TestContext) {
  const server = await testServer(t)
  const shop = await connectShop(server)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const { admin, user } = server.as
  const status = await shop.field('orders', 'status')
  const group = async (name: string) => {
    const { id } = (await admin.post('/api/permissions/group', { name })).body
    return Number(id)
  }
  const put = async (groups: object, more: object = {}) => {
    const { revision } = (await admin.get('/api/permissions/graph')).body
    return admin.put('/api/permissions/graph', { revision, groups, ...more })
  }
  const sales = await group('Sales')
  const join = (group_id: number) => admin.post('/api/permissions/membership', { group_id, user_id: server.userId })
  await put({ 1: { [shop.id]: { 'view-data': 'blocked' } } })
  await join(sales)
  const attribute = (value: unknown) => admin.put(`/api/user/${server.userId}`, { login_attributes: { state: value } })
  await attribute('paid')
  const byStatus = { state: ['dimension', ['field', status.id, null]] }
  const rows = (query: object = {}) => ({
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, ...query },
  })
  const ask = async (query: object) => (await user.post('/api/dataset', query)).body
  const statuses = async () => {
    const { data, error } = await ask(rows({ aggregation: [['count']], breakout: [['field', status.id, null]] }))
    return error ?? data.rows.map(([name]: [string | null]) => name)
  }
  const card = async (query: object) =>
    Number(
      (await admin.post('/api/card', { name: 'C', display: 'table', visualization_settings: {}, dataset_query: query }))
        .body.id,
    )
  const sqlCard = () => card({ database: shop.id, type: 'native', native: { query: 'select * from orders' } })
  return {
    ...server,
    admin,
    user,
    shop,
    orders,
    people,
    status,
    group,
    put,
    sales,
    join,
    attribute,
    byStatus,
    rows,
    ask,
    statuses,
    card,
    sqlCard,
  }
}

test('rules are made, read, changed and deleted by administrators', async (t) => {
  const { admin, user, orders, people, sales, byStatus } = await ruleServer(t)
  const rule = { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus }
  const made = await admin.post(URL, rule)
  assert.deepEqual([made.status, made.body], [200, { id: made.body.id, ...rule }])
  assert.deepEqual((await admin.get(URL)).body, [made.body])
  assert.deepEqual((await admin.get(`${URL}?group_id=${sales}&table_id=${orders.id}`)).body, made.body)
  assert.equal((await admin.get(`${URL}?group_id=${sales}&table_id=${people.id}`)).status, 204)
  assert.deepEqual((await admin.get(`${URL}/${made.body.id}`)).body, made.body)
  assert.equal((await admin.post(URL, rule)).status, 400, 'a second rule')
  for (const call of [user.get(URL), user.post(URL, rule), user.delete(`${URL}/${made.body.id}`)]) {
    assert.equal((await call).status, 403)
  }
  assert.equal((await admin.delete(`${URL}/${made.body.id}`)).status, 204)
  assert.equal((await admin.get(`${URL}/${made.body.id}`)).status, 404)
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
    [{ ...rule, card_id: await sqlCard() }, /one stage/],
    [{ ...rule, card_id: await card(rows({ aggregation: [['count']] })) }, /aggregation/],
    [{ ...rule, card_id: await card({ ...rows(), query: { 'source-table': people.id } }) }, /start from the table/],
  ]
  for (const [body, expected] of bad) {
    const { status, text } = await admin.post(URL, body)
    assert.equal(status, 400, JSON.stringify(body))
    assert.match(text, expected)
  }
  const check = async (card_id: number) =>
    (await admin.post(`${URL}/validate`, { table_id: orders.id, card_id })).status
  assert.deepEqual([await check(await card(rows())), await check(await sqlCard())], [204, 400])
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
  await admin.post(URL, { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus })
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
  await admin.post(URL, { group_id: sales, table_id: orders.id, card_id, attribute_remappings: {} })
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

test('rules of several groups show the rows of any of them; what cannot be combined is refused', async (t) => {
  const { admin, orders, status, sales, group, join, statuses, card, rows, byStatus, put, shop, userId } =
    await ruleServer(t)
  const more = await group('More')
  for (const id of [sales, more]) await put({ [id]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  await admin.post(URL, { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus })
  const second = { other: ['dimension', ['field', status.id, null]] }
  const rule = await admin.post(URL, {
    group_id: more,
    table_id: orders.id,
    card_id: null,
    attribute_remappings: second,
  })
  await admin.put(`/api/user/${userId}`, { login_attributes: { state: 'paid', other: 'late' } })
  assert.deepEqual(await statuses(), ['paid'])
  await join(more)
  assert.deepEqual(await statuses(), ['late', 'paid'])
  const card_id = await card(rows({ fields: [['field', status.id, null]] }))
  const changed = await admin.put(`${URL}/${rule.body.id}`, { card_id, attribute_remappings: {} })
  assert.deepEqual([changed.status, /cannot be combined/.test(changed.text)], [400, true])
  const memberships = [{ id: 1 }, { id: sales }]
  assert.equal((await admin.put(`/api/user/${userId}`, { user_group_memberships: memberships })).status, 200)
  assert.equal((await admin.put(`${URL}/${rule.body.id}`, { card_id, attribute_remappings: {} })).status, 200)
  const joined = await join(more)
  assert.deepEqual([joined.status, /cannot be combined/.test(joined.text)], [400, true])
  const all = [{ id: 1 }, { id: sales }, { id: more }]
  assert.equal((await admin.put(`/api/user/${userId}`, { user_group_memberships: all })).status, 400)
})

/** Somebody in two groups with rules that cannot be combined, and in a third one that sees the table without a rule. */
async function freedFromRules(t: TestContext) {
  const server = await ruleServer(t)
  const { admin, orders, status, sales, group, join, card, rows, byStatus, put, shop } = server
  const [more, free] = [await group('More'), await group('Free')]
  const words = { [shop.id]: { 'view-data': 'unrestricted', 'create-queries': 'query-builder' } }
  assert.equal((await put({ [sales]: words, [more]: words, [free]: words })).status, 200)
  const card_id = await card(rows({ fields: [['field', status.id, null]] }))
  const rule = { table_id: orders.id, attribute_remappings: {} }
  const rules = [
    await admin.post(URL, { ...rule, group_id: sales, card_id: null, attribute_remappings: byStatus }),
    await admin.post(URL, { ...rule, group_id: more, card_id }),
    await join(free),
    await join(more),
  ]
  assert.deepEqual(
    rules.map((answer) => answer.status),
    [200, 200, 200, 200],
  )
  const membershipOf = async (userId: number, groupId: number): Promise<number> => {
    const all = (await admin.get('/api/permissions/membership')).body[userId]
    return all.find((one: { group_id: number }) => one.group_id === groupId).membership_id
  }
  return { ...server, more, free, membershipOf }
}

test('rules that cannot be combined do not come together when what freed somebody from them goes', async (t) => {
  const { admin, userId, sales, more, free, shop, put, group, join, statuses, membershipOf } = await freedFromRules(t)
  const open = await statuses()
  assert.equal(open.length > 1, true, 'a group without a rule shows all rows')
  const groupIds = (ids: number[]) => ({ user_group_memberships: ids.map((id) => ({ id })) })
  const blocked = { [free]: { [shop.id]: { 'view-data': 'blocked', 'create-queries': 'no' } } }
  const doors = {
    'a membership': async () => admin.delete(`/api/permissions/membership/${await membershipOf(userId, free)}`),
    'all memberships': () => admin.put(`/api/permissions/membership/${free}/clear`),
    'the group': () => admin.delete(`/api/permissions/group/${free}`),
    'groups of a user': () => admin.put(`/api/user/${userId}`, groupIds([1, sales, more])),
    'its words': () => put(blocked),
  }
  for (const [door, call] of Object.entries(doors)) {
    const { status, text } = await call()
    assert.equal(status, 400, door)
    assert.match(
      text,
      /user@example.org would have rules of the groups \d+ and \d+ for the table orders.*combined/,
      door,
    )
    assert.deepEqual(await statuses(), open, door)
  }
  // Administrators see all; whoever is one no more is under the rules of the other groups.
  assert.equal((await admin.put(`/api/user/${userId}`, { is_superuser: true })).status, 200)
  const isAdmin = groupIds([1, 2, sales, more])
  assert.equal((await admin.put(`/api/user/${userId}`, isAdmin)).status, 200)
  for (const call of [
    () => admin.put(`/api/user/${userId}`, { is_superuser: false }),
    async () => admin.delete(`/api/permissions/membership/${await membershipOf(userId, 2)}`),
  ]) {
    const { status, text } = await call()
    assert.deepEqual([status, /cannot be combined/.test(text)], [400, true])
  }
  assert.equal((await admin.delete(`/api/user/${userId}`)).status, 200)
  assert.equal((await admin.put(`/api/user/${userId}/reactivate`)).status, 400)
  // What goes together with the last reason is no contradiction.
  assert.equal((await put({ [more]: { [shop.id]: { 'view-data': 'blocked', 'create-queries': 'no' } } })).status, 200)
  assert.equal((await admin.put(`/api/user/${userId}/reactivate`)).status, 200)
  assert.equal((await join(await group('Other'))).status, 200)
})

test('contradictions from before are resolved one after the other', async (t) => {
  const { server, admin, userId, sales, more, free, membershipOf, join } = await freedFromRules(t)
  const other = (await admin.post('/api/user', { email: 'other@example.org', first_name: 'O', last_name: 'P' })).body.id
  await server.store.groups.removeFrom(userId, [free])
  await server.store.groups.add(other, [sales, more])
  for (const id of [userId, other]) {
    const { status, text } = await admin.delete(`/api/permissions/membership/${await membershipOf(id, more)}`)
    assert.equal(status, 204, text)
  }
  assert.equal((await join(more)).status, 400)
})

test('a sign-in that brings contradicting rules together goes on, and their data is refused', async (t) => {
  const { server, admin, as, client, rows, userId } = await freedFromRules(t)
  const secret = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'
  const settings = { 'jwt-enabled': true, 'jwt-shared-secret': secret, 'jwt-group-sync': true }
  const address = { 'jwt-identity-provider-uri': 'https://app.example.org/sign-in' }
  assert.equal((await admin.put('/api/setting', { ...settings, ...address })).status, 204)
  const signIn = async (groups: string[]) => {
    const claims = { email: 'user@example.org', first_name: 'user', last_name: 'Tester', groups }
    const token = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt().setExpirationTime('5m')
    const answer = await as.nobody.post('/auth/sso', { jwt: await token.sign(new TextEncoder().encode(secret)) })
    assert.equal(answer.status, 200, answer.text)
    return client({ 'x-metabase-session': answer.body.id })
  }
  const freed = await signIn(['Sales', 'More', 'Free'])
  assert.equal((await freed.post('/api/dataset', rows())).body.status, 'completed')
  const caught = await signIn(['Sales', 'More'])
  assert.equal((await caught.post('/api/dataset', rows())).body.error, NO_PERMISSION)
  assert.equal((await server.store.groups.membershipsOf([userId])).length, 3)
  const logs = (await admin.get('/api/util/logs')).text
  assert.match(logs, /rules\.contradict/)
  assert.equal((await (await signIn(['Sales'])).post('/api/dataset', rows())).body.status, 'completed')
})
