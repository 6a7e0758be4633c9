import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cookiesOf } from '../support/cookies.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const PASSWORD = 'sunny meadow 31'
const UNKNOWN = 999_999

const idsOf = ({ user_group_memberships }: { user_group_memberships: { id: number }[] }) =>
  user_group_memberships.map(({ id }) => id)

async function serverWith(t: Parameters<typeof testServer>[0], env: Record<string, string> = {}) {
  const server = await testServer(t, { env })
  const create = async (body: object) => (await server.as.admin.post('/api/user', body)).body
  return { ...server, create }
}

test('a new user joins All Users and has every key of the full view', async (t) => {
  const { as } = await serverWith(t)
  const { status, body } = await as.admin.post('/api/user', {
    email: 'Ada@Example.org',
    first_name: 'Ada',
    last_name: null,
    login_attributes: { team: 'sales' },
    is_superuser: true,
  })
  assert.equal(status, 200)
  const { id, email, common_name, is_superuser, is_active, is_qbnewb, last_login, login_attributes } = body
  assert.deepEqual([email, common_name, is_superuser, is_active], ['ada@example.org', 'Ada', false, true])
  assert.deepEqual([is_qbnewb, last_login, login_attributes], [true, null, { team: 'sales' }])
  assert.deepEqual(body.user_group_memberships, [{ id: 1, is_group_manager: false }])
  const found = (await as.admin.get(`/api/user/${id}`)).body
  assert.deepEqual(found.structured_attributes, { team: { source: 'user', frozen: false, value: 'sales' } })
})

test('a user can be made in groups, but never outside All Users', async (t) => {
  const { as } = await serverWith(t)
  const group = (await as.admin.post('/api/permissions/group', { name: 'Sales' })).body
  const post = (body: object) => as.admin.post('/api/user', body)
  const memberships = [{ id: 1 }, { id: 2 }, { id: group.id, is_group_manager: false }]
  const made = (await post({ email: 'a@example.org', user_group_memberships: memberships })).body
  assert.deepEqual(idsOf(made), [1, 2, group.id])
  assert.equal(made.is_superuser, true)
  const outside = await post({ email: 'b@example.org', user_group_memberships: [{ id: group.id }] })
  assert.deepEqual(
    [outside.status, outside.text],
    [400, "You cannot add or remove users to/from the 'All Users' group."],
  )
  const unknown = await post({ email: 'b@example.org', user_group_memberships: [{ id: 1 }, { id: UNKNOWN }] })
  assert.equal(unknown.status, 400)
  assert.equal((await as.admin.get('/api/user?query=b@example')).body.total, 0)
  assert.equal((await post({ email: 'c@example.org', source: 'setup' })).body.is_superuser, true)
})

test('bad input for a new user names its field', async (t) => {
  const { as, create } = await serverWith(t)
  const post = (body: object) => as.admin.post('/api/user', body)
  assert.deepEqual((await post({})).body.errors, { email: 'value must be a valid email address.' })
  assert.deepEqual((await post({ email: 'a@example.org', first_name: ' ' })).body.errors, {
    first_name: 'nullable value must be a non-blank string.',
  })
  const grouped = await post({ email: 'a@b.test', user_group_memberships: [{ id: 1 }, { id: 0 }] })
  assert.deepEqual(grouped.body, {
    errors: { user_group_memberships: { id: 'value must be an integer greater than zero.' } },
    'specific-errors': {
      user_group_memberships: { id: ['value must be an integer greater than zero., received: 0'] },
    },
  })
  const unmapped = await post({ email: 'a@b.test', user_group_memberships: [{ id: 1 }, 2] })
  assert.match(unmapped.body.errors.user_group_memberships, /^nullable sequence of map where \{:id -> /)
  assert.deepEqual(unmapped.body['specific-errors'].user_group_memberships, ['invalid type, received: 2'])
  assert.deepEqual((await post({ email: 'a@example.org', password: '123456' })).body.errors, {
    password: 'password is too common.',
  })
  const { id } = await create({ email: 'a@example.org' })
  await as.admin.delete(`/api/user/${id}`)
  const taken = await post({ email: 'A@EXAMPLE.org' })
  assert.deepEqual([taken.status, taken.body.errors], [400, { email: 'Email address already in use.' }])
})

test('only administrators list, make and end users', async (t) => {
  const { as, adminId } = await serverWith(t)
  for (const [client, status] of [
    [as.user, 403],
    [as.nobody, 401],
  ] as const) {
    assert.equal((await client.get('/api/user')).status, status)
    assert.equal((await client.post('/api/user', { email: 'x@example.org' })).status, status)
    assert.equal((await client.delete(`/api/user/${adminId}`)).status, status)
    assert.equal((await client.put(`/api/user/${adminId}/reactivate`)).status, status)
    assert.equal((await client.get(`/api/user/${adminId}`)).status, status)
    assert.equal((await client.get(`/api/user/${UNKNOWN}`)).status, status)
    assert.equal((await client.put(`/api/user/${adminId}`, {})).status, status)
    assert.equal((await client.put(`/api/user/${adminId}/password`, { password: PASSWORD })).status, status)
    assert.equal((await client.put(`/api/user/${adminId}/modal/qbnewb`)).status, status)
  }
  assert.equal((await as.nobody.get('/api/user/current')).status, 401)
  assert.equal((await as.nobody.get('/api/user/recipients')).status, 401)
})

test('unknown ids are a 404, ids that are none are an unknown path', async (t) => {
  const { as } = await serverWith(t)
  for (const [method, path] of [
    ['get', ''],
    ['put', ''],
    ['delete', ''],
    ['put', '/reactivate'],
    ['put', '/modal/qbnewb'],
  ] as const) {
    const answer = await as.admin[method](`/api/user/${UNKNOWN}${path}`, method === 'put' ? {} : undefined)
    assert.deepEqual([answer.status, answer.text], [404, 'Not found.'], `${method} ${path}`)
  }
  assert.equal((await as.admin.put(`/api/user/${UNKNOWN}/password`, { password: PASSWORD })).status, 404)
  assert.equal((await as.admin.get('/api/user/abc')).text, 'API endpoint does not exist.')
  assert.equal((await as.admin.get('/api/user/0')).body.errors.id, 'value must be an integer greater than zero.')
})

test('the list is filtered, ordered by name and paged', async (t) => {
  const { as, create, userId } = await serverWith(t)
  await create({ email: 'z@example.org', first_name: 'bea', last_name: 'Zed' })
  const ada = await create({ email: 'a@example.org', first_name: 'Ada', last_name: 'Ärger_1' })
  await as.admin.delete(`/api/user/${userId}`)
  const names = async (query: string) => {
    const { data } = (await as.admin.get(`/api/user${query}`)).body
    return data.map((one: { first_name: string }) => one.first_name)
  }
  assert.deepEqual(await names(''), ['Ada', 'admin', 'bea'])
  assert.deepEqual(await names('?status=all'), ['Ada', 'admin', 'bea', 'user'])
  assert.deepEqual(await names('?include_deactivated=true'), ['Ada', 'admin', 'bea', 'user'])
  assert.deepEqual(await names('?status=deactivated&include_deactivated=true'), ['user'])
  assert.deepEqual(await names('?query=ZED'), ['bea'])
  assert.deepEqual(await names('?query=Ärger'), ['Ada'])
  assert.deepEqual(await names('?query=bea+zed'), ['bea'], 'first and last name')
  assert.deepEqual(await names('?query=äRG'), ['Ada'], 'in any case, also beyond ASCII')
  assert.deepEqual(await names('?query=r_1'), ['Ada'], 'a wildcard is a plain character')
  assert.deepEqual(await names('?query=a_a'), [])
  assert.deepEqual(await names('?group_id=2'), ['admin'])
  assert.deepEqual(await names('?tenancy=external'), [])
  const page = (await as.admin.get('/api/user?limit=1&offset=1')).body
  assert.deepEqual([page.total, page.limit, page.offset, page.data[0].first_name], [3, 1, 1, 'admin'])
  const all = (await as.admin.get('/api/user')).body
  assert.deepEqual([all.total, all.limit, all.offset], [3, null, null])
  assert.deepEqual([all.data[0].group_ids, typeof all.data[0].personal_collection_id], [[1], 'number'])
  const self = (await as.admin.get(`/api/collection/${all.data[0].personal_collection_id}`)).body
  assert.equal(self.personal_owner_id, ada.id)
  assert.equal((await as.admin.get('/api/user?tenancy=all&tenant_id=1')).status, 400)
  assert.equal((await as.admin.get('/api/user?group_id=0')).status, 400)
})

test('people without a name come last', async (t) => {
  const { as, create } = await serverWith(t)
  await create({ email: 'a@example.org' })
  await create({ email: 'b@example.org', first_name: 'Zoe' })
  const emails = async (path: string) =>
    (await as.admin.get(path)).body.data.map((one: { email: string }) => one.email.split('@')[0])
  assert.deepEqual(await emails('/api/user'), ['admin', 'user', 'b', 'a'])
  assert.deepEqual(await emails('/api/user/recipients'), ['admin', 'user', 'b', 'a'])
})

test('the current user is told what it may do and where its own collection is', async (t) => {
  const server = await serverWith(t)
  const { as, userId } = server
  const current = (await as.user.get('/api/user/current')).body
  assert.deepEqual([current.id, current.group_ids, current.is_superuser], [userId, [1], false])
  const none = {
    can_create_queries: false,
    can_create_native_queries: false,
    can_access_setting: false,
    can_access_subscription: true,
    can_upload: true,
    can_access_monitoring: false,
    can_access_data_model: false,
    can_access_db_details: false,
    is_group_manager: false,
  }
  assert.deepEqual(current.permissions, none)
  const { id: database } = await connectShop(server)
  const { permissions } = (await as.user.get('/api/user/current')).body
  assert.deepEqual(permissions, { ...none, can_create_queries: true, can_create_native_queries: true })
  await as.admin.post('/api/dashboard', { name: 'Board' })
  assert.equal((await as.user.get('/api/user/current')).body.has_question_and_dashboard, false)
  const dataset_query = { database, type: 'native', native: { query: 'select 1 as one' } }
  await as.admin.post('/api/card', { name: 'One', display: 'table', visualization_settings: {}, dataset_query })
  assert.equal((await as.user.get('/api/user/current')).body.has_question_and_dashboard, true)
  const { revision } = (await as.admin.get('/api/permissions/graph')).body
  const words = { 'data-model': { schemas: 'all' }, details: 'yes' }
  await as.admin.put('/api/permissions/graph', { revision, groups: { 1: { [database]: words } } })
  const granted = (await as.user.get('/api/user/current')).body.permissions
  assert.deepEqual([granted.can_access_data_model, granted.can_access_db_details], [true, true])
  assert.deepEqual([current.is_installer, current.custom_homepage, current.has_model], [false, null, false])
  const own = (await as.user.get(`/api/collection/${current.personal_collection_id}`)).body
  assert.equal(own.name, "user Tester's Personal Collection")
  await as.admin.put('/api/setting', { 'custom-homepage': true, 'custom-homepage-dashboard': 7 })
  const admin = (await as.admin.get('/api/user/current')).body
  assert.deepEqual(admin.custom_homepage, { dashboard_id: 7 })
  assert.deepEqual([admin.is_installer, admin.has_invited_second_user], [true, true])
})

test('users change their own names and language; a new name renames their collection', async (t) => {
  const { as, userId } = await serverWith(t)
  const { personal_collection_id } = (await as.user.get('/api/user/current')).body
  const put = (body: object) => as.user.put(`/api/user/${userId}`, body)
  const changed = (await put({ id: userId, email: 'New@Example.org', last_name: 'Nova', locale: 'es-mx' })).body
  assert.deepEqual(
    [changed.email, changed.last_name, changed.locale, changed.first_name],
    ['new@example.org', 'Nova', 'es_MX', 'user'],
  )
  const collection = (await as.user.get(`/api/collection/${personal_collection_id}`)).body
  assert.equal(collection.name, "user Nova's Personal Collection")
  assert.equal((await put({ locale: null, first_name: null })).body.common_name, 'Nova')
  for (const locale of ['klingon', 'qq', 7]) {
    assert.match((await put({ locale })).body.errors.locale, /^nullable String must be a valid two-letter ISO/)
  }
  assert.deepEqual((await put({ email: 'admin@example.org' })).body.errors, {
    email: 'Email address already associated to another user.',
  })
})

test('users may send back what they read, but not give themselves rights', async (t) => {
  const { as, userId } = await serverWith(t)
  const self = (await as.user.get(`/api/user/${userId}`)).body
  assert.equal((await as.user.put(`/api/user/${userId}`, { ...self, last_name: 'Same' })).status, 200)
  const groups = await as.user.put(`/api/user/${userId}`, { user_group_memberships: [{ id: 1 }, { id: 2 }] })
  assert.equal(groups.status, 403)
  const flag = (await as.user.put(`/api/user/${userId}`, { is_superuser: true, login_attributes: { a: 1 } })).body
  assert.deepEqual([flag.is_superuser, flag.login_attributes], [false, null])
})

test('the administrator flag and the Administrators group say the same', async (t) => {
  const { as, userId, adminId } = await serverWith(t)
  const put = async (body: object, id = userId) => as.admin.put(`/api/user/${id}`, body)
  const up = (await put({ is_superuser: true })).body
  assert.deepEqual([up.is_superuser, idsOf(up)], [true, [1, 2]])
  const down = (await put({ user_group_memberships: [{ id: 1 }] })).body
  assert.deepEqual([down.is_superuser, idsOf(down)], [false, [1]])
  const mismatch = await put({ is_superuser: true, user_group_memberships: [{ id: 1 }] })
  assert.deepEqual(
    [mismatch.status, mismatch.body.errors],
    [400, { is_superuser: 'Value of is_superuser must correspond to presence of Admin group ID in group_ids.' }],
  )
  assert.equal((await put({ user_group_memberships: [{ id: 2 }] })).status, 400)
  for (const body of [{ is_superuser: false }, { user_group_memberships: [{ id: 1 }] }]) {
    const last = await put(body, adminId)
    assert.deepEqual([last.status, last.text], [400, "You cannot remove the last member of the 'Admin' group!"])
  }
  assert.equal((await as.admin.get(`/api/user/${adminId}`)).body.is_superuser, true)
  const gone = await as.admin.delete(`/api/user/${adminId}`)
  assert.deepEqual([gone.status, gone.text], [400, "You cannot remove the last member of the 'Admin' group!"])
})

test('a new password needs the old one, ends other sessions and starts one', async (t) => {
  const { as, client, create } = await serverWith(t)
  const { id } = await create({ email: 'ada@example.org', password: PASSWORD })
  const login = async (password: string) =>
    (await as.nobody.post('/api/session', { username: 'ada@example.org', password })).body.id
  const ada = client({ 'x-metabase-session': await login(PASSWORD) })
  const put = (body: object) => ada.put(`/api/user/${id}/password`, body)
  assert.deepEqual((await put({ password: 'x' })).body.errors, { old_password: 'Invalid password' })
  assert.deepEqual((await put({ password: 'x', old_password: PASSWORD })).body.errors, {
    password: 'password is too common.',
  })
  assert.equal((await put({})).body.errors.password, 'password is too common.')
  const done = await put({ password: 'green meadow 32', old_password: PASSWORD })
  assert.equal(done.body.success, true)
  assert.match(cookiesOf(done)['metabase.SESSION'] ?? '', new RegExp(`^${done.body.session_id};`))
  assert.equal((await ada.get('/api/user/current')).status, 401)
  const renewed = client({ 'x-metabase-session': done.body.session_id })
  assert.equal((await renewed.get('/api/user/current')).status, 200)
  assert.equal((await as.admin.put(`/api/user/${id}/password`, { password: 'blue meadow 33' })).status, 204)
  assert.equal(typeof (await login('blue meadow 33')), 'string')
  assert.equal((await renewed.get('/api/user/current')).status, 401)
})

test('every character of a long password counts', async (t) => {
  const { as, create } = await serverWith(t)
  const password = `${'correct horse battery 9 '.repeat(3)}staple` // 78 bytes
  await create({ email: 'ada@example.org', password })
  const login = (tried: string) => as.nobody.post('/api/session', { username: 'ada@example.org', password: tried })
  assert.equal((await login(password)).status, 200)
  assert.equal((await login(`${password.slice(0, 72)}another end`)).status, 401)
  assert.equal((await login(password.slice(0, 72))).status, 401)
})

test('a deactivated user is gone until it is brought back, without rights', async (t) => {
  const { as, userId } = await serverWith(t)
  await as.admin.put(`/api/user/${userId}`, { is_superuser: true })
  assert.deepEqual((await as.admin.delete(`/api/user/${userId}`)).body, { success: true })
  assert.equal((await as.user.get('/api/user/current')).status, 401)
  assert.equal((await as.admin.get(`/api/user/${userId}`)).status, 404)
  assert.equal((await as.admin.put(`/api/user/${userId}`, {})).status, 404)
  assert.equal((await as.admin.delete(`/api/user/${userId}`)).status, 404)
  const back = (await as.admin.put(`/api/user/${userId}/reactivate`)).body
  assert.deepEqual([back.id, back.is_active, back.is_superuser], [userId, true, false])
  assert.equal('user_group_memberships' in back, false)
  const again = await as.admin.put(`/api/user/${userId}/reactivate`)
  assert.deepEqual([again.status, again.body.message], [400, 'Not able to reactivate an active user'])
})

test('a modal is marked as seen; another name of one is refused', async (t) => {
  const { as, userId } = await serverWith(t)
  assert.deepEqual((await as.user.put(`/api/user/${userId}/modal/qbnewb`)).body, { success: true })
  assert.equal((await as.user.get('/api/user/current')).body.is_qbnewb, false)
  assert.equal((await as.user.put(`/api/user/${userId}/modal/other`)).status, 400)
})

test('people who are listed get their own collections at once', async (t) => {
  const { as, server, create } = await serverWith(t)
  for (let index = 0; index < 5; index += 1) await create({ email: `u${index}@example.org`, password: PASSWORD })
  const before = (await server.store.versions()).collections
  const { data } = (await as.admin.get('/api/user')).body
  const ids = data.map((one: { personal_collection_id: number }) => one.personal_collection_id)
  assert.equal(new Set(ids).size, 7)
  assert.equal((await server.store.versions()).collections, before + 1)
  await as.admin.get('/api/user')
  assert.equal((await server.store.versions()).collections, before + 1)
})

test('any number of users has groups', async (t) => {
  const { server, userId } = await testServer(t)
  const many = Array.from({ length: 40_000 }, (_, index) => index + 1)
  const memberships = await server.store.groups.membershipsOf(many)
  assert.ok(memberships.some(({ user_id, group_id }) => user_id === userId && group_id === 1))
})
