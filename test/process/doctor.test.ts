/** What `doctor` finds, and that it changes nothing; an app database from a newer version; a data folder that moved. */
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createSecrets, openStore } from '../../packages/server/src/store/index.ts'
import { postgresServer } from '../support/servers.ts'
import { mailServer } from '../support/mail-server.ts'
import { SLACK_TOKEN, slackDouble } from '../support/slack-double.ts'
import { until } from '../support/until.ts'
import { KEY, makeContent } from './app-content.ts'
import { command } from './run-command.ts'
import { connect, logIn, setUp, start, startHealthy, stop, temporaryFolder, type Client } from './running-server.ts'

test('before the first start there is nothing to mend, and nothing is made', async (t) => {
  const dataDir = join(temporaryFolder(t), 'data')
  const ended = await command(['doctor'], { dataDir })
  assert.equal(ended.code, 0, ended.output)
  assert.match(ended.output, /will be created by the first start/)
  assert.match(ended.output, /^ok +Disk: [\d,]+ MB free/m)
  assert.match(ended.output, /^All is well\.$/m)
  const nowhere = await command(['doctor'], { dataDir, env: { QUERENT_APP_DB_URL: 'sqlite:/nowhere/app.db' } })
  assert.deepEqual(
    [nowhere.code, /^FAILED +App database: there is no folder \/nowhere/m.test(nowhere.output)],
    [1, true],
  )
  const env = { QUERENT_SECRET_KEY: 'short', MB_REDIRECT_ALL_REQUESTS_TO_HTTPS: 'true' }
  const refused = await command(['doctor'], { dataDir, env })
  assert.equal(refused.code, 1, 'what a start would refuse')
  assert.match(refused.output, /^FAILED +Secret key: QUERENT_SECRET_KEY is too short/m)
  assert.match(refused.output, /^FAILED +Configuration: redirect-all-requests-to-https is on/m)
  assert.equal(existsSync(dataDir), false)
})

test('a data folder that is a file, or would be within one, is at fault', async (t) => {
  const file = join(temporaryFolder(t), 'data')
  writeFileSync(file, 'something')
  for (const dataDir of [file, join(file, 'querent')]) {
    const { code, output } = await command(['doctor'], { dataDir })
    assert.equal(code, 1, output)
    assert.match(output, /^FAILED +Data folder: .* is not a folder/m)
  }
})

test('it tells which database cannot be reached, and whether the key fits', async (t) => {
  const dataDir = temporaryFolder(t)
  const app = await (await postgresServer()).createDatabase('app')
  const data = await (await postgresServer()).createDatabase('data')
  t.after(() => app.drop())
  const env = { QUERENT_APP_DB_URL: app.url }
  const server = await startHealthy(t, { dataDir, env })
  await connect(await setUp(server), 'postgres', data.details)
  await fetch(`http://127.0.0.1:${server.port}/api/session/properties`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  const isNoted = async () => (await app.query("select 1 from settings where key = 'untrusted-proxy'")).length === 1
  await until('the proxy is noted', 20_000, isNoted)
  const well = await command(['doctor'], { dataDir, env })
  assert.equal(well.code, 0, well.output)
  assert.match(well.output, /^WARNING Proxy: a proxy at 127\.0\.0\.1 forwards requests/m)
  assert.doesNotMatch(well.output, /Stored models/)
  await app.exec(`insert into persistence (database_id, state, state_changed_at, refresh_begin)
    values (1, 'error', '2026-05-04', '2026-05-04'), (1, 'persisted', '2026-05-04', '2026-05-04')`)
  const named = await command(['doctor'], { dataDir, env: { ...env, QUERENT_TRUST_PROXY: '1' } })
  assert.doesNotMatch(named.output, /Proxy/)
  assert.match(named.output, /^WARNING Stored models: 1 of 2 could not be refreshed/m)
  assert.doesNotMatch(named.output, /Copies/)
  await app.exec(`insert into persistence (database_id, state, state_changed_at, refresh_begin, target, current_version_id)
    values (1, 'error', '2026-05-04', '2026-05-04', 'copy', null), (1, 'off', '2026-05-04', '2026-05-04', 'copy', null),
      (1, 'persisted', '2026-05-04', '2026-05-04', 'copy', 7)`)
  const copied = await command(['doctor'], { dataDir, env: { ...env, QUERENT_COPIES_DISK_LIMIT_MB: '0' } })
  assert.match(copied.output, /^WARNING Stored models: 1 of 2 /m)
  assert.match(copied.output, /^WARNING Copies: 1 of 2 could not be refreshed/m)
  assert.match(copied.output, /^WARNING Copies: the files of 1 of 2 are not in /m)
  assert.match(copied.output, /^WARNING Copies: they take 0 of the 0 MB that they may/m)
  assert.match(well.output, /^ok +App database: .* is reachable: PostgreSQL \d/m)
  assert.match(well.output, /^ok +Secret key: .* matches the app database/m)
  assert.match(well.output, /^ok +Database 1, "postgres": reachable: PostgreSQL \d/m)
  await stop(server)
  await data.drop()
  const away = await command(['doctor'], { dataDir, env })
  assert.equal(away.code, 1)
  assert.match(away.output, /^FAILED +Database 1, "postgres"/m)
  const other = await command(['doctor'], { dataDir, env: { ...env, QUERENT_SECRET_KEY: KEY } })
  assert.equal(other.code, 1)
  assert.match(other.output, /^FAILED +Secret key: QUERENT_SECRET_KEY is not the key/m)
  const wrong = await command(['doctor'], {
    dataDir,
    env: { QUERENT_APP_DB_URL: 'postgres://ada:geheim@127.0.0.1:1/a' },
  })
  assert.equal(wrong.code, 1)
  assert.match(wrong.output, /^FAILED +App database: .*ECONNREFUSED/m)
  assert.doesNotMatch(wrong.output, /geheim/)
})

test('an app database from a newer version is refused with what to do', async (t) => {
  const database = await (await postgresServer()).createDatabase('app')
  t.after(() => database.drop())
  const dataDir = temporaryFolder(t)
  writeFileSync(join(dataDir, 'secret.key'), KEY)
  const file = join(dataDir, 'querent.db')
  const later = "insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')"
  await makeContent(file)
  const app = new DatabaseSync(file)
  app.exec(later)
  app.close()
  await makeContent(database.url)
  await database.exec(later)
  for (const env of [{}, { QUERENT_APP_DB_URL: database.url }] as Record<string, string>[]) {
    const server = await start(t, { dataDir, env })
    assert.equal(await server.ended, 1)
    assert.match(
      server.output(),
      /^Configuration: The app database was written by a newer version of Querent: it has the migration 9999-later.*Use that version/,
    )
    assert.match((await command(['migrate'], { dataDir, env })).errors, /newer version/)
    const backup = await command(['backup', join(dataDir, 'a.backup')], { dataDir, env })
    assert.match(backup.errors, /^The app database was written by a newer version/)
    assert.match((await command(['doctor'], { dataDir, env })).output, /^FAILED +Tables: made by a newer version/m)
  }
})

function secretsOf(dataDir: string) {
  return createSecrets(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim())
}

/** Where the sample is, as the app database has it. */
async function storedPath(dataDir: string): Promise<unknown> {
  const app = new DatabaseSync(join(dataDir, 'querent.db'), { readOnly: true })
  const row = app.prepare('select details from databases').get()
  app.close()
  return JSON.parse(secretsOf(dataDir).decrypt(String(row?.['details']))).db
}

async function shownPath(client: Client): Promise<unknown> {
  return (await client.call('GET', '/api/database/1')).json().details.db
}

test('a moved data folder finds its sample database, and a restored one makes it anew', async (t) => {
  const folder = temporaryFolder(t)
  const env = { QUERENT_LOAD_SAMPLE_CONTENT: 'true' }
  const here = join(folder, 'here')
  const first = await startHealthy(t, { dataDir: here, env })
  const admin = await setUp(first)
  const ask = { database: 1, type: 'native', native: { query: 'select count(*) from products' } }
  const rows = async (client: typeof admin) =>
    (await client.call('POST', '/api/dataset', ask)).json().data?.rows?.[0]?.[0]
  await until('the sample', 60_000, async () => Number(await rows(admin)) > 0)
  assert.equal(await shownPath(admin), join(here, 'sample-database.sqlite'))
  await admin.call('GET', '/api/database?include_analytics=true')
  await until('the file of usage', 60_000, () => existsSync(join(here, 'usage.sqlite')))
  const file = join(folder, 'a.backup')
  assert.equal((await command(['backup', file, '--with-key'], { dataDir: here })).code, 0)
  assert.equal(await stop(first), 0)

  assert.equal(await storedPath(here), 'sample-database.sqlite')
  assert.match((await command(['doctor'], { dataDir: here })).output, /^ok +Database 2, "Usage": reachable/m)
  // Earlier versions stored the whole path.
  const secrets = secretsOf(here)
  const app = new DatabaseSync(join(here, 'querent.db'))
  const path = JSON.stringify({ db: join(here, 'sample-database.sqlite') })
  app.prepare('update databases set details = ? where is_sample').run(secrets.encrypt(path))
  app.close()
  const there = join(folder, 'there')
  renameSync(here, there)
  const second = await startHealthy(t, { dataDir: there, env })
  const client = await logIn(second)
  assert.equal(await shownPath(client), join(there, 'sample-database.sqlite'))
  assert.ok((await rows(client)) > 0)
  assert.equal(await stop(second), 0)
  assert.equal(await storedPath(there), 'sample-database.sqlite')

  rmSync(there, { recursive: true })
  assert.equal((await command(['restore', file], { dataDir: there })).code, 0)
  assert.deepEqual(
    readdirSync(there).filter((name) => name.startsWith('sample')),
    [],
  )
  const restored = (await command(['doctor'], { dataDir: there })).output
  assert.match(restored, /^WARNING Database 1, .*the next start creates it again/m)
  assert.match(restored, /^ok +Database 2, "Usage": its file is created when/m)
  const third = await startHealthy(t, { dataDir: there, env })
  const again = await logIn(third)
  assert.ok((await rows(again)) > 0, 'who asks at once waits until it is made')
})

test('it asks the mail server and Slack, and says what is wrong with them', async (t) => {
  const dataDir = temporaryFolder(t)
  await makeContent(join(dataDir, 'querent.db'))
  const [mails, slack] = [await mailServer(t), await slackDouble(t)]
  const doctor = async (more: Record<string, string>) =>
    (await command(['doctor'], { dataDir, env: { QUERENT_SECRET_KEY: KEY, ...slack.env, ...more } })).output
  assert.match(await doctor({}), /^ok +Mail server: not set up\nok +Slack: not set up$/m)
  const well = await doctor({ ...mails.env, MB_SLACK_APP_TOKEN: SLACK_TOKEN })
  assert.match(well, /^ok +Mail server: 127\.0\.0\.1 accepts mails$/m)
  assert.match(well, /^ok +Slack: the token is accepted by the workspace "Example"$/m)
  assert.deepEqual([mails.count(), slack.of('chat.postMessage').length], [0, 0], 'nothing is sent')
  const store = await openStore(join(dataDir, 'querent.db'), createSecrets(KEY))
  await store.settings.write([{ key: 'slack-app-token', value: 'xoxb-bad' }])
  await store.close()
  const ill = await doctor({
    MB_EMAIL_SMTP_HOST: '127.0.0.1',
    MB_EMAIL_SMTP_PORT: '1',
    MB_EMAIL_FALLBACK_SMTP_HOST: '127.0.0.1',
    MB_EMAIL_FALLBACK_SMTP_PORT: mails.env.MB_EMAIL_SMTP_PORT,
  })
  assert.match(ill, /^ok +Second mail server: 127\.0\.0\.1 accepts mails$/m)
  assert.match(ill, /^FAILED +Mail server: 127\.0\.0\.1 cannot be used: .*ECONNREFUSED/m)
  assert.match(ill, /^FAILED +Slack: Slack does not accept the token of the app\.$/m)
  assert.doesNotMatch(ill, /xoxb/)
})
