import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSecrets, newEntityId, openStore } from '../../../store/index.ts'
import { sampleArrival } from './sample-arrival.ts'

async function prepare(t: TestContext, is_sample: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'querent-arrival-'))
  const store = await openStore(join(folder, 'app.db'), createSecrets('any'))
  t.after(async () => {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const time = new Date().toISOString()
  const { id } = await store.databases.create({
    name: 'A',
    engine: 'sqlite',
    details: {},
    is_sample,
    metadata_sync_schedule: '0 0 * * * ? *',
    cache_field_values_schedule: '0 0 0 * * ? *',
    created_at: time,
    updated_at: time,
    entity_id: newEntityId(),
  })
  const arrival = sampleArrival(store)
  await arrival.begin()
  return { store, id, arrival }
}

test('who asks for the sample waits until it was read once, and from then on nobody does', async (t) => {
  const { store, id, arrival } = await prepare(t, true)
  const waiting = arrival.wait(id)
  assert.equal(await Promise.race([waiting, sleep(200, 'waits')]), 'waits')
  await store.databases.update(id, { initial_sync_status: 'complete' })
  assert.equal(await waiting, true)
  assert.equal(await arrival.wait(id), false)
})

test('other databases are not waited for, and nobody waits who has left', async (t) => {
  const other = await prepare(t, false)
  assert.equal(await other.arrival.wait(other.id), false)
  const { id, arrival } = await prepare(t, true)
  await assert.rejects(arrival.wait(id, AbortSignal.timeout(50)), { name: 'AbortError' })
})

test('a sample that cannot be made is not waited for', async (t) => {
  const { store, id, arrival } = await prepare(t, true)
  const making = arrival.making(() => Promise.reject(new Error('The disk is full')), new AbortController().signal)
  await assert.rejects(making, /disk is full/)
  assert.equal(await arrival.wait(id), true)
  assert.equal(await arrival.wait(id), false)
  assert.equal((await store.databases.find(id))?.initial_sync_status, 'aborted')
})
