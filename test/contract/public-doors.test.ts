/** What guests with a public link do not get, however they ask (contract: sharing, section 2). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGroup, createPerson } from '../support/people.ts'
import { given, sharedContent, type SharedContent } from '../support/shared-content.ts'
import type { Answer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const GENERIC = 'An error occurred.'

/** Rows of an answer, or its status when it has none. */
function rowsOf({ status, body }: Answer): unknown {
  return body?.data?.rows ?? status
}

/** Texts that only members may see, in what anybody may get. */
const SECRETS = [
  '41 + 1',
  'select ',
  'no_such_table_of_sql',
  'hidden_word',
  'no such table',
  'Only open',
  "= 'open'",
  'Not on any dashboard',
  'Hidden collection',
  'admin@example.org',
  'user@example.org',
  'native_form',
  'results_metadata',
  'result_metadata',
  'creator',
  'collection',
  'public_uuid',
  'database_id',
  'embedding',
  'stacktrace',
  'querent.',
  'SQLITE',
  'running_time',
  'started_at',
  'card-id',
  'snippet',
  'average-length',
  'distinct-count',
  'value_field',
  'moderation',
  'permission',
  'can_write',
  'last_used_param_values',
]

async function texts(at: SharedContent): Promise<[url: string, answer: Answer][]> {
  const { guest, cards } = at
  const kinds = ['built', 'sql', 'model', 'onModel', 'metric', 'pivot', 'nested', 'failing'] as const
  const places = [cards.built, cards.sql, cards.onModel, cards.pivot, cards.failing]
  const wrong = given([{ id: 'tag-most', value: "x' or secret" }])
  const urls = [
    ...kinds.flatMap((kind) =>
      ['', '/query', '/query/csv', '/query/json', '/query/api'].map((end) => at.card(kind) + end),
    ),
    ...kinds.map((kind) => `/api/public/pivot/card/${at.uuidOf(kind)}/query`),
    ...places.flatMap((card) => ['', '/csv', '/json', '/api'].map((end) => at.place(card) + end)),
    ...['st', 'state', 'card', 'model', 'written'].map((key) => `${at.board}/params/${key}/values`),
    at.board,
    `${at.card('sql')}/query?${wrong}`,
    `${at.card('sql')}/query/csv?${wrong}`,
    `${at.card('nested')}/query?${wrong}`,
  ]
  const answers: [string, Answer][] = []
  for (const url of urls) answers.push([url, await guest.get(url)])
  answers.push([`${at.board}/query`, await guest.post(`${at.board}/query`, {})])
  return answers
}

test('what is not shared', async (t) => {
  const at = await sharedContent(t)
  const { guest, cards, fields, f, mbql, native, board } = at
  const { admin } = at.as
  const shop = at.shop.id
  const faults: unknown[] = []
  Object.assign(at.server.app.log, { error: (fault: unknown) => faults.push(fault) })
  const run = (url: string, parameters: unknown) => guest.get(`${url}?${given(parameters)}`)
  const { orders } = at

  await t.test('no answer speaks of how content is made, where it lies and whose it is', async () => {
    for (const [url, { text, headers }] of await texts(at)) {
      for (const secret of SECRETS) assert.ok(!text.includes(secret), `${url} tells ${secret}: ${text.slice(0, 400)}`)
      assert.match(String(headers['server-timing']), /^total;dur=[\d.]+$/, url)
      assert.doesNotMatch(text, /"fingerprint":(?!null)/, url)
    }
  })

  await t.test('cards are there only where they stand on the dashboard', async () => {
    const other = (await admin.post('/api/dashboard', { name: 'Other' })).body.id
    const { body } = await admin.put(`/api/dashboard/${other}`, {
      dashcards: [{ id: -1, card_id: cards.off, row: 0, col: 0, size_x: 1, size_y: 1 }],
    })
    const [{ id: elsewhere }] = body.dashcards
    const [own, second] = [at.dashcardOf(cards.built), at.dashcardOf(cards.sql)]
    const wrong = [
      [own, cards.off],
      [own, cards.sql],
      [second, cards.built],
      [second, cards.metric],
      [elsewhere, cards.off],
      [elsewhere, cards.built],
      [own, 999_999],
      [999_999, cards.built],
    ]
    for (const [dashcard, card] of wrong) {
      const place = `/dashcard/${dashcard}/card/${card}`
      const asked = [`${board}${place}`, `${board}${place}/csv`, `${board.replace('public', 'public/pivot')}${place}`]
      for (const url of asked) {
        const { status, text } = await guest.get(url)
        assert.deepEqual([status, text], [404, 'Not found.'], url)
      }
      assert.equal((await guest.post(`${board}${place}/csv`, {})).status, 404)
    }
    const lines = (await guest.post(`${board}/query`, { dashcard_ids: [elsewhere, 999_999] })).text
    assert.equal(lines, '{"done":true}\n')
    // Nothing of what members use opens with the same numbers.
    for (const url of [
      `/api/card/${cards.built}`,
      `/api/dashboard/${at.dashboard}`,
      `/api/field/${fields.status}/values`,
    ]) {
      assert.equal((await guest.get(url)).status, 401)
    }
  })

  await t.test('a card in the Trash is on no dashboard, neither are the series that stand on its place', async () => {
    const line = (cardId: number) => async () => {
      const { text } = await guest.post(`${board}/query`, {})
      return text.includes(`"card_id":${cardId},`)
    }
    const archive = async (id: number, archived: boolean) =>
      assert.equal((await admin.put(`/api/card/${id}`, { archived })).status, 200)
    await archive(cards.metric, true)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 404)
    assert.equal(await line(cards.metric)(), false)
    assert.deepEqual((await guest.get(board)).body.dashcards[0].series, [])
    await archive(cards.metric, false)
    await archive(cards.built, true)
    assert.equal((await guest.get(at.place(cards.built))).status, 404)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 404)
    assert.equal(await line(cards.metric)(), false)
    const shown = (await guest.get(board)).body
    assert.ok(!shown.dashcards.some(({ card_id }: { card_id: number }) => card_id === cards.built))
    await archive(cards.built, false)
    assert.equal((await guest.get(at.place(cards.metric, cards.built))).status, 202)
  })

  await t.test('values reach the columns of their parameters and no others', async () => {
    const email = fields.email
    const viaUser = { 'source-field': fields.user }
    const columns: unknown[] = [
      f(email, viaUser),
      f(email),
      ['field', 'email', { 'base-type': 'type/Text' }],
      ['field', { 'source-field': fields.user }, email],
      ['fk->', f(fields.user), f(email)],
      ['field-id', email],
      ['expression', 'email'],
      email,
      f(fields.notes),
      f(fields.notes, { 'join-alias': 'x' }),
      ['joined-field', 'x', f(email)],
      ['datetime-field', f(fields.created), 'day'],
      ['template-tag', 'status'],
      ['template-tag', { id: 'tag-status' }],
      ['template-tag', '__proto__'],
      ['template-tag', 'constructor'],
    ]
    const plain = columns.map((column) => ['dimension', column])
    const targets: unknown[] = columns
      .slice(0, 4)
      .flatMap((column) => [
        column,
        ['dimension', column, { 'stage-number': 0 }],
        ['dimension', column, { 'stage-number': -1 }],
        ['variable', column],
        [['dimension', column]],
        { dimension: column },
        { 0: 'dimension', 1: column, length: 2 },
      ])
    targets.push(...plain, 'dimension', 7, true, [], {}, [[]], ['dimension'], ['text-tag', 'x'])
    const [right, wrong] = ['p3@example.org', 'nobody@example.org']
    // Whoever could filter by a column that is not theirs would tell these two apart.
    const differ = async (url: string, parameter: object) => {
      const [one, other] = [
        await run(url, [{ ...parameter, value: [right] }]),
        await run(url, [{ ...parameter, value: [wrong] }]),
      ]
      assert.deepEqual(rowsOf(one), rowsOf(other), `${url} ${JSON.stringify(parameter)}`)
      for (const { status, text } of [one, other]) {
        assert.ok(status === 202 || text === GENERIC, `${url} ${JSON.stringify(parameter)} ${status} ${text}`)
      }
    }
    for (const target of targets) {
      await differ(`${at.card('built')}/query`, { target, type: 'string/=' })
      await differ(`${at.card('built')}/query`, { id: 'st', target, type: 'string/=' })
      await differ(at.place(cards.built), { id: 'st', target, type: 'string/=' })
    }
    for (const target of plain) {
      for (const kind of ['onModel', 'model', 'sql', 'metric'] as const) {
        await differ(`${at.card(kind)}/query`, { target, type: 'string/=' })
      }
      await differ(`${at.card('model')}/query/json`, { target, type: 'string/=' })
      await differ(at.place(cards.onModel), { id: 'model', target, type: 'string/=' })
      await differ(at.place(cards.sql), { id: 'st', target, type: 'string/=' })
    }
    for (const id of ['__proto__', 'constructor', 'toString', 'mail2', '', null, 0, [], ['st'], { id: 'st' }]) {
      for (const url of [`${at.card('built')}/query`, at.place(cards.built), `${at.place(cards.built)}/csv`]) {
        const { status, text } = await run(url, [{ id, value: ['x'] }])
        assert.deepEqual([status, text], [400, GENERIC], `${url} ${JSON.stringify(id)}`)
      }
    }
    const hidden = '[{"__proto__":{"id":"st","value":["late"]}},{"constructor":{"prototype":{"id":"st"}}}]'
    assert.equal((await run(at.place(cards.built), hidden)).status, 400)
  })

  await t.test('a value brings nothing else along', async () => {
    const plain = rowsOf(await run(at.place(cards.built), [{ id: 'typed', value: ['ORDER'] }]))
    assert.deepEqual(plain, [])
    const more = { options: { 'case-sensitive': false }, default: ['late'], name: 'x', slug: 'x', sectionId: 'x' }
    assert.deepEqual(rowsOf(await run(at.place(cards.built), [{ id: 'typed', value: ['ORDER'], ...more }])), [])
    const query = { 'source-table': at.people }
    for (const extra of [
      { query },
      { dataset_query: mbql(query) },
      { database: shop, native: { query: 'select 1' } },
    ]) {
      const body = { parameters: [], ...extra, ignore_cache: true, middleware: {}, constraints: { 'max-results': 1 } }
      const { status, body: found } = await guest.post(`${at.place(cards.sql)}/json`, body)
      assert.deepEqual([status, found.length, Object.keys(found[0])], [200, 100, ['id', 'status', 'secret_of_sql']])
    }
    const injected = [
      "1; select 'x'",
      '1) or (1=1',
      "1' or '1'='1",
      '{{#2}}',
      '[[1]]',
      '-- ',
      { sql: '1' },
      [[1]],
      ['1', '2'],
    ]
    for (const value of injected) {
      const answer = await run(`${at.card('sql')}/query`, [{ id: 'tag-most', value }])
      const rows = rowsOf(answer)
      assert.ok(
        Array.isArray(rows) && rows.length === 0 && answer.body.status === 'failed',
        `${JSON.stringify(value)} ${answer.text}`,
      )
    }
    for (const value of ["' or 1=1 --", '{{most}}', '%', 'la_e']) {
      assert.deepEqual(rowsOf(await run(`${at.card('sql')}/query`, [{ id: 'tag-status', value: [value] }])), [])
    }
  })

  await t.test('a filter whose column is not there says nothing of it', async () => {
    const card = await at.save('Counted', mbql({ 'source-table': orders, aggregation: [['count']] }))
    const columns = {
      a: f(fields.email),
      b: ['field', 'gone_column', { 'base-type': 'type/Text' }],
      c: f(fields.email, { 'join-alias': 'Gone join' }),
      d: ['expression', 'gone_expression'],
    }
    const names = Object.keys(columns)
    const parameters = names.map((name) => ({ id: name, name, slug: name, type: 'string/=' }))
    const { id } = (await admin.post('/api/dashboard', { name: 'Odd', parameters })).body
    const parameter_mappings = Object.entries(columns).map(([parameter_id, column]) => {
      return { parameter_id, card_id: card, target: ['dimension', column] }
    })
    const { body } = await admin.put(`/api/dashboard/${id}`, {
      dashcards: [{ id: -1, card_id: card, row: 0, col: 0, size_x: 1, size_y: 1, parameter_mappings }],
    })
    const url = `/api/public/dashboard/${await at.share(`/api/dashboard/${id}`)}/dashcard/${body.dashcards[0].id}/card/${card}`
    for (const name of names) {
      const { body: failed } = await run(url, [{ id: name, value: ['x'] }])
      assert.deepEqual([failed.status, failed.error], ['failed', 'An error occurred while running the query.'], name)
    }
  })

  await t.test('fields open only where filters list their values', async () => {
    const { status, email, notes, key, total, name, quantity, state, created } = fields
    const closed = async (content: string, id: number | undefined, other = id) => {
      for (const path of [`${id}/values`, `${id}/search/${other}?value=a`, `${id}/remapping/${other}?value=1`]) {
        const answer = await guest.get(`${content}/field/${path}`)
        assert.deepEqual([answer.status, answer.text], [404, 'Not found.'], `${content} ${path}`)
      }
    }
    // A list of its own, a source of its own, and one for typing: no word of what the column holds.
    for (const id of [notes, email, key, total, name]) await closed(board, id)
    // What the query does not read is not shared by aiming a parameter at it.
    for (const id of [notes, email, key, total, quantity, state, created]) await closed(at.card('built'), id)
    for (const kind of ['model', 'onModel', 'metric', 'pivot', 'nested'] as const) await closed(at.card(kind), status)
    for (const id of [quantity, email, notes]) await closed(at.card('sql'), id)
    const denied = await guest.get(`${at.card('built')}/params/mail/values`)
    assert.deepEqual([denied.status, denied.text], [400, GENERIC])
    for (const path of ['params/mail/search/p', 'params/mail/remapping?value=p3@example.org']) {
      assert.equal((await guest.get(`${at.card('built')}/${path}`)).status, 400)
    }
    // A list that somebody wrote says nothing of the column either.
    assert.deepEqual((await guest.get(`${board}/params/written/search/remark`)).body.values, [])
    assert.deepEqual((await guest.get(`${board}/params/written/remapping?value=A`)).body, ['A'])
    assert.deepEqual((await guest.get(board)).body.param_values[notes!], undefined)
    for (const others of ['__proto__=x', 'constructor=x', 'toString=x', 'none=x', 'st=x', `${status}=open`]) {
      const { status: code, body } = await guest.get(`${board}/params/st/values?${others}`)
      assert.deepEqual([code, body.values.length], [200, 3], others)
    }
  })

  await t.test('a field that was taken out of use is out of use for guests', async () => {
    const urls = [`${board}/params/st/values`, `${board}/field/${fields.status}/values`]
    for (const visibility_type of ['sensitive', 'retired']) {
      await admin.put(`/api/field/${fields.status}`, { visibility_type })
      for (const url of urls) assert.ok([400, 404].includes((await guest.get(url)).status), `${visibility_type} ${url}`)
      const { body } = await guest.get(board)
      assert.deepEqual([body.param_fields[fields.status!], body.param_values[fields.status!]], [undefined, undefined])
    }
    await admin.put(`/api/field/${fields.status}`, { visibility_type: 'normal' })
    await admin.put(`/api/field/${fields.name}`, { visibility_type: 'sensitive' })
    for (const path of [
      `field/${fields.user}/search/${fields.name}?value=a`,
      `field/${fields.user}/remapping/${fields.name}?value=1`,
    ]) {
      const { status, text } = await guest.get(`${board}/${path}`)
      assert.deepEqual([status, text], [400, GENERIC], path)
    }
    await admin.put(`/api/field/${fields.name}`, { visibility_type: 'normal' })
    for (const url of urls) assert.equal((await guest.get(url)).status, 200)
  })

  await t.test('answers for guests and for members are kept apart', async () => {
    await admin.put('/api/setting/enable-query-caching', { value: true })
    const kept = { collection_id: null, cache_ttl: 1 }
    const card = await at.save('Kept', native('select random() as r, id from orders order by id limit 2'), kept)
    const filtered = await at.save(
      'Kept rows',
      mbql({ 'source-table': orders, fields: [f(fields.key), f(fields.status)] }),
      kept,
    )
    const url = `/api/public/card/${await at.share(`/api/card/${card}`)}/query`
    const first = (await guest.get(url)).body
    assert.deepEqual(rowsOf(await guest.get(url)), first.data.rows, 'guests take what is kept')
    assert.deepEqual(Object.keys((await guest.get(`${url}?ignore_cache=true`)).body), Object.keys(first))
    const member = await admin.post(`/api/card/${card}/query`)
    assert.ok('native_form' in member.body.data)
    const again = await guest.get(url)
    assert.deepEqual(
      [Object.keys(again.body), Object.keys(again.body.data)],
      [Object.keys(first), Object.keys(first.data)],
    )
    assert.deepEqual(again.body.data.rows, first.data.rows)
    assert.ok('native_form' in (await admin.post(`/api/card/${card}/query`)).body.data)
    // Guests see all rows, whoever asked before them; who is under a rule does not, whoever asked before.
    const all = `/api/public/card/${await at.share(`/api/card/${filtered}`)}/query`
    const group = await createGroup(at, 'Under a rule')
    const ruled = await createPerson(at, 'ruled', [group])
    const { revision } = (await admin.get('/api/permissions/graph')).body
    const schema = (await at.shop.table('orders')).schema ?? ''
    const words = {
      1: { [shop]: { 'view-data': 'blocked' } },
      [group]: { [shop]: { 'view-data': { [schema]: { [orders]: 'sandboxed' } } } },
    }
    const rule = {
      group_id: group,
      table_id: orders,
      card_id: null,
      attribute_remappings: { state: ['dimension', f(fields.status)] },
    }
    const put = await admin.put('/api/permissions/graph', { revision, groups: words, sandboxes: [rule] })
    assert.equal(put.status, 200, put.text)
    await admin.put(`/api/user/${ruled.id}`, { login_attributes: { state: 'late' } })
    const rows = async (asked: Promise<Answer>) => {
      const { status: code, body, text } = await asked
      assert.equal(code, 202, text)
      return body.data.rows.length
    }
    const counts = async () => [await rows(ruled.as.post(`/api/card/${filtered}/query`)), await rows(guest.get(all))]
    assert.deepEqual(
      [await counts(), await counts()],
      [
        [33, 100],
        [33, 100],
      ],
    )
    assert.equal((await guest.get(`${board}/params/st/values`)).body.values.length, 3)
    // Nor do they choose what guests see of the rows that are hidden from them.
    const { revision: next } = (await admin.get('/api/permissions/graph')).body
    const builds = { [group]: { [shop]: { 'create-queries': 'query-builder' } } }
    await admin.put('/api/permissions/graph', { revision: next, groups: builds })
    const mine = { database: shop, type: 'query', query: { 'source-table': orders, limit: 99 } }
    const body = { name: 'Base', display: 'table', visualization_settings: {}, dataset_query: mine }
    const { id: base } = (await ruled.as.post('/api/card', body)).body
    const above = { database: shop, type: 'query', query: { 'source-table': `card__${base}` } }
    const reading = (await admin.post('/api/card', { ...body, name: 'Above', dataset_query: above })).body.id
    const other = { dataset_query: { ...mine, query: { 'source-table': orders, limit: 98 } } }
    assert.equal((await ruled.as.put(`/api/card/${base}`, other)).status, 200, 'nobody else sees it yet')
    await at.share(`/api/card/${reading}`)
    const refused = /a rule hides some from you/
    assert.match((await ruled.as.put(`/api/card/${base}`, { dataset_query: mine })).text, refused)
    assert.equal((await ruled.as.put(`/api/card/${base}`, { name: 'Named anew' })).status, 200)
    const { id: own } = (await ruled.as.post('/api/dashboard', { name: 'Own' })).body
    const place = { id: -1, card_id: base, row: 0, col: 0, size_x: 4, size_y: 4 }
    assert.equal((await ruled.as.put(`/api/dashboard/${own}`, { dashcards: [place] })).status, 200)
    await at.share(`/api/dashboard/${own}`)
    assert.match((await ruled.as.put(`/api/dashboard/${own}`, { dashcards: [place] })).text, refused)
    assert.match((await ruled.as.post('/api/card', { ...body, dashboard_id: own })).text, refused)
    assert.equal((await ruled.as.put(`/api/dashboard/${own}`, { description: 'Said anew' })).status, 200)
  })

  await t.test('content stays shared when whoever shared it has lost their rights or is gone', async () => {
    const maker = await createPerson(at, 'maker', [2])
    await at.server.store.users.update(maker.id, { is_superuser: true })
    const link = (await maker.as.post(`/api/card/${cards.off}/public_link`)).body.uuid
    const url = `/api/public/card/${link}/query`
    const { status, headers } = await guest.get(url)
    assert.deepEqual([status, headers['set-cookie']], [202, undefined], 'guests are not told apart')
    assert.equal((await admin.put(`/api/user/${maker.id}`, { is_superuser: false })).status, 200)
    assert.equal((await guest.get(url)).body.data.rows.length, 20)
    assert.equal((await admin.delete(`/api/user/${maker.id}`)).status, 200)
    assert.equal((await guest.get(url)).body.data.rows.length, 20)
    assert.equal((await admin.delete(`/api/card/${cards.off}/public_link`)).status, 204)
    assert.equal((await guest.get(url)).status, 404)
  })

  await t.test('curators give guests nothing that they may not see themselves', async () => {
    const group = await createGroup(at, 'Curators')
    const curator = await createPerson(at, 'curator', [group])
    const { id: team } = (await admin.post('/api/collection', { name: 'Team' })).body
    const { revision } = (await admin.get('/api/collection/graph')).body
    assert.equal(
      (await admin.put('/api/collection/graph', { revision, groups: { [group]: { [team]: 'write' } } })).status,
      200,
    )
    const inTeam = { collection_id: team }
    const parameters = [{ id: 'p', name: 'P', slug: 'p', type: 'string/=' }]
    const sourced = (value_field: unknown, card_id = cards.off) => [
      { ...parameters[0], values_source_type: 'card', values_source_config: { card_id, value_field } },
    ]
    const rows = mbql({ 'source-table': orders, fields: [f(fields.key)] })
    const card = await at.save('Of the team', rows, { ...inTeam, parameters: sourced(f(fields.state)) })
    const uuid = await at.share(`/api/card/${card}`)
    const { id: dashboard } = (
      await admin.post('/api/dashboard', { name: 'Team', ...inTeam, parameters: sourced(f(fields.state)) })
    ).body
    await at.share(`/api/dashboard/${dashboard}`)

    for (const path of [`/api/card/${card}`, `/api/dashboard/${dashboard}`]) {
      const put = (changes: object) => curator.as.put(path, changes)
      const kept = await put({ name: 'Renamed', parameters: sourced(f(fields.state)) })
      assert.equal(kept.status, 200, `what was there stays: ${kept.text}`)
      assert.equal(
        (await put({ parameters: sourced(f(fields.email)) })).status,
        403,
        'another column is another source',
      )
      assert.equal((await put({ parameters: sourced(f(fields.status), cards.built) })).status, 403)
      assert.equal((await put({ parameters: [] })).status, 200)
      assert.equal((await put({ parameters: sourced(f(fields.state)) })).status, 403, 'nor back again')
      assert.equal((await admin.put(path, { parameters: sourced(f(fields.state)) })).status, 200)
    }
    const copied = await curator.as.post(`/api/dashboard/${dashboard}/copy`, inTeam)
    assert.equal(copied.status, 200, 'a copy has what its original has')
    assert.deepEqual(copied.body.parameters, sourced(f(fields.state)))
    const fresh = {
      name: 'New',
      display: 'table',
      visualization_settings: {},
      ...inTeam,
      parameters: sourced(f(fields.state)),
    }
    assert.equal((await curator.as.post('/api/dashboard', fresh)).status, 403)
    assert.equal((await curator.as.post('/api/card', { ...fresh, dataset_query: rows })).status, 403)

    // The query itself, and what its filters are aimed at, take the right to the data.
    const before = (await guest.get(`/api/public/card/${uuid}/query`)).text
    const queries = [
      mbql({ 'source-table': orders }),
      native('select * from people'),
      mbql({ 'source-table': `card__${cards.off}` }),
    ]
    for (const dataset_query of queries) {
      assert.equal((await curator.as.put(`/api/card/${card}`, { dataset_query })).status, 403)
    }
    for (const target of [
      ['dimension', f(fields.notes)],
      ['dimension', f(fields.email)],
      ['dimension', ['field', 'notes', { 'base-type': 'type/Text' }]],
    ]) {
      const aimed = await curator.as.put(`/api/card/${card}`, { parameters: [{ ...parameters[0], target }] })
      const { status, text } = await guest.get(`/api/public/card/${uuid}/params/p/values`)
      assert.ok(aimed.status === 403 || status === 400, `${JSON.stringify(target)}: ${aimed.status} ${text}`)
    }
    assert.equal((await guest.get(`/api/public/card/${uuid}/query`)).text, before)
    assert.equal((await curator.as.post(`/api/card/${card}/public_link`)).status, 403)
    assert.equal((await curator.as.delete(`/api/card/${card}/public_link`)).status, 403)

    // On a question about a model of which the curator sees nothing.
    const narrow = await at.save(
      'Narrow',
      mbql({ 'source-table': `card__${cards.model}`, aggregation: [['count']] }),
      inTeam,
    )
    const onBoard = await admin.put(`/api/dashboard/${dashboard}`, {
      parameters,
      dashcards: [{ id: -1, card_id: narrow, row: 0, col: 0, size_x: 1, size_y: 1 }],
    })
    const [dashcard] = onBoard.body.dashcards
    const target = ['dimension', ['field', 'notes', { 'base-type': 'type/Text' }]]
    const mapped = await curator.as.put(`/api/dashboard/${dashboard}`, {
      dashcards: [{ ...dashcard, parameter_mappings: [{ parameter_id: 'p', card_id: narrow, target }] }],
    })
    assert.equal(mapped.status, 403, mapped.text.slice(0, 300))
  })

  await t.test('odd and huge requests', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `s${index}`)
    const deep = (depth: number, inner: string) => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`
    const values: string[] = [
      JSON.stringify(many),
      JSON.stringify(Array.from({ length: 30_000 }, (_, index) => index)),
      deep(50, '1'),
      deep(20_000, '1'),
      '"\\u0000"',
      '"\\ud800"',
      '"\\udfff\\ud800"',
      '1e400',
      '-0',
      '99999999999999999999999999',
      `"${'x'.repeat(100_000)}"`,
      '{"a":{"b":[null]}}',
      '[null]',
      '[[["late"]]]',
      '"late\\u0000"',
      'true',
    ]
    for (const value of values) {
      for (const id of ['st', 'quantity', 'made', 'buyer']) {
        const parameters = `[{"id":"${id}","value":${value}}]`
        const dashcard_ids = `[${at.dashcardOf(cards.built)}]`
        for (const [url, body] of [
          [`${at.place(cards.built)}/json`, `{"parameters":${parameters}}`],
          [`${board}/query`, `{"parameters":${parameters},"dashcard_ids":${dashcard_ids}}`],
        ] as const) {
          if (value.length > 1000 && !['st', 'quantity'].includes(id)) continue
          const { status, text } = await guest.post(url, body, { 'content-type': 'application/json' })
          assert.ok(
            status === 200 || status === 400,
            `${url} ${id} ${value.slice(0, 40)}: ${status} ${text.slice(0, 200)}`,
          )
          for (const secret of ['select', 'SQLITE', 'stacktrace', ' at '])
            assert.ok(!text.includes(secret), `${id} ${value.slice(0, 40)}: ${text.slice(0, 300)}`)
        }
      }
    }
    const headers = { 'content-type': 'application/json' }
    const huge = JSON.stringify({ parameters: [{ id: 'st', value: 'x'.repeat(300_000) }] })
    assert.equal((await guest.post(`${at.place(cards.built)}/json`, huge, headers)).status, 400)
    for (const body of [
      '{',
      '',
      '\u0000',
      '[]',
      'null',
      '"x"',
      `{"parameters":${deep(5000, '')}}`,
      '{"dashcard_ids":[1.5]}',
      '{"dashcard_ids":["1"]}',
    ]) {
      for (const url of [`${at.place(cards.built)}/csv`, `${board}/query`]) {
        const { status, text } = await guest.post(url, body, headers)
        assert.ok(
          status === 200 || (status === 400 && text === GENERIC),
          `${url} ${body.slice(0, 40)}: ${status} ${text.slice(0, 100)}`,
        )
      }
    }
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const { status } = await guest.post(`${board}/query`, 'x', { 'content-type': type })
      assert.ok(status >= 400 && status < 500, `${type} ${status}`)
    }
    const late = '%5B%7B%22id%22%3A%22st%22%2C%22value%22%3A%22late%22%7D%5D'
    for (const query of [
      `parameters=${late}&parameters=${late}`,
      `parameters[]=${late}`,
      'parameters[0][id]=st',
      'parameters=%ff',
      'parameters=%00',
    ]) {
      const { status } = await guest.get(`${at.place(cards.built)}?${query}`)
      assert.ok(status === 202 || status === 400, `${query} ${status}`)
    }
  })

  await t.test('malformed input behind a link that opens is refused, and no fault of the server', async () => {
    const good: Record<string, string> = {
      dashcard_id: String(at.dashcardOf(cards.built)),
      card_id: String(cards.built),
      format: 'json',
      parameter: 'st',
      query: 'a',
      id: String(fields.status),
      otherId: String(fields.status),
    }
    const odd = ['0', '99999999999999999999', '%00', "'--", '%ED%A0%80', 'x'.repeat(3000)]
    const queries = ['', '99999999999999999999', '%00', '[1,{}]']
    const paths: [string, Record<string, { parameters?: { in: string; name: string }[] }>][] = Object.entries(
      JSON.parse(JSON.stringify(at.server.app.swagger().paths ?? {})),
    )
    let asked = 0
    for (const [path, methods] of paths.filter(([one]) => one.startsWith('/api/public/'))) {
      const isCard = path.includes('/card/{key}')
      const opened = path.replace('{key}', isCard ? at.uuidOf('built') : at.boardUuid)
      const names = [...opened.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
      const fill = (bad: Record<string, string>) =>
        opened.replaceAll(/\{([^}]+)\}/g, (_, name: string) => bad[name] ?? good[name] ?? '')
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const keys = [
          ...parameters.filter((one) => one.in === 'query').map(({ name }) => name),
          'parameters',
          'value',
          'st',
        ]
        const urls = [
          ...names.flatMap((name) => odd.map((value) => `${fill({ [name]: value })}?value=a`)),
          ...[...new Set(keys)].flatMap((key) => queries.map((value) => `${fill({})}?${key}=${value}`)),
        ]
        for (const url of urls) {
          const { status } = method === 'get' ? await guest.get(url) : await guest.post(url, {})
          asked += 1
          assert.ok(status < 500 && status !== 401, `${method} ${url} ${status}`)
        }
      }
    }
    assert.ok(asked > 300)
  })

  await t.test('none of it was a fault of the server, which guests are not told of', async () => {
    assert.deepEqual(faults, [])
    const { guests } = at.server.services
    const { oembed } = guests
    const broken = () => {
      throw new TypeError('A fault.')
    }
    Object.assign(guests, { oembed: broken })
    const { status, text } = await guest.get('/api/public/oembed?url=http://x')
    Object.assign(guests, { oembed })
    assert.deepEqual([status, text], [400, GENERIC])
    await until('the line of the log', 20_000, () => faults.length === 1)
  })
})
