import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerEvent } from './events.ts'
import { writability } from './writability.ts'

const FULL = new Error('The disk is full, so nothing can be saved.', { cause: new Error('database or disk is full') })

function prepare({ isNearlyFull = false } = {}) {
  const events: ServerEvent[] = []
  let works = true
  let tries = 0
  const watched = writability({
    async tryWriting() {
      tries += 1
      if (works) return
      watched.failed(FULL)
      throw FULL
    },
    isNearlyFull: async () => isNearlyFull,
    observe: (event) => events.push(event),
    retryMs: 20,
  })
  return {
    ...watched,
    events,
    tries: () => tries,
    working: (next: boolean) => (works = next),
    withRoom: () => (isNearlyFull = false),
    async eventually(count: number) {
      while (events.length < count) await sleep(5)
    },
  }
}

test('that nothing can be saved is told once, and its end once, without anybody writing', async () => {
  const { failed, obstacle, status, working, events, eventually, tries } = prepare()
  working(false)
  for (let count = 0; count < 5; count += 1) failed(FULL)
  assert.deepEqual(events, [{ type: 'app-database.unwritable', error: 'database or disk is full' }])
  assert.equal(obstacle(), FULL.message)
  assert.equal(status().isWritable, false)
  assert.ok(status().failures >= 5)
  while (tries() < 2) await sleep(5)
  assert.equal(events.length, 1)
  working(true)
  await eventually(2)
  assert.deepEqual(
    events.map(({ type }) => type),
    ['app-database.unwritable', 'app-database.writable'],
  )
  assert.equal(obstacle(), undefined)
  assert.equal(status().isWritable, true)
})

test('a disk with next to no room is found full by who asks, and full it stays until there is room', async () => {
  const { obstacle, working, withRoom, events, eventually, tries } = prepare({ isNearlyFull: true })
  working(false)
  assert.equal(obstacle(), undefined)
  await eventually(1)
  assert.equal(obstacle(), FULL.message)
  working(true)
  const before = tries()
  while (tries() < before + 3) await sleep(5)
  assert.equal(obstacle(), FULL.message)
  withRoom()
  await eventually(2)
  assert.equal(events[1]?.type, 'app-database.writable')
})

test('while all is well, nothing is written unasked', async () => {
  const { obstacle, examine, tries } = prepare()
  obstacle()
  await sleep(50)
  assert.equal(tries(), 0)
  assert.equal(await examine(), undefined)
  assert.equal(tries(), 1)
})
