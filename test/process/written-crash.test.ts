/** A server is killed while it writes: what it had acknowledged, another server shows at once, whatever copies there are. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { loadConfig } from '../../packages/server/src/config/config.ts'
import { createServer } from '../../packages/server/src/server.ts'
import { launcherSettings, temporaryFolder } from './running-server.ts'

const PROGRAM = new URL('writing-server.ts', import.meta.url).pathname
const KILLS = 8

test('what a killed server has acknowledged is shown by the others, copied or not', async (t) => {
  const folder = temporaryFolder(t)
  const [app, data] = await Promise.all(
    ['app', 'data'].map(async (name) => (await postgresServer()).createDatabase(name)),
  )
  assert.ok(app !== undefined && data !== undefined)
  await data.exec('create table counts (id int primary key, n int); insert into counts values (1, 0)')
  const env = {
    PORT: '0',
    QUERENT_DATA_DIR: folder,
    QUERENT_APP_DB_URL: app.url,
    QUERENT_LOG_LEVEL: 'silent',
    QUERENT_LOAD_SAMPLE_CONTENT: 'false',
  }
  const server = await createServer(loadConfig(env), Date.now, { passwordCost: 4 })
  t.after(() => server.close())
  const { id: admin } = await server.store.users.create({
    email: 'admin@example.org',
    first_name: 'Ada',
    last_name: 'Tester',
    type: 'personal',
    is_superuser: true,
    date_joined: new Date().toISOString(),
  })
  await server.store.groups.add(admin, [1, 2])
  const headers = { 'x-metabase-session': await server.services.sessions.start(admin) }
  const send = async (method: 'POST' | 'PUT', url: string, payload: object = {}) => {
    const answer = await server.app.inject({ method, url, headers, payload })
    assert.ok(answer.statusCode < 300, `${url}: ${answer.payload}`)
    return answer.payload === '' ? {} : answer.json()
  }
  const details = { name: 'Data', engine: 'postgres', details: data.details }
  const { id: database } = await send('POST', '/api/database', details)
  await server.jobs.drain()
  await send('PUT', `/api/database/${database}`, { settings: { 'database-enable-actions': true } })
  const [table] = await server.store.tables.listOfDatabase(database)
  const field = (await server.store.fields.listOfTables([table!.id])).find(({ name }) => name === 'n')!
  await send('POST', '/api/persist/enable')
  await send('POST', `/api/persist/table/${table!.id}/persist`)
  await server.jobs.drain()
  const changed = server.services.background.find(({ name }) => name.kind === 'persist.changed')
  const asked = { 'source-table': table!.id, aggregation: [['max', ['field', field.id, null]]] }
  const ask = async () => (await send('POST', '/api/dataset', { database, type: 'query', query: asked })).data

  let last = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    // As if the writes of the round before were ten seconds ago: questions read a copy again.
    await changed?.run({ databaseId: database }, new AbortController().signal)
    await server.jobs.drain()
    const before = await ask()
    assert.equal(before.copies?.length, 1, `round ${kill}`)
    const [[start]] = before.rows
    assert.ok(start >= last)

    const words = [PROGRAM, table!.id, admin, start].map(String)
    const writer = spawn(process.execPath, words, {
      env: { ...launcherSettings(), ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    t.after(() => writer.kill('SIGKILL'))
    const ended = once(writer, 'exit')
    const said = createInterface({ input: writer.stdout })
    said.on('line', (line) => (last = Number(line)))
    await once(said, 'line')
    const seen = last
    assert.ok((await ask()).rows[0][0] >= seen, 'while it writes')
    await sleep(randomInt(300))
    writer.kill('SIGKILL')
    await ended
    const after = await ask()
    assert.ok(after.rows[0][0] >= last, `${after.rows[0][0]} is shown, ${last} was acknowledged`)
    assert.equal(after.copies, undefined)
  }
})
