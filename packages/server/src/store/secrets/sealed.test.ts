import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createSecrets, openStore, WrongSecretKey } from '../index.ts'

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
