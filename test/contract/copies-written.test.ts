/** Writes of the server's own put copies and stored models out of use, in every process, until rows read later are there. */
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { actionSite, type Engine } from '../support/action-site.ts'
import { secondServer } from '../support/second-server.ts'
import { uploadSite } from '../support/upload-site.ts'

type Asked = (query: object) => Promise<{ rows: unknown[][]; copies?: unknown[]; persisted_models?: unknown[] }>

/** A database with copied orders and a stored model of them, asked through two servers. */
async function writtenSite(t: TestContext, engine: Engine) {
  const site = await actionSite(t, engine)
  assert.ok(site !== undefined)
  await site.enable()
  const { as, server, database, orders } = site
  const second = await secondServer(t, { dataDir: site.dataDir, database: site.appDatabase })
  const session = await second.services.sessions.start(site.adminId)
  const asked = (query: object) => ({ database, type: 'query', query })
  const here: Asked = async (query) => (await as.admin.post('/api/dataset', asked(query))).body.data
  const there: Asked = async (query) => {
    const headers = { 'x-metabase-session': session }
    const answer = await second.app.inject({ method: 'POST', url: '/api/dataset', headers, payload: asked(query) })
    return answer.json().data
  }
  const post = async (path: string, body: object = {}) => {
    const { status, text } = await as.admin.post(path, body)
    assert.equal(status, 204, `${path}: ${text}`)
  }
  await post('/api/persist/enable')
  await post(`/api/persist/table/${orders.id}/persist`)
  await server.jobs.drain()
  const total = { 'source-table': orders.id, aggregation: [['max', await fieldOf(site, 'total')]] }
  const changed = server.services.background.find(({ name }) => name.kind === 'persist.changed')
  /** As ten seconds later. */
  const refreshed = async () => {
    await changed?.run({ databaseId: database }, new AbortController().signal)
    await server.jobs.drain()
  }
  const edit = async (from: number, to: number) => {
    const change = { kind: 'update', key: { id: 1 }, values: { total: to }, expected: { total: from } }
    const { status, text } = await as.admin.post(`/api/table/${orders.id}/rows`, { changes: [change] })
    assert.equal(status, 200, text)
  }
  const copy = async () => (await as.admin.get(`/api/persist/table/${orders.id}`)).body
  const waiting = () => server.store.jobs.find(`persist.changed ${database}`)
  return { ...site, here, there, total, refreshed, edit, copy, waiting, second, post }
}

async function fieldOf(
  { server, orders }: Pick<NonNullable<Awaited<ReturnType<typeof actionSite>>>, 'server' | 'orders'>,
  name: string,
) {
  const fields = await server.store.fields.listOfTables([orders.id])
  return ['field', fields.find((field) => field.name === name)!.id, null]
}

for (const engine of ['postgres', 'sqlite'] as const) {
  test(`rows that are edited, and actions, are seen at once by every process (${engine})`, async (t) => {
    const { here, there, total, refreshed, edit, copy, waiting, rowAction, run } = await writtenSite(t, engine)
    for (const ask of [here, there]) {
      const { rows, copies } = await ask(total)
      assert.deepEqual([rows, copies?.length], [[[20]], 1])
    }
    const before = await copy()
    assert.deepEqual([before.written_at, before.is_outdated], [null, false])
    await edit(10, 35)
    for (const ask of [here, there]) {
      const { rows, copies } = await ask(total)
      assert.deepEqual([rows, copies], [[[35]], undefined])
    }
    const out = await copy()
    assert.deepEqual([typeof out.written_at, out.is_outdated], ['string', true])
    const due = await waiting()
    assert.ok(due !== undefined, 'a refresh is queued')
    await edit(35, 36)
    assert.equal(Date.parse((await waiting())?.run_at ?? ''), Date.parse(due.run_at) + 1, 'and is not put off')
    await refreshed()
    for (const ask of [here, there]) {
      const { rows, copies } = await ask(total)
      assert.deepEqual([rows, copies?.length], [[[36]], 1])
    }
    assert.equal((await copy()).is_outdated, false)

    const action = await rowAction('row/update')
    assert.equal((await run(action, { id: 2, total: 50 })).status, 200)
    const after = await here(total)
    assert.deepEqual([after.rows, after.copies], [[[50]], undefined])
  })
}

test('a refresh that began before a write leaves the copy out of use', async (t) => {
  const { here, total, refreshed, edit, server, orders, post } = await writtenSite(t, 'sqlite')
  const refresh = server.services.background.find(({ name }) => name.kind === 'persist.refresh')
  const row = await server.store.persistence.findByTable(orders.id)
  const begun = Promise.withResolvers<void>()
  const { addVersion } = server.store.persistence
  // The moment after the refresh has read how often the server wrote.
  server.store.persistence.addVersion = async (version) => {
    await edit(10, 40)
    begun.resolve()
    return addVersion(version)
  }
  await refresh?.run({ id: row?.id ?? 0 }, new AbortController().signal)
  await begun.promise
  server.store.persistence.addVersion = addVersion
  const after = await here(total)
  assert.deepEqual([after.rows, after.copies], [[[40]], undefined])
  await refreshed()
  assert.equal((await here(total)).copies?.length, 1)
  await post(`/api/persist/table/${orders.id}/unpersist`)
})

test('a dashboard does not go on with the version from before a write', async (t) => {
  const { as, orders, total, database, edit, refreshed } = await writtenSite(t, 'sqlite')
  const dataset_query = { database, type: 'query', query: total }
  const shown = { name: 'Total', display: 'scalar', visualization_settings: {}, dataset_query }
  const { id: card_id } = (await as.admin.post('/api/card', shown)).body
  const { id } = (await as.admin.post('/api/dashboard', { name: 'Shop' })).body
  const place = { id: -1, card_id, row: 0, col: 0, size_x: 4, size_y: 4 }
  const { body } = await as.admin.put(`/api/dashboard/${id}`, { dashcards: [place] })
  const path = `/api/dashboard/${id}/dashcard/${body.dashcards[0].id}/card/${card_id}/query`
  const asked = async () => {
    const { data } = (await as.admin.post(path, { dashboard_load_id: 'one' })).body
    return [data.rows[0][0], data.copies?.length]
  }
  assert.deepEqual(await asked(), [20, 1])
  await edit(10, 31)
  assert.deepEqual(await asked(), [31, undefined])
  await refreshed()
  assert.equal((await asked())[0], 31)
  assert.equal(orders.name, 'orders')
})

test('a stored table of a model is not read from a write on', async (t) => {
  const { as, here, edit, refreshed, model, database, post, server } = await writtenSite(t, 'postgres')
  await post(`/api/database/${database}/persist`)
  await post(`/api/card/${model}/refresh`)
  await server.jobs.drain()
  const sum = {
    'source-table': `card__${model}`,
    aggregation: [['sum', ['field', 'total', { 'base-type': 'type/Integer' }]]],
  }
  const ask = async () => {
    const { rows, persisted_models } = await here(sum)
    return [rows[0]?.[0], persisted_models?.length]
  }
  await post(`/api/persist/table/${(await as.admin.get(`/api/card/${model}`)).body.table_id}/unpersist`)
  assert.deepEqual(await ask(), [30, 1])
  await edit(10, 12)
  assert.deepEqual(await ask(), [32, undefined])
  await refreshed()
  assert.deepEqual(await ask(), [32, 1])
})

test('rows of a file that are added or replaced are seen at once', async (t) => {
  const site = await uploadSite(t, 'sqlite')
  assert.ok(site !== undefined)
  await site.enable()
  const { as, server, database } = site
  const { body: model } = await site.upload('id,n\n1,10\n2,20\n')
  const table = await site.tableOf(model)
  await as.admin.post('/api/persist/enable', {})
  assert.equal((await as.admin.post(`/api/persist/table/${table}/persist`, {})).status, 204)
  await server.jobs.drain()
  const query = { database, type: 'query', query: { 'source-table': table, aggregation: [['count']] } }
  const ask = async () => {
    const { data } = (await as.admin.post('/api/dataset', query)).body
    return [data.rows[0][0], data.copies?.length]
  }
  assert.deepEqual(await ask(), [2, 1])
  assert.equal((await site.send(`/api/table/${table}/append-csv`, 'id,n\n3,30\n')).status, 200)
  assert.deepEqual(await ask(), [3, undefined])
  assert.equal((await site.send(`/api/table/${table}/replace-csv`, 'id,n\n3,30\n')).status, 200)
  assert.deepEqual(await ask(), [1, undefined])
  const changed = server.services.background.find(({ name }) => name.kind === 'persist.changed')
  await changed?.run({ databaseId: database }, new AbortController().signal)
  await server.jobs.drain()
  assert.deepEqual(await ask(), [1, 1])
})
