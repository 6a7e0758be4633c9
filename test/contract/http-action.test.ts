/** Actions that send a request: how they are saved, what they send, and what becomes of the answer (contract: actions, section 5). */
import assert from 'node:assert/strict'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { actionSite } from '../support/action-site.ts'
import { serviceServer, type Answering } from '../support/service-server.ts'
import type { Client, TestServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const HIDDEN = '**********'

/** A site whose actions may ask a service in this process. */
async function httpSite(t: TestContext) {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model } = site
  await site.enable()
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  const service = await serviceServer(t)
  const names = ['id', 'text', 'more', 'token']
  const parameters = names.map((id) => ({ id, type: 'string/=', target: ['variable', ['template-tag', id]] }))
  const body = (template: object, more: object = {}) => ({
    name: 'Call',
    type: 'http',
    model_id: model,
    parameters,
    template: { method: 'POST', url: `${service.url}/orders`, ...template },
    ...more,
  })
  const save = (template: object, more: object = {}) => as.admin.post('/api/action', body(template, more))
  const made = async (template: object, more: object = {}): Promise<number> => {
    const answer = await save(template, more)
    assert.equal(answer.status, 200, answer.text)
    return answer.body.id
  }
  /** What is sent with these values. */
  const sent = async (template: object, values: object) => {
    const answer = await site.run(await made(template), values)
    assert.equal(answer.status, 204, answer.text)
    return service.received.at(-1)!
  }
  const refused = async (template: object, values: object) => {
    const before = service.received.length
    const answer = await site.run(await made(template), values)
    assert.deepEqual([answer.status, service.received.length], [400, before], answer.text)
    return answer.body.message as string
  }
  return { ...site, service, body, save, made, sent, refused }
}

test('an HTTP action is saved, read, changed and sent', async (t) => {
  const { as, service, made, run, body } = await httpSite(t)
  const template = {
    url: `${service.url}/orders/{{id}}`,
    body: '{"text": "{{text}}"}',
    headers: '{"X-Key": "{{token}}"}',
  }
  const id = await made(template, { name: 'Größe\n100 %', response_handle: '.body.given' })
  const { body: read } = await as.admin.get(`/api/action/${id}`)
  assert.deepEqual(read.template, { method: 'POST', ...template, headers: `{"X-Key":"${HIDDEN}"}` })
  assert.deepEqual(
    [read.type, read.response_handle, read.error_handle, 'dataset_query' in read, 'kind' in read],
    ['http', '.body.given', null, false, false],
  )
  service.answer({ text: '{"given": [1]}', headers: { 'content-type': 'application/json; charset=utf-8' } })
  const answer = await run(id, { id: 5, text: 'a', token: 'k' })
  assert.deepEqual([answer.status, answer.body], [200, [1]])
  const [call] = service.received
  assert.deepEqual([call?.method, call?.url, call?.text], ['POST', '/orders/5', '{"text": "a"}'])
  assert.deepEqual(
    [call?.headers['x-key'], call?.headers['content-type'], call?.headers['x-metabase-action']],
    ['k', 'application/json', 'Gr%C3%B6%C3%9Fe%0A100 %25'],
  )
  const changed = await as.admin.put(`/api/action/${id}`, { response_handle: null, name: 'Plain' })
  assert.deepEqual([changed.status, changed.body.template], [200, read.template])
  assert.equal((await run(id, { id: 5, text: 'a', token: 'k' })).status, 204)
  const other = await as.admin.put(`/api/action/${id}`, { type: 'implicit', kind: 'row/delete' })
  assert.deepEqual([other.body.kind, 'template' in other.body], ['row/delete', false])
  const without = { ...body({}), template: undefined }
  assert.deepEqual((await as.admin.post('/api/action', without)).body.errors, {
    template: 'An HTTP action needs a template.',
  })
  assert.deepEqual(await (await as.admin.get(`/api/action/${await made(template)}/execute?parameters={}`)).body, {})
})

const NASTY = '"}, {"x": [1] \\ \n\r\t {{id}} [[a]] \u2028 \ud800 é&b=c#?/../%2e'

test('no value changes the JSON of a body', async (t) => {
  const { sent } = await httpSite(t)
  const body = '{"a": "x{{text}}y", "b": {{text}}, "c": [{{id}}, "{{id}}"], "d": 1[[, "e": "\\"{{more}}"]]}'
  const json = async (values: object) => JSON.parse((await sent({ body }, values)).text)
  const { a, b, ...rest } = await json({ text: NASTY, id: true, more: '"' })
  assert.deepEqual([a, rest], [`x${NASTY.toWellFormed()}y`, { c: [true, 'true'], d: 1, e: '""' }])
  assert.equal(b.toWellFormed(), NASTY.toWellFormed())
  const other = await json({ text: null, id: { k: ['"'] }, more: null })
  assert.deepEqual(other, { a: 'xy', b: null, c: [{ k: ['"'] }, '{"k":["\\""]}'], d: 1 })
  const exact = await sent({ body: '{"n": {{id}}, "a": {{text}}}' }, { id: 1.5, text: ['x'] })
  assert.equal(exact.text, '{"n": 1.5, "a": ["x"]}')
  assert.equal(
    (await sent({ body: { list: ['{{text}}'] } }, { text: NASTY })).text,
    JSON.stringify({ list: [NASTY.toWellFormed()] }),
  )
  assert.equal((await sent({ body: '{}', method: 'GET' }, {})).text, '')
})

test('no value leads to another host, path or query', async (t) => {
  const { service, sent, refused } = await httpSite(t)
  const url = `${service.url}/a/{{text}}/b?q={{more}}[[&id={{id}}]]#{{text}}`
  const call = await sent({ url }, { text: NASTY, more: NASTY })
  const [path = '', query = '', ...further] = call.url.split('?')
  assert.deepEqual([path.split('/').length, further], [4, []])
  assert.equal(decodeURIComponent(path.split('/')[2]!), NASTY.toWellFormed())
  assert.deepEqual([...new URLSearchParams(query)], [['q', NASTY.toWellFormed()]])
  assert.equal((await sent({ url }, { text: 'x', more: '', id: 7 })).url, '/a/x/b?q=&id=7')
  for (const text of ['..', '.', '']) assert.match(await refused({ url }, { text, more: 1 }), /text may not be/)
  const dots = `${service.url}/a/.{{text}}/b`
  assert.match(await refused({ url: dots }, { text: '.' }), /text may not be/)
})

test('no value ends a header', async (t) => {
  const { sent, refused, service } = await httpSite(t)
  const headers = { 'X-A': 'a {{text}}[[ {{more}}]]' }
  assert.equal((await sent({ headers }, { text: 'b: "c" é' })).headers['x-a'], 'a b: "c" é')
  assert.equal((await sent({ headers: JSON.stringify(headers) }, { text: '"}', more: 5 })).headers['x-a'], 'a "} 5')
  for (const text of ['a\r\nX-B: 1', 'a\nb', '\u0001', '\u2028', '…']) {
    assert.match(await refused({ headers }, { text }), /value of text/)
  }
  assert.equal(
    service.received.some((call) => 'x-b' in call.headers),
    false,
  )
})

test('a missing value and an unknown parameter are named', async (t) => {
  const { run, made, refused } = await httpSite(t)
  assert.equal(await refused({ body: '{"a": {{text}}}' }, {}), 'The variable text has no value.')
  const required = [{ id: 'text', required: true }]
  const id = await made({}, { parameters: required })
  assert.equal((await run(id, {})).body.message, 'The parameter text needs a value.')
  assert.equal((await run(id, { other: 1 })).body.type, 'invalid-parameter')
})

test('parameters may be in the template, and mappings name their variables', async (t) => {
  const { made, run, service } = await httpSite(t)
  const template = {
    url: `${service.url}/{{one}}/{{two}}/{{three}}`,
    parameter_mappings: { b: ['template-tag', 'two'] },
  }
  const parameters = [{ id: 'a', target: ['template-tag', 'one'] }, { id: 'b' }, { id: 'three' }]
  const id = await made({ ...template, parameters }, { parameters: [] })
  assert.equal((await run(id, { a: 1, b: 2, three: 3 })).status, 204)
  assert.equal(service.received.at(-1)?.url, '/1/2/3')
})

test('what cannot be sent is refused where it is saved', async (t) => {
  const { save, service, as, made } = await httpSite(t)
  const faults: [part: string, template: object][] = [
    ...[
      '{{text}}',
      'http://{{text}}/x',
      `${service.url}{{text}}`,
      `${service.url}[[{{text}}]]/`,
      'ftp://a.example/',
      '/x',
    ].map((url): [string, object] => ['url', { url }]),
    ...[
      'http://u:p@a.example/',
      'http://a.example\\@b.example/',
      'http://a.example/ x',
      'http://a.example/../x',
      'http://[/',
    ].map((url): [string, object] => ['url', { url }]),
    ...[
      '{',
      '{"a": {{text}}{{more}}}',
      '{"{{text}}": 1}',
      '[[1, {{id}}], [2, 3]]',
      '{"a": "\\{{text}}"}',
      '{"a": 1[[{{id}}]]}',
      'x',
    ].map((body): [string, object] => ['body', { body }]),
    ...[
      'x',
      '[]',
      '{"a b": "c"}',
      '{"X": 1}',
      '{"X": {{text}}}',
      '{"Host": "x"}',
      '{"X": "a\\nb"}',
      '{"X": "a", "x": "b"}',
    ].map((headers): [string, object] => ['headers', { headers }]),
    ['headers', { headers: { 'content-type': 'text/plain' } }],
    ['headers', { headers: { 'X-Key': HIDDEN } }],
  ]
  for (const [part, template] of faults) {
    const answer = await save(template)
    const [at, ...parts] = Object.keys(answer.body.errors?.template ?? {})
    assert.deepEqual([answer.status, at, parts], [400, part, []], `${JSON.stringify(template)} ${answer.text}`)
  }
  for (const template of [
    { method: 'TRACE' },
    { body: 5 },
    { headers: 5 },
    { url: null },
    { more: 1 },
    { parameters: {} },
  ]) {
    assert.equal((await save(template)).status, 400, JSON.stringify(template))
  }
  for (const field of ['response_handle', 'error_handle']) {
    for (const handle of ['.a +', 'input', 5, {}]) {
      const answer = await save({}, { [field]: handle })
      assert.deepEqual([answer.status, Object.keys(answer.body.errors)], [400, [field]], String(handle))
    }
    const id = await made({})
    assert.equal((await as.admin.put(`/api/action/${id}`, { [field]: '.[' })).status, 400)
  }
})

test('secrets stay here, and go to no other host', async (t) => {
  const { as, service, made, run, appDatabase } = await httpSite(t)
  const secret = 'Bearer s3cr3t'
  const headers = { Authorization: secret, 'X-Token': 'of {{token}}' }
  const id = await made({ headers, url: `${service.url}/a` })
  const put = (template: object) => as.admin.put(`/api/action/${id}`, { template: { method: 'PUT', ...template } })
  const hidden = { Authorization: HIDDEN, 'X-Token': HIDDEN }
  const kept = await put({ url: `${service.url}/b`, headers: hidden })
  assert.deepEqual([kept.status, kept.body.template.headers], [200, hidden])
  assert.equal((await run(id, { token: 'tok3n' })).status, 204)
  const call = service.received.at(-1)
  assert.deepEqual([call?.url, call?.headers.authorization, call?.headers['x-token']], ['/b', secret, 'of tok3n'])
  for (const url of [
    'http://other.example/b',
    service.url.replace('http:', 'https:'),
    service.url.replace(/\d+$/, '9'),
  ]) {
    const moved = await put({ url, headers: hidden })
    assert.match(moved.body.errors.template.headers, /once more/, url)
  }
  assert.equal((await put({ url: `${service.url}/b`, headers: { Other: HIDDEN } })).status, 400)
  assert.equal((await put({ url: 'http://other.example/b', headers: { Authorization: 'new s3cr3t' } })).status, 200)
  const seen = [
    await as.admin.get('/api/action'),
    await as.admin.get(`/api/action/${id}`),
    await as.admin.get('/api/audit?limit=100'),
    await as.admin.get('/api/audit/actions'),
  ]
  for (const { status, text } of seen) {
    assert.equal(status, 200)
    assert.doesNotMatch(text, /s3cr3t|tok3n/)
  }
  const stored = await appDatabase.dump(['actions', 'action_runs', 'audit_log'])
  assert.doesNotMatch(stored, /s3cr3t|tok3n/)
  assert.match(stored, /MASKED/)
})

test('an action whose request was lost with its key says so', async (t) => {
  const { as, made, run, server } = await httpSite(t)
  const id = await made({ headers: { Authorization: 'x' } })
  await server.store.actions.update(id, { template: null })
  const { status, body } = await as.admin.get(`/api/action/${id}`)
  assert.deepEqual([status, body.template], [200, null])
  const answer = await run(id, {})
  assert.deepEqual([answer.status, answer.body.errors.template], [400, 'An HTTP action needs a template.'])
})

const JSON_TYPE = { 'content-type': 'application/json' }

test('handles say what an answer means', async (t) => {
  const { service, made, run } = await httpSite(t)
  const outcome = async (
    answer: { status?: number; text?: string; headers?: Record<string, string> },
    handles: object,
  ) => {
    service.answer(answer)
    const { status, body } = await run(await made({}, handles), {})
    return [status, body]
  }
  const failed = { status: 422, text: '{"why": {"code": 7}, "list": [1]}', headers: JSON_TYPE }
  assert.deepEqual(await outcome(failed, {}), [400, { 'remote-status': 422 }])
  assert.deepEqual(await outcome(failed, { error_handle: '.body.why' }), [400, { code: 7 }])
  assert.deepEqual(await outcome(failed, { error_handle: '.body.list' }), [400, '[1]'])
  assert.deepEqual(await outcome(failed, { error_handle: '"no: " | select(true)' }), [400, 'no: '])
  assert.deepEqual(await outcome(failed, { error_handle: '.body.missing' }), [204, undefined])
  const fine = { status: 201, text: '{"id": 5, "ok": true}', headers: { ...JSON_TYPE, 'x-other': 'y' } }
  assert.deepEqual(await outcome(fine, { response_handle: '.body.id' }), [200, 5])
  assert.deepEqual(await outcome(fine, { response_handle: '{status, h: .headers["x-other"]}' }), [
    200,
    { status: 201, h: 'y' },
  ])
  assert.deepEqual(await outcome(fine, { response_handle: '.body.no', error_handle: 'false' }), [204, undefined])
  assert.deepEqual(await outcome(fine, { error_handle: '.body.ok' }), [400, { 'remote-status': 201 }])
  for (const [text, headers] of [
    ['<p>plain</p>', {}],
    ['{"broken', JSON_TYPE],
    ['['.repeat(200_000), JSON_TYPE],
  ] as const) {
    assert.deepEqual(await outcome({ text, headers }, { response_handle: '.body | length' }), [200, text.length])
  }
  assert.deepEqual(await outcome({ status: 204 }, { response_handle: '.body // "none"' }), [200, 'none'])
})

test('a private address is refused, by whatever name, and redirects are not followed', async (t) => {
  const { as, service, made, run, save } = await httpSite(t)
  service.answer({ status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data' } })
  const id = await made({}, { response_handle: '.headers.location' })
  assert.equal((await run(id, {})).body, 'http://169.254.169.254/latest/meta-data')
  assert.equal(service.received.length, 1)
  const refused = /belongs to this machine or its network/
  const { port } = new URL(service.url)
  for (const host of ['localhost', '[::1]', '2130706434', '0x7f.2', '127.1.1.1', '[::ffff:127.0.0.1]', '10.0.0.1']) {
    const answer = await run(await made({ url: `http://${host}:${port}/` }), {})
    assert.deepEqual([answer.status, refused.test(answer.body.message)], [400, true], host)
  }
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: null })
  assert.match((await run(id, {})).body.message, refused)
  assert.equal(service.received.length, 1)
  assert.equal((await save({ url: 'http://169.254.169.254/' })).status, 200)
})

test('what a name leads to is looked up once, where it is connected to', async (t) => {
  const { service, made, run } = await httpSite(t)
  const { lookup } = dns
  let asked = 0
  const answers = (
    name: string,
    options: dns.LookupAllOptions,
    done: (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void,
  ) => {
    if (name !== 'rebound.example') return lookup(name, options, (error, found) => done(error, found))
    asked += 1
    // The first of them is public.
    done(
      null,
      ['8.8.8.8', '127.0.0.1'].map((address) => ({ address, family: 4 })),
    )
  }
  t.mock.method(dns, 'lookup', answers)
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })
  const answer = await run(await made({ url: service.url.replace('127.0.0.1', 'rebound.example') }), {})
  assert.match(answer.body.message, /belongs to this machine or its network/)
  assert.deepEqual([asked, service.received.length], [1, 0])
})

test('only administrators choose what is asked on an allowed private host', async (t) => {
  const { as, made, body, service } = await httpSite(t)
  assert.equal((await as.admin.put('/api/collection/graph', await openRoot(as.admin))).status, 200)
  const elsewhere = body({ url: 'https://hooks.example.org/x' })
  const own = await as.user.post('/api/action', elsewhere)
  assert.equal(own.status, 200, own.text)
  assert.equal((await as.user.post('/api/action', body({}))).status, 403)
  assert.equal((await as.user.put(`/api/action/${own.body.id}`, { template: body({}).template })).status, 403)
  const id = await made({})
  const template = { method: 'DELETE', url: `${service.url}/all` }
  assert.equal((await as.user.put(`/api/action/${id}`, { template })).status, 403)
  assert.equal((await as.user.put(`/api/action/${id}`, { name: 'Renamed' })).status, 200)
  assert.equal((await as.user.post(`/api/action/${id}/execute`, {})).status, 204)
})

/** Everybody may change what is in the root. */
async function openRoot(admin: Client) {
  const graph = (await admin.get('/api/collection/graph')).body
  graph.groups['1'] = { ...graph.groups['1'], root: 'write' }
  return graph
}

test('an answer that breaks off, does not end, or is too large leaves the outcome unknown', async (t) => {
  const { service, made, run } = await httpSite(t)
  const id = await made({})
  const { timeout } = AbortSignal
  t.mock.method(AbortSignal, 'timeout', (ms: number) => timeout.call(AbortSignal, ms === 15_000 ? 300 : ms))
  const ways: Answering[] = [
    (_response, { socket }) => socket.destroy(),
    (response) => response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy()),
    (response) => response.end(Buffer.alloc(2 ** 20 + 1)),
    (response) => {
      const sending = setInterval(() => response.write(Buffer.alloc(2 ** 10)), 5)
      response.on('close', () => clearInterval(sending))
    },
    () => undefined,
  ]
  for (const [index, way] of ways.entries()) {
    service.answerBy(way)
    const key = { 'idempotency-key': `way ${index}` }
    const before = service.received.length
    const first = await run(id, {}, key)
    assert.deepEqual([first.status, /Look whether/.test(first.body.message)], [409, true], String(index))
    service.answer({})
    assert.equal((await run(id, {}, key)).status, 409)
    assert.equal(service.received.length, before + 1, String(index))
  }
})

test('when nothing was sent, the key is free again', async (t) => {
  const { as, service, made, run } = await httpSite(t)
  const id = await made({})
  const key = { 'idempotency-key': 'again' }
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: null })
  assert.equal((await run(id, {}, key)).status, 400)
  await as.admin.put('/api/setting/outbound-allowed-hosts', { value: '127.0.0.1' })
  assert.equal((await run(id, {}, key)).status, 204)
  const closed = await made({ url: 'http://127.0.0.1:9/' })
  assert.equal((await run(closed, {}, key)).status, 400)
  assert.equal(service.received.length, 1)
})

test('twenty calls with one key send one request and get one answer', async (t) => {
  const { service, made, run } = await httpSite(t)
  service.answerBy((response) => void setTimeout(() => response.end('done'), 100))
  const id = await made({}, { response_handle: '.body' })
  const call = async () => {
    for (;;) {
      const answer = await run(id, { text: 'x' }, { 'idempotency-key': 'one' })
      if (answer.status !== 409) return [answer.status, answer.body]
      await sleep(20)
    }
  }
  const answers = await Promise.all(Array.from({ length: 20 }, call))
  assert.deepEqual(
    answers,
    Array.from({ length: 20 }, () => [200, 'done']),
  )
  assert.equal(service.received.length, 1)
  assert.equal((await run(id, { text: 'y' }, { 'idempotency-key': 'one' })).status, 422)
  const nothing = await made({})
  for (const _ of [1, 2]) assert.equal((await run(nothing, {}, { 'idempotency-key': 'two' })).status, 204)
  assert.equal(service.received.length, 2)
})

test('a caller who leaves takes the request back', async (t) => {
  const { as, service, made, server } = await httpSite(t)
  let isClosed = false
  service.answerBy((response) => response.on('close', () => (isClosed = true)))
  const id = await made({})
  const { sessionId } = await sessionOf(as.admin, server)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const call = fetch(`${address}/api/action/${id}/execute`, {
    method: 'POST',
    headers: { 'x-metabase-session': sessionId },
    signal: leaving.signal,
  })
  await until('the request', 5_000, () => service.received.length === 1)
  leaving.abort()
  await assert.rejects(call)
  await until('the end of the request', 5_000, () => isClosed)
})

async function sessionOf(admin: Client, server: TestServer['server']) {
  const { id } = (await admin.get('/api/user/current')).body
  return { sessionId: await server.services.sessions.start(id) }
}

test('who may change an action tries it, and sees what was sent, answered and made of it', async (t) => {
  const { as, service, made } = await httpSite(t)
  const template = {
    url: `${service.url}/orders/{{id}}`,
    body: '{"text": "{{text}}"}',
    headers: { 'X-Key': 'k {{token}}' },
  }
  const handles = { response_handle: '.body.id', error_handle: 'if .status >= 400 then .body else false end' }
  const id = await made(template, handles)
  const trial = (parameters: object, at = id) => as.admin.post(`/api/action/${at}/trial`, { parameters })
  service.answer({ status: 201, text: '{"id": 7}', headers: { 'content-type': 'application/json' } })
  const good = await trial({ id: 'a b', text: '"', token: 's3cr3t' })
  assert.equal(good.status, 200, good.text)
  const { request, answer, ...rest } = good.body
  assert.deepEqual(
    [request.method, request.url, request.body, request.headers['x-key'], request.headers['content-type']],
    ['POST', `${service.url}/orders/a%20b`, '{"text": "\\""}', HIDDEN, 'application/json'],
  )
  assert.equal(service.received.at(-1)?.headers['x-key'], 'k s3cr3t')
  assert.deepEqual([answer.status, answer.body, rest], [201, { id: 7 }, { result: 7, error: null }])
  service.answer({ status: 500, text: 'down' })
  const bad = (await trial({ id: 1, text: '', token: '' })).body
  assert.deepEqual([bad.answer.status, bad.answer.body, bad.result, bad.error], [500, 'down', null, 'down'])
  const missing = await trial({ id: 1 })
  assert.deepEqual([missing.status, missing.body.message], [400, 'The variable token has no value.'])
  const other = (await as.admin.put(`/api/action/${await made({})}`, { type: 'implicit', kind: 'row/delete' })).body
  assert.equal((await trial({}, other.id)).body, 'Only HTTP actions can be tried.')
  const runs = (await as.admin.get(`/api/action/${id}/runs`)).body.data
  assert.deepEqual(
    runs.map((run: { state: string; values: object }) => [run.state, Object.values(run.values).at(-1)]),
    [
      ['failed', 1],
      ['failed', '**MASKED**'],
      ['done', '**MASKED**'],
    ],
  )
})

test('dashboards and guests carry it out, and do not see the request', async (t) => {
  const { as, service, made, set, model } = await httpSite(t)
  const id = await made({ headers: { Authorization: 's3cr3t' } }, { response_handle: '.body' })
  await as.admin.put('/api/setting/enable-public-sharing', { value: true })
  const { uuid } = (await as.admin.post(`/api/action/${id}/public_link`)).body
  const shown = (await as.nobody.get(`/api/public/action/${uuid}`)).body
  assert.deepEqual(Object.keys(shown).sort(), ['database_id', 'id', 'name', 'parameters', 'visualization_settings'])
  assert.equal(typeof shown.database_id, 'number')
  const link = `/api/public/action/${uuid}/execute`
  assert.equal((await as.nobody.post(link, { parameters: { text: 'a' } })).body, 'ok')
  service.answer({ status: 500, text: 's3cr3t' })
  const failed = await as.nobody.post(link, { parameters: { text: 'a' } })
  assert.deepEqual([failed.status, failed.body], [400, 'An error occurred.'])
  service.answer({ text: 'ok' })
  const board = (await as.admin.post('/api/dashboard', { name: 'Calls' })).body.id
  const dashcards = [{ id: -1, row: 0, col: 0, size_x: 4, size_y: 2, card_id: model, action_id: id }]
  const [place] = (await as.admin.put(`/api/dashboard/${board}`, { dashcards })).body.dashcards
  const path = `/api/dashboard/${board}/dashcard/${place.id}/execute`
  assert.equal((await as.admin.post(path, { parameters: {} })).body, 'ok')
  const { action } = (await as.admin.get(`/api/dashboard/${board}`)).body.dashcards[0]
  assert.deepEqual([action.template.headers, action.database_enabled_actions], [{ Authorization: HIDDEN }, true])
  const hidden = (await as.admin.post('/api/collection', { name: 'Hidden' })).body.id
  await as.admin.put(`/api/card/${model}`, { collection_id: hidden })
  const graph = (await as.admin.get('/api/collection/graph')).body
  graph.groups['1'] = { ...graph.groups['1'], root: 'read', [hidden]: 'none' }
  await as.admin.put('/api/collection/graph', graph)
  const cut = (await as.user.get(`/api/dashboard/${board}`)).body.dashcards[0].action
  assert.deepEqual([cut.type, cut.name, 'template' in cut, 'error_handle' in cut], ['http', 'Call', false, false])
  assert.equal((await as.user.post(path, { parameters: {} })).body, 'ok')
  const before = service.received.length
  await set({ 'database-enable-actions': false })
  assert.match((await as.user.post(path, { parameters: {} })).body.message, /Actions are not enabled/)
  assert.equal(service.received.length, before)
})
