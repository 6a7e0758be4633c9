/** Uploads that are cut off, on either side, or find no room: the database is as before, and no file is left. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { createFile } from '../support/duckdb-file.ts'
import { postgresServer } from '../support/servers.ts'
import { testServer } from '../support/test-server.ts'
import { until } from '../support/until.ts'

const WITHIN_MS = 30_000

const { server, as, adminId } = await testServer({ after })
const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
const session = { 'x-metabase-session': await server.services.sessions.start(adminId) }

/** A folder on a disk of its own with this size; undefined where this account may mount nothing. */
function smallDisk(t: TestContext, megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'querent-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  t.after(() => {
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Has uploads arrive in a folder until the test ends. */
function arriveIn(t: TestContext, folder: string): void {
  const before = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  t.after(() => {
    if (before === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = before
  })
}

/** Nothing of an upload is on the disk, and no file of one is open. */
async function untilGone(folder: string): Promise<void> {
  await until('the files to be gone', WITHIN_MS, () => readdirSync(folder).length === 0)
  await until('the files to be closed', WITHIN_MS, () =>
    readdirSync('/proc/self/fd').every((fd) => !target(fd).startsWith(folder)),
  )
}

function target(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`)
  } catch {
    return ''
  }
}

async function uploadTo(engine: string, details: unknown, schema: string): Promise<void> {
  const { body } = await as.admin.post('/api/database', { name: 'Uploads', engine, details })
  const value = { db_id: body.id, schema_name: schema, table_prefix: 'up_' }
  await as.admin.put('/api/setting/uploads-settings', { value })
}

function send(path: string, text: string, signal?: AbortSignal): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([text]), 'rows.csv')
  return fetch(address + path, { method: 'POST', headers: session, body: form, ...(signal && { signal }) })
}

async function refusedAs(answer: Promise<Response>, status: number, message: RegExp): Promise<void> {
  const given = await answer
  assert.equal(given.status, status)
  assert.match(Object(await given.json()).message, message)
}

async function countOf(model: number): Promise<number> {
  const { body } = await as.admin.post(`/api/card/${model}/query`, {})
  return body.data.rows.length
}

/** The tables of uploads, with their rows. */
async function uploads(): Promise<[id: number, rows: number][]> {
  const { body } = await as.admin.get('/api/ee/upload-management/tables')
  return body.map(({ id, row_count }: Record<string, number>) => [id, row_count])
}

/** A table on PostgreSQL that takes rows, and the folder in which their files arrive. */
async function uploadedTable(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'querent-arrivals-'))
  t.after(() => rmSync(folder, { recursive: true }))
  arriveIn(t, folder)
  const database = await (await postgresServer()).createDatabase('cut_uploads')
  await uploadTo('postgres', database.details, 'public')
  const model = Number(await (await send('/api/upload/csv', 'id\n1\n')).json())
  const { table_id: table } = (await as.admin.get(`/api/card/${model}`)).body
  const { name } = (await as.admin.get(`/api/table/${table}`)).body
  return { folder, database, model, name, path: `/api/table/${table}/append-csv`, before: await uploads() }
}

test('a client that goes while it sends leaves nothing', async (t) => {
  const { folder, path, before } = await uploadedTable(t)
  const form = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid\n${'2\n'.repeat(200_000)}`
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nx-metabase-session: ${session['x-metabase-session']}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${form.length * 2}\r\n\r\n${form}`,
  )
  await until('the file to arrive', WITHIN_MS, () => readdirSync(folder).length === 1)
  socket.destroy()
  await untilGone(folder)
  assert.deepEqual(await uploads(), before)
})

test('a client or a connection that is cut amid the load leaves the table as it was', async (t) => {
  const { folder, database, model, name, path, before } = await uploadedTable(t)
  const sessions = (what: string) => `pg_stat_activity where datname = current_database() and ${what}`
  const [loading, holding] = [sessions("wait_event_type = 'Lock'"), sessions("wait_event = 'PgSleep'")]
  const found = async (rows: string) => (await database.query(`select 1 from ${rows}`)).length
  const untilThere = (rows: string, count: number) =>
    until(`${count} of ${rows}`, WITHIN_MS, async () => (await found(rows)) === count)
  for (const cut of ['client', 'connection'] as const) {
    const held = assert.rejects(database.query(`begin; lock table ${name} in share mode; select pg_sleep(600)`))
    await untilThere(holding, 1)
    const client = new AbortController()
    const answer = send(path, 'id\n2\n', client.signal)
    const refused = cut === 'client' ? assert.rejects(answer) : refusedAs(answer, 422, /^terminating connection/)
    await untilThere(loading, 1)
    if (cut === 'client') client.abort()
    else await database.query(`select pg_terminate_backend(pid) from ${loading}`)
    await refused
    await untilThere(loading, 0)
    await database.query(`select pg_cancel_backend(pid) from ${holding}`)
    await held
    await untilGone(folder)
    assert.equal(await countOf(model), 1)
    assert.deepEqual(await uploads(), before)
  }
  assert.equal((await send(path, 'id\n2\n')).status, 200)
  assert.equal(await countOf(model), 2)
})

test('a full disk is said, and the next upload works when there is room', async (t) => {
  const folder = smallDisk(t, 1)
  const data = smallDisk(t, 6)
  if (folder === undefined || data === undefined) return t.skip('mounting a small disk takes root')
  const path = join(data, 'small.duckdb')
  await createFile(path, ['create table other (id int)'])
  await uploadTo('duckdb', { database_file: path }, 'main')
  assert.equal((await send('/api/upload/csv', 'id\n1\n')).status, 200)
  const before = await uploads()
  const large = `text\n${Array.from({ length: 120_000 }, () => Math.random().toString(36)).join('\n')}`
  const full = async (text: string, status: number, message: RegExp) => {
    await refusedAs(send('/api/upload/csv', text), status, message)
    assert.deepEqual(await uploads(), before)
  }
  await full(large.repeat(8), 400, /No space left on device/)
  // What DuckDB has written stays on the disk until there is room for its next change.
  await full('id\n1\n', 400, /No space left on device/)
  execFileSync('mount', ['-o', 'remount,size=24m', data])
  arriveIn(t, folder)
  await full(large, 507, /^The server has no room for the file/)
  await untilGone(folder)
  assert.equal((await send('/api/upload/csv', 'id\n1\n')).status, 200)
})

test('administrators who ask for a database of uploads at once get one', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => as.admin.post('/api/upload/database')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
  const { body } = await as.admin.get('/api/database')
  const made = body.data.filter((one: { details?: Record<string, unknown> }) =>
    String(one.details?.['database_file']).endsWith('uploads.duckdb'),
  )
  assert.equal(made.length, 1)
})
