/** What was acknowledged survives `kill -9` at any moment, and so does the ability to start. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../support/until.ts'
import { startPrepared } from './prepared-server.ts'
import {
  logIn,
  setUp,
  start,
  startHealthy,
  stop,
  temporaryFolder,
  type Client,
  type Started,
} from './running-server.ts'
import { sizeOf } from './size-of.ts'

const WRITERS = 8
const CRASHES_AFTER_MS = [100, 300]
/** Of each round, also on a machine that is busy with other things. */
const LEAST_WRITES = 25
const PATIENCE_MS = 30_000

function assertIntact(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'querent.db'))
  assert.deepEqual({ ...file.prepare('pragma integrity_check').get() }, { integrity_check: 'ok' })
  assert.deepEqual(file.prepare('pragma foreign_key_check').all(), [])
  file.close()
}

/** Writes until the server is gone; adds to `acknowledged` what was answered with success. */
async function write(admin: Client, label: string, acknowledged: Map<number, string>): Promise<void> {
  for (let count = 0; ; count += 1) {
    const name = `${label} ${count}`
    const answer = await admin.call('POST', '/api/collection', { name }).catch(() => undefined)
    if (answer === undefined) return
    assert.equal(answer.status, 200, answer.text)
    acknowledged.set(answer.json().id, name)
  }
}

test('every acknowledged write is there after a crash', { timeout: 120_000 }, async (t) => {
  const dataDir = temporaryFolder(t)
  const acknowledged = new Map<number, string>()
  let { server, admin } = await startPrepared(t, { dataDir })
  for (const [round, delay] of CRASHES_AFTER_MS.entries()) {
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(admin, `Round ${round} writer ${writer}`, acknowledged),
    )
    const before = acknowledged.size
    await sleep(delay)
    await until('writes to be acknowledged', PATIENCE_MS, () => acknowledged.size >= before + LEAST_WRITES)
    server.child.kill('SIGKILL')
    assert.equal(await server.ended, 'SIGKILL')
    await Promise.all(writers)
    server = await startHealthy(t, { dataDir })
    admin = await logIn(server)
    const collections: { id: number; name: string }[] = (await admin.call('GET', '/api/collection')).json()
    const found = new Map(collections.map(({ id, name }) => [id, name]))
    for (const [id, name] of acknowledged) assert.equal(found.get(id), name)
    assert.ok(found.size <= acknowledged.size + 3 * WRITERS + 3, 'at most the writes in flight came on top')
  }
  t.diagnostic(`${acknowledged.size} acknowledged writes`)
  assert.equal(await stop(server), 0)
  assertIntact(dataDir)
})

/** Moments of a first start, in their order. */
const MOMENTS: Record<string, (dataDir: string, server: Started) => boolean | Promise<boolean>> = {
  'the key is made': (dataDir) => existsSync(join(dataDir, 'secret.key')),
  'the app database is opened': (dataDir) => existsSync(join(dataDir, 'querent.db')),
  'tables are made': (dataDir) => sizeOf(join(dataDir, 'querent.db-wal')) > 0,
  'requests are answered': (_dataDir, { port }) => answers(port),
}

async function answers(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined)
  return answer?.ok === true
}

for (const [moment, isReached] of Object.entries(MOMENTS)) {
  test(`a crash of the very first start when ${moment} does no harm`, { timeout: 120_000 }, async (t) => {
    const dataDir = temporaryFolder(t)
    const first = await start(t, { dataDir })
    const deadline = performance.now() + PATIENCE_MS
    while (!(await isReached(dataDir, first)) && performance.now() < deadline) await sleep(1)
    first.child.kill('SIGKILL')
    assert.equal(await first.ended, 'SIGKILL', first.output())
    const second = await startHealthy(t, { dataDir })
    const admin = await setUp(second)
    assert.equal((await admin.call('GET', '/api/user/current')).status, 200)
    assert.equal(await stop(second), 0)
    assertIntact(dataDir)
  })
}
