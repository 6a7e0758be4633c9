/** Copies that read new rows alone, by a column that grows: what they see, what they do not, and when all rows are read. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test, type TestContext } from 'node:test'
import { actionSite } from '../support/action-site.ts'

const GROWING = { column: 'id', look_back: 1, full_every: 3 }

/** A server that copies orders by their ids. */
async function growingSite(t: TestContext, growing: object | null = GROWING) {
  let now = Date.now()
  const tables = [
    'create table visits (id integer primary key, day date, n integer, name text)',
    "insert into visits values (1, '2026-01-01', 1, 'a'), (2, '2026-01-02', 2, 'b'), (3, '2026-01-03', 3, 'b')",
  ]
  // It hardly goes on: what a write has refreshed ten seconds later would come between on a busy machine.
  const site = await actionSite(t, 'sqlite', tables, { now: () => (now += 1) })
  assert.ok(site !== undefined)
  await site.enable()
  const { as, server, database } = site
  const table = site.table('visits')
  const path = `/api/persist/table/${table}`
  const post = async (to: string, body: object = {}, status = 204) => {
    const answer = await as.admin.post(to, body)
    assert.equal(answer.status, status, `${to}: ${answer.text}`)
    await server.jobs.drain()
    return answer.body
  }
  await post('/api/persist/enable')
  await post(`${path}/persist`, { growing })
  const copy = async () => (await as.admin.get(path)).body
  const refresh = async (body: object = {}) => {
    await post(`${path}/refresh`, body)
    const { state, error, row_count, added_rows, full_as_of } = await copy()
    assert.equal(state, 'persisted', error)
    return [row_count, added_rows, full_as_of === null ? 'all' : 'new']
  }
  const query = { database, type: 'query', query: { 'source-table': table, aggregation: [['count']] } }
  const ask = async () => (await as.admin.post('/api/dataset', query)).body.data
  const exec = (sql: string) => {
    const file = new DatabaseSync(String(site.details['db']))
    file.exec(sql)
    file.close()
  }
  return { ...site, table, path, post, copy, refresh, ask, exec }
}

test('new rows are read, and all of them every so often', async (t) => {
  const { copy, refresh, ask, exec } = await growingSite(t)
  const first = await copy()
  assert.deepEqual([first.growing, first.row_count, first.added_rows, first.full_as_of], [GROWING, 3, 3, null])
  assert.equal((await ask()).copies[0].full_as_of, undefined)
  exec("insert into visits values (4, '2026-01-04', 4, 'c'); delete from visits where id = 1")
  assert.deepEqual(await refresh(), [4, 3, 'new'], 'ids from 2 on are read again')
  const { rows, copies } = await ask()
  assert.deepEqual(
    [rows, copies[0].full_as_of],
    [[[4]], first.rows_as_of],
    'a deleted row is not seen, and the answer says it',
  )
  exec("insert into visits values (5, '2026-01-05', 5, 'd')")
  assert.deepEqual(await refresh(), [5, 3, 'new'])
  assert.equal((await copy()).full_as_of, first.rows_as_of)
  assert.deepEqual(await refresh(), [4, 4, 'all'])
  assert.deepEqual((await ask()).rows, [[4]])
})

test('all rows are read after a write of the server, for other columns, without the file, and when it is asked for', async (t) => {
  const { as, copy, refresh, exec, table, path, post, dataDir } = await growingSite(t, {
    column: 'id',
    full_every: 100,
  })
  exec("insert into visits values (4, '2026-01-04', 4, 'c')")
  assert.deepEqual(await refresh(), [4, 2, 'new'])
  assert.deepEqual(await refresh({ full: true }), [4, 4, 'all'])
  assert.deepEqual(await refresh(), [4, 1, 'new'])

  const change = { kind: 'update', key: { id: 1 }, values: { n: 100 }, expected: { n: 1 } }
  assert.equal((await as.admin.post(`/api/table/${table}/rows`, { changes: [change] })).status, 200)
  assert.deepEqual(await refresh(), [4, 4, 'all'])
  assert.deepEqual(await refresh(), [4, 1, 'new'])

  rmSync(join(dataDir, 'copies', String((await copy()).id)), { recursive: true })
  assert.deepEqual(await refresh(), [4, 4, 'all'])

  await post(`${path}/persist`, { growing: { column: 'day', look_back: 1, full_every: 100 } })
  assert.deepEqual(await refresh(), [4, 4, 'all'])
  exec("insert into visits values (5, null, 4, 'e')")
  assert.deepEqual(await refresh(), [5, 3, 'new'], 'two days, and the row without one')
  assert.deepEqual(await refresh(), [5, 3, 'new'], 'which is not kept twice')

  exec('alter table visits add column more text')
  await as.admin.post(`/api/table/${table}/sync_schema`)
  await post(`/api/database/${(await copy()).database_id}/sync_schema`, {}, 200)
  assert.deepEqual(await refresh(), [5, 5, 'all'])
  await post(`${path}/persist`)
  assert.equal((await copy()).growing, null)
  assert.deepEqual(await refresh(), [5, 5, 'all'])
})

test('only columns that can grow are taken', async (t) => {
  const { as, path, post } = await growingSite(t, null)
  const { growing_columns: columns } = (await as.admin.get(`${path}/choices`)).body
  assert.deepEqual(
    columns.map(({ name, unit }: Record<string, string>) => [name, unit]),
    [
      ['id', 'one'],
      ['day', 'day'],
      ['n', 'one'],
    ],
  )
  for (const growing of [
    { column: 'name' },
    { column: 'other' },
    { column: 'id', look_back: -1 },
    { column: 'id', full_every: 0 },
  ])
    await post(`${path}/persist`, { growing }, 400)
  await post(`${path}/persist`, { growing: { column: 'id' } })
  assert.deepEqual((await as.admin.get(path)).body.growing, { column: 'id', look_back: 0, full_every: 24 })
})
