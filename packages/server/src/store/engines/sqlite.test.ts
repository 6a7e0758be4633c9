import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { createSecrets, openStore } from '../index.ts'

test('an error that ends the transaction by itself, as a full disk does, is the one that is reported', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sqlite-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'app.db')
  const store = await openStore(path, createSecrets('secret'))
  const database = new DatabaseSync(path, { timeout: 5000 })
  const write = () => store.settings.write([{ key: 'site-name', value: 'Written' }])
  database.exec(`create trigger full_disk before insert on settings
    begin select raise(rollback, 'database or disk is full'); end`)
  await assert.rejects(write(), /database or disk is full/)
  database.exec('drop trigger full_disk')
  database.close()
  await write()
  assert.equal((await store.settings.list()).length, 1)
  await store.close()
})

test('processes that share the file wait for each other, also when they look before they write', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sqlite-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'app.db')
  const [one, other] = [await openStore(path, createSecrets('secret')), await openStore(path, createSecrets('secret'))]
  t.after(() => Promise.all([one.close(), other.close()]))
  await one.transaction(async ({ collections }) => {
    await collections.listForChange()
    const refused = assert.rejects(other.settings.write([{ key: 'site-name', value: 'Other' }]), { status: 503 })
    await refused
    const made = await collections.create({ name: 'One', slug: 'one', location: '/', created_at: '2026-01-01' })
    assert.equal(made.name, 'One')
  })
  await other.settings.write([{ key: 'site-name', value: 'Other' }])
})

test('memory is given back in the middle of a transaction too, which loses nothing, and after the end', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sqlite-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(join(folder, 'app.db'), createSecrets('secret'))
  const written = [
    { key: 'help-link', value: 'hidden' },
    { key: 'site-name', value: 'x'.repeat(1_000_000) },
  ]
  await store.transaction(async ({ settings }) => {
    await settings.write(written.slice(1))
    store.giveMemoryBack()
    await settings.write(written.slice(0, 1))
  })
  store.giveMemoryBack()
  const kept = (await store.settings.list()).sort((a, b) => a.key.localeCompare(b.key))
  assert.deepEqual(
    kept,
    written.map((one) => ({ ...one, isReadable: true })),
  )
  await store.close()
  store.giveMemoryBack()
})

test('whoever is in no transaction reads what is committed, and waits for no transaction', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sqlite-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(join(folder, 'app.db'), createSecrets('secret'))
  t.after(() => store.close())
  const names = async () => (await store.settings.list()).map(({ key }) => key)
  await store.transaction(async ({ settings }) => {
    await settings.write([{ key: 'site-name', value: 'Written' }])
    assert.deepEqual(await names(), [])
    assert.equal((await settings.list()).length, 1)
  })
  assert.deepEqual(await names(), ['site-name'])
})

test('single writes wait for the transaction that is under way, in their order', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'querent-sqlite-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore(join(folder, 'app.db'), createSecrets('secret'))
  t.after(() => store.close())
  const write = (value: string) => store.settings.write([{ key: 'site-name', value }])
  let later: Promise<unknown> = Promise.resolve()
  const undone = store.transaction(async ({ settings }) => {
    later = Promise.all([write('first'), write('last')])
    await settings.write([{ key: 'site-name', value: 'undone' }])
    await store.settings.list()
    throw new Error('undo')
  })
  await assert.rejects(undone, /undo/)
  await later
  const kept = await store.settings.list()
  assert.deepEqual(kept, [{ key: 'site-name', value: 'last', isReadable: true }])
})
