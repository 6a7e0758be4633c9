import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { loadConfig, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'querent-config-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const read = (environment: Record<string, string>) =>
  readConfig({ QUERENT_DATA_DIR: join(folder, 'data'), ...environment })

/** The message with which a configuration is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    read(environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return assert.fail(`${JSON.stringify(environment)} is accepted`)
}

test('reading makes nothing; loading makes the folder and a key that is kept', () => {
  assert.equal(read({}).secretKey, undefined)
  assert.equal(existsSync(join(folder, 'data')), false)
  const { secretKey, isKeyStored } = loadConfig({ QUERENT_DATA_DIR: join(folder, 'data') })
  assert.match(secretKey, /^[0-9a-f]{64}$/)
  assert.equal(isKeyStored, true)
  assert.equal(read({}).secretKey, secretKey)
  assert.equal(readFileSync(join(folder, 'data/secret.key'), 'utf8'), `${secretKey}\n`)
})

test('a folder that cannot be made is needed by a key or an app database of its own alone', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const place = { QUERENT_DATA_DIR: join(file, 'data') }
  const key = { QUERENT_SECRET_KEY: 'a key that is long enough' }
  const server = { QUERENT_APP_DB_URL: 'postgres://querent@db.example/querent' }
  for (const environment of [place, { ...place, ...key }, { ...place, ...server }]) {
    assert.throws(() => loadConfig(environment), { message: /^The data folder .* cannot be used/ })
  }
  const loaded = loadConfig({ ...place, ...key, ...server })
  assert.equal(loaded.hasDataFolder, false)
  assert.equal(loaded.loadSampleContent, false)
  assert.match(loaded.notes.join(), /The server runs without it/)
  assert.equal(loadConfig({ QUERENT_DATA_DIR: join(folder, 'good'), ...key, ...server }).hasDataFolder, true)
})

test('a stop gives queries a few seconds unless it is told otherwise', () => {
  assert.equal(read({}).stopGraceMs, 5_000)
  assert.equal(read({ QUERENT_STOP_GRACE: '10m' }).stopGraceMs, 600_000)
})

test('a short key is refused with the length that is enough', () => {
  const load = (key: string) => loadConfig({ QUERENT_DATA_DIR: folder, QUERENT_SECRET_KEY: key })
  assert.throws(() => load('fifteen letters'), {
    message: /^QUERENT_SECRET_KEY is too short .* 16 characters at least/,
  })
  assert.equal(load('sixteen letters!').secretKey, 'sixteen letters!')
})

test('a URL with an unescaped password is refused without it being shown', () => {
  const unescaped = ['se/cret', 'se#cret', 'se?cret', '12/cret', '12#cret', '12?cret', 'se%zzcret', 'se:c/ret']
  // What stands before an `@` looks like a whole password, and what follows like the host.
  for (const password of [...unescaped, 'se@c/ret', 'se@cret#1', 'se@cret?1']) {
    const message = refusal({ QUERENT_APP_DB_URL: `postgres://ada:${password}@db.example/app` })
    assert.match(message, /^QUERENT_APP_DB_URL cannot be read .*percent-encoded: \/ as %2F/, password)
    assert.doesNotMatch(message, /cret|ret@|12/, password)
  }
  for (const url of [
    'postgres://ada:se%2Fcret@db/app',
    'postgres:///app?host=/run',
    'postgresql://db:5433/app?sslmode=require',
  ]) {
    assert.equal(read({ QUERENT_APP_DB_URL: url }).appDatabase, url)
  }
  assert.doesNotMatch(refusal({ QUERENT_APP_DB_URL: 'mysql://ada:secret@db/app' }), /secret/)
  assert.doesNotMatch(refusal({ MB_SITE_URL: 'https://ada:secret@site.example' }), /secret/)
})

test('a mistyped name is refused with the one that was probably meant', () => {
  assert.match(
    refusal({ QUERENT_DATA_DRI: 'x' }),
    /^QUERENT_DATA_DRI is not a setting.* Did you mean QUERENT_DATA_DIR\?/,
  )
  assert.match(refusal({ QUERENT_SIET_NAME: 'x' }), /Did you mean QUERENT_SITE_NAME\?/)
  assert.doesNotMatch(refusal({ QUERENT_FROBNICATION: 'x' }), /Did you mean/)
})

test('variables of a Metabase that mean the same are read; ours win', () => {
  const { port, host, settings, notes } = read({
    MB_JETTY_PORT: '4000',
    MB_JETTY_HOST: '0.0.0.0',
    MB_SITE_URL: 'https://bi.example',
    MB_EMAIL_SMTP_HOST: 'mail.example',
    MB_EMAIL_SMTP_PORT: '587',
    MB_EMAIL_SMTP_SECURITY: 'starttls',
    MB_EMAIL_SMTP_USERNAME: 'ada',
    MB_EMAIL_SMTP_PASSWORD: 'secret',
    MB_PASSWORD_COMPLEXITY: 'strong',
    MB_ANON_TRACKING_ENABLED: 'false',
    MB_SETUP_TOKEN: 'abc',
    QUERENT_SITE_NAME: 'Ours',
    MB_SITE_NAME: 'Theirs',
  })
  assert.deepEqual([port, host], [4000, '0.0.0.0'])
  assert.deepEqual(notes, [])
  const values = Object.fromEntries([...settings].map(([key, { value }]) => [key, value]))
  assert.equal(values['site-name'], 'Ours')
  assert.equal(values['email-smtp-port'], 587)
  assert.deepEqual(values['password-complexity'], { total: 8, lower: 2, upper: 2, digit: 1, special: 1 })
  assert.equal(read({ PORT: '1', MB_JETTY_PORT: '2' }).port, 1)
  assert.match(refusal({ MB_JETTY_PORT: 'x' }), /^MB_JETTY_PORT must be a number/)
  assert.match(refusal({ PORT: '0x10' }), /^PORT must be a number/)
  assert.match(refusal({ UV_THREADPOOL_SIZE: 'many' }), /^UV_THREADPOOL_SIZE must be a number from 1 to 1024/)
})

test('those without effect are named with what to set instead', () => {
  const { notes } = read({
    MB_ENCRYPTION_SECRET_KEY: 'their secret',
    MB_PLUGINS_DIR: '/plugins',
    MB_EMOJI_IN_LOGS: 'false',
    JAVA_TIMEZONE: 'Europe/Berlin',
    MB_JETTY_MAXTHREADS: '50',
    MB_UNHEARD_OF: 'x',
    MB_DB_MAX_IDLE: '',
  })
  const text = notes.join('\n')
  assert.match(text, /^MB_ENCRYPTION_SECRET_KEY: no effect; .*QUERENT_SECRET_KEY/m)
  assert.match(text, /^JAVA_TIMEZONE: no effect; .*QUERENT_REPORT_TIMEZONE/m)
  assert.match(text, /^MB_JETTY_MAXTHREADS, MB_UNHEARD_OF: no effect; there is nothing like it here\.$/m)
  assert.doesNotMatch(text, /their secret|MB_DB_MAX_IDLE/)
})

test('a place of another app database stops the start, unless ours is given', () => {
  const theirs = {
    MB_DB_TYPE: 'postgres',
    MB_DB_HOST: 'db',
    MB_DB_USER: 'ada',
    MB_DB_PASS: 'secret',
    MB_DB_DBNAME: 'mb',
  }
  const message = refusal(theirs)
  assert.match(
    message,
    /^MB_DB_DBNAME, MB_DB_HOST, MB_DB_PASS, MB_DB_TYPE, MB_DB_USER say where .*Set QUERENT_APP_DB_URL/,
  )
  assert.doesNotMatch(message, /secret|H2/)
  assert.match(refusal({ MB_DB_FILE: '/metabase.db' }), /an H2 file cannot be read here at all/)
  assert.match(
    refusal({ MB_DB_CONNECTION_URI: 'jdbc:postgresql://db/mb?password=secret' }),
    /^MB_DB_CONNECTION_URI says/,
  )
  assert.deepEqual(read({ ...theirs, QUERENT_APP_DB_URL: 'sqlite:/a.db' }).notes, [
    'MB_DB_DBNAME, MB_DB_HOST, MB_DB_PASS, MB_DB_TYPE, MB_DB_USER: no effect; the app database of this server is QUERENT_APP_DB_URL.',
  ])
  assert.match(refusal({ MB_JETTY_SSL: 'true' }), /^MB_JETTY_SSL: this server speaks plain http/)
})
