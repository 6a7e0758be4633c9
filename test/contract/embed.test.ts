/** Content that other sites show with signed tokens, and its preview (contract: sharing, section 3). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { verifyToken } from '../../packages/server/src/services/sharing/embedding/index.ts'
import { EMBEDDING_KEY, embeddedContent, idsIn } from '../support/embedded-content.ts'
import { signedToken } from '../support/signed-token.ts'
import { marketEngines } from '../support/market.ts'
import { testServer, type Answer } from '../support/test-server.ts'

const ALL = { status: 'enabled', least: 'enabled', range: 'enabled', day: 'enabled', key: 'enabled', state: 'enabled' }

/** Status and text of an answer. */
const said = ({ status, body }: Answer) => [status, body]
/** The same of an answer that is a refusal. */
const no = (text: string) => [400, text]

test('embedded content over HTTP', async (t) => {
  const server = await testServer(t)
  const at = await embeddedContent(server)
  const { admin, nobody } = server.as
  const { get, token, publish } = at
  const run = (params: object, query = '') => get(`/card/${token('card', params)}/query${query}`)
  const names = (list: { slug: string }[]) => list.map(({ slug }) => slug)

  await t.test('errors are texts of status 400, in their order', async () => {
    const ask = async (value: string) => said(await get(`/card/${value}`))
    const missing = (path: string) => no(`Token is missing value for keypath ${path}`)
    assert.deepEqual(await ask(token('card')), no('Embedding is not enabled for this object.'))
    await admin.put('/api/setting', { 'enable-embedding': false })
    const off = no('Embedding is not enabled.')
    assert.deepEqual(await ask(token('card')), off)
    assert.deepEqual(await ask(token({ question: 99_999 })), off, 'the switch is asked about before the object')
    assert.deepEqual(await ask(token({ question: 'x' })), no('Card id should be a positive integer.'))
    assert.deepEqual(await ask(token({ question: 'x' }, null)), missing('[:params]'), 'claims before the id')
    assert.deepEqual(await ask(token({}, null)), missing('[:resource :question]'))
    const signature = 'Message seems corrupt or manipulated'
    assert.deepEqual(await ask(signedToken('cd'.repeat(32), {})), no(signature), 'the signature before claims')
    await admin.put('/api/setting', { 'enable-embedding': true })
    assert.deepEqual(await ask(token({ question: 99_999 })), no('Not found.'))
    assert.deepEqual(await ask(token({ question: 2 ** 40 })), no('Not found.'))
    assert.deepEqual(await ask(token({ question: 'x'.repeat(21) })), no('Not found.'))
    assert.deepEqual(await ask('word'), no(signature))
    assert.deepEqual(said(await get(`/dashboard/${token('card')}`)), missing('[:resource :dashboard]'))
    const badId = no('Dashboard id should be a positive integer.')
    assert.deepEqual(said(await get(`/dashboard/${token({ dashboard: -1 })}`)), badId)
    const { headers } = await get('/card/word')
    assert.match(String(headers['content-type']), /^text\/plain/)
  })

  await t.test('a card, run and as files', async () => {
    await publish('card', at.card, { status: 'enabled', least: 'locked', key: 'disabled' })
    const { status, body, headers } = await get(`/card/${token('card', { least: 2 })}`)
    assert.equal(status, 200)
    const keys = 'dataset_query,description,display,id,name,param_fields,param_values,parameters,visualization_settings'
    assert.equal(Object.keys(body).toSorted().join(), keys)
    assert.deepEqual([body.name, body.description, body.dataset_query], ['Orders', 'All of them.', { type: 'query' }])
    assert.deepEqual(names(body.parameters), ['status'])
    const statusField = at.f.status[1]
    assert.deepEqual(Object.keys(body.param_fields).toSorted(), ['c-status', String(statusField)].toSorted())
    assert.equal(headers['x-frame-options'], undefined)
    assert.match(String(headers['content-security-policy']), /frame-ancestors \*/)

    const answer = await run({ least: 2 }, '?status=open')
    assert.deepEqual([answer.status, answer.body.status, idsIn(answer)], [202, 'completed', [2, 5]])
    assert.equal(Object.keys(answer.body).toSorted().join(), 'data,json_query,status')
    assert.deepEqual(Object.keys(answer.body.json_query), ['parameters'])
    const file = (format: string, query = '') => get(`/card/${token('card', { least: 3 })}/query/${format}${query}`)
    const csv = await file('csv', '?format_rows=true&pivot_results=false&status=late')
    assert.deepEqual([csv.status, csv.text.trim().split(/\r?\n/).length], [200, 2], csv.text)
    assert.match(csv.text, /late/)
    const chosen = await file('csv', '?escape_formulas=false&status=late')
    assert.deepEqual([chosen.status, chosen.text.trim().split(/\r?\n/).length], [200, 2], chosen.text)
    assert.deepEqual((await file('json')).body.length, 2)
    assert.ok((await file('xlsx')).text.startsWith('PK'))
    const api = await file('api', `?parameters=${encodeURIComponent('{"status":["late"]}')}&format_rows=true`)
    assert.deepEqual([api.status, idsIn(api)], [202, [4]])
    assert.deepEqual(said(await file('pdf'))[0], 400)
    const own = token('card', { least: 3 })
    const page = await nobody.get(`/embed/question/${own}.csv?status=late`)
    assert.deepEqual(
      [page.status, page.headers['location']],
      [302, `../../api/embed/card/${own}/query/csv?status=late`],
    )
    const refused = no('Unknown parameter :format_rows.')
    assert.deepEqual(said(await run({ least: 2 }, '?format_rows=true')), refused, 'a name as any other on a screen')
  })

  await t.test('a pivot table', async () => {
    await publish('card', at.pivot, { state: 'locked' })
    const answer = await get(`/pivot/card/${token('pivot', { state: 'CA' })}/query`)
    assert.equal(answer.status, 202)
    assert.deepEqual(
      answer.body.data.rows,
      [
        ['late', 0, 1],
        ['open', 0, 1],
        ['paid', 0, 1],
        [null, 1, 3],
      ],
      JSON.stringify(answer.body),
    )
    assert.equal(Object.keys(answer.body).toSorted().join(), 'data,json_query,status')
    assert.deepEqual(
      said(await get(`/pivot/card/${token('pivot')}/query`))[1],
      'You must specify a value for :state in the JWT.',
    )
  })

  await t.test('values of every state, as rows show them', async () => {
    await publish('card', at.card, ALL)
    const ids = async (params: object, query = '') => {
      const answer = await run(params, query)
      assert.equal(answer.status, 202, answer.text)
      assert.equal(answer.body.status, 'completed', answer.text)
      return idsIn(answer)
    }
    const every = [1, 2, 3, 4, 5, 6]
    assert.deepEqual(await ids({}), every)
    assert.deepEqual(await ids({ status: 'paid' }), [1, 3])
    assert.deepEqual(await ids({ status: ['paid', 'late'] }), [1, 3, 4])
    assert.deepEqual(await ids({}, '?status=paid&status=late'), [1, 3, 4])
    assert.deepEqual(await ids({}, '?status=paid&status='), [1, 3])
    for (const blank of [
      '?status=',
      '?status=%20',
      '?status=&status=',
      '?parameters={"status":null}',
      '?parameters={}',
    ]) {
      assert.deepEqual(await ids({}, blank), every, blank)
    }
    for (const status of [null, [], '', '  ']) assert.deepEqual(await ids({ status }), every)
    assert.deepEqual(await ids({ least: 3 }), [3, 4])
    assert.deepEqual(await ids({ least: '3' }), [3, 4])
    assert.deepEqual(await ids({}, '?least=3'), [3, 4])
    assert.deepEqual(await ids({ range: [2, 3] }), [2, 3, 5])
    assert.deepEqual(await ids({}, '?range=2&range=3'), [2, 3, 5])
    assert.deepEqual(await ids({ day: '2024-03-01~2024-03-31' }), [3, 4])
    assert.deepEqual(await ids({}, '?day=2024-02'), [2])
    assert.deepEqual(await ids({ state: 'CA' }, '?status=open'), [2])
    // `parameters` replaces all others, unless it is no object.
    const all = (value: object) => `?parameters=${encodeURIComponent(JSON.stringify(value))}&status=late`
    assert.deepEqual(await ids({}, all({ status: 'open', least: 2 })), [2, 5])
    assert.deepEqual(said(await run({}, '?parameters=[1]')), no('Unknown parameter :parameters.'))
    // The number after the last that a double holds, in a token and in an address.
    const exact = await run({ key: [4, 9007199254740993n] })
    assert.deepEqual(idsIn(exact), [4])
    assert.match(exact.text, /9007199254740993/)
    assert.match((await run({}, '?parameters={"key":[4,9007199254740993]}')).text, /9007199254740993/)

    const both = "You can't specify a value for :status if it's already set in the JWT."
    assert.deepEqual(said(await run({ status: 'paid' }, '?status=open')), no(both))
    assert.deepEqual(said(await run({ status: null }, '?status=open')), no(both))
    await publish('card', at.card, { status: 'locked', least: 'disabled' })
    const must = 'You must specify a value for :status in the JWT.'
    for (const params of [{}, { status: null }, { status: ' ' }]) assert.deepEqual(said(await run(params)), no(must))
    assert.deepEqual(said(await run({}, '?status=open')), no(must))
    assert.deepEqual(await ids({ status: [] }), every)
    assert.deepEqual(await ids({ status: 'open' }, '?status='), [2, 5])
    const only = 'You can only specify a value for :status in the JWT.'
    assert.deepEqual(said(await run({ status: 'open' }, '?status=paid')), no(only))
    const off = "You're not allowed to specify a value for :least."
    assert.deepEqual(said(await run({ status: 'open', least: 1 })), no(off))
    assert.deepEqual(said(await run({ status: 'open' }, '?least=1')), no(off))
    assert.deepEqual(said(await run({ status: 'open' }, '?state=CA')), no('Unknown parameter :state.'))
    await publish('card', at.card, null)
    assert.deepEqual(said(await run({ status: 'open' })), no('Unknown parameter :status.'))
    assert.deepEqual(await ids({}), every)
    const wrong = { publish: await admin.put(`/api/card/${at.card}`, { embedding_params: { status: 'open' } }) }
    assert.deepEqual(wrong.publish.body.errors, {
      embedding_params: 'The state of "status" must be disabled, enabled or locked.',
    })
  })

  await t.test('a value that fits no column fails the query, or is refused', async () => {
    await publish('card', at.card, ALL)
    for (const query of ['?least=x', '?range=1', '?day=never', '?parameters={"status":{"a":1}}', '?key=1.5.2']) {
      const { status, body, text } = await run({}, query)
      assert.ok(status === 400 || (status === 202 && body.status === 'failed'), `${query} ${status} ${text}`)
      assert.doesNotMatch(text, /select|orders/i, query)
    }
  })

  await t.test('SQL: its tags, their defaults, and what is required', async () => {
    await publish('card', at.sql, { status: 'enabled', below: 'disabled', least: 'locked' })
    const { body } = await get(`/card/${token('sql', { least: 1 })}`)
    assert.deepEqual(names(body.parameters), ['status'])
    assert.equal(body.dataset_query.type, 'native')
    assert.deepEqual(Object.keys(body.dataset_query.native), ['template-tags'])
    assert.deepEqual(Object.keys(body.dataset_query.native['template-tags']), ['status'])
    const ids = async (params: object, query = '') => idsIn(await get(`/card/${token('sql', params)}/query${query}`))
    assert.deepEqual(await ids({ least: 2 }), [2, 3, 4, 5], 'below six by default')
    assert.deepEqual(await ids({ least: 2 }, '?status=open'), [2, 5])
    assert.deepEqual(await ids({ least: [] }), [1, 2, 3, 4, 5])
    await publish('card', at.sql, { below: 'enabled' })
    assert.deepEqual(await ids({ below: 3 }), [1, 2])
    assert.deepEqual(await ids({}, '?below=4'), [1, 2, 3])
    assert.deepEqual(await ids({}), [1, 2, 3, 4, 5])
    const blank = await get(`/card/${token('sql')}/query?below=`)
    assert.deepEqual(
      [blank.status, blank.body.error_type],
      [202, 'missing-required-parameter'],
      'no value is asked for',
    )
  })

  await t.test('a dashboard without what its token decides', async () => {
    await publish('dashboard', at.board, { status: 'enabled', state: 'locked', least: 'disabled', category: 'enabled' })
    const { status, body, headers } = await get(`/dashboard/${token('board', { state: 'CA', category: 'Tools' })}`)
    assert.equal(status, 200)
    assert.equal(headers['x-frame-options'], undefined)
    assert.deepEqual(names(body.parameters), ['status'])
    assert.deepEqual(body.parameters[0].filteringParameters, ['p-state', 'p-category'])
    const mapped = body.dashcards.map((one: { parameter_mappings: { parameter_id: string }[] }) =>
      one.parameter_mappings.map(({ parameter_id }) => parameter_id),
    )
    assert.deepEqual(mapped, [['p-status'], ['p-status'], ['p-status'], [], []])
    assert.deepEqual(Object.keys(body.param_fields).toSorted(), [String(at.f.status[1]), 'p-status'].toSorted())
    assert.deepEqual(Object.keys(body.dashcards[1].card.dataset_query.native['template-tags']), ['status'])
    assert.deepEqual(body.param_values, {}, 'not those that the locked value leaves out')
    const textsOf = (cards: { visualization_settings: { text?: string } }[]) =>
      cards.map(({ visualization_settings: { text } }) => text)
    const texts = textsOf(body.dashcards)
    assert.deepEqual(texts, [undefined, undefined, 'State CA[[ and {{status}}]], {{other}}', 'For CA', undefined])
    assert.equal('last_used_param_values' in body, false)
    const whole = await get(`/dashboard/${token('board', { state: ['*', '$&'], status: 'open' })}`)
    const filled = textsOf(whole.body.dashcards)
    assert.deepEqual(filled.slice(2, 4), ['State \\*, $\\& and open, {{other}}', 'For *, $&'])
    await publish('dashboard', at.board, { status: 'enabled' })
    const open = (await get(`/dashboard/${token('board')}`)).body
    assert.deepEqual(open.param_values[String(at.f.status[1])].values, [['late'], ['open'], ['paid']])
    assert.equal(open.dashcards[2].visualization_settings.text, 'State {{state}}[[ and {{status}}]], {{other}}')
  })

  await t.test('cards of a dashboard: one, all, and as files', async () => {
    await publish('dashboard', at.board, { status: 'enabled', state: 'locked', least: 'disabled' })
    const key = token('board', { state: ['CA'] })
    const place = `/dashcard/${at.dashcard}/card/${at.card}`
    const answer = await get(`/dashboard/${key}${place}?status=open&status=late`)
    assert.deepEqual([answer.status, idsIn(answer)], [202, [2, 4]])
    assert.equal(Object.keys(answer.body).toSorted().join(), 'data,json_query,status')
    const onSql = await get(`/dashboard/${key}/dashcard/${at.sqlDashcard}/card/${at.sql}?status=open`)
    assert.deepEqual(idsIn(onSql), [2, 5], 'what is not mapped does not reach it')
    assert.deepEqual(
      said(await get(`/dashboard/${token('board')}${place}`))[1],
      'You must specify a value for :state in the JWT.',
    )
    for (const format of ['csv', 'xlsx', 'json', 'api']) {
      const file = await get(`/dashboard/${key}${place}/${format}?status=late&format_rows=true&pivot_results=true`)
      assert.equal(file.status, format === 'api' ? 202 : 200, file.text)
      if (format === 'json') assert.equal(file.body.length, 1)
      if (format === 'csv') assert.equal(file.text.trim().split('\n').length, 2)
    }
    const pivoted = await get(`/pivot/dashboard/${key}/dashcard/${at.pivotDashcard}/card/${at.pivot}`)
    assert.deepEqual(pivoted.body.data.rows.at(-1), [null, 1, 3], 'only what the locked value leaves')

    const lines = async (body: object, query = '') => {
      const { status, text } = await nobody.post(`/api/embed/dashboard/${key}/query${query}`, body)
      assert.equal(status, 200, text)
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    }
    const found = await lines({ parameters: { status: ['open'] } })
    assert.deepEqual(found.at(-1), { done: true })
    const rows = new Map(found.slice(0, -1).map((line) => [line.dashcard_id, idsIn({ body: line.result })]))
    assert.deepEqual([rows.get(at.dashcard), rows.get(at.sqlDashcard)], [[2], [2, 5]])
    assert.equal(Object.keys(found[0].result).toSorted().join(), 'data,json_query,status')
    assert.equal((await lines({ dashcard_ids: [at.sqlDashcard] }, '?status=open')).length, 2)
    assert.equal((await lines({ parameters: null })).length, 4)
    assert.equal((await lines({ parameters: [] })).length, 4)
  })

  await t.test('values that filters offer', async () => {
    await publish('dashboard', at.board, { status: 'enabled', state: 'locked', category: 'enabled', least: 'disabled' })
    const ask = (rest: string, params: object = { state: ['NY'] }) =>
      get(`/dashboard/${token('board', params)}/params/${rest}`)
    assert.deepEqual((await ask('p-status/values')).body, { values: [['paid']], has_more_values: false })
    assert.deepEqual((await ask('p-status/values', { state: ['CA'] })).body.values, [['late'], ['open'], ['paid']])
    assert.deepEqual((await ask('p-status/values?p-category=Light', { state: ['CA'] })).body.values, [
      ['late'],
      ['open'],
    ])
    assert.deepEqual((await ask('p-status/search/A', { state: ['CA'] })).body.values, [['late'], ['paid']])
    assert.deepEqual((await ask('p-status/search/OPEN')).body.values, [])
    assert.deepEqual((await ask('p-status/remapping?value=paid')).body, ['paid'])
    assert.deepEqual((await ask('p-category/values', { state: ['NY'], status: null })).body.values, [['Tools']])
    const not = 'is not an enabled parameter.'
    assert.deepEqual(said(await ask('p-state/values')), no(`Cannot search for values: "state" ${not}`))
    assert.deepEqual(said(await ask('p-state/search/C')), no(`Cannot search for values: "state" ${not}`))
    const labels = `Cannot get remapped value for parameter: "least" ${not}`
    assert.deepEqual(said(await ask('p-least/remapping?value=1')), no(labels))
    const set = `You can't specify a value for "status" if it's already set in the JWT.`
    for (const status of ['paid', null, []]) {
      assert.deepEqual(said(await ask('p-status/values', { state: ['NY'], status })), no(set))
    }
    const unknown = 'Invalid query params: could not determine slug for parameter with ID'
    assert.deepEqual(said(await ask('p-status/values?category=Light')), no(`${unknown} "category"`))
    const must = 'You must specify a value for :state in the JWT.'
    assert.deepEqual(said(await ask('p-status/values', {})), no(must))

    await publish('card', at.card, { status: 'enabled', state: 'locked' })
    const onCard = (rest: string, params: object) => get(`/card/${token('card', params)}/params/${rest}`)
    assert.deepEqual((await onCard('c-status/values', { state: 'NY' })).body.values, [['paid']])
    assert.deepEqual((await onCard('c-status/search/e', { state: 'CA' })).body.values, [['late'], ['open']])
    assert.deepEqual((await onCard('c-status/remapping?value=x', { state: 'CA' })).body, ['x'])
    assert.deepEqual(
      said(await onCard('c-state/values', { state: 'CA' })),
      no(`Cannot search for values: "state" ${not}`),
    )
  })

  await t.test('values of fields that filters are about', async () => {
    await publish('dashboard', at.board, { status: 'enabled', state: 'disabled' })
    await publish('card', at.card, { status: 'enabled', key: 'disabled' })
    const statusId = at.f.status[1]
    for (const start of [`/dashboard/${token('board')}`, `/card/${token('card')}`]) {
      const { body } = await get(`${start}/field/${statusId}/values`)
      assert.deepEqual(body, { values: [['late'], ['open'], ['paid']], field_id: statusId, has_more_values: false })
      const search = await get(`${start}/field/${statusId}/search/${statusId}?value=PA&limit=5`)
      assert.deepEqual(search.body, [['paid']])
      const remapped = await get(`${start}/field/${statusId}/remapping/${statusId}?value=paid`)
      assert.deepEqual(remapped.body, ['paid'])
      assert.deepEqual(said(await get(`${start}/field/${at.f.state[1]}/values`)), no('Not found.'))
    }
  })

  await t.test('entity ids, the Trash, and the switches', async () => {
    await publish('card', at.card, null)
    await publish('dashboard', at.board, null)
    const byName = token({ question: at.entityIds.card })
    assert.equal((await get(`/card/${byName}`)).body.id, at.card)
    assert.equal((await get(`/dashboard/${token({ dashboard: at.entityIds.board })}`)).body.id, at.board)
    const key = token('card')
    for (const [off, on, text] of [
      [{ archived: true }, { archived: false }, 'Not found.'],
      [{ enable_embedding: false }, { enable_embedding: true }, 'Embedding is not enabled for this object.'],
    ] as const) {
      await admin.put(`/api/card/${at.card}`, off)
      for (const one of [key, byName]) assert.deepEqual(said(await get(`/card/${one}/query`)), no(text))
      await admin.put(`/api/card/${at.card}`, on)
      assert.equal((await get(`/card/${key}/query`)).status, 202)
    }
    await admin.put('/api/setting', { 'enable-embedding-static': false })
    for (const path of [`/card/${key}`, `/card/${key}/query`, `/dashboard/${token('board')}`]) {
      assert.deepEqual(said(await get(path)), no('Embedding is not enabled.'))
    }
    const change = await admin.put(`/api/card/${at.card}`, { embedding_params: { status: 'enabled' } })
    assert.equal(change.status, 400)
    await admin.put('/api/setting', { 'enable-embedding-static': true })
    assert.equal((await get(`/card/${key}`)).status, 200)
  })

  await t.test('a preview, for administrators', async () => {
    await admin.put(`/api/card/${at.card}`, {
      enable_embedding: false,
      embedding_params: { status: 'disabled', least: 'disabled' },
    })
    await admin.put(`/api/dashboard/${at.board}`, {
      enable_embedding: false,
      embedding_params: { status: 'disabled', state: 'locked' },
    })
    const own = (states: object | undefined, params: object = {}) => ({
      card: token('card', params, { _embedding_params: states }),
      board: token('board', params, { _embedding_params: states }),
    })
    const open = own({ status: 'enabled' })
    const { body } = await at.preview(`/card/${open.card}`)
    assert.deepEqual(names(body.parameters), ['status'])
    assert.deepEqual(idsIn(await at.preview(`/card/${open.card}/query?status=late`)), [4])
    const least = await at.preview(`/card/${open.card}/query?least=1`)
    assert.deepEqual(
      said(least),
      no('Unknown parameter :least.'),
      'the states of the token replace those that are stored',
    )
    assert.deepEqual(names((await at.preview(`/dashboard/${open.board}`)).body.parameters), ['status'])
    const place = `dashcard/${at.dashcard}/card/${at.card}`
    assert.deepEqual(idsIn(await at.preview(`/dashboard/${open.board}/${place}?status=late`)), [4])
    assert.equal((await at.preview(`/pivot/dashboard/${open.board}/${place}`)).status, 202)
    assert.equal((await at.preview(`/pivot/card/${open.card}/query`)).status, 202)

    const none = no('Token is missing value for keypath [:_embedding_params]')
    const without = own(undefined)
    for (const path of [`/card/${without.card}`, `/card/${without.card}/query`, `/dashboard/${without.board}`]) {
      assert.deepEqual(said(await at.preview(path)), none)
    }
    assert.deepEqual(said(await at.preview(`/dashboard/${without.board}/${place}`)), none)
    // Values merge them over the stored ones.
    const values = (key: string) => at.preview(`/dashboard/${key}/params/p-status/values`)
    const must = no('You must specify a value for :state in the JWT.')
    assert.deepEqual(said(await values(open.board)), must)
    const locked = own({ status: 'enabled' }, { state: ['NY'] })
    assert.deepEqual((await values(locked.board)).body.values, [['paid']])
    assert.deepEqual(
      said(await values(without.board)),
      no('Cannot search for values: "status" is not an enabled parameter.'),
    )

    assert.deepEqual(said(await get(`/card/${open.card}`)), no('Embedding is not enabled for this object.'))
    const wrong = own({ status: 'open' })
    assert.deepEqual(
      said(await at.preview(`/card/${wrong.card}`)),
      no('The embedding state of :status must be disabled, enabled or locked.'),
    )
    for (const path of ['/card/x', `/card/${open.card}`, `/dashboard/${open.board}/${place}`]) {
      assert.deepEqual(said(await nobody.get(`/api/preview_embed${path}`)), [401, 'Unauthenticated'])
      assert.deepEqual(said(await server.as.user.get(`/api/preview_embed${path}`)), [
        403,
        "You don't have permissions to do that.",
      ])
    }
    const wanted = {
      resource: { dashboard: at.board },
      params: { state: ['NY'] },
      embedding_params: { status: 'enabled', state: 'locked' },
    }
    const { body: signed } = await admin.post('/api/preview_embed/token', wanted)
    assert.equal((await at.preview(`/dashboard/${signed.token}/${place}?status=late`)).status, 202)
    const misspelt = await admin.post('/api/preview_embed/token', { ...wanted, embedding_params: { status: 'on' } })
    assert.equal(misspelt.status, 400)
    assert.match(misspelt.body.errors.embedding_params, /"status" must be/)

    await admin.put('/api/setting', { 'enable-embedding-static': false })
    assert.deepEqual(said(await admin.post('/api/preview_embed/token', wanted)), no('Embedding is not enabled.'))
    assert.deepEqual(said(await at.preview('/card/x')), no('Embedding is not enabled.'), 'the switch before the token')
    await admin.put('/api/setting', { 'enable-embedding-static': true })
    assert.deepEqual(said(await at.preview('/card/x')), no('Message seems corrupt or manipulated'))
  })
})

test('the how-to signs tokens that are good', async () => {
  const page = readFileSync('docs/how-to/embed-with-signed-tokens.md', 'utf8')
  const [, code = ''] = /```js\n(.*?)```/s.exec(page) ?? []
  const { embeddingToken } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const now = Date.now()
  const signed = embeddingToken(EMBEDDING_KEY, { dashboard: 7 }, { tenant: ['acme'] })
  const { exp, ...claims } = verifyToken(signed, [EMBEDDING_KEY], now)
  assert.deepEqual(claims, { resource: { dashboard: 7 }, params: { tenant: ['acme'] } })
  assert.ok(Math.abs(Number(exp) - now / 1000 - 600) < 60)
})

test('locked values and linked filters on every engine', async (t) => {
  const server = await testServer(t)
  for (const engine of await marketEngines()) {
    await t.test(engine, async () => {
      const { get, token, publish, ...at } = await embeddedContent(server, engine)
      await publish('card', at.card, { ...ALL, state: 'locked' })
      const ids = async (params: object, query = '') => idsIn(await get(`/card/${token('card', params)}/query${query}`))
      assert.deepEqual(await ids({ state: ['CA'] }), [1, 2, 4])
      assert.deepEqual(await ids({ state: ['CA', 'NY'] }, '?status=paid&least=2'), [3])
      assert.deepEqual(await ids({ state: "C'A" }), [])
      assert.deepEqual(await ids({ state: [], range: [2, 3] }, '?day=2024-02-01~2024-03-31'), [2, 3])
      assert.deepEqual(await ids({ state: [], key: [4, 9007199254740993n] }), [4])

      // What no column holds is a query that fails, or finds nothing.
      const digits = '9'.repeat(400)
      for (const least of ['1e400', '-1e400', digits, `[${digits}]`, '"1e400"', '"NaN"', '{"a":1}', 'true']) {
        const odd = `?parameters=${encodeURIComponent(`{"least":${least}}`)}`
        const { status, body, text } = await get(`/card/${token('card', { state: 'CA' })}/query${odd}`)
        const isTold = status === 400 || body.status === 'failed' || body.data.rows.length <= 3
        assert.ok([202, 400].includes(status) && isTold, `${least} ${text}`)
        assert.doesNotMatch(text, /select|quantity/i)
      }

      await publish('card', at.sql, { status: 'enabled', least: 'locked' })
      const inSql = async (params: object) => idsIn(await get(`/card/${token('sql', params)}/query?status=open`))
      assert.deepEqual(await inSql({ least: 2 }), [2, 5])
      assert.deepEqual(await inSql({ least: 3 }), [])

      await publish('dashboard', at.board, { status: 'enabled', state: 'locked', category: 'enabled' })
      const values = async (state: string, rest = 'values') =>
        (await get(`/dashboard/${token('board', { state })}/params/p-status/${rest}`)).body.values
      assert.deepEqual(await values('NY'), [['paid']])
      assert.deepEqual(await values('CA', 'values?p-category=Light'), [['late'], ['open']])
      assert.deepEqual(await values('CA', 'search/PA'), [['paid']])
      assert.deepEqual(await values('%'), [])
      await publish('card', at.card, { status: 'enabled', state: 'locked' })
      const onCard = await get(`/card/${token('card', { state: 'NY' })}/params/c-status/values`)
      assert.deepEqual(onCard.body.values, [['paid']])
    })
  }
})
