import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mysqlServer, postgresServer, type DatabaseServer } from '../support/servers.ts'
import { SSH_PASSPHRASE, sshServer } from '../support/ssh-server.ts'
import { testServer } from '../support/test-server.ts'

const REDACTED = '**MetabasePass**'
const ROWS = 100_000

test('a database behind an SSH tunnel: tried, connected, synced, asked, exported, changed', async (t) => {
  const mysql = await mysqlServer()
  await t.test('postgres', async (own) => proveTunnel(own, 'postgres', await postgresServer()))
  if (mysql !== undefined) await t.test('mysql', (own) => proveTunnel(own, 'mysql', mysql))
})

async function proveTunnel(t: TestContext, engine: 'postgres' | 'mysql', databases: DatabaseServer): Promise<void> {
  const ssh = await sshServer({ hosts: { 'database.inner': '127.0.0.1' } })
  const { as, server } = await testServer(t)
  const database = await databases.createDatabase('tunnel')
  t.after(async () => {
    await ssh.stop()
    await database.drop()
  })
  const digits =
    '(SELECT 0 d UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL ' +
    'SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9)'
  await database.exec(`CREATE TABLE orders (id INT PRIMARY KEY, status VARCHAR(20)); INSERT INTO orders
    SELECT a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d, 'open'
    FROM ${digits} a, ${digits} b, ${digits} c, ${digits} e, ${digits} f`)
  const details = { ...database.details, host: 'database.inner', ...ssh.details, 'tunnel-host-key': ssh.fingerprint }

  const tried = async (change: object) => {
    const body = { details: { engine, details: { ...details, ...change } } }
    return (await as.admin.post('/api/database/validate', body)).body
  }
  assert.deepEqual(await tried({}), { valid: true })
  assert.deepEqual(await tried({ 'tunnel-pass': 'wrong' }), {
    valid: false,
    message: 'The SSH server refused the user name or the password.',
    errors: { 'tunnel-user': 'check your SSH username', 'tunnel-pass': 'check your SSH password' },
  })

  const created = await as.admin.post('/api/database', { name: 'Inner', engine, details })
  assert.equal(created.status, 200, created.text)
  assert.equal(created.body.details['tunnel-pass'], REDACTED)
  const { id } = created.body
  await server.jobs.drain()
  const { body: listed } = await as.admin.get(`/api/database/${id}?include=tables`)
  assert.deepEqual(
    [listed.initial_sync_status, listed.tables.map((table: { name: string }) => table.name)],
    ['complete', ['orders']],
  )

  const count = {
    database: id,
    type: 'query',
    query: { 'source-table': listed.tables[0].id, aggregation: [['count']] },
  }
  const counted = async () => (await as.admin.post('/api/dataset', count)).body.data.rows
  assert.deepEqual(await counted(), [[ROWS]])
  const query = { database: id, type: 'query', query: { 'source-table': listed.tables[0].id } }
  const csv = await as.admin.post('/api/dataset/csv', { query })
  assert.equal(csv.text.trimEnd().split('\n').length, ROWS + 1)

  const before = ssh.logins
  const key = { 'tunnel-private-key': ssh.encryptedKey, 'tunnel-private-key-passphrase': SSH_PASSPHRASE }
  const change = { ...listed.details, ...key, 'tunnel-auth-option': 'ssh-key', 'tunnel-pass': null }
  const changed = await as.admin.put(`/api/database/${id}`, { details: change })
  assert.equal(changed.status, 200, changed.text)
  for (const name of Object.keys(key)) assert.equal(changed.body.details[name], REDACTED, name)
  assert.deepEqual(await counted(), [[ROWS]])
  assert.ok(ssh.logins > before + 1, 'tried, then connected anew')
  const kept = await as.admin.put(`/api/database/${id}`, { details: { ...changed.body.details, extra: 'x' } })
  assert.equal(kept.status, 200, kept.text)
  assert.deepEqual(await counted(), [[ROWS]])

  const refused = await as.admin.put(`/api/database/${id}`, { details: { ...change, 'tunnel-port': 1 } })
  assert.equal(refused.status, 400)
  assert.deepEqual(Object.keys(refused.body.errors), ['tunnel-host', 'tunnel-port'])

  assert.equal((await as.admin.delete(`/api/database/${id}`)).status, 204)
}

test('the connection forms ask for a tunnel, and for its parts when it is wanted', async (t) => {
  const { as } = await testServer(t)
  const { engines } = (await as.admin.get('/api/session/properties')).body
  for (const engine of ['postgres', 'mysql']) {
    const fields: { name: string; 'visible-if'?: object }[] = engines[engine]['details-fields']
    const shown = fields
      .filter(({ name }) => name.startsWith('tunnel-'))
      .map((field) => [field.name, field['visible-if']])
    const on = { 'tunnel-enabled': true }
    assert.deepEqual(shown, [
      ['tunnel-enabled', undefined],
      ['tunnel-host', on],
      ['tunnel-port', on],
      ['tunnel-user', on],
      ['tunnel-auth-option', on],
      ['tunnel-pass', { ...on, 'tunnel-auth-option': 'password' }],
      ['tunnel-private-key', { ...on, 'tunnel-auth-option': 'ssh-key' }],
      ['tunnel-private-key-passphrase', { ...on, 'tunnel-auth-option': 'ssh-key' }],
      ['tunnel-host-key', on],
    ])
  }
})
