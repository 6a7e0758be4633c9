import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer, type Client } from '../support/test-server.ts'

const PARKS = { name: 'Parks', url: 'https://maps.test/parks.json', region_key: 'ID', region_name: 'NAME' }

const SECRET_KEY = 'ab'.repeat(32)

interface Listed {
  key: string
  value: unknown
  is_env_setting: boolean
  description: string
  env_name: string
  default: unknown
}

async function listed(client: Client, key: string): Promise<Listed | undefined> {
  return (await client.get('/api/setting')).body.find((setting: Listed) => setting.key === key)
}

const put = (client: Client, key: string, value: unknown) => client.put(`/api/setting/${key}`, { value })

test('properties hold the keys that clients need before a login', async (t) => {
  const { as } = await testServer(t, { env: { MB_SITE_URL: 'bi.example.org/' } })
  const { body } = await as.nobody.get('/api/session/properties')
  assert.match(body.version.tag, /^v0\.58\.\d+$/)
  assert.deepEqual([body['has-user-setup'], body['setup-token']], [true, null])
  assert.equal(body['site-url'], 'http://bi.example.org')
  assert.ok(Object.values(body['token-features']).every((value) => value === false))
  assert.ok('remote_sync' in body['token-features'] && 'library' in body['token-features'])
  for (const engine of ['postgres', 'mysql', 'sqlite', 'duckdb', 'cockroachdb', 'redshift', 'tidb']) {
    assert.equal(typeof body.engines[engine]['driver-name'], 'string')
    assert.ok(body.engines[engine]['details-fields'].length > 0)
  }
  assert.ok(body['available-timezones'].includes('UTC') && body['available-timezones'].includes('Europe/Berlin'))
  assert.deepEqual(body['available-timezones'], [...body['available-timezones']].sort())
  assert.ok(body['available-locales'].some(([code, name]: string[]) => code === 'en' && name === 'English'))
  assert.ok(body['available-fonts'].includes('Lato') && body['available-fonts'].includes('Roboto'))
  assert.deepEqual(body['password-complexity'], { total: 6, digit: 1 })
  assert.equal(body['embedding-app-origins-sdk'], 'localhost:*')
  assert.equal(body['custom-geojson'].world_countries.builtin, true)
  assert.equal(body['start-of-week'], 'sunday')
  assert.ok(body['startup-time-millis'] > 0)
  assert.match(body['analytics-uuid'], /^[0-9a-f-]{36}$/)
})

test('properties grow with the rights of the caller, and never hold secrets', async (t) => {
  const { as } = await testServer(t, { env: { MB_EMAIL_SMTP_PASSWORD: 'hunter22' } })
  const keys = async (client: Client) => Object.keys((await client.get('/api/session/properties')).body)
  const [open, user, admin] = [await keys(as.nobody), await keys(as.user), await keys(as.admin)]
  assert.ok(open.every((key) => user.includes(key)) && user.every((key) => admin.includes(key)))
  for (const key of ['enable-xrays', 'site-uuid', 'color-scheme', 'admin-email', 'site-name']) {
    assert.deepEqual([open.includes(key), user.includes(key)], [false, true], key)
  }
  for (const key of ['report-timezone', 'breakout-bins-num', 'embedding-secret-key']) {
    assert.deepEqual([user.includes(key), admin.includes(key)], [false, true], key)
  }
  for (const key of ['email-smtp-password', 'premium-embedding-token', 'max-session-age', 'user-defaults']) {
    assert.equal(admin.includes(key), false, key)
  }
})

test('the first request gives the address of the site', async (t) => {
  const { as } = await testServer(t, { env: { QUERENT_TRUST_PROXY: '1' } })
  await as.nobody.get('/api/health', { host: '10.0.0.7' })
  const proxies = { 'x-forwarded-host': 'bi.example.org, 10.0.0.7', 'x-forwarded-proto': 'https, http' }
  await as.nobody.get('/api/session/properties', proxies)
  const { body } = await as.nobody.get('/api/session/properties', { origin: 'http://other.test' })
  assert.equal(body['site-url'], 'https://bi.example.org')
})

test('when the address of the site is cleared, the next request gives it again', async (t) => {
  const { as } = await testServer(t)
  const site = async (host: string) => (await as.nobody.get('/api/session/properties', { host })).body['site-url']
  assert.equal(await site('first.test'), 'http://first.test')
  assert.equal((await as.admin.put('/api/setting/site-url', { value: null }, { host: 'first.test' })).status, 204)
  assert.equal(await site('second.test'), 'http://second.test')
})

test('a value is read bare; the default and an empty one are no content', async (t) => {
  const { as } = await testServer(t)
  for (const [key, value, text] of [
    ['site-name', 'Ours', 'Ours'],
    ['breakout-bins-num', 12, '12'],
    ['enable-xrays', false, 'false'],
    ['application-colors', { brand: '#fff' }, '{"brand":"#fff"}'],
    ['email-reply-to', ['a@example.org'], '["a@example.org"]'],
  ] as const) {
    assert.equal((await as.admin.get(`/api/setting/${key}`)).status, 204, key)
    assert.equal((await put(as.admin, key, value)).status, 204, key)
    const { status, text: read, headers } = await as.admin.get(`/api/setting/${key.replaceAll('-', '_')}`)
    assert.deepEqual([status, read], [200, text])
    const type = typeof value === 'string' ? 'text/plain' : 'application/json'
    assert.ok(String(headers['content-type']).startsWith(type), key)
    assert.equal((await put(as.admin, key, null)).status, 204)
    assert.equal((await as.admin.get(`/api/setting/${key}`)).status, 204)
  }
  assert.deepEqual((await as.admin.get('/api/setting/has-user-setup')).body, true)
})

test('the list describes every setting, sorted by key', async (t) => {
  const { as } = await testServer(t, { env: { MB_SITE_NAME: 'From outside' } })
  const all: Listed[] = (await as.admin.get('/api/setting')).body
  assert.deepEqual(
    all.map(({ key }) => key),
    all.map(({ key }) => key).sort(),
  )
  const { description, ...site } = all.find(({ key }) => key === 'site-name') ?? assert.fail()
  assert.equal(typeof description, 'string')
  assert.deepEqual(site, {
    key: 'site-name',
    value: null,
    is_env_setting: true,
    env_name: 'MB_SITE_NAME',
    default: 'Using value of env var $MB_SITE_NAME',
  })
  assert.equal((await listed(as.admin, 'email-configured?'))?.env_name, 'MB_EMAIL_CONFIGURED')
  assert.deepEqual((await listed(as.admin, 'start-of-week'))?.value, null)
  assert.deepEqual((await listed(as.admin, 'start-of-week'))?.default, 'sunday')
  assert.equal((await listed(as.admin, 'humanization-strategy'))?.value, 'simple', 'shown even when it is the default')
  assert.equal((await as.user.get('/api/setting')).status, 403)
  assert.equal((await as.nobody.get('/api/setting')).status, 401)
})

test('what the environment sets is in effect and cannot be changed', async (t) => {
  const { as } = await testServer(t, { env: { QUERENT_START_OF_WEEK: 'monday' } })
  assert.equal((await as.nobody.get('/api/session/properties')).body['start-of-week'], 'monday')
  assert.equal((await as.admin.get('/api/setting/start-of-week')).status, 204)
  const { status, body } = await put(as.admin, 'start-of-week', 'friday')
  assert.equal(status, 400)
  assert.match(body.message, /QUERENT_START_OF_WEEK/)
})

test('loopback origins stand once in front of those that may embed, wherever these come from', async (t) => {
  const { as } = await testServer(t, { env: { MB_EMBEDDING_APP_ORIGINS_SDK: 'https://a.test  localhost:*' } })
  const { body } = await as.nobody.get('/api/session/properties')
  assert.equal(body['embedding-app-origins-sdk'], 'localhost:* https://a.test')
})

test('secrets come back masked, and writing the mask back changes nothing', async (t) => {
  const { as, server } = await testServer(t)
  await put(as.admin, 'email-smtp-password', 'hunter22')
  assert.equal((await as.admin.get('/api/setting/email-smtp-password')).text, '**********22')
  assert.equal((await listed(as.admin, 'email-smtp-password'))?.value, '**********22')
  await put(as.admin, 'email-smtp-password', '**********22')
  assert.equal((await server.settings.current()).get('email-smtp-password'), 'hunter22')
})

test('several settings change together or not at all', async (t) => {
  const { as } = await testServer(t)
  assert.equal((await as.admin.put('/api/setting', { site_name: 'A', 'breakout-bins-num': '9' })).status, 204)
  assert.equal((await as.admin.get('/api/setting/breakout-bins-num')).text, '9', 'numbers may come as text')
  for (const bad of [{ 'start-of-week': 'someday' }, { nothing: 1 }, { version: {} }, { 'max-session-age': 1 }]) {
    const { status, body } = await as.admin.put('/api/setting', { 'site-name': 'B', ...bad })
    assert.deepEqual([status, typeof body.message], [400, 'string'], JSON.stringify(bad))
  }
  assert.equal((await as.admin.get('/api/setting/site-name')).text, 'A')
  assert.equal((await as.admin.put('/api/setting', [])).status, 400)
})

test('other users read what they may and write only their own values', async (t) => {
  const { as } = await testServer(t)
  await put(as.admin, 'enable-xrays', false)
  assert.equal((await as.user.get('/api/setting/enable-xrays')).text, 'false')
  for (const key of ['report-timezone', 'embedding-secret-key', 'nothing']) {
    const { status, text } = await as.user.get(`/api/setting/${key}`)
    assert.deepEqual([status, text], [403, "You don't have permissions to do that."])
    assert.equal((await put(as.user, key, 'x')).status, 403)
  }
  assert.equal((await as.user.put('/api/setting', { 'color-scheme': 'dark', 'site-name': 'x' })).status, 403)
  assert.equal((await as.user.get('/api/setting/color-scheme')).status, 204)
  assert.equal((await put(as.user, 'color-scheme', 'dark')).status, 204)
  assert.equal((await as.user.get('/api/setting/color-scheme')).text, 'dark')
  assert.equal((await as.admin.get('/api/setting/color-scheme')).status, 204, 'everybody has a value of their own')
  assert.equal((await put(as.user, 'color-scheme', null)).status, 204)
  assert.equal((await as.user.get('/api/session/properties')).body['color-scheme'], 'auto')
  assert.equal((await put(as.user, 'color-scheme', 'pink')).status, 400)
  assert.equal((await as.nobody.get('/api/setting/site-name')).status, 401)
  assert.equal((await put(as.nobody, 'color-scheme', 'dark')).status, 401)
})

test('administrators are told about unknown and internal keys', async (t) => {
  const { as } = await testServer(t)
  assert.match((await as.admin.get('/api/setting/nothing')).body.message, /^Unknown setting: :nothing/)
  assert.match((await put(as.admin, 'nothing', 1)).body.message, /^Unknown setting: :nothing/)
  assert.match(
    (await as.admin.get('/api/setting/max-session-age')).body.message,
    /^Setting :max-session-age is internal/,
  )
})

test('values are checked and brought into one form', async (t) => {
  const { as } = await testServer(t)
  const read = async (key: string, value: unknown) => {
    const { status, text } = await put(as.admin, key, value)
    assert.equal(status, 204, `${key} ${JSON.stringify(value)} ${text}`)
    return (await as.admin.get(`/api/setting/${key}`)).text
  }
  assert.equal(await read('site-url', 'bi.example.org/app//'), 'http://bi.example.org/app')
  assert.equal(await read('site-locale', 'es-mx'), 'es_MX')
  assert.equal(await read('help-link-custom-destination', ' mailto:help@bi.test '), 'mailto:help@bi.test')
  assert.equal(await read('help-link-custom-destination', '/dashboard/1'), '/dashboard/1')
  for (const logo of ['https://bi.test/logo.png', 'pictures/logo.svg', 'data:image/png;base64,AA=='])
    assert.equal(await read('application-logo-url', logo), logo)
  assert.equal(
    await read('map-tile-server-url', 'https://{s}.tile.test/{z}/{x}/{y}.png'),
    'https://{s}.tile.test/{z}/{x}/{y}.png',
  )
  assert.equal(await read('source-address-header', 'X-Real-IP'), 'x-real-ip')
  assert.equal(await read('ldap-attribute-firstname', 'cn'), 'cn')
  assert.equal(await read('embedding-secret-key', SECRET_KEY), SECRET_KEY)
  assert.equal(await read('embedding-app-origins-sdk', 'localhost:*   a.test  b.test'), 'localhost:* a.test b.test')
  assert.equal(
    await read('uploads-settings', { db_id: 3 }),
    JSON.stringify({ db_id: 3, schema_name: null, table_prefix: null }),
  )
  assert.equal(await read('uploads-settings', { db_id: null }), '', 'the default')
  for (const [key, value, message] of [
    ['site-url', 'http://a b', /web address/],
    ['site-url', 'ftp://x', /web address/],
    ['site-url', 'https://bi.test?from=mail', /web address/],
    ['site-url', 'https://bi.test/app#home', /web address/],
    ['site-locale', 'qq', /locale/],
    ['landing-page', 'https://evil.test/', /^This field must be a relative URL\.$/],
    ['landing-page', '//evil.test', /relative/],
    ['landing-page', ' \u0001https://evil.test', /relative/],
    ['landing-page', '/\t/evil.test', /relative/],
    ['landing-page', 'java\nscript:alert(1)', /relative/],
    ['help-link-custom-destination', 'javascript:alert(1)', /http, https, mailto or tel/],
    ['help-link-custom-destination', '//evil.test', /http, https, mailto or tel/],
    ['application-logo-url', 'javascript:alert(1)', /picture/],
    ['application-logo-url', 'data:text/html,x', /picture/],
    ['application-favicon-url', 'java\tscript:alert(1)', /picture/],
    ['no-data-illustration-custom', 'vbscript:x', /picture/],
    ['application-font-files', [{ src: 'javascript:x', fontWeight: 400 }], /`src`/],
    ['application-font-files', ['https://a.test/font.woff2'], /`src`/],
    ['map-tile-server-url', 'javascript:{x}', /template/],
    ['application-font', 'Comic Sans', /must be one of/],
    ['embedding-secret-key', 'abc', /^Invalid embedding-secret-key! Secret key must be a hexadecimal-encoded 256-bit/],
    ['session-timeout', { amount: 0, unit: 'minutes' }, /^Session timeout amount must be positive\.$/],
    ['session-timeout', { amount: 10_000_000, unit: 'hours' }, /^Session timeout must be less than 100 years\.$/],
    ['session-timeout', { amount: 5, unit: 'days' }, /unit/],
    ['session-cookie-samesite', 'sometimes', /must be one of/],
    ['query-caching-max-kb', 204_801, /at most 204800/],
    ['report-timezone', 'Mars/Olympus', /time zone/],
    ['report-timezone', '+02:00', /name of a time zone/],
    ['enable-xrays', 'perhaps', /true or false/],
    ['breakout-bins-num', 1.5, /whole number/],
    ['uploads-settings', { db_id: 'x' }, /db_id/],
    ['custom-geojson', { parks: { name: 'Parks', url: 'https://maps.test' } }, /region_key/],
    ...['file:///etc/passwd', 'javascript:alert(1)', '//maps.test/x', 'maps.test', 'https:maps.test'].map(
      (url) => ['custom-geojson', { parks: { ...PARKS, url } }, /http or https/] as const,
    ),
    ...['127.0.0.1', '0x7f.1', '[::1]', '169.254.169.254', 'me@10.1.2.3:80', 'localhost', 'a.localhost'].map(
      (host) => ['custom-geojson', { parks: { ...PARKS, url: `http://${host}/` } }, /private addresses/] as const,
    ),
    ['site-name', 7, /string/],
  ] as const) {
    const { status, body } = await put(as.admin, key, value)
    assert.equal(status, 400, key)
    assert.match(body.message, message)
  }
})

test('turning embedding on makes a key', async (t) => {
  const { as } = await testServer(t)
  await put(as.admin, 'enable-embedding-static', true)
  assert.match((await as.admin.get('/api/setting/embedding-secret-key')).text, /^[0-9a-f]{64}$/)
})

test('own region maps stand beside the built-in ones', async (t) => {
  const { as } = await testServer(t)
  const shown = async () => (await as.nobody.get('/api/session/properties')).body['custom-geojson']
  const builtIn = await shown()
  assert.equal((await put(as.admin, 'custom-geojson', { ...builtIn, parks: PARKS })).status, 204)
  assert.deepEqual(await shown(), { ...builtIn, parks: PARKS })
})

test('a snapshot follows what another process writes', async (t) => {
  const { server } = await testServer(t)
  const { settings } = server
  assert.equal((await settings.current()).get('start-of-week'), 'sunday')
  await server.store.settings.write([{ key: 'start-of-week', value: 'monday' }])
  assert.equal((await settings.current()).get('start-of-week'), 'monday')
  await server.store.settings.write([{ key: 'start-of-week', value: { broken: true } }])
  assert.equal((await settings.current()).get('start-of-week'), 'sunday', 'an unusable value counts as none')
})

test('there is no license to tell of until a token is entered, and it changes nothing', async (t) => {
  const { as } = await testServer(t)
  const path = '/api/premium-features/token/status'
  assert.deepEqual([(await as.nobody.get(path)).status, (await as.user.get(path)).status], [401, 403])
  assert.deepEqual([(await as.admin.get(path)).status, (await as.admin.get(path)).text], [404, 'Not found.'])
  await put(as.admin, 'premium-embedding-token', 'ab'.repeat(32))
  const { valid, features } = (await as.admin.post('/api/premium-features/token/refresh')).body
  assert.deepEqual([valid, features], [false, []])
  assert.equal((await as.admin.get('/api/session/properties')).body['token-features'].library, false)
})
