/** Row rules of somebody in several groups. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { SignJWT } from 'jose'
import { NO_PERMISSION, RULES, ruleServer } from '../support/rule-server.ts'

test('rules of several groups show the rows of any of them; what cannot be combined is refused', async (t) => {
  const { admin, orders, status, sales, group, join, statuses, card, rows, byStatus, put, shop, userId } =
    await ruleServer(t)
  const more = await group('More')
  for (const id of [sales, more]) await put({ [id]: { [shop.id]: { 'create-queries': 'query-builder' } } })
  await admin.post(RULES, { group_id: sales, table_id: orders.id, card_id: null, attribute_remappings: byStatus })
  const second = { other: ['dimension', ['field', status.id, null]] }
  const rule = await admin.post(RULES, {
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
  const changed = await admin.put(`${RULES}/${rule.body.id}`, { card_id, attribute_remappings: {} })
  assert.deepEqual([changed.status, /cannot be combined/.test(changed.text)], [400, true])
  const memberships = [{ id: 1 }, { id: sales }]
  assert.equal((await admin.put(`/api/user/${userId}`, { user_group_memberships: memberships })).status, 200)
  assert.equal((await admin.put(`${RULES}/${rule.body.id}`, { card_id, attribute_remappings: {} })).status, 200)
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
    await admin.post(RULES, { ...rule, group_id: sales, card_id: null, attribute_remappings: byStatus }),
    await admin.post(RULES, { ...rule, group_id: more, card_id }),
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
