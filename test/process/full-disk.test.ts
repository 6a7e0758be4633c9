/** A disk that is really full: health, metrics, the log and `doctor` say so, and that it is over. */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { smallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'
import { command } from './run-command.ts'
import { setUp, startHealthy } from './running-server.ts'

const WITHIN_MS = 60_000
const FULL = 'The disk of the app database is full, so nothing can be saved.'

test('a full disk is seen by whoever watches, also when nobody saves anything', async (t) => {
  const dataDir = smallDisk(t, 12)
  if (dataDir === undefined) return t.skip('mounting a small disk takes root')
  const server = await startHealthy(t, { dataDir, env: { QUERENT_LOG_FORMAT: 'json' } })
  const admin = await setUp(server)
  const ready = () => admin.call('GET', '/readyz')
  const lines = (type: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes(`"type":"${type}"`)).length
  const save = () => admin.call('POST', '/api/collection', { name: 'One', description: 'x'.repeat(40_000) })

  const ballast = join(dataDir, 'ballast')
  assert.throws(() => writeFileSync(ballast, Buffer.alloc(16 * 1024 * 1024)), /ENOSPC/)
  await until('health says so', WITHIN_MS, async () => (await ready()).status === 503)
  assert.deepEqual((await ready()).json(), { status: 'unavailable', message: FULL })
  assert.match((await admin.call('GET', '/metrics')).text, /^querent_app_database_writable 0$/m)
  await until('writes are refused', WITHIN_MS, async () => (await save()).status === 503)
  for (let count = 0; count < 20; count += 1) assert.equal((await save()).status, 503)
  assert.equal((await admin.call('GET', '/api/user/current')).status, 200)
  assert.equal(lines('app-database.unwritable'), 1)
  const doctor = await command(['doctor'], { dataDir })
  assert.equal(doctor.code, 1)
  assert.match(doctor.output, /^FAILED +Disk: 0 MB free for .*: it is full, so nothing can be saved$/m)

  rmSync(ballast)
  await until('health is well again', WITHIN_MS, async () => (await ready()).status === 200)
  assert.equal((await save()).status, 200)
  assert.deepEqual([lines('app-database.unwritable'), lines('app-database.writable')], [1, 1])
  const others = server
    .output()
    .trim()
    .split('\n')
    .filter((line) => !line.includes('"type":"app-database.'))
  assert.deepEqual(others, [], 'nothing else is worth a line')
})
