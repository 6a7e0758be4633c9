import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { throttle, type Throttle } from './throttle.ts'

/** What processes share of their throttles, in memory; `isAway` while it cannot be written to. */
function sharedTries() {
  const rows: { id: number; key: string; timestamp: string }[] = []
  const state = { isAway: false, writes: 0 }
  const write = () => {
    state.writes += 1
    if (state.isAway) throw new Error('away')
  }
  const throttledTries = {
    list: async (key: string, since: string) => rows.filter((row) => row.key === key && row.timestamp > since),
    add: async (key: string, timestamp: string) => {
      write()
      const id = state.writes
      rows.push({ id, key, timestamp })
      return id
    },
    remove: async (id: number) => {
      write()
      rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id))
    },
    clear: async (key: string) => {
      write()
      rows.splice(0, rows.length, ...rows.filter((row) => row.key !== key))
    },
    deleteOlder: async (before: string) => {
      const kept = rows.filter((row) => row.timestamp >= before)
      return rows.splice(0, rows.length, ...kept).length - kept.length
    },
  }
  return { store: { throttledTries }, rows, state }
}

/** Seconds to wait; a try that may go on fails. */
async function fail(throttled: Throttle, key: string): Promise<number> {
  const attempt = await throttled.begin(key)
  await attempt.failed()
  return attempt.waitSeconds
}

function prepare(_t: TestContext, options: { free: number; keptMs?: number }) {
  const clock = { time: 0 }
  const shared = sharedTries()
  const make = (more = options) => throttle({ store: shared.store, name: 'test', now: () => clock.time, ...more })
  return { clock, make, ...shared }
}

test('free tries go on at once, then the wait grows by half with every further try', async (t) => {
  const { clock, make } = prepare(t, { free: 2 })
  const one = make()
  assert.deepEqual([await fail(one, 'a'), await fail(one, 'a')], [0, 0])
  assert.equal(await fail(one, 'a'), 15)
  clock.time = 14_000
  assert.equal(await fail(one, 'a'), 1)
  clock.time = 15_000
  assert.equal(await fail(one, 'a'), 0)
  assert.equal(await fail(one, 'a'), 23, 'rounded up from 22.5')
  assert.equal(await fail(one, 'b'), 0, 'every key is counted for itself')
})

test('processes count together, and a try that is refused writes nothing', async (t) => {
  const { make, state } = prepare(t, { free: 2 })
  const [one, other] = [make(), make()]
  assert.deepEqual([await fail(one, 'a'), await fail(other, 'a')], [0, 0])
  assert.deepEqual([await fail(one, 'a'), await fail(other, 'a')], [15, 15])
  assert.equal(state.writes, 2)
})

test('tries at one moment count before they have failed', async (t) => {
  const { make } = prepare(t, { free: 2 })
  const one = make()
  const tries = await Promise.all(Array.from({ length: 5 }, () => one.begin('a')))
  assert.deepEqual(
    tries.map(({ waitSeconds }) => waitSeconds >= 15),
    [false, false, true, true, true],
  )
})

test('tries at one moment in several processes count together, but for a few at first', async (t) => {
  const { clock, make } = prepare(t, { free: 8 })
  const processes = Array.from({ length: 4 }, () => make())
  const burst = async () => {
    const tries = await Promise.all(processes.flatMap((one) => Array.from({ length: 8 }, () => one.begin('a'))))
    const begun = tries.filter(({ waitSeconds }) => waitSeconds === 0)
    await Promise.all(begun.map((one) => one.failed()))
    return begun.length
  }
  const first = await burst()
  assert.ok(first <= 8 + 2 * processes.length, `${first} of 32 were under way`)
  clock.time = 1_000_000
  assert.ok((await burst()) <= 1, 'after a wait one goes on, not one in each process')
})

test('tries count for an hour, or as long as asked for, and are removed after a day', async (t) => {
  const { clock, make, rows } = prepare(t, { free: 1 })
  const [hourly, brief] = [make(), make({ free: 1, keptMs: 1_000 })]
  assert.deepEqual([await fail(hourly, 'a'), await fail(brief, 'b')], [0, 0])
  assert.deepEqual([await fail(hourly, 'a'), await fail(brief, 'b')], [15, 15])
  clock.time = 1_000
  assert.deepEqual([await fail(hourly, 'a'), await fail(brief, 'b')], [14, 0])
  clock.time = 3_600_001
  assert.equal(await fail(hourly, 'a'), 0)
  assert.equal(rows.length, 4)
  clock.time = 24 * 3_600_000 + 2_000
  assert.equal(await fail(hourly, 'a'), 0)
  assert.equal(rows.length, 2)
})

test('a try that succeeded does not count, and writes only where others failed before', async (t) => {
  const { make, state } = prepare(t, { free: 1 })
  const one = make()
  await (await one.begin('a')).succeeded({ forgetsOthers: true })
  assert.equal(state.writes, 0)
  assert.equal(await fail(one, 'a'), 0)
  assert.equal(await fail(one, 'a'), 15)
  const generous = make({ free: 5 })
  await (await generous.begin('a')).succeeded({ forgetsOthers: true })
  assert.equal(await fail(one, 'a'), 0)
})

test('what cannot be kept counts in its own process', async (t) => {
  const { make, state } = prepare(t, { free: 1 })
  state.isAway = true
  const one = make()
  assert.deepEqual([await fail(one, 'a'), await fail(one, 'a')], [0, 15])
})

test('long keys take no more memory than short ones', async (t) => {
  setFlagsFromString('--expose-gc')
  const used = () => {
    runInNewContext('gc')()
    return process.memoryUsage().heapUsed
  }
  const { make } = prepare(t, { free: 1 })
  const one = make()
  const before = used()
  for (let i = 0; i < 1_000; i += 1) await one.begin(Buffer.alloc(100_000, `key ${i} `).toString('latin1'))
  assert.ok(used() - before < 20_000_000, 'of 100 MB')
  assert.equal((await one.begin(Buffer.alloc(100_000, 'key 7 ').toString('latin1'))).waitSeconds, 15)
})
