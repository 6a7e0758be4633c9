/** Ways around the tokens of embedded content: each has to end in a refusal, and nothing is told by it. */
import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { test } from 'node:test'
import { EMBEDDING_KEY, embeddedContent, idsIn } from '../support/embedded-content.ts'
import { secondServer } from '../support/second-server.ts'
import { signedToken } from '../support/signed-token.ts'
import { testServer, type Answer } from '../support/test-server.ts'
import type { Server } from '../../packages/server/src/server.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const CORRUPT = 'Message seems corrupt or manipulated'

/** From an address of its own, unless one is given: who tries too often is slowed down. */
let callers = 0
async function ask({ app }: Pick<Server, 'app'>, url: string, remoteAddress?: string): Promise<Answer> {
  callers += 1
  const address = remoteAddress ?? `10.1.${Math.floor(callers / 250)}.${callers % 250}`
  const {
    statusCode: status,
    headers,
    payload: text,
    rawPayload,
  } = await app.inject({ url: `/api/embed${url}`, remoteAddress: address })
  const isJson = String(headers['content-type']).includes('json')
  return { status, headers, text, bytes: new Uint8Array(rawPayload), body: isJson ? JSON.parse(text) : text }
}

test('doors of embedded content', async (t) => {
  let time = Date.now()
  const server = await testServer(t, { now: () => time })
  const at = await embeddedContent(server)
  const { admin } = server.as
  const { publish, token } = at
  const get = (path: string) => ask(server.server, path)
  const place = `dashcard/${at.dashcard}/card/${at.card}`
  async function refused(path: string, text: string | RegExp = /./): Promise<void> {
    const answer = await get(path)
    assert.equal(answer.status, 400, `${path}: ${answer.status} ${answer.text}`)
    assert.match(String(answer.headers['content-type']), /^text\/plain/, path)
    if (typeof text === 'string') assert.equal(answer.text, text, path)
    else assert.match(answer.text, text, path)
  }

  await publish('card', at.card, { status: 'enabled', state: 'locked', least: 'disabled' })
  await publish('dashboard', at.board, { status: 'enabled', state: 'locked', least: 'disabled' })
  const card = token('card', { state: 'CA' })
  const board = token('board', { state: 'CA' })

  await t.test('a token opens what it names, and nothing beside it', async () => {
    const noDashboard = 'Token is missing value for keypath [:resource :dashboard]'
    const noCard = 'Token is missing value for keypath [:resource :question]'
    for (const path of [
      `/dashboard/${card}`,
      `/dashboard/${card}/${place}`,
      `/dashboard/${card}/params/p-status/values`,
    ]) {
      await refused(path, noDashboard)
    }
    for (const path of [
      `/card/${board}`,
      `/card/${board}/query`,
      `/card/${board}/query/csv`,
      `/pivot/card/${board}/query`,
    ]) {
      await refused(path, noCard)
    }
    const other = await admin.post('/api/dashboard', { name: 'Other' })
    for (const path of [
      `dashcard/${at.dashcard}/card/${at.sql}`,
      `dashcard/${at.dashcard + 999}/card/${at.card}`,
      `dashcard/${at.sqlDashcard}/card/${at.card}/csv`,
    ]) {
      await refused(`/dashboard/${board}/${path}`, 'Not found.')
    }
    await publish('dashboard', other.body.id, null)
    await refused(`/dashboard/${token({ dashboard: other.body.id })}/${place}`, 'Not found.')
  })

  await t.test('only what was signed with the key, as it was signed', async () => {
    const claims = { resource: { question: at.card }, params: { state: 'CA' } }
    const [head = '', body = '', signature = ''] = card.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const hmac = (algorithm: string, header: object, key: string | Buffer = EMBEDDING_KEY) => {
      const text = `${part(header)}.${part(claims)}`
      return `${text}.${createHmac(algorithm, key).update(text).digest('base64url')}`
    }
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const rsaText = `${part({ alg: 'RS256' })}.${part(claims)}`
    const corrupt = [
      signedToken('cd'.repeat(32), claims),
      hmac('sha256', { alg: 'HS256' }, Buffer.from(EMBEDDING_KEY, 'hex')),
      hmac('sha256', { alg: 'HS256' }, ''),
      hmac('sha512', { alg: 'HS512' }),
      hmac('sha256', { alg: 'HS512' }),
      hmac('sha256', { alg: 'RS256' }),
      `${rsaText}.${sign('sha256', Buffer.from(rsaText), privateKey).toString('base64url')}`,
      hmac('sha256', { alg: 'HS256', crit: ['exp'] }),
      hmac('sha256', { alg: 'HS256', crit: null }),
      `${head}.${part({ ...claims, params: {} })}.${signature}`,
      `${head}.${body}.`,
      `${head}.${body}`,
      `${card}.`,
      `${head}..${signature}`,
      card.slice(0, -1),
      `${card.slice(0, -2)}%20%20`,
      `%00${card}`,
      '%F0%9F%92%A9',
      '~~~.~~~.~~~',
      signedToken(EMBEDDING_KEY, [claims]),
    ]
    for (const one of corrupt) await refused(`/card/${one}`, one.includes('%00') ? /./ : CORRUPT)
    await refused(`/card/${part({ alg: 'none' })}.${body}.`, 'JWT `alg` cannot be `none`.')
    await refused(`/card/${part({ alg: 'nOnE' })}.${body}.${signature}`, 'JWT `alg` cannot be `none`.')
    await refused(`/card/${part({ typ: 'JWT' })}.${body}.${signature}`, 'JWT is missing `alg`.')
    const long = (length: number) => `${head}.${'A'.repeat(length - head.length - signature.length - 2)}.${signature}`
    await refused(`/card/${long(16_384)}`, CORRUPT)
    assert.equal((await get(`/card/${long(16_385)}`)).status, 414)
    for (const path of ['/card/%', '/card/%ff', '/card/', '/dashboard//query']) {
      const { status } = await get(path)
      assert.ok(status >= 400 && status < 500, path)
    }
  })

  await t.test('a token is good for its time', async () => {
    const now = Math.floor(time / 1000)
    const timed = (claims: object) => `/card/${token('card', { state: 'CA' }, claims)}/query`
    for (const claims of [
      { exp: now - 59 },
      { exp: now - 60 },
      { nbf: now + 59 },
      { iat: now + 60 },
      { exp: now + 1e9 },
    ]) {
      assert.equal((await get(timed(claims))).status, 202, JSON.stringify(claims))
    }
    await refused(timed({ exp: now - 61 }), `Token is expired (${now - 61})`)
    await refused(timed({ nbf: now + 61 }), `Token is not yet valid (${now + 61})`)
    await refused(timed({ iat: now + 61 }), `Token was issued in the future (${now + 61})`)
    for (const exp of ['never', true, {}, String(now + 600)]) await refused(timed({ exp }), CORRUPT)
    const soon = timed({ exp: now + 10 })
    time += 71 * SECOND
    await refused(soon, `Token is expired (${now + 10})`)
  })

  await t.test('names that mean something to the language are names', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const unknown = `Unknown parameter :${name}.`
      await refused(`/card/${card}/query?${name}=x`, unknown)
      await refused(`/card/${card}/query?parameters=${encodeURIComponent(`{"${name}":"x"}`)}`, unknown)
      await refused(`/card/${token('card', JSON.parse(`{"state":"CA","${name}":"x"}`))}/query`, unknown)
      await refused(`/card/${token(JSON.parse(`{"${name}":{"question":${at.card}}}`))}`, /:resource :question/)
      await refused(
        `/card/${card}/params/${name}/values`,
        `Cannot search for values: "${name}" is not an enabled parameter.`,
      )
      await refused(`/card/${card}/params/c-status/values?${name}=x`, new RegExp(`with ID "${name}"$`))
    }
  })

  await t.test('a locked parameter is not set from outside, in any spelling', async () => {
    const only = 'You can only specify a value for :state in the JWT.'
    const json = (value: object) => encodeURIComponent(JSON.stringify(value))
    const spelled: readonly (readonly [query: string, text: string])[] = [
      ['state=NY', only],
      ['state=CA', only],
      ['state=NY&state=TX', only],
      ['state=&state=NY', only],
      ['%73tate=NY', only],
      [`parameters=${json({ state: 'NY' })}`, only],
      [`parameters=${json({ state: ['NY'] })}`, only],
      [`parameters=${json({ state: { a: 1 } })}`, only],
      [`parameters=${json({ state: 0 })}`, only],
      [`parameters=%20${json({ state: 'NY' })}`, only],
      ['State=NY', 'Unknown parameter :State.'],
      ['STATE=NY', 'Unknown parameter :STATE.'],
      ['state%20=NY', 'Unknown parameter :state .'],
      ['state[]=NY', 'Unknown parameter :state[].'],
      ['c-state=NY', 'Unknown parameter :c-state.'],
      ['p-state=NY', 'Unknown parameter :p-state.'],
      [`parameters=${json([{ id: 'p-state', value: 'NY' }])}`, 'Unknown parameter :parameters.'],
      [`parameters={}&parameters=${json({ state: 'NY' })}`, 'Unknown parameter :parameters.'],
    ]
    for (const [query, text] of spelled) {
      for (const path of [
        `/card/${card}/query`,
        `/card/${card}/query/csv`,
        `/dashboard/${board}/${place}`,
        `/dashboard/${board}/${place}/json`,
      ]) {
        await refused(`${path}?${query}`, text)
      }
    }
    const post = async (body: object, query = '') => {
      const { statusCode, payload } = await server.server.app.inject({
        method: 'POST',
        url: `/api/embed/dashboard/${board}/query${query}`,
        payload: body,
      })
      return [statusCode, payload]
    }
    assert.deepEqual(await post({ parameters: { state: 'NY' } }), [400, only])
    assert.deepEqual(await post({ parameters: { parameters: '{"state":"NY"}' } }), [400, only])
    assert.deepEqual(await post({}, '?state=NY'), [400, only])
    const list = [{ id: 'p-state', value: 'NY' }]
    assert.deepEqual(await post({ parameters: list }), [400, 'Unknown parameter :parameters.'])
    const [status, text] = await post({ parameters: { status: ['paid'] }, dashcard_ids: [at.dashcard] }, '?state=NY')
    assert.deepEqual([status, JSON.parse(String(text).split('\n')[0] ?? '').result.data.rows], [200, [[1, 'paid']]])

    for (const path of [
      `/card/${card}/params/c-status/values?c-state=NY`,
      `/dashboard/${board}/params/p-status/values?p-state=NY`,
    ]) {
      await refused(path, only)
    }
    for (const path of [`/card/${card}/params/c-least/values`, `/dashboard/${board}/params/p-least/search/1`]) {
      await refused(path, 'Cannot search for values: "least" is not an enabled parameter.')
    }
    await refused(`/card/${card}/params/c-day/values`, 'Cannot search for values: "day" is not an enabled parameter.')
    await refused(
      `/dashboard/${board}/params/p-status/values?p-least=1`,
      "You're not allowed to specify a value for :least.",
    )
  })

  await t.test('a locked value confines the lists, and the fields behind filters', async () => {
    const [status, state] = [at.f.status[1], at.f.state[1]]
    const none = token('board', { state: 'NY' })
    assert.deepEqual((await get(`/dashboard/${none}/params/p-status/values`)).body.values, [['paid']])
    assert.deepEqual((await get(`/dashboard/${none}/params/p-status/search/e`)).body.values, [])
    for (const [start, filter] of [
      [`/dashboard/${none}`, 'p-state'],
      [`/card/${token('card', { state: 'NY' })}`, 'c-state'],
    ] as const) {
      const { body } = await get(start)
      assert.deepEqual(body.param_values, {})
      assert.equal(String(state) in body.param_fields || filter in body.param_fields, false)
      for (const id of [status, state, at.f.id[1]]) {
        await refused(`${start}/field/${id}/values`, 'Not found.')
        await refused(`${start}/field/${id}/search/${id}?value=a`, 'Not found.')
        await refused(`${start}/field/${id}/remapping/${id}?value=paid`, 'Not found.')
      }
    }
    // Names of keys, which could be asked for one by one.
    const buyer = await at.db.field('orders.user_id')
    const shown = { type: 'external', name: 'Buyer', human_readable_field_id: await at.db.field('people.name') }
    await admin.post(`/api/field/${buyer}/dimension`, shown)
    const orders = (await admin.get(`/api/card/${at.card}`)).body
    const parameters = [
      ...orders.parameters,
      { id: 'c-buyer', slug: 'buyer', name: 'B', type: 'id', target: ['dimension', ['field', buyer, null]] },
    ]
    await admin.put(`/api/card/${at.card}`, { parameters, embedding_params: { state: 'locked', buyer: 'enabled' } })
    const label = async (id: number) => (await get(`/card/${card}/params/c-buyer/remapping?value=${id}`)).body
    assert.deepEqual([await label(1), await label(2), await label(3)], [[1, 'Ann'], [2], [3, 'Cy']])
    await publish('card', at.card, { status: 'enabled', state: 'locked', least: 'disabled' })
  })

  await t.test('a locked value confines lists of columns that only a result has', async () => {
    const query =
      "select s.state || '' as region, o.status || '' as condition from orders o join people s on s.id = o.user_id"
    const model = await admin.post('/api/card', {
      name: 'Model in SQL',
      type: 'model',
      display: 'table',
      visualization_settings: {},
      dataset_query: { database: at.db.id, type: 'native', native: { query } },
      parameters: ['region', 'condition'].map((slug) => ({
        id: `m-${slug}`,
        slug,
        name: slug,
        type: 'string/=',
        target: ['dimension', ['field', slug, { 'base-type': 'type/Text' }]],
      })),
    })
    const { id, parameters } = model.body
    await publish('card', id, { region: 'locked', condition: 'enabled' })
    const board = (await admin.post('/api/dashboard', { name: 'On it', parameters })).body.id
    const parameter_mappings = model.body.parameters.map((one: { id: string; target: unknown }) => ({
      parameter_id: one.id,
      card_id: id,
      target: one.target,
    }))
    const dashcards = [{ id: -1, card_id: id, row: 0, col: 0, size_x: 4, size_y: 4, parameter_mappings }]
    assert.equal((await admin.put(`/api/dashboard/${board}`, { dashcards })).status, 200)
    await publish('dashboard', board, { region: 'locked', condition: 'enabled' })
    for (const [path, resource] of [
      ['card', { question: id }],
      ['dashboard', { dashboard: board }],
    ] as const) {
      const values = async (region: unknown, rest = 'values') =>
        (await get(`/${path}/${token(resource, { region })}/params/m-condition/${rest}`)).body.values
      assert.deepEqual(await values(['NY']), [['paid']], path)
      assert.deepEqual(await values('CA', 'search/E'), [['late'], ['open']])
      assert.deepEqual(await values([]), [['late'], ['open'], ['paid']])
    }
  })

  await t.test('answers hold rows and columns, and nothing of how they were read', async () => {
    await admin.put(`/api/card/${at.sql}`, { enable_embedding: true, embedding_params: { status: 'enabled' } })
    const own = token('sql')
    const answers = await Promise.all(
      [
        `/card/${own}`,
        `/card/${own}/query`,
        `/card/${own}/query/api`,
        `/dashboard/${board}`,
        `/dashboard/${board}/${place}`,
      ].map(get),
    )
    for (const { text } of answers) {
      assert.doesNotMatch(
        text,
        /select |where |"native_form"|"database_id"|"creator|example\.org|"collection|public_uuid|embedding/i,
      )
    }
    const broken = { database: at.db.id, type: 'native', native: { query: 'select secret_column from orders' } }
    const { id } = (
      await admin.post('/api/card', {
        name: 'Broken',
        display: 'table',
        visualization_settings: {},
        dataset_query: broken,
      })
    ).body
    await publish('card', id, null)
    for (const rest of ['query', 'query/csv', 'query/api']) {
      const { text } = await get(`/card/${token({ question: id })}/${rest}`)
      assert.match(text, /An error occurred while running the query\./)
      assert.doesNotMatch(text, /secret_column|select/)
    }
  })

  await t.test('hostile values are values', async () => {
    await publish('card', at.card, { status: 'enabled', state: 'locked' })
    const values = ["x' or 1=1 --", '\u0000', '\\', '%', '"', '🙂', 'a'.repeat(4_000), ']]'.repeat(40), '{{state}}']
    for (const value of values) {
      const locked = await get(`/card/${token('card', { state: value })}/query`)
      assert.ok([202, 400].includes(locked.status), `${value.slice(0, 9)} ${locked.status}`)
      if (locked.body.status === 'completed') assert.deepEqual(idsIn(locked), [])
      const own = await get(`/card/${card}/query?status=${encodeURIComponent(value)}`)
      assert.ok([202, 400].includes(own.status))
      if (own.body.status === 'completed') assert.deepEqual(idsIn(own), [])
      for (const rest of ['params/c-status/values', `params/c-status/search/x`]) {
        const listed = await get(`/card/${token('card', { state: value })}/${rest}`)
        assert.ok([200, 400].includes(listed.status), listed.text)
        if (listed.status === 200) assert.deepEqual(listed.body.values, [])
      }
    }
    const needed = 'You must specify a value for :state in the JWT.'
    for (const state of [null, [null], [''], [' ', null], [[]], [[[null]]], {}, [{}], { value: null }]) {
      await refused(`/card/${token('card', { state })}/query`, needed)
      await refused(`/card/${token('card', { state, status: 'paid' })}/query`, needed)
      await refused(`/card/${token('card', { state })}/params/c-status/values`, needed)
      await refused(`/dashboard/${token('board', { state })}/${place}`, needed)
      await refused(`/dashboard/${token('board', { state })}/params/p-status/search/p`, needed)
      const preview = `/api/preview_embed/card/${token('card', { state })}/query`
      assert.equal((await admin.get(preview)).status, 400)
    }
    const everything = idsIn(await get(`/card/${token('card', { state: [] })}/query`))
    assert.ok(everything.length > 3)
    for (const state of [{ a: 1 }, [[1]], [{ a: null, b: 1 }], [null, 'none'], 1e300, -0, true, 9007199254740993n]) {
      const ran = await get(`/card/${token('card', { state })}/query`)
      assert.ok([202, 400].includes(ran.status), `${String(state)} ${ran.status}`)
      if (ran.body.status === 'completed') assert.notDeepEqual(idsIn(ran), everything, JSON.stringify(String(state)))
      const seen = await get(`/card/${token('card', { state })}`)
      assert.equal(seen.status, 200)
      assert.equal((await get(`/dashboard/${token('board', { state })}`)).status, 200)
    }
  })

  await t.test('kept answers are told apart by values, and from those of people', async () => {
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const tags = { who: { id: 'w', name: 'who', 'display-name': 'Who', type: 'text' } }
    const native = { query: 'select {{who}} as who, random() as r', 'template-tags': tags }
    const { id } = (
      await admin.post('/api/card', {
        name: 'Random',
        display: 'table',
        visualization_settings: {},
        cache_ttl: 24,
        dataset_query: { database: at.db.id, type: 'native', native },
      })
    ).body
    await publish('card', id, { who: 'locked' })
    const run = async (who: string) => (await get(`/card/${token({ question: id }, { who })}/query`)).body
    const a = await run('a')
    const b = await run('b')
    assert.deepEqual([a.data.rows[0][0], b.data.rows[0][0]], ['a', 'b'])
    assert.deepEqual(await run('a'), a, 'kept')
    const parameters = [{ type: 'category', target: ['variable', ['template-tag', 'who']], value: 'a' }]
    const own = (await admin.post(`/api/card/${id}/query`, { parameters })).body
    assert.equal(own.row_count, 1)
    assert.deepEqual(await run('a'), a)
    assert.deepEqual([await run('b'), 'row_count' in a, 'cached' in a], [b, false, false])
  })

  await t.test('rows that people may see are theirs, and guests see what is shared', async () => {
    await publish('card', at.card, null)
    await admin.put(`/api/card/${at.card}`, { cache_ttl: 24 })
    const group = (await admin.post('/api/permissions/group', { name: 'Few' })).body.id
    await admin.post('/api/permissions/membership', { group_id: group, user_id: server.userId })
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const groups = { 1: { [at.db.id]: { 'view-data': 'blocked' } } }
    assert.equal((await admin.put('/api/permissions/graph', { revision, groups })).status, 200)
    const rule = {
      group_id: group,
      table_id: await at.db.table('orders'),
      card_id: null,
      attribute_remappings: { status: ['dimension', ['field', at.f.status[1], null]] },
    }
    assert.equal((await admin.post('/api/mt/gtap', rule)).status, 200)
    await admin.put(`/api/user/${server.userId}`, { login_attributes: { status: 'paid' } })
    const every = [1, 2, 3, 4, 5, 6]
    const guest = () => server.as.user.get(`/api/embed/card/${token('card')}/query`)
    const person = () => server.as.user.post(`/api/card/${at.card}/query`, {})
    for (let round = 0; round < 2; round++) {
      assert.deepEqual(idsIn(await person()), [1, 3])
      assert.deepEqual(idsIn(await guest()), every, 'a session changes nothing')
    }
  })

  await t.test('tokens of a previous key end with its time, or at once', async () => {
    const [older, newer] = [EMBEDDING_KEY, 'cd'.repeat(32)]
    const claims = { resource: { question: at.card }, params: {} }
    const path = (key: string) => `/card/${signedToken(key, claims)}`
    const change = { 'embedding-secret-key': newer, 'embedding-secret-key-previous': older }
    assert.equal((await admin.put('/api/setting', change)).status, 204)
    for (const key of [older, newer]) assert.equal((await get(path(key))).status, 200)
    time += 7 * 24 * 60 * MINUTE + SECOND
    await refused(path(older), CORRUPT)
    assert.equal((await get(path(newer))).status, 200)
    const later = new Date(time + 1e9).toISOString()
    const open = { 'embedding-secret-key-previous': older, 'embedding-secret-key-previous-until': later }
    assert.equal((await admin.put('/api/setting', open)).status, 204)
    assert.equal((await get(path(older))).status, 200)
    await admin.put('/api/setting', { 'embedding-secret-key': 'ef'.repeat(32) })
    for (const key of [older, newer]) await refused(path(key), CORRUPT)
    await admin.put('/api/setting', { 'embedding-secret-key': older })
    await refused(path(newer), CORRUPT)
  })

  await t.test('who guesses is slowed down on all servers, and whoever has a token is not', async () => {
    const other = await secondServer(t, server, () => time)
    await other.app.ready()
    const both = [server.server, other] as const
    const [guesser, neighbor] = ['192.0.2.7', '192.0.2.8']
    const forged = (number: number) => `/card/${signedToken('cd'.repeat(32), { number })}`
    const good = `/card/${token('card')}`
    for (let tried = 0; tried < 100; tried++) {
      const { status, text } = await ask(both[tried % 2 === 0 ? 0 : 1], forged(tried), guesser)
      assert.deepEqual([status, text], [400, CORRUPT], String(tried))
    }
    for (const one of both) {
      const { status, headers, text } = await ask(one, forged(1000), guesser)
      assert.equal(status, 429, text)
      assert.ok(Number(headers['retry-after']) >= 1)
      assert.equal((await ask(one, good, guesser)).status, 200)
      assert.equal((await ask(one, forged(1001), neighbor)).status, 400)
      const expired = token('card', {}, { exp: 1 })
      assert.equal((await ask(one, `/card/${expired}`, guesser)).text, 'Token is expired (1)')
    }
    time += 61 * SECOND
    assert.equal((await ask(other, forged(1002), guesser)).status, 400)
  })

  await t.test('no token is kept anywhere', async () => {
    const mark = 'kept-nowhere-7361'
    await publish('card', at.card, { status: 'enabled' })
    const own = token('card', { status: mark }, { jti: mark })
    for (const rest of ['', '/query', '/query/csv', '/params/c-status/values', '/query?status=x'])
      await get(`/card/${own}${rest}`)
    await get(`/card/${own.slice(0, -3)}`)
    const { status } = await admin.get(`/api/preview_embed/card/${own}`)
    assert.equal(status, 400)
    const told = [(await admin.get('/api/audit?limit=1000')).text, (await admin.get('/api/util/logs')).text]
    const tables = ['audit_log', 'query_log', 'query_averages', 'throttled_tries', 'recent_views', 'jobs']
    told.push(await server.database.dump(tables))
    const [, body = ''] = own.split('.')
    for (const text of told) assert.ok(!text.includes(body) && !text.includes(mark))
  })
})
