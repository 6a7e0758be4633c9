/** What a server writes about itself, for machines and for people. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { get } from 'node:http'
import { test } from 'node:test'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { until } from '../support/until.ts'
import { fillFolder, startPrepared } from './prepared-server.ts'
import { startHealthy, stop, temporaryFolder } from './running-server.ts'

test('an access log names routes and users, and holds no token', async (t) => {
  const env = { QUERENT_ACCESS_LOG: 'true', QUERENT_LOG_LEVEL: 'info' }
  const { server, admin } = await startPrepared(t, { dataDir: temporaryFolder(t), env })
  await admin.call('GET', '/api/user/1')
  await admin.call('GET', '/api/session/password_reset_token_valid?token=sesame')
  await admin.call('GET', '/nowhere/sesame')
  const closing = { headers: { connection: 'close' } }
  await new Promise((resolve) => get(`http://127.0.0.1:${server.port}/livez`, closing, resolve).end())
  assert.equal(await stop(server), 0)
  assert.doesNotMatch(server.output(), /sesame/)
  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { durationMs, bytes, requestId, time, ...line } = lines.find(({ route }) => route === '/api/user/:id')
  assert.ok(durationMs >= 0 && bytes > 100 && requestId.length > 10 && Date.parse(time) > 0)
  const type = 'http.request'
  const expected = { type, method: 'GET', route: '/api/user/:id', status: 200, userId: 1, address: '127.0.0.1' }
  assert.deepEqual(line, { level: 30, msg: type, ...expected })
  assert.ok(lines.some(({ route }) => route === '/*'))
  assert.equal(lines.find(({ route }) => route === '/livez').address, '127.0.0.1')
})

test('a failed login is told with its address and a digest of its name', async (t) => {
  const { server, admin } = await startPrepared(t, { dataDir: temporaryFolder(t) })
  await admin.call('POST', '/api/session', { username: ' Eve@example.org', password: 'wrong' })
  assert.equal(await stop(server), 0)
  const { time, ...line } = JSON.parse(server.output())
  assert.ok(Date.parse(time) > 0)
  assert.deepEqual(line, {
    level: 40,
    type: 'login.failed',
    reason: 'wrong password or unknown address',
    address: '127.0.0.1',
    name: hash('sha256', 'eve@example.org').slice(0, 16),
    msg: 'login.failed',
  })
})

test('for people, a start tells the address to open', async (t) => {
  const env = { QUERENT_LOG_FORMAT: 'text', QUERENT_LOG_LEVEL: 'info' }
  const { server } = await startPrepared(t, { dataDir: temporaryFolder(t), env })
  const last =
    server
      .output()
      .split('\n')
      .find((line) => line.includes(' was up in ')) ?? ''
  const [, seconds, url] = /^\d\d:\d\d:\d\d  Querent \S+ was up in (\d+\.\d) s\. Open (\S+)$/.exec(last) ?? []
  assert.ok(Number(seconds) > 0.1, last)
  assert.equal((await fetch(url ?? '', { headers: { accept: 'text/html' } })).status, 200)
  assert.equal(await stop(server), 0)
  assert.match(server.output(), /\d  Stopping \(SIGTERM\)\n$/)
})

test('what cannot be begun at a start is told, and keeps nothing else from it', async (t) => {
  const dataDir = temporaryFolder(t)
  await fillFolder(t, dataDir)
  const app = new DatabaseSync(join(dataDir, 'querent.db'))
  app.exec(`delete from jobs; insert into jobs (kind, key, payload, run_at)
    values ('retention', 'waiting', '{}', '2020-01-01T00:00:00.000Z');
    create trigger no_jobs before insert on jobs begin select raise(abort, 'no more jobs'); end`)
  app.close()
  const server = await startHealthy(t, { dataDir })
  const isWaiting = () => {
    const reader = new DatabaseSync(join(dataDir, 'querent.db'), { readOnly: true })
    const row = reader.prepare("select 1 from jobs where key = 'waiting'").get()
    reader.close()
    return row !== undefined
  }
  await until('the job that waited', 20_000, () => !isWaiting())
  assert.match(server.output(), /"type":"background.failed","task":"start","error":"no more jobs"/)
})
