/** Uploaded tables are listed and deleted, people have limits, and a server without a database makes one for uploads. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { mailServer } from '../support/mail-server.ts'
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

test('groups decide who uploads', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  const { admin, user } = site.as
  await site.enable()
  const graph = '/api/ee/advanced-permissions/application/graph'
  const { body: model } = await site.upload('id\n1\n')
  const path = `/api/table/${await site.tableOf(model)}/append-csv`
  const may = async () => [
    (await site.upload('id\n1\n', { by: user })).status,
    (await site.send(path, 'id\n1\n', { by: user })).status,
    (await site.send('/api/upload/preview', 'id\n1\n', { by: user })).status,
    (await user.get('/api/user/current')).body.permissions.can_upload,
    (await user.get(`/api/database/${site.database}`)).body.can_upload,
    (await user.get(`/api/card/${model}`)).body.based_on_upload !== null,
  ]
  assert.deepEqual(await may(), [200, 200, 200, true, true, true])
  await admin.put(graph, { revision: 0, groups: { 1: { upload: 'no' } } })
  assert.deepEqual(await may(), [403, 403, 403, false, false, false])
  const { id } = (await admin.post('/api/permissions/group', { name: 'Uploaders' })).body
  await admin.post('/api/permissions/membership', { group_id: id, user_id: site.userId })
  await admin.put(graph, { revision: 1, groups: { [id]: { upload: 'yes' } } })
  assert.deepEqual(await may(), [200, 200, 200, true, true, true])
})

test('uploads that nobody uses are deleted, when their owner has been told', async (t) => {
  let days = 0
  const now = () => Date.now() + days * 86_400_000
  const site = (await uploadSite(t, 'sqlite', { now }))!
  const { server, as } = site
  await site.enable()
  const { body: model } = await site.upload('id\n1\n')
  const table = await site.tableOf(model)
  const night = async (day: number) => {
    days = day
    await server.services.uploads.task.run({}, new AbortController().signal)
    days = 0
  }
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  const ends = async () => {
    const { body } = await as.admin.get('/api/ee/upload-management/tables')
    return body.map((one: Record<string, string | null>) => one['deleted_after']?.slice(0, 10) ?? null)
  }
  await night(100)
  assert.deepEqual(await ends(), [null], 'off by default')
  await as.admin.put('/api/setting/uploads-unused-days', { value: 90 })
  await night(89)
  assert.deepEqual(await ends(), [null])
  await night(91)
  await night(92)
  assert.deepEqual(await ends(), [day(91 + 14).slice(0, 10)])
  await server.store.uploads.putUse(table, { last_used_at: day(93), warned_at: day(91) })
  await night(106)
  assert.deepEqual(await ends(), [null], 'somebody has used it')
  await night(184)
  await night(197)
  assert.equal((await ends()).length, 1)
  await night(199)
  assert.deepEqual(await ends(), [])
  assert.equal((await as.admin.get(`/api/card/${model}`)).body.archived, true)
})

test('the owner of an upload that nobody uses is told so in their language, unless their account is closed', async (t) => {
  const mails = await mailServer(t)
  let days = 0
  const site = (await uploadSite(t, 'sqlite', { now: () => Date.now() + days * 86_400_000, env: mails.env }))!
  const { server, as, userId, adminId } = site
  await site.enable()
  await as.admin.put(`/api/user/${adminId}`, { locale: 'de' })
  await site.upload('id\n1\n', { name: 'umsatz.csv' })
  await site.upload('id\n1\n', { name: 'sales.csv', by: as.user })
  const late = await as.admin.post('/api/user', { email: 'left@example.org', first_name: 'Left', last_name: 'Late' })
  await mails.next()
  const session = await server.services.sessions.start(late.body.id)
  await site.upload('id\n1\n', { name: 'left.csv', by: site.client({ 'x-metabase-session': session }) })
  await as.admin.delete(`/api/user/${late.body.id}`)
  await as.admin.put('/api/setting/uploads-unused-days', { value: 90 })
  days = 91
  await server.services.uploads.task.run({}, new AbortController().signal)
  const [one, other] = [await mails.next(), await mails.next()]
  const texts = new Map([one, other].map(({ to, text }) => [to.join(), text]))
  const { email: admin } = (await server.store.users.find(adminId))!
  const { email: user } = (await server.store.users.find(userId))!
  assert.match(texts.get(admin) ?? '', /Die Tabelle .*Umsatz.*hat seit 90 Tagen niemand benutzt[^]*\/table\/\d+/)
  assert.match(texts.get(user) ?? '', /Nobody has used the table "Sales"[^]*90 days[^]*\/table\/\d+/)
  assert.equal(mails.count(), 0)
})

test('older clients have four settings for the place', async (t) => {
  const site = (await uploadSite(t, 'sqlite'))!
  const { admin } = site.as
  const keys = ['uploads-enabled', 'uploads-database-id', 'uploads-schema-name', 'uploads-table-prefix']
  const values = async () => {
    const { body } = await admin.get('/api/session/properties')
    return keys.map((key) => body[key])
  }
  assert.deepEqual(await values(), [false, null, null, null])
  await admin.put('/api/setting', { 'uploads-enabled': true, 'uploads-database-id': site.database })
  await admin.put('/api/setting/uploads-table-prefix', { value: 'up_' })
  assert.deepEqual(await values(), [true, site.database, null, 'up_'])
  assert.equal((await site.upload('id\n1\n')).status, 200)
  assert.equal((await admin.get('/api/setting/uploads-database-id')).body, site.database)
  await admin.put('/api/setting/uploads-enabled', { value: false })
  assert.deepEqual(await values(), [false, null, null, null])
  assert.equal((await site.upload('id\n1\n')).status, 422)
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
