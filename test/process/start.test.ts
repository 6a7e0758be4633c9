/** Starting, refusing to start, stopping, and starting again. */
import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect as connectSocket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresServer } from '../support/servers.ts'
import { ConfigError, loadConfig } from '../../packages/server/src/config/config.ts'
import { createSecrets, newEntityId, openStore } from '../../packages/server/src/store/index.ts'
import { startPrepared } from './prepared-server.ts'
import { logIn, setUp, start, startHealthy, stop, temporaryFolder } from './running-server.ts'
import { until } from '../support/until.ts'

const OWNER_ONLY = 0o600

test('a fresh folder becomes a server; a second start keeps what is there', async (t) => {
  const dataDir = temporaryFolder(t)
  const first = await startHealthy(t, { dataDir })
  const admin = await setUp(first)
  const { id } = (await admin.call('POST', '/api/collection', { name: 'Kept' })).json()
  assert.equal(statSync(join(dataDir, 'secret.key')).mode & 0o777, OWNER_ONLY)
  assert.equal(await stop(first), 0)
  const file = new DatabaseSync(join(dataDir, 'querent.db'), { readOnly: true })
  const stored = file.prepare('select password from users where password is not null').all()
  file.close()
  assert.deepEqual(
    stored.map(({ password }) => String(password).slice(0, 7)),
    ['$2b$10$'],
    'passwords are hashed at the full cost, of which tests within a process take less',
  )

  const second = await startHealthy(t, { dataDir })
  const again = await logIn(second)
  assert.equal((await again.call('GET', `/api/collection/${id}`)).json().name, 'Kept')
  const properties = (await again.call('GET', '/api/session/properties')).json()
  assert.equal(properties['has-user-setup'], true)
  assert.equal(await stop(second), 0)
})

/** Every path below a folder, and the folder, that others may read, write or enter. */
function openToOthers(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
  return paths.filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
}

test('what the server makes is its own, also where others had rights before', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true', QUERENT_ENABLE_TEST_ENDPOINTS: 'true', QUERENT_LOG_LEVEL: 'info' }
  const first = await startHealthy(t, { dataDir, env })
  await until('the sample database', 60_000, () => readdirSync(dataDir).includes('sample-database.sqlite'))
  const snapshot = await fetch(`http://127.0.0.1:${first.port}/api/testing/snapshot/kept`, { method: 'POST' })
  assert.ok(snapshot.ok)
  assert.deepEqual(openToOthers(dataDir), [])
  assert.doesNotMatch(first.output(), /files\.tightened/)
  assert.equal(await stop(first), 0)

  chmodSync(dataDir, 0o755)
  for (const name of ['querent.db', 'secret.key', 'sample-database.sqlite', 'snapshots', 'snapshots/kept.db']) {
    chmodSync(join(dataDir, name), name === 'snapshots' ? 0o755 : 0o644)
  }
  const second = await startHealthy(t, { dataDir, env })
  assert.deepEqual(openToOthers(dataDir), [])
  assert.match(second.output(), /"paths":\[[^\]]*secret\.key[^\]]*\].*files\.tightened/)
  assert.equal(await stop(second), 0)
})

test('what is odd but does no harm is named, and the server starts', async (t) => {
  const dataDir = join(temporaryFolder(t), 'shared')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o1777)
  const env = { MB_REDIRECT_ALL_REQUESTS_TO_HTTPS: 'true', MB_SITE_URL: 'https://bi.example', MB_PLUGINS_DIR: '/p' }
  const server = await startHealthy(t, { dataDir, env })
  assert.equal(statSync(dataDir).mode & 0o7777, 0o1777, 'a folder that others share is left as it is')
  assert.match(server.output(), /file\.protection\.failed/)
  assert.match(server.output(), /"type":"config.noted","text":"MB_PLUGINS_DIR: no effect; engines are part/)
})

test('with PostgreSQL and a key, a server runs without a folder to write to', async (t) => {
  const app = await (await postgresServer()).createDatabase('app')
  t.after(() => app.drop())
  const file = join(temporaryFolder(t), 'file')
  writeFileSync(file, '')
  const env = { QUERENT_APP_DB_URL: app.url, QUERENT_SECRET_KEY: 'a key that is long enough' }
  const server = await startHealthy(t, { dataDir: join(file, 'data'), env })
  const client = await setUp(server)
  assert.equal((await client.call('GET', '/api/database')).status, 200)
  assert.equal((await client.call('GET', '/api/collection/root/items')).status, 200)
  assert.match(server.output(), /The server runs without it/)
  assert.equal(await stop(server), 0)
})

/** One that the configuration alone finds, and all that are found while starting. */
const refusals: { env: Record<string, string>; message: RegExp }[] = [
  { env: { QUERENT_DATA_DRI: '/tmp' }, message: /QUERENT_DATA_DRI is not a setting/ },
  {
    env: { QUERENT_APP_DB_URL: 'postgres://ada:secret@127.0.0.1:1/app' },
    message: /The app database postgres:\/\/ada@127\.0\.0\.1:1\/app cannot be opened: .*ECONNREFUSED/,
  },
  {
    env: { QUERENT_APP_DB_URL: 'sqlite:/dev/null/app.db' },
    message: /The app database \/dev\/null\/app\.db cannot be/,
  },
  {
    env: { QUERENT_DATA_DIR: '/dev/null/data' },
    message: /The data folder \/dev\/null\/data .*cannot be used: ENOTDIR/,
  },
  { env: { HOST: '192.0.2.1' }, message: /Cannot listen on port \d+ of 192\.0\.2\.1 .*EADDRNOTAVAIL/ },
  {
    env: { MB_REDIRECT_ALL_REQUESTS_TO_HTTPS: 'true', MB_SITE_URL: 'http://bi.example' },
    message: /^Configuration: redirect-all-requests-to-https is on, but site-url is not an https address/,
  },
]

for (const { env, message } of refusals) {
  test(`${Object.entries(env).flat().join('=')} stops the start with a message`, async (t) => {
    const server = await start(t, { dataDir: temporaryFolder(t), env })
    assert.equal(await server.ended, 1)
    assert.match(server.output(), message)
    assert.doesNotMatch(server.output(), /^\s+at |secret@|cret@/m, 'neither a stack trace nor a password')
  })
}

/** What every start reads first; how such an error is told is the same for all, and proved above. */
const unreadable: typeof refusals = [
  { env: { PORT: 'http' }, message: /PORT must be a number from 0 to 65535, not "http"/ },
  { env: { PORT: '70000' }, message: /PORT must be/ },
  { env: { QUERENT_APP_DB_URL: 'oracle://x' }, message: /QUERENT_APP_DB_URL must begin with/ },
  { env: { QUERENT_ENGINES: '{}' }, message: /QUERENT_ENGINES is not a setting/ },
  {
    env: { QUERENT_APP_DB_URL: 'postgres://ada:se/cret@127.0.0.1:1/app' },
    message: /^QUERENT_APP_DB_URL cannot be read .*percent-encoded/,
  },
  { env: { QUERENT_SECRET_KEY: 'short' }, message: /QUERENT_SECRET_KEY is too short .* 16 characters/ },
  { env: { MB_DB_TYPE: 'h2' }, message: /MB_DB_TYPE says where a Metabase .*QUERENT_APP_DB_URL/ },
  { env: { QUERENT_LOG_LEVEL: 'loud' }, message: /QUERENT_LOG_LEVEL must be one of/ },
  { env: { QUERENT_LOAD_SAMPLE_CONTENT: 'maybe' }, message: /QUERENT_LOAD_SAMPLE_CONTENT must be true or false/ },
]

for (const { env, message } of unreadable) {
  test(`${Object.entries(env).flat().join('=')} is no configuration`, () => {
    assert.throws(
      () => loadConfig(env),
      (error) => error instanceof ConfigError && message.test(error.message) && !/secret@|cret@/.test(error.message),
    )
  })
}

test('an app database without the right to make tables stops the start with a message', async (t) => {
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  await database.exec('drop schema public')
  const server = await start(t, { dataDir: temporaryFolder(t), env: { QUERENT_APP_DB_URL: database.url } })
  assert.equal(await server.ended, 1)
  assert.match(
    server.output(),
    /^Configuration: .* cannot be the app database: it has no schema to make tables in\. Querent needs an empty/,
  )
})

test('an empty secret key, as a full disk leaves it, stops the start', async (t) => {
  const dataDir = temporaryFolder(t)
  writeFileSync(join(dataDir, 'secret.key'), '')
  const server = await start(t, { dataDir })
  assert.equal(await server.ended, 1)
  assert.match(server.output(), /secret\.key is empty/)
})

test('another secret key than the app database was written with stops the start', async (t) => {
  const dataDir = temporaryFolder(t)
  const store = await openStore(join(dataDir, 'querent.db'), createSecrets('one key of a server'))
  const time = new Date().toISOString()
  await store.databases.create({
    name: 'Shop',
    engine: 'sqlite',
    details: { db: '/shop.sqlite' },
    metadata_sync_schedule: '0 0 * * * ? *',
    cache_field_values_schedule: '0 0 0 * * ? *',
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  })
  await store.close()
  const server = await start(t, { dataDir, env: { QUERENT_SECRET_KEY: 'another key of a server' } })
  assert.equal(await server.ended, 1)
  assert.match(server.output(), /is not the one that this app database was written with/)
})

test('over one server', async (t) => {
  const { server } = await startPrepared(t, { dataDir: temporaryFolder(t) })

  await t.test('a port that is taken stops the start of another with its number', async (own) => {
    const second = await start(own, { dataDir: temporaryFolder(own), env: { PORT: String(server.port) } })
    assert.equal(await second.ended, 1)
    assert.match(second.output(), new RegExp(`EADDRINUSE.*${server.port}`))
  })

  await t.test('a stop waits for no client that does not send its request, and for no second signal', async () => {
    const upload = connectSocket(server.port, '127.0.0.1')
    upload.on('error', () => undefined) // cut off by the server
    upload.write(
      'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    await sleep(200)
    server.child.kill('SIGINT')
    await sleep(200)
    server.child.kill('SIGINT')
    assert.equal(await server.ended, 0)
  })
})
