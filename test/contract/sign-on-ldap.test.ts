import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { cookiesOf } from '../support/cookies.ts'
import { freePort } from '../support/free-port.ts'
import { AUTHORITY, BASE, BIND_DN, BIND_PASSWORD, ldapServer, type TestDirectory } from '../support/ldap-server.ts'
import { createGroup } from '../support/people.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const settingsOf = ({ port }: { port: number }) => ({
  'ldap-enabled': true,
  'ldap-host': 'localhost',
  'ldap-port': port,
  'ldap-bind-dn': BIND_DN,
  'ldap-password': BIND_PASSWORD,
  'ldap-user-base': `ou=people,${BASE}`,
  'ldap-timeout-seconds': 5,
})

async function directoryOf(t: TestContext, isEncrypted = false): Promise<TestDirectory> {
  const directory = await ldapServer(isEncrypted)
  t.after(() => directory.stop())
  return directory
}

const login = ({ as }: TestServer, username: string, password: string) =>
  as.nobody.post('/api/session', { username, password })

async function userOf({ as }: TestServer, email: string) {
  const { data } = (await as.admin.get(`/api/user?status=all&query=${email}`)).body
  return data.length === 0 ? undefined : (await as.admin.get(`/api/user/${data[0].id}`)).body
}

const change = ({ as }: TestServer, settings: object) => as.admin.put('/api/ldap/settings', settings)

test('people of the directory log in, and get accounts that follow it', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  assert.equal((await change(server, settingsOf(directory))).status, 204)
  const { body: open } = await server.as.nobody.get('/api/session/properties')
  assert.deepEqual([open['ldap-enabled'], open['ldap-configured?'], open['ldap-host']], [true, true, undefined])

  const first = await login(server, 'ada', 'ada knows')
  assert.equal(first.status, 200)
  const ada = await userOf(server, 'ada@example.org')
  assert.deepEqual(
    [ada.first_name, ada.last_name, ada.sso_source, ada.is_superuser, ada.user_group_memberships.length],
    ['Ada', 'Lovelace', 'ldap', false, 1],
  )
  assert.deepEqual(ada.jwt_attributes, {
    objectclass: 'inetOrgPerson',
    uid: 'ada',
    givenname: 'Ada',
    sn: 'Lovelace',
    mail: 'ada@example.org',
    department: 'analysis',
    telephonenumber: ['1', '2'],
  })
  assert.deepEqual(ada.structured_attributes.department, { source: 'ldap', frozen: false, value: 'analysis' })

  const entry = directory.entries.get(`uid=ada,ou=people,${BASE}`)
  assert.ok(entry)
  entry.attributes['sn'] = 'King'
  assert.equal((await login(server, 'ADA@example.org', 'ada knows')).status, 200, 'by address, in any case')
  const again = await userOf(server, 'ada@example.org')
  assert.deepEqual([again.id, again.last_name], [ada.id, 'King'])

  const wrong = { status: 401, body: { errors: { password: 'did not match stored password' } } }
  for (const [name, password] of [
    ['ada', 'grace knows'],
    ['nobody', 'x'],
    ['*', 'ada knows'],
    ['ada)(uid=*', 'ada knows'],
    ['a*', 'ada knows'],
    ['nobody)(|(uid=ada', 'ada knows'],
  ] as const) {
    const { status, body } = await login(server, name, password)
    assert.deepEqual({ status, body }, wrong, name)
  }
  assert.equal((await login(server, 'ada', '')).status, 400)
  assert.deepEqual(
    directory.asked.filter((line) => line.includes('(uid=*)')),
    [],
    'no name is a pattern',
  )
  const nomail = await login(server, 'nomail', 'nomail knows')
  assert.equal(nomail.status, 401)
  assert.match(nomail.body.errors._error, /no e-mail address/)

  await server.as.admin.delete(`/api/user/${ada.id}`)
  assert.deepEqual((await login(server, 'ada', 'ada knows')).body, { errors: { _error: 'Your account is disabled.' } })

  await server.as.admin.put('/api/setting/ldap-user-provisioning-enabled%3F', { value: false })
  const refused = await login(server, 'grace', 'grace knows')
  assert.equal(refused.status, 401)
  assert.match(refused.body.errors._error, /no account here/)
  assert.equal(await userOf(server, 'grace@example.org'), undefined)
})

test('strangers who try the name of somebody in the directory do not make them wait', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  await change(server, settingsOf(directory))
  const first = await login(server, 'Ada', 'ada knows')
  const cookie = `metabase.DEVICE=${cookiesOf(first)['metabase.DEVICE']?.split(';')[0]}`
  for (let attempt = 0; attempt < 11; attempt += 1) await login(server, 'ada', 'x')
  assert.equal((await login(server, 'ada', 'ada knows')).status, 401, 'a stranger waits')
  const known = (username: string) =>
    server.as.nobody.post('/api/session', { username, password: 'ada knows' }, { cookie })
  assert.equal((await known('ADA')).status, 200)
  assert.equal((await known('ada@example.org')).status, 200)
})

test('what the directory knows is changed there', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  await change(server, settingsOf(directory))
  const { id } = (await login(server, 'ada', 'ada knows')).body
  const ada = server.client({ 'x-metabase-session': id })
  const userId = (await ada.get('/api/user/current')).body.id
  assert.equal((await ada.put(`/api/user/${userId}`, { email: 'else@example.org' })).status, 403)
  assert.deepEqual(Object.keys((await ada.put(`/api/user/${userId}`, { first_name: 'X' })).body.errors), ['first_name'])
  assert.equal((await ada.put(`/api/user/${userId}`, { locale: 'de' })).status, 200)
  const own = await ada.put(`/api/user/${userId}/password`, { password: 'sunny meadow 31', old_password: 'ada knows' })
  assert.deepEqual(Object.keys(own.body.errors), ['old_password'])
  const byAdmin = await server.as.admin.put(`/api/user/${userId}/password`, { password: 'sunny meadow 31' })
  assert.deepEqual(Object.keys(byAdmin.body.errors), ['password'])
  const token = await server.server.services.sessions.makeResetToken(userId)
  const byLink = await server.as.nobody.post('/api/session/reset_password', { token, password: 'sunny meadow 31' })
  assert.deepEqual([byLink.status, byLink.body.errors], [400, { password: 'Invalid reset token' }])
})

test('passwords of our own count while the directory is away, and after it took an account over only as settings say', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  const { as } = server
  const password = 'sunny meadow 31'
  await as.admin.post('/api/user', { email: 'local@example.org', password })
  await as.admin.post('/api/user', { email: 'ada@example.org', password })
  await change(server, settingsOf(directory))
  assert.equal((await login(server, 'ada@example.org', password)).status, 200, 'the account is ours yet')
  assert.equal((await login(server, 'ada@example.org', 'ada knows')).status, 200)
  assert.equal((await login(server, 'ada@example.org', password)).status, 401)
  await as.admin.put('/api/setting/sso-password-fallback', { value: 'all' })
  assert.equal((await login(server, 'ada@example.org', password)).status, 200)
  await as.admin.put('/api/setting/sso-password-fallback', { value: 'administrators' })
  assert.equal((await login(server, 'ada@example.org', password)).status, 401)

  await as.admin.put('/api/setting/enable-password-login', { value: false })
  assert.equal((await login(server, 'local@example.org', password)).status, 401)
  assert.equal((await login(server, 'ada@example.org', 'ada knows')).status, 200, 'the directory goes on')
  await as.admin.put('/api/setting/enable-password-login', { value: true })

  await directory.stop()
  assert.equal((await login(server, 'local@example.org', password)).status, 200)
  for (const name of ['ada@example.org', 'nobody@example.org', 'local@example.org']) {
    const { status, body } = await login(server, name, 'ada knows')
    assert.equal(status, 401)
    assert.match(body.errors._error, /cannot be asked now/, name)
  }
})

test('mapped groups are joined and left with those of the directory, others stay', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  const { as, adminId } = server
  const analysts = await createGroup(server, 'Analysts')
  const other = await createGroup(server, 'Other')
  const gone = await createGroup(server, 'Gone')
  const mappings = {
    [`CN=Analysts, ou=groups,${BASE}`]: [analysts, gone, 1],
    [`cn=admins,ou=groups,${BASE}`]: [2],
    'cn=nobody,dc=example': [other, 4711],
  }
  const settings = {
    ...settingsOf(directory),
    'ldap-group-sync': true,
    'ldap-group-base': `ou=groups,${BASE}`,
    'ldap-group-mappings': mappings,
  }
  assert.equal((await change(server, settings)).status, 204)
  assert.equal((await as.admin.delete(`/api/permissions/group/${gone}`)).status, 204)
  const { body: left } = await as.admin.get('/api/setting/ldap-group-mappings')
  assert.deepEqual(left[`CN=Analysts, ou=groups,${BASE}`], [analysts, 1], 'a group that goes leaves the mappings')

  const groupsOf = async (email: string) => {
    const { is_superuser, user_group_memberships } = await userOf(server, email)
    return [is_superuser, ...user_group_memberships.map(({ id }: { id: number }) => id)]
  }
  assert.equal((await login(server, 'ada', 'ada knows')).status, 200)
  assert.deepEqual(await groupsOf('ada@example.org'), [true, 1, 2, analysts])
  assert.equal((await login(server, 'grace', 'grace knows')).status, 200)
  assert.deepEqual(await groupsOf('grace@example.org'), [false, 1, analysts])

  const own = await createGroup(server, 'Own')
  const graceId = (await userOf(server, 'grace@example.org')).id
  for (const group_id of [own, other])
    await as.admin.post('/api/permissions/membership', { group_id, user_id: graceId })
  directory.entries.delete(`cn=analysts,ou=groups,${BASE}`)
  directory.entries.delete(`cn=admins,ou=groups,${BASE}`)
  await login(server, 'grace', 'grace knows')
  assert.deepEqual(await groupsOf('grace@example.org'), [false, 1, own], 'the one that nothing is mapped to')

  await as.admin.delete(`/api/user/${adminId}`)
  const ada = server.client({ 'x-metabase-session': (await login(server, 'ada', 'ada knows')).body.id })
  const { is_superuser, group_ids } = (await ada.get('/api/user/current')).body
  assert.deepEqual([is_superuser, group_ids], [true, [1, 2]], 'the last administrator stays one')
})

test('connections are protected, and by nothing that is not trusted', async (t) => {
  const [plain, encrypted] = [await directoryOf(t), await directoryOf(t, true)]
  const server = await testServer(t)
  const trusted = { 'ldap-ca-certificate': AUTHORITY }
  const cases = [
    [{ ...settingsOf(plain), 'ldap-security': 'starttls', ...trusted }, plain],
    [{ ...settingsOf(encrypted), 'ldap-security': 'ssl', ...trusted }, encrypted],
  ] as const
  for (const [settings, directory] of cases) {
    assert.equal((await change(server, settings)).status, 204, settings['ldap-security'])
    assert.equal((await login(server, 'ada', 'ada knows')).status, 200)
    const binds = directory.asked.filter((line) => line.includes('dc='))
    assert.deepEqual(
      binds.filter((line) => !line.startsWith('(') && !line.endsWith('!')),
      [],
      'no password is sent bare',
    )

    const untrusted = await change(server, { ...settings, 'ldap-ca-certificate': null })
    assert.deepEqual([untrusted.status, Object.keys(untrusted.body.errors)], [400, ['ldap-security']])
    assert.match(untrusted.body.errors['ldap-security'], /not trusted/)
    const otherName = await change(server, { ...settings, 'ldap-host': '127.0.0.1' })
    assert.match(otherName.body.errors['ldap-security'], /not trusted/, 'the certificate is for another name')
  }
  const [[starttls]] = cases
  await change(server, { ...starttls, 'ldap-timeout-seconds': 0.5 })
  plain.asked.length = 0
  plain.cutsAfterBind = true
  assert.equal((await login(server, 'ada', 'ada knows')).status, 401)
  const bare = plain.asked.filter((line) => line.includes('dc=') && !line.endsWith('!'))
  assert.deepEqual(bare, [], 'nobody goes on over a new connection, which is not protected')
})

test('settings are kept once the directory answers with them, and errors name what is wrong', async (t) => {
  const directory = await directoryOf(t)
  const server = await testServer(t)
  const { as } = server
  const settings = settingsOf(directory)
  const wrong: [object, string[]][] = [
    [{ 'ldap-host': 'nowhere.invalid' }, ['ldap-host']],
    [{ 'ldap-port': await freePort() }, ['ldap-host', 'ldap-port']],
    [{ 'ldap-port': 'x' }, ['ldap-port']],
    [{ 'ldap-password': 'wrong' }, ['ldap-bind-dn', 'ldap-password']],
    [{ 'ldap-bind-dn': null, 'ldap-password': null }, ['ldap-user-base']],
    [{ 'ldap-user-base': 'ou=nowhere,dc=example,dc=org' }, ['ldap-user-base']],
    [{ 'ldap-user-base': null }, ['ldap-user-base']],
    [{ 'ldap-group-base': 'ou=nowhere,dc=example,dc=org' }, ['ldap-group-base']],
    [{ 'ldap-user-filter': '(uid=ada)' }, ['ldap-user-filter']],
    [{ 'ldap-user-filter': '(&(uid={login})' }, ['ldap-user-filter']],
    [{ 'ldap-security': 'ssl' }, ['ldap-security']],
    [{ 'ldap-group-mappings': { a: 'b' } }, ['ldap-group-mappings']],
    [{ 'site-name': 'x' }, ['site-name']],
  ]
  for (const [change, keys] of wrong) {
    const { status, body } = await as.admin.put('/api/ldap/settings', { ...settings, ...change })
    assert.deepEqual([status, Object.keys(body.errors ?? {}).toSorted()], [400, keys], JSON.stringify([change, body]))
  }
  assert.equal((await as.admin.get('/api/setting/ldap-host')).status, 204, 'nothing was kept')
  const early = await as.admin.put('/api/setting', { 'ldap-enabled': true })
  assert.deepEqual([early.status, early.body.message], [400, 'Set ldap-host and ldap-user-base before ldap-enabled.'])

  assert.equal((await change(server, settings)).status, 204)
  const list: { key: string; value: unknown }[] = (await as.admin.get('/api/setting')).body
  const shown = list.find(({ key }) => key === 'ldap-password')?.value
  assert.equal(shown, '**********ll')
  assert.equal((await change(server, { 'ldap-password': shown, 'ldap-attribute-firstname': 'cn' })).status, 204)
  assert.equal((await login(server, 'ada', 'ada knows')).status, 200, 'a masked password is the stored one')

  const found = await as.admin.post('/api/ldap/check', {
    login: 'ada',
    settings: { 'ldap-group-base': `ou=groups,${BASE}` },
  })
  assert.deepEqual(found.body.person.groups, [`cn=analysts,ou=groups,${BASE}`, `cn=admins,ou=groups,${BASE}`])
  assert.deepEqual((await as.admin.post('/api/ldap/check', {})).body, { ok: true })
  assert.equal((await as.admin.post('/api/ldap/check', { login: 'nobody' })).status, 400)

  directory.isSilent = true
  await as.admin.put('/api/setting/ldap-timeout-seconds', { value: 0.2 })
  const late = await login(server, 'ada', 'ada knows')
  assert.match(late.body.errors._error, /cannot be asked now/)
})

test('nobody but administrators sees or changes how people sign in', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const managers = await createGroup(server, 'Managers')
  await as.admin.post('/api/permissions/membership', { group_id: managers, user_id: server.userId })
  const { revision } = (await as.admin.get('/api/ee/advanced-permissions/application/graph')).body
  const groups = { [managers]: { setting: 'yes' } }
  const granted = await as.admin.put('/api/ee/advanced-permissions/application/graph', { revision, groups })
  assert.equal(granted.status, 200)
  assert.equal((await as.user.put('/api/setting/site-name', { value: 'BI' })).status, 204)
  for (const key of ['jwt-shared-secret', 'jwt-enabled', 'ldap-host', 'oidc-issuer-url', 'sso-password-fallback']) {
    assert.equal((await as.user.put(`/api/setting/${key}`, { value: null })).status, 403, key)
  }
  for (const key of ['jwt-shared-secret', 'ldap-host'])
    assert.equal((await as.user.get(`/api/setting/${key}`)).status, 403)
  const list: { key: string }[] = (await as.user.get('/api/setting')).body
  assert.deepEqual(
    list.filter(({ key }) => /^(ldap-host|jwt-shared-secret|oidc-client-id)$/.test(key)),
    [],
  )
  assert.equal((await as.user.put('/api/ldap/settings', {})).status, 403)
})
