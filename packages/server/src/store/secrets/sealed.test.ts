import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql, type RawBuilder } from 'kysely'
import { postgresServer } from '../../../../../test/support/servers.ts'
import { createSecrets, isPostgresUrl, openStore, WrongSecretKey } from '../index.ts'
import { changeSecretKey } from '../maintenance/change-key.ts'
import { openPostgresWriter } from '../maintenance/engines/postgres-writer.ts'
import { openSqliteWriter } from '../maintenance/engines/sqlite-writer.ts'
import { examine } from '../maintenance/examine.ts'

test('the secret of a one-time password tells whether the key is right, when nothing else is encrypted', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sealed-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'app.db')
  const store = await openStore(path, createSecrets('one key'))
  const time = '2026-02-03T04:05:06.789Z'
  const user = await store.users.create({ email: 'ada@example.org', type: 'personal', date_joined: time })
  const totp = { user_id: user.id, name: 'Phone', created_at: time, secret: 'JBSWY3DPEHPK3PXP' }
  const id = await store.secondFactors.addPending(totp)
  await store.close()
  await assert.rejects(openStore(path, createSecrets('another key')), WrongSecretKey)
  const again = await openStore(path, createSecrets('one key'))
  t.after(() => again.close())
  assert.equal((await again.secondFactors.findPending(user.id, id))?.secret, totp.secret)
})

test('the details of a webhook say whether the key is right, when nothing else is encrypted', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sealed-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'app.db')
  const store = await openStore(path, createSecrets('one key'))
  const time = '2026-02-03T04:05:06.789Z'
  const details = { url: 'https://hooks.example.org' }
  const webhook = {
    name: 'Ops',
    type: 'channel/http' as const,
    details,
    active: true,
    created_at: time,
    updated_at: time,
  }
  const id = await store.channels.create(webhook)
  await store.close()
  await assert.rejects(openStore(path, createSecrets('another key')), WrongSecretKey)
  assert.equal((await examine(path, { secretKey: 'another key', dataDir: folder })).isKeyRight, false)
  const resealed = await changeSecretKey(path, 'one key', 'a second key')
  assert.deepEqual([resealed.webhooks, resealed.unreadable], [1, []])
  const again = await openStore(path, createSecrets('a second key'))
  t.after(() => again.close())
  assert.deepEqual((await again.channels.find(id))?.details, details)
})

test('a key for embedding that an earlier version stored as it is, is encrypted when its app database is opened', async (t) => {
  const database = await (await postgresServer()).createDatabase('sealed')
  t.after(() => database.drop())
  const folder = mkdtempSync(join(tmpdir(), 'querent-sealed-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const location of [join(folder, 'app.db'), database.url]) {
    await (await openStore(location, createSecrets('one key'))).close()
    const plain = 'f'.repeat(64)
    const key = 'embedding-secret-key'
    const stored = async () => (await run(location, sql`select value from settings where key = ${key}`))[0]?.value ?? ''
    await run(location, sql`insert into settings (key, value) values (${key}, ${JSON.stringify(plain)})`)
    const examined = await examine(location, { secretKey: 'one key', dataDir: folder })
    assert.equal(examined.isKeyRight, true, 'what is not encrypted says nothing of the key')
    const resealed = await changeSecretKey(location, 'one key', 'a second key')
    assert.deepEqual([resealed.settings, resealed.unreadable], [1, []])
    assert.match(await stored(), /^v1\./)

    await run(location, sql`update settings set value = ${JSON.stringify(plain)} where key = ${key}`)
    const store = await openStore(location, createSecrets('a third key'))
    const read = await store.settings.list()
    await store.close()
    assert.match(await stored(), /^v1\./)
    assert.deepEqual(read, [{ key, isReadable: true, value: plain }])
    assert.deepEqual(await run(location, sql`select action as value from audit_log`), [], 'nobody changed it')
    await assert.rejects(openStore(location, createSecrets('one key')), WrongSecretKey)
  }
})

async function run(location: string, statement: RawBuilder<unknown>): Promise<{ value: string }[]> {
  const writer = await (isPostgresUrl(location) ? openPostgresWriter(location) : openSqliteWriter(location))
  try {
    const { rows } = await statement.$castTo<{ value: string }>().execute(writer.db)
    return rows
  } finally {
    await writer.close()
  }
}
