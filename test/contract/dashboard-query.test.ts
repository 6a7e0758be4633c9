/** Running the cards of dashboards with the values of their filters, and the values that the filters offer. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { countStatements } from '../support/count-statements.ts'
import { testServer } from '../support/test-server.ts'

const PLACE = { row: 0, col: 0, size_x: 6, size_y: 3 }

async function board(t: TestContext, now: () => number = Date.now) {
  const server = await testServer(t, { now })
  const { as } = server
  const shop = await connectShop(server)
  const [orders, people] = [await shop.table('orders'), await shop.table('people')]
  const [status, total, state] = [
    await shop.field('orders', 'status'),
    await shop.field('orders', 'total'),
    await shop.field('people', 'state'),
  ]
  const save = async (name: string, dataset_query: Record<string, unknown>) =>
    (await as.user.post('/api/card', { name, display: 'table', visualization_settings: {}, dataset_query })).body
  const count = await save('Count', {
    database: shop.id,
    type: 'query',
    query: { 'source-table': orders.id, aggregation: [['count']] },
  })
  const sql = await save('SQL', {
    database: shop.id,
    type: 'native',
    native: {
      query: 'select count(*) as n from orders where status = {{wanted}}',
      'template-tags': { wanted: { id: 'w', name: 'wanted', 'display-name': 'Wanted', type: 'text' } },
    },
  })
  const names = await save('Names', {
    database: shop.id,
    type: 'query',
    query: { 'source-table': people.id, aggregation: [['count']] },
  })
  const source = { 'source-field': (await shop.field('orders', 'user_id')).id }
  const map = (parameter_id: string, card_id: number, target: unknown) => ({ parameter_id, card_id, target })
  const made = (
    await as.user.post('/api/dashboard', {
      name: 'Board',
      parameters: [
        { id: 's', type: 'string/=', name: 'Status', slug: 'status', default: ['paid'] },
        { id: 't', type: 'number/>=', name: 'Total', slug: 'total' },
        { id: 'st', type: 'string/=', name: 'State', slug: 'state' },
        {
          id: 'fixed',
          type: 'category',
          name: 'Fixed',
          slug: 'fixed',
          values_source_type: 'static-list',
          values_source_config: { values: [['a', 'Ah'], 'b'] },
        },
        { id: 'lost', type: 'category', name: 'Lost', slug: 'lost' },
      ],
    })
  ).body
  const {
    status: code,
    body,
    text,
  } = await as.user.put(`/api/dashboard/${made.id}`, {
    dashcards: [
      {
        id: -1,
        card_id: count.id,
        ...PLACE,
        series: [{ id: names.id }],
        parameter_mappings: [
          map('s', count.id, ['dimension', ['field', status.id, null]]),
          map('t', count.id, ['dimension', ['field', total.id, null]]),
          map('st', count.id, ['dimension', ['field', state.id, source]]),
          map('st', names.id, ['dimension', ['field', state.id, null]]),
        ],
      },
      {
        id: -2,
        card_id: sql.id,
        ...PLACE,
        parameter_mappings: [map('s', sql.id, ['variable', ['template-tag', 'wanted']])],
      },
    ],
  })
  assert.equal(code, 200, text)
  const [first, second] = body.dashcards
  const url = (dashcardId: number, cardId: number) =>
    `/api/dashboard/${made.id}/dashcard/${dashcardId}/card/${cardId}/query`
  const run = async (where: string, parameters?: unknown) => {
    const answer = await as.user.post(where, { parameters })
    assert.equal(answer.status, 202, answer.text)
    assert.equal(answer.body.status, 'completed', answer.text)
    return answer.body.data.rows
  }
  return { ...server, id: made.id, count, sql, names, first, second, url, run, total, status, state }
}

test('values reach the cards that their filters are mapped to', async (t) => {
  const { first, second, count, sql, names, url, run, as, id, server, userId } = await board(t)
  const chart = url(first.id, count.id)
  assert.deepEqual(await run(chart), [[100]], 'a default is not applied')
  assert.deepEqual(await run(chart, [{ id: 's', value: ['paid'] }]), [[33]])
  assert.deepEqual(await run(chart, [{ id: 's', value: 'paid' }]), [[33]], 'one value is a list of one')
  assert.deepEqual(
    await run(chart, [
      { id: 's', value: ' ' },
      { id: 't', value: null },
    ]),
    [[100]],
  )
  assert.deepEqual(await run(chart, [{ id: 't', value: [90] }]), [[11]])
  assert.deepEqual(await run(chart, [{ id: 'st', value: ['CA'] }]), [[25]], 'over a foreign key')
  assert.deepEqual(await run(chart, [{ id: 't', value: [90], target: ['dimension', ['field', 1, null]] }]), [[11]])
  assert.deepEqual(
    await run(url(first.id, names.id), [
      { id: 'st', value: ['CA'] },
      { id: 's', value: ['paid'] },
    ]),
    [[5]],
  )
  assert.deepEqual(await run(url(second.id, sql.id), [{ id: 's', value: ['open'] }]), [[34]])
  assert.deepEqual(await run(chart, [{ id: 'lost', value: ['x'] }]), [[100]], 'mapped nowhere')
  await server.services.runner.log.flush()
  const [entry] = await server.store.queryLog.latest(1, 0)
  assert.deepEqual(
    [entry?.dashboard_id, entry?.card_id, entry?.context, entry?.executor_id],
    [id, count.id, 'dashboard', userId],
  )
  const pivot = await as.user.post(`/api/dashboard/pivot/${id}/dashcard/${first.id}/card/${count.id}/query`, {})
  assert.deepEqual([pivot.status, pivot.body.status], [202, 'completed'])
  const csv = await as.user.post(`${chart}/csv`, { parameters: JSON.stringify([{ id: 's', value: ['paid'] }]) })
  assert.deepEqual([csv.status, csv.text.trim().split(/\r?\n/)], [200, ['Count', '33']])
})

test('what does not fit is refused with its reason', async (t) => {
  const { as, first, count, sql, url } = await board(t)
  const post = (where: string, parameters: unknown) => as.user.post(where, { parameters })
  const chart = url(first.id, count.id)
  const unknown = await post(chart, [{ id: 'x', value: 1 }])
  assert.deepEqual(
    [unknown.status, unknown.body],
    [400, { message: 'Dashboard does not have a parameter with ID "x".' }],
  )
  const wrong = await post(chart, [{ id: 's', value: 1, type: 'number/=' }])
  assert.deepEqual([wrong.status, wrong.body.message.startsWith('Invalid parameter value type')], [400, true])
  assert.match((await post(chart, [{ value: 1 }])).body.errors.parameters, /'id' key/)
  assert.match((await post(chart, 7)).body.errors.parameters, /'id' key/)
  assert.equal((await post(url(first.id, sql.id), [])).status, 404)
  assert.equal((await post(url(9999, count.id), [])).status, 404)
  assert.equal((await as.user.post(`/api/dashboard/999/dashcard/${first.id}/card/${count.id}/query`, {})).status, 404)
  assert.equal((await as.nobody.post(chart, {})).status, 401)
})

test('the last values are remembered for each user, unless the setting is off', async (t) => {
  const { as, id, first, count, url, run } = await board(t)
  const chart = url(first.id, count.id)
  const kept = async () => (await as.user.get(`/api/dashboard/${id}`)).body.last_used_param_values
  assert.deepEqual(await kept(), {})
  await run(chart, [
    { id: 's', value: ['paid'] },
    { id: 't', value: [3] },
  ])
  assert.deepEqual(await kept(), { s: ['paid'], t: [3] })
  await run(chart, [
    { id: 's', value: null, default: ['paid'] },
    { id: 't', value: null },
  ])
  assert.deepEqual(await kept(), { s: null })
  assert.deepEqual((await as.admin.get(`/api/dashboard/${id}`)).body.last_used_param_values, {})
  await as.admin.put('/api/setting/dashboards-save-last-used-parameters', { value: false })
  assert.equal(await kept(), undefined)
})

test('many values are remembered, and forgotten, by few statements', async (t) => {
  const { server, as, adminId } = await testServer(t)
  const { dashboardCards } = server.store
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Filtered' })).body
  const keep = (count: number, value: unknown) => {
    const values = new Map(Array.from({ length: count }, (_, at) => [`p${at}`, value]))
    return countStatements(() => dashboardCards.keepValues(adminId, id, values))
  }
  assert.ok((await keep(40, ['a'])) < 20)
  await keep(2, ['b'])
  const kept = await dashboardCards.valuesOf(adminId, id)
  assert.deepEqual([Object.keys(kept).length, kept['p1'], kept['p2']], [40, ['b'], ['a']])
  assert.ok((await keep(39, undefined)) < 20)
  assert.deepEqual(await dashboardCards.valuesOf(adminId, id), { p39: ['a'] })
})

test('filters offer the values of their columns, narrowed by the other filters', async (t) => {
  const { as, id } = await board(t)
  const values = async (path: string) => (await as.user.get(`/api/dashboard/${id}/params/${path}`)).body.values
  assert.deepEqual(await values('s/values'), [['late'], ['open'], ['paid']])
  assert.deepEqual(await values('s/values?t=100'), [['open']])
  assert.deepEqual(await values('st/values?nothing=1'), [['CA'], ['NY'], ['TX'], ['WA']])
  assert.deepEqual(await values('st/values?t=100'), [['NY']])
  assert.deepEqual(await values('st/search/n'), [['NY']])
  assert.deepEqual(await values('fixed/values'), [['a', 'Ah'], ['b']])
  assert.deepEqual((await as.user.get(`/api/dashboard/${id}/params/fixed/remapping?value=a`)).body, ['a', 'Ah'])
  for (const what of ['values', 'search/a', 'remapping?value=a']) {
    const unknown = await as.user.get(`/api/dashboard/${id}/params/x/${what}`)
    const message = 'Dashboard does not have a parameter with the ID "x"'
    assert.deepEqual([unknown.status, unknown.body], [400, { message }])
  }
  assert.equal((await as.user.get(`/api/dashboard/${id}/params/lost/values`)).status, 400)
})

test('who may read the dashboard may run it and see its values, without a right to the data', async (t) => {
  const { as, id, first, count, url, run } = await board(t)
  const { revision, groups } = (await as.admin.get('/api/permissions/graph')).body
  const [database] = Object.keys(groups[1])
  await as.admin.put('/api/permissions/graph', { revision, groups: { 1: { [database!]: { 'create-queries': 'no' } } } })
  assert.deepEqual(await run(url(first.id, count.id), [{ id: 's', value: ['paid'] }]), [[33]])
  assert.equal((await as.user.get(`/api/dashboard/${id}/params/s/values`)).status, 200)
  await as.admin.put('/api/permissions/graph', {
    revision: revision + 1,
    groups: { 1: { [database!]: { 'view-data': 'blocked' } } },
  })
  const blocked = await as.user.post(url(first.id, count.id), {})
  assert.deepEqual([blocked.body.status, blocked.body.error_type], ['failed', 'missing-required-permissions'])
  assert.equal((await as.user.get(`/api/dashboard/${id}/params/s/values`)).status, 403)
})

test('a whole dashboard runs in one request: a line a card, what is seen first first, equal questions once', async (t) => {
  const { as, id, first, second, count, sql, names, server } = await board(t)
  const ask = async (body: unknown) => {
    const answer = await as.user.post(`/api/dashboard/${id}/query`, body)
    assert.equal(answer.status, 200, answer.text)
    assert.match(String(answer.headers['content-type']), /x-ndjson/)
    return answer.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
  const lines = await ask({ parameters: [{ id: 's', value: ['paid'] }] })
  assert.deepEqual(lines.at(-1), { done: true })
  const rows = new Map(lines.slice(0, -1).map((line) => [`${line.dashcard_id} ${line.card_id}`, line.result.data.rows]))
  assert.deepEqual(rows.get(`${first.id} ${count.id}`), [[33]])
  assert.deepEqual(rows.get(`${first.id} ${names.id}`), [[20]])
  assert.deepEqual(rows.get(`${second.id} ${sql.id}`), [[33]])
  assert.equal((await as.user.get(`/api/dashboard/${id}`)).body.last_used_param_values.s[0], 'paid')

  const { dashcards } = (await as.user.get(`/api/dashboard/${id}`)).body
  const twin = { ...dashcards[0], id: -1 }
  await as.user.put(`/api/dashboard/${id}`, { dashcards: [...dashcards, twin] })
  await server.services.runner.log.flush()
  const before = await server.store.queryLog.count()
  const doubled = await ask({})
  await server.services.runner.log.flush()
  assert.deepEqual([doubled.length, (await server.store.queryLog.count()) - before], [6, 3])
  const failed = doubled.find((line) => line.card_id === sql.id)
  assert.deepEqual([failed.result.status, failed.result.error_type], ['failed', 'missing-required-parameter'])
  const some = await ask({ dashcard_ids: [second.id], parameters: [{ id: 's', value: ['open'] }] })
  assert.deepEqual(
    some.map((line) => line.card_id),
    [sql.id, undefined],
  )

  assert.equal((await as.user.post(`/api/dashboard/${id}/query`, { parameters: [{ id: 'x', value: 1 }] })).status, 400)
  assert.equal((await as.user.post('/api/dashboard/999/query', {})).status, 404)
  assert.equal((await as.nobody.post(`/api/dashboard/${id}/query`, {})).status, 401)
})

test('what a filter offers is read once a minute, and for each choice of the others', async (t) => {
  let later = 0
  const { as, id } = await board(t, () => Date.now() + later)
  const wasKept = async (query: string) => {
    const { status, text } = await as.user.get(`/api/dashboard/${id}/params/s/values?${query}`)
    assert.equal(status, 200, text)
    const { data } = (await as.admin.get('/api/queries/log?limit=1')).body
    assert.equal(data[0].context, 'field-values')
    return data[0].cache_hit
  }
  assert.deepEqual([await wasKept('st=CA'), await wasKept('st=CA'), await wasKept('st=NY')], [false, true, false])
  later = 61_000
  assert.deepEqual([await wasKept('st=CA'), await wasKept('st=CA')], [false, true])
})
