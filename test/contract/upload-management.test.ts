/** Uploaded tables are listed and deleted, people have limits, and a server without a database makes one for uploads. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testServer } from '../support/test-server.ts'
import { uploadSite } from '../support/upload-site.ts'

test('uploads are listed with size, owner and last use, and deleted with their cards', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const { body: model } = await site.upload('id\n1\n2\n')
  const table = await site.tableOf(model)
  await site.send(`/api/table/${table}/append-csv`, 'id\n3\n')
  await site.model(model)
  await site.server.services.runner.close()
  const [found, ...others] = (await site.as.admin.get('/api/ee/upload-management/tables')).body
  assert.deepEqual([others, found.id, found.row_count, found.bytes], [[], table, 3, 12])
  assert.equal(found.file_name, 'shops.csv')
  assert.equal(typeof found.last_used_at, 'string')
  assert.equal(found.creator.email, (await site.as.admin.get('/api/user/current')).body.email)
  assert.equal((await site.as.user.get('/api/ee/upload-management/tables')).status, 403)
  const path = `/api/ee/upload-management/tables/${table}`
  assert.equal((await site.as.user.delete(path)).status, 403)
  assert.equal((await site.as.admin.delete(`${path}?archive-cards=true`)).status, 204)
  assert.deepEqual((await site.as.admin.get('/api/ee/upload-management/tables')).body, [])
  assert.equal((await site.as.admin.get(`/api/card/${model}`)).body.archived, true)
  assert.equal((await site.as.admin.delete(path)).status, 404)
  const { body: left } = await site.as.admin.post('/api/dataset', {
    database: site.database,
    type: 'native',
    native: { query: "select count(*) from sqlite_master where name like 'up_%'" },
  })
  assert.deepEqual(left.data.rows, [[0]])
})

test('limits hold for one person and for all', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  await site.enable()
  const big = `id\n${'1234567890\n'.repeat(70_000)}`
  await site.as.admin.put('/api/setting/uploads-limit-per-person-mb', { value: 1 })
  assert.equal((await site.upload(big)).status, 200)
  const refused = await site.upload(big)
  assert.equal(refused.status, 413, refused.text)
  assert.match(refused.body.message, /too large/)
  assert.equal((await site.upload(big, { by: site.as.user })).status, 200)
  await site.as.admin.put('/api/setting', { 'uploads-limit-per-person-mb': null, 'uploads-limit-mb': 1 })
  assert.equal((await site.upload('id\n1')).status, 413)
})

test('a server makes a database of its own for uploads, once', async (t) => {
  const { as, dataDir, server } = await testServer(t)
  assert.equal((await as.user.post('/api/upload/database')).status, 403)
  const { body, status, text } = await as.admin.post('/api/upload/database')
  assert.equal(status, 200, text)
  assert.ok(existsSync(join(dataDir, 'uploads.duckdb')))
  assert.deepEqual((await as.admin.post('/api/upload/database')).body, body)
  await server.jobs.drain()
  const form = new FormData()
  form.set('file', new Blob(['day,amount\n2024-01-01,5\n2024-01-02,7\n']), 'sales.csv')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const { body: model } = await as.admin.post('/api/upload/csv', new Uint8Array(await sent.arrayBuffer()), headers)
  const { body: answer } = await as.admin.post(`/api/card/${model}/query`, {})
  assert.deepEqual(
    answer.data.rows.map((row: unknown[]) => row.at(-1)),
    [5, 7],
  )
})
