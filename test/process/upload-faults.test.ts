/** A server that is killed while rows of a file replace those of a table: the table has all of the old rows, or all of the new ones. */
import assert from 'node:assert/strict'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { logIn, setUp, startHealthy, temporaryFolder, type Client, type Started } from './running-server.ts'

const KILLS = 4
const ROWS = 40_000
/** About as long as an upload takes. */
const UPLOAD_MS = 1_500

interface Place {
  engine: string
  details: unknown
  schema: string | null
  /** The values that the column has, and how many rows each of them has. */
  counts(table: string): Promise<[value: number, rows: number][]>
}

async function places(folder: string): Promise<Place[]> {
  const db = join(folder, 'uploads.sqlite')
  new DatabaseSync(db).close()
  const sql = (table: string) => `select version, count(*) as n from ${table} group by version`
  const pairs = (rows: Record<string, unknown>[]) =>
    rows.map(({ version, n }): [number, number] => [Number(version), Number(n)])
  const sqlite: Place = {
    engine: 'sqlite',
    details: { db },
    schema: null,
    async counts(table) {
      const file = new DatabaseSync(db, { readOnly: true, timeout: 5_000 })
      try {
        return pairs(file.prepare(sql(table)).all())
      } finally {
        file.close()
      }
    },
  }
  const database = await (await postgresServer())?.createDatabase('upload_faults')
  if (database === undefined) return [sqlite]
  const counts = async (table: string) => pairs(await database.query(sql(table)))
  return [sqlite, { engine: 'postgres', details: database.details, schema: 'public', counts }]
}

function send({ port }: Started, { headers }: Client, path: string, version: number): Promise<Response> {
  const form = new FormData()
  form.set('file', new Blob([`version,name\n${`${version},a name\n`.repeat(ROWS)}`]), 'rows.csv')
  const { 'content-type': _json, ...signedIn } = Object.assign({ 'content-type': '' }, headers)
  return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: signedIn, body: form })
}

test('rows are replaced as a whole or not at all', async (t) => {
  for (const place of await places(temporaryFolder(t))) {
    const dataDir = temporaryFolder(t)
    let started = await startHealthy(t, { dataDir })
    let admin = await setUp(started)
    const made = await admin.call('POST', '/api/database', {
      name: 'Uploads',
      engine: place.engine,
      details: place.details,
    })
    const value = { db_id: made.json().id, schema_name: place.schema, table_prefix: '' }
    await admin.call('PUT', '/api/setting/uploads-settings', { value })
    const first = await send(started, admin, '/api/upload/csv', 100)
    assert.equal(first.status, 200, await first.clone().text())
    const table = Number(first.headers.get('metabase-table-id'))
    const { name } = (await admin.call('GET', `/api/table/${table}`)).json()
    let version = 100
    for (let kill = 0; kill < KILLS; kill += 1) {
      const next = version + 1
      const answer = send(started, admin, `/api/table/${table}/replace-csv`, next).catch(() => undefined)
      await sleep(Math.random() * UPLOAD_MS)
      started.child.kill('SIGKILL')
      await started.ended
      const isDone = (await answer)?.status === 200
      await sleep(300) // the database may still be ending what the server had begun
      const counts = await place.counts(name)
      assert.equal(counts.length, 1, `${place.engine}: ${JSON.stringify(counts)}`)
      const [found, rows] = counts[0]!
      assert.equal(rows, ROWS)
      assert.ok(found === version || found === next, `${found} after ${version}`)
      if (isDone) assert.equal(found, next, 'what was acknowledged is there')
      version = found
      started = await startHealthy(t, { dataDir })
      admin = await logIn(started)
    }
    started.child.kill('SIGKILL')
    await started.ended
  }
})
