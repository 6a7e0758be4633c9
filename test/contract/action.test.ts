/** Actions: saved, changed, carried out, on each engine, and never more than once for a key. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { actionSite } from '../support/action-site.ts'
import { secondServer } from '../support/second-server.ts'

for (const engine of ['postgres', 'mysql', 'sqlite', 'duckdb'] as const) {
  describe(engine, () => {
    test('rows are added, changed and deleted, each alone', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const create = await site.rowAction('row/create')
      const added = await site.run(create, { id: 3, shop_id: '1', code: 'C', day: '2026-01-03', total: 30 })
      assert.equal(added.status, 200, JSON.stringify(added.body))
      assert.equal(added.body['created-row'].code, 'C')
      const update = await site.rowAction('row/update')
      assert.deepEqual((await site.run(update, { id: 1, total: 11 })).body, { 'rows-updated': [1] })
      assert.deepEqual((await site.run(update, { id: 1, total: 11 })).body, { 'rows-updated': [1] })
      const remove = await site.rowAction('row/delete')
      assert.deepEqual((await site.run(remove, { id: 2 })).body, { 'rows-deleted': [1] })
      assert.deepEqual(await site.rows(), [
        [1, 1, 'A', 11],
        [3, 1, 'C', 30],
      ])
      const gone = await site.run(remove, { id: 2 })
      assert.deepEqual([gone.status, gone.body], [400, { message: 'The row does not exist.' }])
    })

    test('SQL with variables says how many rows it changed', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const tag = { id: 't', name: 'less', 'display-name': 'Less', type: 'number', required: true }
      const action = site.sql('update orders set total = total - {{less}} where total > {{less}}', { less: tag })
      const { id } = (await site.as.admin.post('/api/action', action)).body
      assert.deepEqual((await site.run(id, { less: 1 })).body, { 'rows-affected': 2 })
      assert.deepEqual((await site.run(id, { less: 1000 })).body, { 'rows-affected': 0 })
      const missing = await site.run(id, {})
      assert.equal(missing.status, 400)
      assert.equal(typeof missing.body.message, 'string')
    })

    test('broken rules are told by column, and change nothing', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const create = await site.rowAction('row/create')
      const refused = async (parameters: object) => {
        const { status, body } = await site.run(create, parameters)
        assert.equal(status, 400)
        return [String(body.type).split('/').at(-1), body.errors]
      }
      assert.deepEqual(await refused({ id: 3, code: 'A' }), [
        'violate-unique-constraint',
        { code: 'This Code value already exists.' },
      ])
      const [type, errors] = await refused({ id: 3, code: 'Z', shop_id: 77 })
      assert.equal(type, 'violate-foreign-key-constraint')
      assert.deepEqual(
        errors,
        engine === 'sqlite' || engine === 'duckdb' ? {} : { shop_id: 'This value does not exist in table "shops".' },
      )
      assert.deepEqual(await refused({ id: 3, code: 'Z', total: 'many' }), [
        'incorrect-value-type',
        { total: 'This value should be of type Integer.' },
      ])
      assert.deepEqual(await refused({ id: 3, total: 1 }), [
        'violate-not-null-constraint',
        { code: 'You must provide a value.' },
      ])
      assert.equal((await site.rows()).length, 2)
    })

    test('a key makes a repeated execution answer as the first one', async (t) => {
      const site = await actionSite(t, engine)
      if (site === undefined) return
      await site.enable()
      const create = await site.rowAction('row/create')
      const key = { 'idempotency-key': 'one' }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => site.run(create, { id: 3, code: 'C', total: 1 }, key)),
      )
      assert.ok(answers.every(({ status }) => status === 200 || status === 409))
      const again = await site.run(create, { id: 3, code: 'C', total: 1 }, key)
      assert.equal(again.status, 200)
      assert.equal(again.body['created-row'].code, 'C')
      assert.equal((await site.run(create, { id: 4, code: 'D', total: 1 }, key)).status, 422)
      assert.equal((await site.rows()).length, 3)
      const failed = { 'idempotency-key': 'two' }
      assert.equal((await site.run(create, { id: 5, code: 'A' }, failed)).status, 400)
      assert.equal((await site.run(create, { id: 5, code: 'E' }, failed)).status, 200)
    })
  })
}

test('what a trigger of the table leaves out is not said to be changed', async (t) => {
  const site = await actionSite(t, 'postgres', [
    'create function leave_out() returns trigger language plpgsql as $$ begin return null; end $$',
    'create trigger leave_out before update on orders for each row when (new.total > 100) execute function leave_out()',
  ])
  if (site === undefined) return
  await site.enable()
  const update = await site.rowAction('row/update')
  assert.equal((await site.run(update, { id: 1, total: 100 })).status, 200)
  const left = await site.run(update, { id: 1, total: 101 })
  assert.deepEqual([left.status, left.body], [400, { message: 'The row does not exist.' }])
  assert.deepEqual((await site.as.admin.get('/api/action-runs?limit=1')).body.data[0].state, 'failed')
  assert.deepEqual((await site.rows())[0], [1, 1, 'A', 100])
})

test('after an action and a change of rows, no process serves a kept result of before', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model, orders } = site
  await site.enable()
  const other = await secondServer(t, { dataDir: site.dataDir, database: site.appDatabase })
  const session = await site.server.services.sessions.start(site.adminId)
  const headers = { 'x-metabase-session': session }
  const rule = { type: 'duration', duration: 1, unit: 'hours', refresh_automatically: false }
  await as.admin.put('/api/cache', { model: 'root', model_id: 0, strategy: rule })
  const path = `/api/card/${model}/query`
  const here = async () => (await as.admin.post(path, {})).body
  const there = async () => (await other.app.inject({ method: 'POST', url: path, headers })).json()
  const totals = ({ data, cached }: { data: { rows: number[][] }; cached: unknown }) => [
    data.rows.map((row) => row.at(-1)),
    cached !== null,
  ]
  await here()
  assert.deepEqual([await here(), await there()].map(totals), [
    [[10, 20], true],
    [[10, 20], true],
  ])
  const update = await site.rowAction('row/update')
  await site.run(update, { id: 1, total: 11 })
  assert.deepEqual([await there(), await here()].map(totals), [
    [[11, 20], false],
    [[11, 20], true],
  ])
  await site.run(update, { id: 99, total: 11 })
  assert.deepEqual(totals(await there()), [[11, 20], true])
  const changes = [{ kind: 'update', key: { id: 2 }, values: { total: 21 }, expected: { total: 20 } }]
  assert.equal((await as.admin.post(`/api/table/${orders.id}/rows`, { changes })).status, 200)
  assert.deepEqual([await here(), await there()].map(totals), [
    [[11, 21], false],
    [[11, 21], true],
  ])
})

test('what another process changes of an action, its model or its table holds for the next execution', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  await site.enable()
  const other = await secondServer(t, { dataDir: site.dataDir, database: site.appDatabase })
  const headers = { 'x-metabase-session': await site.server.services.sessions.start(site.adminId) }
  const there = async (url: string, payload: object) => {
    const { statusCode } = await other.app.inject({ method: 'PUT', url, headers, payload })
    assert.equal(statusCode, 200)
  }
  const update = await site.rowAction('row/update')
  const total = async (value: number) => {
    const { status, body } = await site.run(update, { id: 1, total: value })
    return [status, typeof body === 'string' ? body : (body.message ?? body)]
  }
  const done = [200, { 'rows-updated': [1] }]
  for (const value of [11, 12, 13, 14]) assert.deepEqual(await total(value), done)
  const hides = (hidden: boolean) => ({ visualization_settings: { fields: { total: { id: 'total', hidden } } } })
  await there(`/api/action/${update}`, hides(true))
  assert.equal((await total(15))[0], 400)
  await there(`/api/action/${update}`, hides(false))
  assert.deepEqual(await total(16), done)
  const fields = await site.server.store.fields.listOfTables([site.orders.id])
  const key = fields.find(({ name }) => name === 'id')!
  await there(`/api/field/${key.id}`, { semantic_type: null })
  assert.deepEqual(await total(17), [400, 'Must execute implicit action on a table with a single primary key.'])
  await there(`/api/field/${key.id}`, { semantic_type: 'type/PK' })
  await there(`/api/database/${site.database}`, { settings: { 'database-enable-actions': false } })
  assert.deepEqual(await total(18), [400, 'Actions are not enabled.'])
  await site.enable()
  assert.deepEqual(await total(19), done)
  await there(`/api/action/${update}`, { archived: true })
  assert.equal((await total(20))[0], 404)
  assert.deepEqual(
    (await site.rows()).map((row) => row.at(-1)),
    [19, 20],
  )
})

test('what the database does not allow is refused, in the order of the contract', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model, database, orders } = site
  const body = { name: 'New', type: 'implicit', kind: 'row/create', model_id: model }
  const off = await as.admin.post('/api/action', body)
  assert.deepEqual([off.status, off.body], [400, { message: 'Actions are not enabled.', 'database-id': database }])
  await site.enable()
  const noDatabase = await as.admin.post('/api/action', { name: 'New', model_id: model })
  assert.deepEqual([noDatabase.status, noDatabase.body], [400, 'Must provide a database_id for query actions'])
  const limited = await site.save({ 'source-table': orders.id, limit: 5 }, 'model')
  assert.equal(
    (await as.admin.post('/api/action', { ...body, model_id: limited })).body,
    'Implicit actions are not supported for models with clauses.',
  )
  const question = await site.save({ 'source-table': orders.id }, 'question')
  assert.equal(
    (await as.admin.post('/api/action', { ...body, model_id: question })).body,
    'Actions must be made with models, not cards.',
  )
  const id = await site.rowAction('row/update')
  await site.set({ 'database-enable-actions': false })
  assert.equal((await site.run(id, { id: 1, total: 5 })).status, 400)
  assert.equal((await as.admin.delete(`/api/action/${id}`)).status, 204)
  assert.equal((await as.admin.get(`/api/action/${id}`)).status, 404)
})

test('an action is as open as its model, and shows the columns of its table', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, model } = site
  await site.enable()
  const id = await site.rowAction('row/update', { visualization_settings: { fields: { code: { hidden: true } } } })
  const { body } = await as.user.get(`/api/action/${id}`)
  assert.deepEqual(
    body.parameters.map((one: { id: string; required: boolean; type: string }) => [one.id, one.required, one.type]),
    [
      ['id', true, 'type/Integer'],
      ['shop_id', false, 'type/Integer'],
      ['code', false, 'type/Text'],
      ['day', false, 'type/Date'],
      ['total', false, 'type/Integer'],
    ],
  )
  assert.equal(body.visualization_settings.fields.code.hidden, true)
  assert.deepEqual((await as.user.get(`/api/action?model-id=${model}`)).body.length, 1)
  assert.deepEqual((await as.user.get('/api/action')).body.length, 1)
  const hidden = await site.run(id, { id: 1, code: 'X' })
  assert.equal(hidden.body.type, 'invalid-parameter')
  const values = await as.user.get(`/api/action/${id}/execute?parameters=${encodeURIComponent('{"id":1}')}`)
  assert.deepEqual(values.body, { id: 1, shop_id: 1, day: '2026-01-01T00:00:00Z', total: 10 })
  assert.equal((await as.user.get(`/api/action/${id}/execute?parameters=nonsense`)).status, 400)
  assert.equal((await site.run(id, values.body)).status, 200)
  const day = await as.admin.post('/api/dataset', {
    database: site.database,
    type: 'native',
    native: { query: 'select typeof(day), length(day) from orders where id = 1' },
  })
  assert.deepEqual(day.body.data.rows, [['text', 10]], 'a date that was read is written back as it was')
  await as.admin.put(`/api/action/${id}`, { archived: true })
  assert.equal((await as.user.get(`/api/action/${id}`)).status, 404)
  assert.equal((await site.run(id, { id: 1, total: 5 })).status, 404)
  assert.deepEqual((await as.user.get(`/api/action?model-id=${model}`)).body, [])
  const { body: kept } = await as.user.get(`/api/action?model-id=${model}&archived=true`)
  assert.deepEqual(
    kept.map((one: { id: number; archived: boolean }) => [one.id, one.archived]),
    [[id, true]],
  )
})

test('SQL of an action is written by those who may write SQL', async (t) => {
  const site = (await actionSite(t, 'sqlite'))!
  const { as, database } = site
  await site.enable()
  const made = await as.admin.post('/api/action', site.sql('delete from orders', {}))
  const graph = (await as.admin.get('/api/permissions/graph')).body
  graph.groups['1'][database] = { 'view-data': 'unrestricted', 'create-queries': 'query-builder' }
  assert.equal((await as.admin.put('/api/permissions/graph', graph)).status, 200)
  const query = { database, type: 'native', native: { query: 'drop table orders' } }
  assert.equal((await as.user.post('/api/action', site.sql('drop table orders', {}))).status, 403)
  assert.equal((await as.user.put(`/api/action/${made.body.id}`, { dataset_query: query })).status, 403)
  assert.equal((await as.user.put(`/api/action/${made.body.id}`, { name: 'Empty the table' })).status, 200)
  assert.equal((await as.user.get(`/api/action/${made.body.id}`)).body.dataset_query.native.query, 'delete from orders')
})
