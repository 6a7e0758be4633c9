/** Copies: rows of tables and models in files of the server's own; who may have them, their states, files and limits. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { deleteUnknown } from '../../packages/server/src/copies/index.ts'
import { duckdbDriver } from '../../packages/drivers/src/duckdb/index.ts'
import { connectShop } from '../support/sqlite-shop.ts'
import { rowsFrom } from '../support/statements.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const HOUR_MS = 60 * 60_000

async function copyingServer(t: TestContext) {
  const clock = { now: Date.parse('2026-05-04T10:00:00Z') }
  const testing = await testServer(t, { now: () => clock.now })
  const { as, server } = testing
  const shop = await connectShop(testing)
  const orders = await shop.table('orders')
  const post = async (path: string, body: object = {}, status = 204) => {
    const answer = await as.admin.post(path, body)
    assert.equal(answer.status, status, `${path}: ${answer.text}`)
    return answer.body
  }
  await post('/api/persist/enable')
  const path = `/api/persist/table/${orders.id}`
  const info = async () => (await as.admin.get(path)).body
  const later = async (ms: number) => {
    clock.now += ms
    await server.jobs.drain()
  }
  const begin = async () => {
    for (const { begin: start } of server.services.background) await start?.()
  }
  const folder = join(testing.dataDir, 'copies')
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.duckdb'))
      : []
  const exec = (sql: string) => {
    const file = new DatabaseSync(shop.path, { enableForeignKeyConstraints: false })
    file.exec(sql)
    file.close()
  }
  const rows = async (name: string, sql = 'select count(*) from t') => {
    const source = duckdbDriver.connect(
      { database_file: join(folder, name) },
      { maxSessions: 1, connectTimeoutMs: 10_000, idleTimeoutMs: 1000 },
    )
    try {
      return await rowsFrom(source, sql)
    } finally {
      await source.close()
    }
  }
  return { ...testing, clock, shop, orders, post, path, info, later, begin, folder, files, exec, rows }
}

test('a table is copied, refreshed and let go', async (t) => {
  const { as, server, post, path, info, later, begin, folder, files, exec, rows } = await copyingServer(t)
  await begin()
  assert.equal((await as.admin.get(path)).status, 404)
  await post(`${path}/refresh`, {}, 404)
  await post(`${path}/persist`, { max_age_s: 3600 })
  assert.deepEqual(await info().then(({ state, file, rows_as_of }) => [state, file, rows_as_of]), [
    'creating',
    'none',
    null,
  ])
  await server.jobs.drain()
  const kept = await info()
  assert.deepEqual(
    [kept.kind, kept.state, kept.error, kept.file, kept.max_age_s],
    ['table', 'persisted', null, 'here', 3600],
  )
  const [first = ''] = files()
  const [current] = await server.store.persistence.currentCopies()
  assert.deepEqual([current?.table_id, current?.max_age_s, current?.sha256?.length], [kept.table_id, 3600, 64])
  assert.deepEqual(files(), [`${kept.id}/${current?.id}.duckdb`])
  const { mode, size } = statSync(join(folder, first))
  assert.deepEqual(
    [mode & 0o777, statSync(join(folder, String(kept.id))).mode & 0o777, size],
    [0o600, 0o700, kept.bytes],
  )
  assert.deepEqual(await rows(first), [[kept.row_count]])
  const { disk } = (await as.admin.get('/api/persist/copy')).body
  assert.equal(disk.used, size)
  assert.ok(disk.limit > size)
  const status = kept.columns.find(({ name }: { name: string }) => name === 'status')
  assert.deepEqual([status.class, status.databaseType], ['full', 'varchar'])
  assert.deepEqual(
    (await as.admin.get('/api/persist/copy')).body.data.map(({ id, name }: { id: number; name: string }) => [id, name]),
    [[kept.id, 'orders']],
  )

  exec("insert into orders (id, status) values (1000, 'paid')")
  await later(2 * HOUR_MS)
  const next = await info()
  assert.equal(next.row_count, kept.row_count + 1)
  assert.equal(files().length, 2, 'the earlier file stays for those who read it')
  await later(2 * HOUR_MS)
  assert.equal(files().length, 1)

  await post(`${path}/persist`, { accepts_float_sums: true })
  assert.deepEqual(
    await info().then(({ state, max_age_s, accepts_float_sums }) => [state, max_age_s, accepts_float_sums]),
    ['persisted', null, true],
  )
  await post(`${path}/unpersist`)
  assert.equal((await info()).state, 'deletable')
  await later(2 * HOUR_MS)
  assert.deepEqual([files(), (await as.admin.get(path)).status], [[], 404])
})

test('a failed refresh says why and leaves no file; left-overs go with the next start', async (t) => {
  const { server, post, path, info, later, begin, folder, files, exec } = await copyingServer(t)
  await post(`${path}/persist`)
  await server.jobs.drain()
  const kept = await info()
  exec('alter table orders rename to hidden')
  await post(`${path}/refresh`)
  await server.jobs.drain()
  const failed = await info()
  assert.equal(failed.state, 'error')
  assert.match(failed.error, /no such table/)
  assert.equal(files().length, 1)
  exec('alter table hidden rename to orders')
  await later(2 * HOUR_MS)
  assert.equal((await info()).state, 'persisted')

  const file = join(folder, files().at(-1) ?? '')
  truncateSync(file, 4096)
  assert.equal((await info()).file, 'damaged')
  writeFileSync(join(folder, String(kept.id), '99999.duckdb.filling'), 'half')
  writeFileSync(join(folder, String(kept.id), '99998.duckdb'), 'whole, and nobody knows it')
  await begin()
  assert.equal(files().filter((name) => name.includes('9999')).length, 0)
  await server.jobs.drain()
  assert.equal((await info()).file, 'here', 'a damaged file is filled again')
})

test('a file whose bytes have changed is filled again when a question meets them', async (t) => {
  const { as, server, shop, orders, post, path, info, folder, files, exec } = await copyingServer(t)
  exec(
    `insert into orders (id, status) with recursive n(i) as (select 5000 union all select i + 1 from n where i < 60000) select i, 'made ' || i from n`,
  )
  await post(`${path}/persist`)
  await server.jobs.drain()
  const kept = await info()
  const file = join(folder, files()[0] ?? '')
  const bytes = readFileSync(file)
  // Behind the three headers, in blocks of data.
  for (let at = 3 * 4096 + 100; at < bytes.length; at += 4096) bytes[at]! ^= 255
  writeFileSync(file, bytes)
  assert.equal((await info()).file, 'here', 'its length is the same')
  const query = {
    'source-table': orders.id,
    aggregation: [['distinct', ['field', (await shop.field('orders', 'status')).id, null]]],
  }
  const { body } = await as.admin.post('/api/dataset', { database: shop.id, type: 'query', query })
  assert.deepEqual([body.status, body.data.copies], ['completed', undefined], 'the source answers')
  await until('the copy to be filled again', 30_000, async () => {
    await server.jobs.drain()
    return (await info()).refresh_begin !== kept.refresh_begin || files().length > 1
  })
  const again = (await as.admin.post('/api/dataset', { database: shop.id, type: 'query', query })).body
  assert.deepEqual([again.data.rows, again.data.copies.length], [body.data.rows, 1])
})

test('copies take no more of the disk than they may', async (t) => {
  const { as, server, post, path, info, files } = await copyingServer(t)
  const limit = (value: number | null) => as.admin.put('/api/setting/copies-disk-limit-mb', { value })
  assert.equal((await limit(0)).status, 204)
  await post(`${path}/persist`)
  await server.jobs.drain()
  assert.match((await info()).error, /not enough room/)
  assert.deepEqual(files(), [])
  await limit(null)
  await post(`${path}/refresh`)
  await server.jobs.drain()
  assert.equal((await info()).state, 'persisted')
})

test('a model is copied without a switch of its database, and questions on it read the source', async (t) => {
  const { as, server, shop, orders, post, files, rows, later, begin } = await copyingServer(t)
  await begin()
  const query = {
    'source-table': orders.id,
    filter: ['=', ['field', (await shop.field('orders', 'status')).id, null], 'paid'],
  }
  const card = { name: 'Paid', type: 'model', display: 'table', visualization_settings: {} }
  const model = (
    await as.admin.post('/api/card', { ...card, dataset_query: { database: shop.id, type: 'query', query } })
  ).body
  await post(`/api/card/${model.id}/persist`, {}, 400)
  const choices = async (path: string) => (await as.admin.get(`/api/persist/${path}/choices`)).body
  assert.deepEqual(await choices(`card/${model.id}`), {
    days: 30,
    runs: 0,
    average_ms: null,
    refused: { copy: null, warehouse: 'Persisting models not enabled for database' },
    copy: null,
    stored: false,
  })
  const onModel = { database: shop.id, type: 'query', query: { 'source-table': `card__${model.id}` } }
  const question = await as.admin.post('/api/card', {
    ...card,
    name: 'On it',
    type: 'question',
    dataset_query: onModel,
  })
  for (const id of [model.id, question.body.id]) await as.admin.post(`/api/card/${id}/query`)
  await server.services.runner.log.flush()
  await post(`/api/card/${model.id}/persist`, { target: 'copy', max_age_s: 60 })
  await server.jobs.drain()
  const known = await choices(`card/${model.id}`)
  assert.deepEqual(
    [known.runs, known.average_ms >= 0, known.copy.state, known.copy.max_age_s, known.stored],
    [2, true, 'persisted', 60, true],
  )
  assert.equal((await choices(`table/${orders.id}`)).runs, 2)
  assert.deepEqual((await choices(`table/${orders.id}`)).refused, { copy: null })
  assert.equal((await as.admin.get(`/api/persist/card/${question.body.id}/choices`)).status, 400)
  const kept = (await as.admin.get(`/api/persist/card/${model.id}`)).body
  assert.deepEqual(
    [kept.state, kept.target, kept.schema_name, kept.table_name, kept.row_count],
    ['persisted', 'copy', 'copies', `copy_${kept.id}`, 33],
  )
  assert.deepEqual(await rows(files()[0] ?? ''), [[33]])
  const asked = await as.admin.post('/api/dataset', {
    database: shop.id,
    type: 'query',
    query: { 'source-table': `card__${model.id}`, aggregation: [['count']] },
  })
  assert.deepEqual([asked.body.data.rows, asked.body.data.persisted_models], [[[33]], undefined])

  // Who looks after the database sees the models that it may read, and the tables.
  const graph = (await as.admin.get('/api/permissions/graph')).body
  await as.admin.put('/api/permissions/graph', { ...graph, groups: { 1: { [shop.id]: { details: 'yes' } } } })
  const application = '/api/ee/advanced-permissions/application/graph'
  const { revision } = (await as.admin.get(application)).body
  await as.admin.put(application, { revision, groups: { 1: { monitoring: 'yes' } } })
  const listed = async () => {
    const { body } = await as.user.get('/api/persist/copy')
    return body.data.map(({ name }: { name: string }) => name)
  }
  await post(`/api/persist/table/${orders.id}/persist`)
  assert.deepEqual((await listed()).toSorted(), ['Paid', 'orders'])
  const own = (await as.admin.get('/api/user/current')).body.personal_collection_id
  assert.equal((await as.admin.put(`/api/card/${model.id}`, { collection_id: own })).status, 200)
  assert.deepEqual(await listed(), ['orders'])
  await post(`/api/persist/table/${orders.id}/unpersist`)

  // The same model as a table: what was copied goes.
  await post(`/api/card/${model.id}/unpersist`)
  await post(`/api/database/${shop.id}/persist`)
  await post(`/api/card/${model.id}/persist`)
  await server.jobs.drain()
  const moved = (await as.admin.get(`/api/persist/card/${model.id}`)).body
  assert.deepEqual([moved.state, moved.target], ['persisted', 'warehouse'])
  await later(2 * HOUR_MS)
  assert.deepEqual(files(), [])
})

test('what cannot be copied is refused, and switching everything off deletes the files', async (t) => {
  const { as, server, post, path, files, later, begin } = await copyingServer(t)
  await begin()
  await post('/api/persist/table/9999/persist', {}, 404)
  const { errors } = await post(`${path}/persist`, { max_age_s: 0 }, 400)
  assert.deepEqual(Object.keys(errors), ['max_age_s'])
  await post(`${path}/unpersist`)
  await post(`${path}/persist`)
  await server.jobs.drain()
  assert.equal(files().length, 1)
  await post('/api/persist/disable')
  assert.equal((await post(`${path}/persist`, {}, 400)).message, 'Persisting models is not enabled.')
  await later(2 * HOUR_MS)
  assert.deepEqual([files(), (await as.admin.get('/api/persist/copy')).body.data], [[], []])
})

test('a table that is gone is not refreshed, and can be let go', async (t) => {
  const { as, post, path, server, shop, exec } = await copyingServer(t)
  await post(`${path}/persist`)
  await server.jobs.drain()
  exec('alter table orders rename to hidden')
  await as.admin.post(`/api/database/${shop.id}/sync_schema`, {})
  await server.jobs.drain()
  for (const call of ['refresh', 'persist']) {
    assert.equal((await post(`${path}/${call}`, {}, 400)).message, 'The table is not there any more.')
  }
  await post(`${path}/unpersist`)
})

test('a note of a load refreshes copies; a database that is deleted takes its copies along, and is not asked', async (t) => {
  const { as, post, path, info, later, server, shop, files, exec } = await copyingServer(t)
  await post(`${path}/persist`)
  await server.jobs.drain()
  const { row_count } = await info()
  exec("insert into orders (id, status) values (1000, 'paid')")
  await post(`/api/notify/db/${shop.id}`, {}, 200)
  await later(11_000)
  assert.equal((await info()).row_count, row_count + 1)
  assert.equal(files().length, 2)

  await server.store.databases.update(shop.id, { details: { db: '/nowhere/shop.sqlite' } })
  await as.admin.delete(`/api/database/${shop.id}?confirm=true`)
  assert.deepEqual(files(), [])
  assert.deepEqual((await as.admin.get('/api/audit?action=database.tables-left')).body.data, [])
})

test('tidying up leaves a file that is begun meanwhile', async (t) => {
  const { post, path, server, files, dataDir, folder } = await copyingServer(t)
  await post(`${path}/persist`)
  await server.jobs.drain()
  const known = await server.store.persistence.copyVersions()
  const [copy] = readdirSync(folder)
  await deleteUnknown(dataDir, async () => {
    writeFileSync(join(folder, copy ?? '', '5000.duckdb.filling'), '')
    return known
  })
  assert.deepEqual(files().length, 2)
  await deleteUnknown(dataDir, async () => known)
  assert.deepEqual(files().length, 1)
})
