import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { testServer } from '../support/test-server.ts'

const SETUP = {
  user: {
    email: 'Ada@Example.org',
    password: 'correct horse 9',
    first_name: 'Ada',
    last_name: 'L',
    site_name: 'ignored',
  },
  prefs: { site_name: 'Our data', site_locale: 'de', allow_tracking: 'false' },
  database: null,
}

async function freshServer(t: TestContext) {
  const server = await testServer(t, { users: false })
  const { body } = await server.as.nobody.get('/api/session/properties')
  return { ...server, token: body['setup-token'] }
}

test('set-up makes the first administrator, once, and logs in', async (t) => {
  const { as, client, token } = await freshServer(t)
  assert.match(token, /^[0-9a-f-]{36}$/)
  const wrong = await as.nobody.post('/api/setup', { ...SETUP, token: 'nope' })
  assert.deepEqual([wrong.status, wrong.body.errors], [400, { token: 'Token does not match the setup token.' }])
  const bad = await as.nobody.post('/api/setup', { token, user: { ...SETUP.user, email: 'x' }, prefs: {} })
  assert.equal(bad.body.errors.user.email, 'value must be a valid email address.')
  assert.ok(bad.body['specific-errors'].prefs)
  const common = await as.nobody.post('/api/setup', { ...SETUP, token, user: { ...SETUP.user, password: 'password1' } })
  assert.equal(common.body.errors.user.password, 'password is too common.')

  const done = await as.nobody.post('/api/setup', { ...SETUP, token })
  assert.equal(done.status, 200)
  assert.deepEqual(Object.keys(done.body), ['id'])
  assert.match(String(done.headers['set-cookie']), /metabase\.SESSION=.*HttpOnly/)
  const admin = client({ 'x-metabase-session': done.body.id })
  const current = (await admin.get('/api/user/current')).body
  assert.deepEqual([current.email, current.is_superuser, current.group_ids], ['ada@example.org', true, [1, 2]])
  const properties = (await admin.get('/api/session/properties')).body
  assert.deepEqual(
    [properties['site-name'], properties['setup-token'], properties['has-user-setup']],
    ['Our data', null, true],
  )
  assert.equal((await as.nobody.post('/api/setup', { ...SETUP, token })).status, 403)
})

test('the flat form of set-up works too', async (t) => {
  const { as, token } = await freshServer(t)
  const body = { token, email: 'a@example.org', password: 'correct horse 9', site_name: 'Flat' }
  assert.equal((await as.nobody.post('/api/setup', body)).status, 200)
})

test('properties show what the caller may see', async (t) => {
  const { as } = await testServer(t)
  const open = (await as.nobody.get('/api/session/properties')).body
  assert.match(open.version.tag, /^v0\.58\./)
  assert.equal(open['token-features'].remote_sync, false)
  assert.ok(open.engines.sqlite['details-fields'].length > 0)
  assert.equal(open['site-name'], undefined)
  const own = (await as.user.get('/api/session/properties')).body
  assert.equal(own['enable-xrays'], true)
  assert.equal(own['embedding-secret-key'], undefined)
  assert.ok('site-name' in (await as.admin.get('/api/session/properties')).body)
})

test('settings are read bare, written all or nothing, and secrets stay hidden', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.admin.get('/api/setting/site-name')).status, 204)
  assert.equal((await as.admin.put('/api/setting/site-name', { value: 'Mine' })).status, 204)
  const bare = await as.admin.get('/api/setting/site_name')
  assert.deepEqual([bare.text, String(bare.headers['content-type']).startsWith('text/plain')], ['Mine', true])
  assert.equal((await as.user.put('/api/setting', { 'site-name': 'x' })).status, 403)
  assert.equal((await as.user.get('/api/setting/site-name')).status, 403)
  assert.equal((await as.user.put('/api/setting/color-scheme', { value: 'dark' })).status, 204)
  assert.equal((await as.user.get('/api/session/properties')).body['color-scheme'], 'dark')
  assert.equal((await as.admin.get('/api/session/properties')).body['color-scheme'], 'auto')
  const half = await as.admin.put('/api/setting', { 'site-name': 'Other', 'start-of-week': 'someday' })
  assert.equal(half.status, 400)
  assert.equal((await as.admin.get('/api/setting/site-name')).text, 'Mine')
  await as.admin.put('/api/setting', { 'email-smtp-password': 'hunter22' })
  const list = (await as.admin.get('/api/setting')).body
  const masked = list.find((one: { key: string }) => one.key === 'email-smtp-password')
  assert.deepEqual([masked.value, masked.env_name], ['**********22', 'MB_EMAIL_SMTP_PASSWORD'])
  assert.match((await as.admin.get('/api/setting/nothing')).body.message, /^Unknown setting: :nothing/)
})

test('people are created, changed, deactivated and brought back', async (t) => {
  const { as, client } = await testServer(t)
  const made = await as.admin.post('/api/user', {
    email: 'New@Example.org',
    first_name: 'New',
    password: 'pass word 77',
  })
  assert.equal(made.status, 200)
  assert.deepEqual([made.body.email, made.body.user_group_memberships], ['new@example.org', [{ id: 1 }]])
  const { id } = made.body
  assert.equal(
    (await as.admin.post('/api/user', { email: 'new@example.org' })).body.errors.email,
    'Email address already in use.',
  )
  assert.equal((await as.user.post('/api/user', { email: 'x@example.org' })).status, 403)
  const login = await as.nobody.post('/api/session', { username: 'NEW@example.org', password: 'pass word 77' })
  assert.equal(login.status, 200)
  const self = client({ cookie: `metabase.SESSION=${login.body.id}` })
  assert.equal((await self.get('/api/user/current')).body.id, id)
  assert.equal(
    (await self.put(`/api/user/${id}/password`, { password: 'other word 88', old_password: 'no' })).status,
    400,
  )
  assert.equal(
    (await self.put(`/api/user/${id}/password`, { password: 'other word 88', old_password: 'pass word 77' })).body
      .success,
    true,
  )
  assert.equal((await self.get('/api/user/current')).status, 401)
  const admin = await as.admin.put(`/api/user/${id}`, { is_superuser: true, last_name: 'Person' })
  assert.deepEqual(
    [admin.body.is_superuser, admin.body.common_name, admin.body.user_group_memberships],
    [true, 'New Person', [{ id: 1 }, { id: 2 }]],
  )
  const found = (await as.admin.get('/api/user?query=person&limit=1')).body
  assert.deepEqual([found.total, found.limit, found.offset, found.data[0].id], [1, 1, 0, id])
  assert.deepEqual((await as.admin.delete(`/api/user/${id}`)).body, { success: true })
  assert.equal((await as.admin.get(`/api/user/${id}`)).status, 404)
  assert.equal(
    (await as.nobody.post('/api/session', { username: 'new@example.org', password: 'other word 88' })).body.errors
      ._error,
    'Your account is disabled.',
  )
  assert.equal((await as.admin.put(`/api/user/${id}/reactivate`)).body.is_superuser, false)
  assert.match((await as.admin.put(`/api/user/${id}/reactivate`)).body.message, /Not able to reactivate an active user/)
})

test('the last administrator stays', async (t) => {
  const { as, adminId } = await testServer(t)
  const refused = await as.admin.delete(`/api/user/${adminId}`)
  assert.deepEqual([refused.status, refused.text], [400, "You cannot remove the last member of the 'Admin' group!"])
})

test('groups have members; built-in ones are fixed', async (t) => {
  const { as, userId } = await testServer(t)
  const group = (await as.admin.post('/api/permissions/group', { name: 'Sales' })).body
  const members = (await as.admin.post('/api/permissions/membership', { group_id: group.id, user_id: userId })).body
  assert.deepEqual(
    members.map((one: { user_id: number }) => one.user_id),
    [userId],
  )
  const list = (await as.admin.get('/api/permissions/group')).body
  assert.deepEqual(
    list.map((one: { name: string }) => one.name),
    ['Administrators', 'All Users', 'Sales'],
  )
  assert.equal(list[2].member_count, 1)
  assert.equal((await as.admin.delete(`/api/permissions/membership/${members[0].membership_id}`)).status, 204)
  assert.equal((await as.admin.post('/api/permissions/membership', { group_id: 1, user_id: userId })).status, 400)
  assert.equal((await as.admin.put('/api/permissions/membership/2/clear')).text, 'Invalid Request.')
  assert.equal((await as.admin.delete('/api/permissions/group/1')).status, 400)
  assert.equal((await as.admin.delete(`/api/permissions/group/${group.id}`)).status, 204)
  assert.equal((await as.user.get('/api/permissions/group')).status, 403)
})

test('an API key works until it is made anew or deleted', async (t) => {
  const { as, client } = await testServer(t)
  const made = (await as.admin.post('/api/api-key', { name: 'script', group_id: 2 })).body
  assert.match(made.unmasked_key, /^mb_/)
  const key = client({ 'x-api-key': made.unmasked_key })
  const current = (await key.get('/api/user/current')).body
  assert.match(current.email, /^api-key-user-.*@api-key\.invalid$/)
  assert.deepEqual([current.is_superuser, current.common_name, current.personal_collection_id], [true, 'script', null])
  assert.equal((await as.admin.get('/api/api-key')).body[0].unmasked_key, undefined)
  assert.equal((await as.admin.get('/api/api-key/count')).text, '1')
  assert.ok((await as.admin.post('/api/api-key', { name: 'script', group_id: 1 })).body.errors.name)
  const fresh = (await as.admin.put(`/api/api-key/${made.id}/regenerate`)).body
  assert.equal((await key.get('/api/user/current')).status, 401)
  const again = client({ 'x-api-key': fresh.unmasked_key })
  assert.equal((await again.get('/api/user/current')).status, 200)
  assert.equal((await as.admin.delete(`/api/api-key/${made.id}`)).status, 204)
  assert.equal((await again.get('/api/user/current')).status, 401)
})

test('a forgotten password is reset once; too many logins have to wait', async (t) => {
  const { as, server, userId } = await testServer(t)
  assert.equal((await as.nobody.post('/api/session/forgot_password', { email: 'nobody@example.org' })).status, 204)
  const token = await server.services.sessions.makeResetToken(userId)
  assert.equal((await as.nobody.get(`/api/session/password_reset_token_valid?token=${token}`)).body.valid, true)
  const reset = await as.nobody.post('/api/session/reset_password', { token, password: 'brand new 55' })
  assert.equal(reset.body.success, true)
  const second = await as.nobody.post('/api/session/reset_password', { token, password: 'brand new 56' })
  assert.equal(second.body.errors.password, 'Invalid reset token')
  const login = { username: 'user@example.org', password: 'wrong' }
  for (let attempt = 0; attempt < 10; attempt += 1)
    assert.equal((await as.nobody.post('/api/session', login)).status, 401)
  assert.match(
    (await as.nobody.post('/api/session', login)).body.errors.username,
    /^Too many attempts! You must wait \d+ seconds/,
  )
})

test('small helpers answer', async (t) => {
  const { as } = await testServer(t)
  assert.match((await as.nobody.get('/api/util/random_token')).body.token, /^[0-9a-f]{64}$/)
  assert.deepEqual((await as.nobody.post('/api/util/password_check', { password: 'correct horse 9' })).body, {
    valid: true,
  })
  assert.equal((await as.nobody.post('/api/util/password_check', { password: 'abc' })).status, 400)
  assert.equal((await as.nobody.get('/api/util/logs')).status, 403)
  assert.ok(Array.isArray((await as.admin.get('/api/util/logs')).body))
  assert.ok((await as.admin.get('/api/util/bug_report_details')).body['system-info'])
  assert.deepEqual((await as.user.get('/api/login-history/current')).body, [])
})
