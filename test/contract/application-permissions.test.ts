import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'

const URL = '/api/ee/advanced-permissions/application/graph'

test('a group may be let change settings or watch the server, and no more', async (t) => {
  const { as, userId } = await testServer(t)
  const { admin, user } = as
  const fresh = (await admin.get(URL)).body
  assert.deepEqual(fresh, {
    revision: 0,
    groups: {
      1: { setting: 'no', monitoring: 'no', subscription: 'yes', upload: 'yes' },
      2: { setting: 'yes', monitoring: 'yes', subscription: 'yes', upload: 'yes' },
    },
  })
  const { id } = (await admin.post('/api/permissions/group', { name: 'Operators' })).body
  await admin.post('/api/permissions/membership', { group_id: id, user_id: userId })
  const may = async (path: string) => (await user.get(path)).status === 200
  const paths = ['/api/setting', '/api/util/logs', '/api/queries/running', '/api/permissions/membership']
  assert.deepEqual(await Promise.all(paths.map(may)), [false, false, false, false])
  const watching = await admin.put(URL, { revision: 0, groups: { [id]: { monitoring: 'yes' } } })
  assert.deepEqual([watching.body.revision, watching.body.groups[id].monitoring], [1, 'yes'])
  assert.deepEqual(await Promise.all(paths.map(may)), [false, true, true, false])
  await admin.put(URL, { revision: 1, groups: { [id]: { setting: 'yes', monitoring: 'no' } } })
  assert.deepEqual(await Promise.all(paths.map(may)), [true, false, false, false])
  assert.equal((await user.put('/api/setting/site-name', { value: 'Ours' })).status, 204)
  assert.equal((await user.get('/api/permissions/group')).body.length, 3, 'settings name groups')
  assert.equal((await user.get(`/api/permissions/group/${id}`)).status, 403)
})

test('who changes settings does not see or change those that only administrators have', async (t) => {
  const { as } = await testServer(t)
  const { admin, user } = as
  await admin.put('/api/setting', { 'enable-embedding-static': true })
  await admin.put(URL, { revision: 0, groups: { 1: { setting: 'yes' } } })
  const shown = new Set((await user.get('/api/setting')).body.map(({ key }: { key: string }) => key))
  const told = (await user.get('/api/session/properties')).body
  for (const key of ['embedding-secret-key', 'premium-embedding-token', 'ldap-host', 'source-address-header']) {
    assert.ok(!shown.has(key) && !(key in told), key)
    const answers = [await user.get(`/api/setting/${key}`), await user.put(`/api/setting/${key}`, { value: null })]
    assert.deepEqual(
      [...answers.map(({ status }) => status), (await admin.get(`/api/setting/${key}`)).status < 300],
      [403, 403, true],
      key,
    )
  }
  assert.equal((await user.put('/api/setting', { 'site-name': 'Ours', 'ldap-host': 'ldap.test' })).status, 403)
  assert.ok(['site-name', 'email-from-name', 'enable-public-sharing'].every((key) => shown.has(key)))
  assert.equal((await user.get('/api/setting/site-name')).status, 204, 'as it was')
  assert.equal((await user.get('/api/setting/nothing')).status, 403)
})

test('who changes settings cannot have links that set a password lead to them', async (t) => {
  const { as } = await testServer(t)
  const { admin, user } = as
  await admin.put(URL, { revision: 0, groups: { 1: { setting: 'yes' } } })
  const host = { 'email-smtp-host': '127.0.0.1', 'email-smtp-port': 1 }
  const shown = new Set((await user.get('/api/setting')).body.map(({ key }: { key: string }) => key))
  for (const key of ['site-url', 'email-smtp-host', 'email-smtp-password', 'ldap-enabled']) {
    assert.ok(!shown.has(key), key)
    assert.equal((await user.put(`/api/setting/${key}`, { value: null })).status, 403, key)
  }
  assert.equal((await user.put('/api/setting', { 'site-url': 'https://evil.test' })).status, 403)
  assert.equal((await user.put('/api/email', host)).status, 403)
  assert.equal((await user.delete('/api/email')).status, 403)
  assert.equal((await user.put('/api/email', { 'email-from-name': 'Reports' })).status, 200, 'names are theirs')
  assert.equal((await admin.put('/api/setting', { 'site-url': 'https://ours.test' })).status, 204)
})

test('changes that cannot be are refused', async (t) => {
  const { as } = await testServer(t)
  const put = async (revision: number, groups: object) => (await as.admin.put(URL, { revision, groups })).status
  assert.equal(await put(3, {}), 409)
  assert.equal(await put(0, { 99: { setting: 'yes' } }), 400)
  assert.equal(await put(0, { 2: { setting: 'no' } }), 400)
  assert.equal(await put(0, { 1: { setting: 'maybe' } }), 400)
  assert.equal((await as.admin.get(URL)).body.revision, 0)
  assert.equal((await as.user.get(URL)).status, 403)
  assert.equal((await as.user.put(URL, { revision: 0, groups: {} })).status, 403)
})

test('who may no longer subscribe stops what they made, and begins nothing', async (t) => {
  const { as } = await testServer(t)
  const { admin, user } = as
  const { body: dashboard } = await admin.post('/api/dashboard', { name: 'Morning' })
  const draft = {
    payload_type: 'notification/dashboard',
    payload: { dashboard_id: dashboard.id },
    subscriptions: [{ type: 'notification-subscription/cron', cron_schedule: '0 0 9 * * ? *' }],
  }
  const { body: made } = await user.post('/api/notification', draft)
  const choices = async () => (await user.get('/api/pulse/form_input')).status
  assert.equal(await choices(), 200)
  await admin.put(URL, { revision: 0, groups: { 1: { subscription: 'no' } } })
  const put = async (active: boolean) => {
    const { payload, subscriptions, handlers } = made
    const body = { payload_type: made.payload_type, payload, subscriptions, handlers, active }
    return (await user.put(`/api/notification/${made.id}`, body)).status
  }
  assert.deepEqual([await choices(), (await user.post('/api/notification', draft)).status], [403, 403])
  assert.equal((await user.post('/api/notification/send', draft)).status, 403)
  assert.equal(await put(true), 403)
  assert.equal(await put(false), 200)
  assert.equal(await put(true), 403)
  await admin.put(URL, { revision: 1, groups: { 1: { subscription: 'no', monitoring: 'yes' } } })
  assert.equal(await put(true), 200, 'who watches the server changes what is theirs')
  assert.equal((await user.post('/api/notification', draft)).status, 403)
})
