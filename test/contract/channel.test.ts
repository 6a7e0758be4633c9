/** Webhook channels: made, named, hidden, tried, and switched off. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'
import { webhookServer } from '../support/webhook-server.ts'

const HOOK = { name: 'Hook', type: 'channel/http', details: { url: 'https://example.org/hook' } }

test('a webhook is made, read, changed and listed', async (t) => {
  const { as } = await testServer(t)
  const { status, body: made } = await as.admin.post('/api/channel', { ...HOOK, description: 'For operations' })
  assert.equal(status, 200)
  assert.deepEqual(
    [made.name, made.description, made.type, made.active, made.details],
    ['Hook', 'For operations', 'channel/http', true, { url: 'https://example.org/hook' }],
  )
  const taken = await as.admin.post('/api/channel', HOOK)
  assert.deepEqual([taken.status, taken.body.errors], [409, { name: 'Channel with that name already exists' }])
  const { body: other } = await as.admin.post('/api/channel', { ...HOOK, name: 'Other' })
  assert.equal((await as.admin.put(`/api/channel/${other.id}`, { name: 'Hook' })).status, 409)
  assert.equal((await as.admin.put(`/api/channel/${made.id}`, { name: 'Hook' })).status, 200, 'its own name')
  const list = (await as.admin.get('/api/channel')).body
  assert.deepEqual(
    list.map(({ name }: { name: string }) => name),
    ['Hook', 'Other'],
  )
  assert.equal((await as.admin.get('/api/channel/999')).status, 404)
  assert.equal((await as.user.get('/api/channel')).status, 403)
})

test('what is no webhook is refused by the name of what is wrong', async (t) => {
  const { as } = await testServer(t)
  const refused = async (more: object) => {
    const { status, body } = await as.admin.post('/api/channel', { ...HOOK, ...more })
    assert.equal(status, 400, JSON.stringify(more))
    return Object.keys(body.errors)[0]
  }
  assert.equal(await refused({ type: 'http' }), 'type')
  const { url } = HOOK.details
  for (const [field, details] of [
    ['details', { url, extra: 1 }],
    ['url', {}],
    ['url', { url: 'ftp://example.org' }],
    ['auth-method', { url, 'auth-method': 'cookie' }],
    ['auth-info', { url, 'auth-info': { key: 1 } }],
    ['fe-form-type', { url, 'fe-form-type': 'other' }],
    ['method', { url, method: 'delete' }],
    ['signing-secret', { url, 'signing-secret': 7 }],
  ] as const) {
    assert.equal(await refused({ details }), field)
  }
})

test('headers that cannot be sent, or are the server’s own, are refused when they are saved and tried', async (t) => {
  const { as, server } = await testServer(t)
  const details = (info: object) => ({ ...HOOK.details, 'auth-method': 'header', 'auth-info': info })
  const { body: made } = await as.admin.post('/api/channel', { ...HOOK, details: details({ 'x-key': 'k1' }) })
  for (const [info, said] of [
    [{ 'X-Querent-Signature': 'sha256=00' }, 'X-Querent-Signature cannot be chosen.'],
    [{ 'x-querent-delivery': '1' }, 'x-querent-delivery cannot be chosen.'],
    [{ Host: 'other.example' }, 'Host cannot be chosen.'],
    [{ 'Content-Length': '2' }, 'Content-Length cannot be chosen.'],
    [{ 'content-type': 'text/plain' }, 'content-type cannot be chosen.'],
    [{ 'Transfer-Encoding': 'chunked' }, 'Transfer-Encoding cannot be chosen.'],
    [{ 'Proxy-Authorization': 'x' }, 'Proxy-Authorization cannot be chosen.'],
    [{ 'x-key': 'k1', 'bad name': 'x' }, '"bad name" is not a name of a header.'],
    [{ '': 'x' }, '"" is not a name of a header.'],
    [
      { 'x-key': 'k1\r\nHost: other' },
      'The value of x-key has a line break or another character that headers do not have.',
    ],
  ] as const) {
    const body = { ...HOOK, name: 'Other', details: details(info) }
    for (const { status, body: answer } of [
      await as.admin.post('/api/channel', body),
      await as.admin.put(`/api/channel/${made.id}`, { details: body.details }),
      await as.admin.post('/api/channel/test', { type: HOOK.type, details: body.details }),
    ]) {
      assert.deepEqual([status, answer.errors], [400, { 'auth-info': said }])
    }
  }
  assert.deepEqual((await server.store.channels.find(made.id))?.details, details({ 'x-key': 'k1' }))
  const inQuery = { ...HOOK.details, 'auth-method': 'query-param', 'auth-info': { host: 'a' } }
  assert.equal((await as.admin.put(`/api/channel/${made.id}`, { details: inQuery })).status, 200)
})

test('secrets are hidden, and stay when they come back hidden', async (t) => {
  const now = Date.parse('2026-03-02T06:30:00Z')
  const { as, server } = await testServer(t, { now: () => now })
  const details = { ...HOOK.details, 'auth-method': 'header', 'auth-info': { 'x-key': 'k1' }, 'signing-secret': 's1' }
  const { body: made } = await as.admin.post('/api/channel', { ...HOOK, details })
  assert.doesNotMatch(JSON.stringify(made), /k1|s1/)
  const kept = async () => (await server.store.channels.find(made.id))?.details
  const url = 'https://example.org/moved'
  await as.admin.put(`/api/channel/${made.id}`, { details: { ...made.details, url } })
  assert.deepEqual(await kept(), { ...details, url })
  const rotated = { ...made.details, 'signing-secret': 's2' }
  const { text: answer } = await as.admin.put(`/api/channel/${made.id}`, { details: rotated })
  const previous = { 'previous-signing-secret': 's1', 'previous-signing-secret-until': '2026-03-03T06:30:00.000Z' }
  assert.deepEqual(await kept(), { ...details, 'signing-secret': 's2', ...previous })
  assert.doesNotMatch(answer, /s1|s2/)
})

test('a secret that is changed is kept for a day, as long as nobody says otherwise', async (t) => {
  const clock = { now: Date.parse('2026-03-02T06:30:00Z') }
  const { as, server } = await testServer(t, { now: () => clock.now })
  const { url } = HOOK.details
  const { body: made } = await as.admin.post('/api/channel', { ...HOOK, details: { url, 'signing-secret': 's1' } })
  const put = async (details: object) => (await as.admin.put(`/api/channel/${made.id}`, { details })).body.details
  const previous = async () => (await server.store.channels.find(made.id))?.details['previous-signing-secret']
  const until = 'previous-signing-secret-until'
  const shown = await put({ url, 'signing-secret': 's2' })
  assert.deepEqual(shown, { url, 'signing-secret': '**********', [until]: '2026-03-03T06:30:00.000Z' })
  clock.now += 60_000
  // A client sends back what it has read.
  assert.deepEqual(await put({ ...shown, method: 'put' }), { ...shown, method: 'put' })
  assert.equal(await previous(), 's1')
  await put({ ...shown, [until]: '2030-01-01T00:00:00Z', 'previous-signing-secret': 'mine' })
  assert.equal(await previous(), 's1', 'clients do not choose it')
  await put({ url, 'signing-secret': 's3' })
  assert.equal(await previous(), 's2')
  clock.now += 24 * 60 * 60_000
  assert.equal((await as.admin.get(`/api/channel/${made.id}`)).body.details[until], undefined)
  await put({ url, 'signing-secret': '**********' })
  assert.equal(await previous(), undefined, 'its day is over')
  await put({ url, 'signing-secret': 's4' })
  await put({ url })
  assert.deepEqual((await server.store.channels.find(made.id))?.details, { url }, 'no secret, no signature')
  await put({ url, 'signing-secret': 's5' })
  await put({ url: 'https://other.example/hook', 'signing-secret': 's6' })
  assert.equal(await previous(), undefined, 'another host has never known it')
})

test('secrets stay with the host that they were entered for', async (t) => {
  const { as, server } = await testServer(t)
  const details = { ...HOOK.details, 'auth-method': 'header', 'auth-info': { 'x-key': 'k1' }, 'signing-secret': 's1' }
  const { body: made } = await as.admin.post('/api/channel', { ...HOOK, details })
  const put = (more: object) => as.admin.put(`/api/channel/${made.id}`, { details: { ...made.details, ...more } })
  const refusedBy = async (more: object) => {
    const { status, body } = await put(more)
    assert.equal(status, 400, JSON.stringify(body))
    return Object.keys(body.errors)
  }
  for (const url of ['https://evil.example/hook', 'http://example.org/hook', 'https://example.org:8443/hook']) {
    assert.deepEqual(await refusedBy({ url }), ['auth-info'], url)
    assert.deepEqual(await refusedBy({ url, 'auth-info': { 'x-key': 'k2' } }), ['signing-secret'], url)
  }
  const url = 'https://evil.example/hook'
  const test = { type: 'channel/http', id: made.id, details: { ...made.details, url } }
  assert.deepEqual(Object.keys((await as.admin.post('/api/channel/test', test)).body.errors), ['auth-info'])
  assert.deepEqual((await server.store.channels.find(made.id))?.details, details, 'nothing was changed')
  const entered = { url, 'auth-info': { 'x-key': 'k2' }, 'signing-secret': 's2' }
  assert.equal((await put(entered)).status, 200)
  assert.deepEqual((await server.store.channels.find(made.id))?.details, { ...details, ...entered })
  const hidden = { ...HOOK.details, 'signing-secret': '**********' }
  const other = await as.admin.post('/api/channel', { ...HOOK, name: 'Other', details: hidden })
  assert.deepEqual(Object.keys(other.body.errors), ['signing-secret'], 'a mask is not a secret')
})

test('people without the right to settings choose webhooks by name, and learn nothing else of them', async (t) => {
  const { as } = await testServer(t)
  const details = { ...HOOK.details, 'auth-method': 'header', 'auth-info': { 'x-key': 'k1' }, 'signing-secret': 's1' }
  const { body: made } = await as.admin.post('/api/channel', { ...HOOK, details, description: 'For operations' })
  const { body: other } = await as.admin.post('/api/channel', { ...HOOK, name: 'Other' })
  await as.admin.put(`/api/channel/${other.id}`, { active: false })
  const { body: form, text } = await as.user.get('/api/pulse/form_input')
  assert.deepEqual(form.channels.http.webhooks, [{ id: made.id, name: 'Hook' }])
  assert.doesNotMatch(text, /example\.org\/hook|x-key|k1|s1|operations/)
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Morning' })
  const subscribe = (channel_id: number) =>
    as.user.post('/api/notification', {
      payload_type: 'notification/dashboard',
      payload: { dashboard_id: dashboard.id },
      handlers: [{ channel_type: 'channel/http', channel_id }],
    })
  const { status, body: saved, text: shown } = await subscribe(made.id)
  assert.equal(status, 200, shown)
  assert.deepEqual(saved.handlers[0].channel, { id: made.id, name: 'Hook', type: 'channel/http' })
  assert.equal((await subscribe(other.id)).status, 404, 'one that is switched off')
})

test('a webhook that is switched off gives its name free and leaves what used it', async (t) => {
  const { as, server } = await testServer(t)
  const { body: made } = await as.admin.post('/api/channel', HOOK)
  const form = async () => (await as.admin.get('/api/pulse/form_input')).body.channels.http.configured
  assert.equal(await form(), true)
  const { body: dashboard } = await as.admin.post('/api/dashboard', { name: 'Morning' })
  const channel = { channel_type: 'http', channel_id: made.id, schedule_type: 'hourly' }
  const { body: pulse } = await as.admin.post('/api/pulse', {
    name: 'Hourly',
    dashboard_id: dashboard.id,
    cards: [{ include_csv: false, include_xls: false }],
    channels: [channel],
  })
  assert.equal(pulse.channels[0].channel_id, made.id)
  const { body: off } = await as.admin.put(`/api/channel/${made.id}`, { active: false })
  assert.deepEqual([off.active, off.name], [false, `DEACTIVATED_${made.id} Hook`])
  assert.deepEqual((await as.admin.get('/api/channel')).body, [])
  assert.equal((await as.admin.get('/api/channel?include_inactive=true')).body.length, 1)
  assert.equal((await as.admin.post('/api/channel', HOOK)).status, 200)
  assert.deepEqual((await server.store.notifications.find(pulse.id))?.handlers, [])
  const long = 'x'.repeat(254)
  const { body: second } = await as.admin.post('/api/channel', { ...HOOK, name: long })
  const { body: cut } = await as.admin.put(`/api/channel/${second.id}`, { active: false })
  assert.equal(cut.name.length, 254)
})

test('a test says what the other side answered', async (t) => {
  const hook = await webhookServer(t)
  const { as } = await testServer(t)
  const sent = { type: 'channel/http', details: { url: hook.url } }
  const refused = await as.admin.post('/api/channel/test', sent)
  assert.deepEqual([refused.status, refused.body.message], [400, 'Failed to connect to channel'])
  assert.match(refused.body.data['request-body'], /An administrator can allow its host/)
  assert.equal(hook.received.length, 0)
  const wide = await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '0.0.0.0/0' })
  assert.equal(wide.status, 400)
  assert.match(wide.body.message, /without scheme, port, path or pattern, not "0\.0\.0\.0\/0"$/)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: 'example.org, 127.0.0.1' })
  assert.equal((await as.admin.post('/api/channel/test', sent)).body.ok, true)
  hook.answer(418, 'no coffee')
  const { status, body } = await as.admin.post('/api/channel/test', sent)
  assert.deepEqual([status, body.message], [400, 'Unable to connect channel'])
  const { 'request-status': answered, 'request-body': said, request, answer } = body.data
  assert.deepEqual([answered, said], [418, 'no coffee'])
  assert.deepEqual([request.method, request.url, answer.status, answer.body], ['POST', hook.url, 418, 'no coffee'])
  hook.redirect('http://127.0.0.1:9/inner')
  const away = await as.admin.post('/api/channel/test', sent)
  assert.equal(away.body.data['request-status'], 302, 'redirects are not followed')
})

test('a test shows the request and the answer without what signs it in', async (t) => {
  const hook = await webhookServer(t)
  const { as } = await testServer(t)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const secret = 'hidden secret'
  const url = hook.url.replace('http://', `http://ada:${secret.replace(' ', '-')}@`)
  for (const method of ['header', 'query-param', 'request-body']) {
    hook.answer(200, `You sent ${secret}. ${'x'.repeat(5_000)}`)
    const details = { url, 'auth-method': method, 'auth-info': { 'X-Key': secret }, 'signing-secret': 'signed with it' }
    const { status, body, text } = await as.admin.post('/api/channel/test', { type: 'channel/http', details })
    assert.deepEqual([status, body.ok], [200, true], text)
    assert.doesNotMatch(text, /hidden.secret|signed with it/, method)
    const [call] = hook.received.splice(0)
    assert.ok(call)
    assert.match(JSON.stringify(call), /hidden.secret/, 'it was sent')
    const { request, answer } = body
    assert.equal(request.headers['x-querent-signature'], call.headers['x-querent-signature'])
    assert.match(JSON.stringify(request), /X-Key[^*]{1,5}\*{10}/, method)
    assert.equal(JSON.parse(request.body).text, 'This is a test message.')
    assert.match(answer.body, /^You sent \*{10}\. x+$/)
    assert.deepEqual([answer.status, answer.body.length, typeof answer.duration], [200, 2_000, 'number'])
  }
  const get = { type: 'channel/http', details: { url: hook.url, method: 'get' } }
  assert.equal((await as.admin.post('/api/channel/test', get)).body.request.body, null)
})

test('a test is in the form that the other side takes', async (t) => {
  const hook = await webhookServer(t)
  const { as } = await testServer(t)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const sent = async (format: string) => {
    const { status, text } = await as.admin.post('/api/channel/test', {
      type: 'channel/http',
      details: { url: hook.url, format },
    })
    assert.equal(status, 200, text)
    return JSON.parse(hook.received.splice(0)[0]?.text ?? '')
  }
  assert.deepEqual(await sent('json'), { type: 'test', text: 'This is a test message.' })
  assert.deepEqual(await sent('google-chat'), { text: 'This is a test message.' })
  const [{ contentType, content }] = (await sent('teams')).attachments
  assert.deepEqual(
    [contentType, content.type, content.body[0].text],
    ['application/vnd.microsoft.card.adaptive', 'AdaptiveCard', 'This is a test message.'],
  )
})
