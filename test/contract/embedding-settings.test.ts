import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embeddingKeys } from '../../packages/server/src/settings/index.ts'
import { testServer, type TestServer } from '../support/test-server.ts'

const [KEY, OLD, OTHER] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)]
const PREVIOUS = 'embedding-secret-key-previous'
const UNTIL = 'embedding-secret-key-previous-until'

const put = ({ as }: TestServer, values: object) => as.admin.put('/api/setting', values)

async function read({ as }: TestServer, key: string): Promise<string> {
  return (await as.admin.get(`/api/setting/${key}`)).text
}

test('both names of the switch are written together, and a key is made once', async (t) => {
  const server = await testServer(t)
  const { as } = server
  const both = async () => {
    const { body } = await as.user.get('/api/session/properties')
    return [body['enable-embedding'], body['enable-embedding-static']]
  }
  assert.deepEqual(await both(), [false, false])
  await put(server, { 'enable-embedding': true })
  assert.deepEqual(await both(), [true, true])
  const key = await read(server, 'embedding-secret-key')
  assert.match(key, /^[0-9a-f]{64}$/)
  assert.equal((await as.admin.get('/api/session/properties')).body['embedding-secret-key'], key)
  await put(server, { 'enable-embedding-static': null })
  assert.deepEqual(await both(), [false, false])
  await put(server, { 'enable-embedding-static': true })
  await put(server, { 'enable-embedding-static': false, 'enable-embedding': true })
  assert.deepEqual(await both(), [false, false], 'the newer name counts')
  await put(server, { 'enable-embedding': true })
  assert.equal(await read(server, 'embedding-secret-key'), key)
})

test('what the environment says of one name of the switch fixes both', async (t) => {
  const server = await testServer(t, { env: { MB_ENABLE_EMBEDDING: 'true' } })
  for (const key of ['enable-embedding', 'enable-embedding-static']) {
    const { status, body } = await put(server, { [key]: false })
    assert.deepEqual([status, body.message.endsWith(' MB_ENABLE_EMBEDDING.')], [400, true], key)
  }
  assert.deepEqual((await server.as.admin.get('/api/card/embeddable')).body, [])
})

test('a new key ends all tokens at once, unless the old one is kept in the same call', async (t) => {
  const now = Date.parse('2026-05-06T07:08:09Z')
  const server = await testServer(t, { now: () => now })
  const keys = async (time = now) => embeddingKeys(await server.server.settings.current(), time)
  await put(server, { 'embedding-secret-key': OLD })
  await put(server, { 'embedding-secret-key': KEY })
  assert.deepEqual(await keys(), [KEY])

  await put(server, { 'embedding-secret-key': OLD })
  assert.equal((await put(server, { 'embedding-secret-key': KEY, [PREVIOUS]: OLD })).status, 204)
  assert.deepEqual(await keys(), [KEY, OLD])
  assert.equal(await read(server, UNTIL), '2026-05-13T07:08:09.000Z')
  assert.deepEqual(await keys(now + 7 * 24 * 3600 * 1000), [KEY])
  assert.equal(await read(server, PREVIOUS), '**********bb')
  assert.equal(PREVIOUS in (await server.as.admin.get('/api/session/properties')).body, false)

  await put(server, { 'embedding-secret-key': KEY, [PREVIOUS]: '**********bb' })
  assert.deepEqual(await keys(), [KEY, OLD], 'the same key written back changes nothing')
  await put(server, { [UNTIL]: '2026-05-06T08:00:00+02:00' })
  assert.equal(await read(server, UNTIL), '2026-05-06T06:00:00.000Z')
  assert.deepEqual(await keys(), [KEY])
  await put(server, { [UNTIL]: null })
  assert.deepEqual(await keys(now + 1e12), [KEY, OLD])

  await put(server, { 'embedding-secret-key': OTHER })
  assert.deepEqual(await keys(), [OTHER])
  await put(server, { [PREVIOUS]: KEY, [UNTIL]: '2030-01-01T00:00:00Z' })
  assert.equal(await read(server, UNTIL), '2030-01-01T00:00:00.000Z')
  await put(server, { [PREVIOUS]: null })
  assert.deepEqual([await keys(), await read(server, UNTIL)], [[OTHER], ''])
})

test('a previous key has to be another one, and there has to be a key', async (t) => {
  const server = await testServer(t)
  const refusal = async (values: object) => {
    const { status, body } = await put(server, values)
    return [status, body.message]
  }
  assert.deepEqual(await refusal({ [PREVIOUS]: OLD }), [400, `Set embedding-secret-key before ${PREVIOUS}.`])
  const same = [400, `${PREVIOUS} must be another key than embedding-secret-key.`]
  assert.deepEqual(await refusal({ 'embedding-secret-key': KEY, [PREVIOUS]: KEY }), same)
  assert.deepEqual(await refusal({ [PREVIOUS]: 'abc' }), [400, `${PREVIOUS} must be a key of 64 hexadecimal digits`])
  assert.equal((await refusal({ [UNTIL]: 'soon' }))[0], 400)
  assert.equal(await read(server, 'embedding-secret-key'), '')
})

test('keys are in no log, and encrypted where they are stored', async (t) => {
  const server = await testServer(t)
  await put(server, { 'embedding-secret-key': OLD })
  await put(server, { 'embedding-secret-key': KEY, [PREVIOUS]: OLD })
  const told = [
    (await server.as.admin.get('/api/audit?limit=1000')).text,
    (await server.as.admin.get('/api/util/logs')).text,
    await server.database.dump(['settings', 'audit_log']),
  ]
  for (const text of told) assert.ok(!text.includes(KEY) && !text.includes(OLD))
})
