import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { until } from '../../../../test/support/until.ts'
import type { ServerEvent } from '../observe/events.ts'
import { createSecrets, openStore } from '../store/index.ts'
import { isCron, nextTime } from './cron.ts'
import { createJobs, taskName, type Task } from './index.ts'

const HOURLY = { cron: '0 50 * * * ? *', timeZone: 'UTC' }
const START = Date.parse('2026-03-01T10:00:00Z')

/** Two processes on one app database, with a clock that the test moves. */
async function prepare(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'querent-jobs-'))
  const location = process.env['QUERENT_TEST_APP_DB'] === 'postgres' ? await postgresUrl() : join(folder, 'app.db')
  const clock = { now: START }
  const events: ServerEvent[] = []
  async function startProcess() {
    const store = await openStore(location, createSecrets('secret'))
    const jobs = createJobs({ store, observe: (event) => events.push(event), now: () => clock.now })
    t.after(async () => {
      await jobs.stop()
      await store.close()
    })
    return { store, jobs }
  }
  const [one, other] = [await startProcess(), await startProcess()]
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  return { one, other, clock, events }
}

async function postgresUrl(): Promise<string> {
  const { postgresServer } = await import('../../../../test/support/servers.ts')
  return (await (await postgresServer()).createDatabase('jobs')).url
}

type Payload = Record<string, unknown>

function named(kind: string, key = kind) {
  return taskName<Payload>(kind, () => key)
}

function task(kind: string, run: Task<Payload>['run'], tries = 3): Task<Payload> {
  return { name: named(kind), concurrency: 2, tries, run }
}

test('the same work is queued once and done by one process', async (t) => {
  const { one, other } = await prepare(t)
  const done: unknown[] = []
  for (const { jobs } of [one, other]) {
    jobs.add([task('count', async (payload) => void done.push(payload['n']))])
  }
  for (let n = 1; n <= 20; n++) await one.jobs.enqueue(named('count', `count ${n}`), { n })
  await other.jobs.enqueue(named('count', 'count 1'), { n: 1 })
  await Promise.all([one.jobs.drain(), other.jobs.drain()])
  assert.deepEqual(
    done.map(Number).sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})

test('work waits for room in its lane, and what takes another way passes it', async (t) => {
  const { one, clock } = await prepare(t)
  const begun: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  let isFull = true
  async function run({ name }: Payload): Promise<void> {
    begun.push(String(name))
    if (String(name).startsWith('slow')) await gate
  }
  const lanes = { most: () => 2, full: () => (isFull ? ['taken'] : []) }
  one.jobs.add([{ ...task('send', run), concurrency: 10, lanes }])
  const runAt = new Date(clock.now).toISOString()
  const queue = (name: string, lane?: string) =>
    one.store.jobs.put({ key: name, kind: 'send', payload: { name }, runAt, ...(lane !== undefined && { lane }) })
  for (const name of ['slow 1', 'slow 2', 'slow 3', 'slow 4']) await queue(name, 'slow')
  await queue('waiting', 'taken')
  await queue('quick')
  const all = one.jobs.drain()
  await until('the first ones', 5_000, () => begun.length === 3)
  assert.deepEqual(begun.toSorted(), ['quick', 'slow 1', 'slow 2'])
  isFull = false
  open()
  await all
  assert.deepEqual(begun.toSorted(), ['quick', 'slow 1', 'slow 2', 'slow 3', 'slow 4', 'waiting'])
})

test('work asked for again while it runs is done once more', async (t) => {
  const { one, clock } = await prepare(t)
  let runs = 0
  one.jobs.add([
    task('again', async () => {
      runs += 1
      clock.now += 1
      if (runs === 1) await one.jobs.enqueue(named('again'), {})
    }),
  ])
  await one.jobs.enqueue(named('again'), {})
  await one.jobs.drain()
  assert.equal(runs, 2)
})

test('a failing job is tried again later, then given up', async (t) => {
  const { one, clock, events } = await prepare(t)
  let runs = 0
  const fail = async () => {
    runs += 1
    throw new Error('no luck')
  }
  one.jobs.add([task('fail', fail, 2)])
  await one.jobs.enqueue(named('fail'), {})
  await one.jobs.drain()
  assert.equal(runs, 1)
  assert.equal((await one.store.jobs.find('fail'))?.last_error, 'no luck')
  clock.now += 9_000
  await one.jobs.drain()
  assert.equal(runs, 1)
  clock.now += 2_000
  await one.jobs.drain()
  assert.equal(runs, 2)
  assert.equal(await one.store.jobs.find('fail'), undefined)
  assert.deepEqual(
    events.map((event) => event.type),
    ['job.failed', 'job.failed'],
  )
})

test('the work of a process that died is taken over when its claim ends', async (t) => {
  const { one, other, clock } = await prepare(t)
  const iso = (time: number) => new Date(time).toISOString()
  await one.jobs.enqueue(named('late'), {})
  const claim = { kinds: ['late'], worker: 'dead', now: iso(clock.now), lockedUntil: iso(clock.now + 60_000) }
  assert.ok(await one.store.jobs.claim(claim))
  let runs = 0
  other.jobs.add([task('late', async () => void (runs += 1))])
  await other.jobs.drain()
  assert.equal(runs, 0)
  clock.now += 61_000
  await other.jobs.drain()
  assert.equal(runs, 1)
})

test('a claim that a clock of tomorrow made is no claim', async (t) => {
  const { one, other, clock } = await prepare(t)
  const iso = (time: number) => new Date(time).toISOString()
  await one.jobs.enqueue(named('late'), {})
  const tomorrow = clock.now + 86_400_000
  const claim = { kinds: ['late'], worker: 'ahead', now: iso(tomorrow), lockedUntil: iso(tomorrow + 60_000) }
  assert.ok(await one.store.jobs.claim(claim))
  let runs = 0
  other.jobs.add([task('late', async () => void (runs += 1))])
  await other.jobs.drain()
  assert.equal(runs, 1)
})

test('times that a clock of next month left are brought back, and the waiting job goes on waiting', async (t) => {
  const { one, other, clock } = await prepare(t)
  const ran: string[] = []
  for (const kind of ['work', 'tick', 'wait']) other.jobs.add([task(kind, async () => void ran.push(kind))])
  await one.jobs.schedule(named('tick', 'month'), {}, { cron: '0 0 0 15 * ? *', timeZone: 'UTC' })
  const rightly = (await one.store.jobs.find('schedule month'))?.run_at
  const waiting = { key: 'wait', kind: 'wait', payload: {}, runAt: '9999-12-31T00:00:00.000Z' }
  await one.store.jobs.putIfAbsent(waiting)
  clock.now += 40 * 86_400_000
  await one.jobs.enqueue(named('work'), {})
  await one.jobs.schedule(named('tick'), {}, HOURLY)
  clock.now -= 40 * 86_400_000
  await one.jobs.enqueue(named('work', 'soon'), {}, 3_600_000)
  await other.jobs.drain()
  assert.deepEqual(ran, ['work'])
  assert.equal((await one.store.jobs.find('schedule tick'))?.run_at, '2026-03-01T10:50:00.000Z')
  assert.equal((await one.store.jobs.find('schedule month'))?.run_at, rightly)
  assert.equal((await one.store.jobs.find('soon'))?.run_at, '2026-03-01T11:00:00.000Z')
  assert.equal((await one.store.jobs.find('wait'))?.run_at, waiting.runAt)
  clock.now += 3_600_000
  await other.jobs.drain()
  assert.deepEqual(ran.toSorted(), ['tick', 'work', 'work'])

  // A clock that is set back while the process runs.
  clock.now += 86_400_000
  await other.jobs.drain()
  await other.jobs.enqueue(named('work', 'again'), {})
  clock.now -= 86_400_000
  await other.jobs.drain()
  assert.equal(await one.store.jobs.find('again'), undefined)
})

test('a process that dies before its job runs uses up no try', async (t) => {
  const { one, other, clock } = await prepare(t)
  const iso = (time: number) => new Date(time).toISOString()
  await one.jobs.enqueue(named('unlucky'), {})
  for (let deaths = 0; deaths < 3; deaths += 1) {
    const claim = { kinds: ['unlucky'], worker: `dead ${deaths}`, now: iso(clock.now), lockedUntil: iso(clock.now + 1) }
    assert.ok(await one.store.jobs.claim(claim))
    clock.now += 1
  }
  let runs = 0
  const failOnce = async () => {
    runs += 1
    if (runs === 1) throw new Error('no luck')
  }
  other.jobs.add([task('unlucky', failOnce, 2)])
  await other.jobs.drain()
  assert.equal((await one.store.jobs.find('unlucky'))?.attempts, 1)
  clock.now += 11_000
  await other.jobs.drain()
  assert.equal(runs, 2)
  assert.equal(await one.store.jobs.find('unlucky'), undefined)
})

test('a job that is put off between its claim and its start waits for its new time', async (t) => {
  const { one, clock } = await prepare(t)
  let runs = 0
  const queue = one.store.jobs
  const { claim } = queue
  queue.claim = async (wanted) => {
    const job = await claim(wanted)
    if (job !== undefined && runs === 0) await one.jobs.enqueue(named('late'), {}, 5_000)
    return job
  }
  one.jobs.add([task('late', async () => void (runs += 1))])
  await one.jobs.enqueue(named('late'), {})
  await one.jobs.drain()
  assert.equal(runs, 0)
  clock.now += 5_000
  runs = 0
  queue.claim = claim
  await one.jobs.drain()
  assert.equal(runs, 1)
})

test('nothing runs during a pause, and what was aborted begins again afterwards', async (t) => {
  const { one } = await prepare(t)
  const started = Promise.withResolvers<void>()
  const ends: string[] = []
  let runs = 0
  const onlyFirstWaits = async (_payload: unknown, signal: AbortSignal) => {
    runs += 1
    if (runs > 1) return void ends.push('done')
    started.resolve()
    await new Promise<void>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        ends.push('aborted')
        reject(new Error('stopped'))
      }),
    )
  }
  one.jobs.add([task('long', onlyFirstWaits, 1)])
  await one.jobs.enqueue(named('long'), {})
  const working = one.jobs.drain()
  await started.promise
  const claims = await one.jobs.pause(async () => {
    ends.push('paused')
    await one.jobs.enqueue(named('long', 'another'), {})
    return (await one.store.jobs.find('long'))?.locked_by
  })
  assert.equal(claims, null)
  await working
  await one.jobs.drain()
  assert.deepEqual(ends, ['aborted', 'paused', 'done', 'done'])
})

test('a stopping process hands its work back', async (t) => {
  const { one, other } = await prepare(t)
  const started = Promise.withResolvers<void>()
  const untilStopped = (_payload: unknown, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')))
      started.resolve()
    })
  one.jobs.add([task('long', untilStopped)])
  await one.jobs.enqueue(named('long'), {})
  const working = one.jobs.drain()
  await started.promise
  await one.jobs.stop()
  await working
  let runs = 0
  other.jobs.add([task('long', async () => void (runs += 1))])
  await other.jobs.drain()
  assert.equal(runs, 1)
})

test('a process stops in order while the queue cannot be read', async (t) => {
  const { one, events } = await prepare(t)
  const claim = Promise.withResolvers<never>()
  const { mock } = t.mock.method(one.store.jobs, 'claim', () => claim.promise)
  one.jobs.start()
  // The queue keeps no process alive.
  await until('the queue to be asked', 20_000, () => mock.callCount() > 0)
  const stopped = one.jobs.stop()
  claim.reject(new Error('away'))
  await stopped
  assert.deepEqual(events, [{ type: 'background.failed', task: 'jobs', error: 'away' }])
})

test('what is queued within a change is done at once when the queue is woken', async (t) => {
  const { one } = await prepare(t)
  let isDone = false
  one.jobs.add([task('send', async () => void (isDone = true))])
  await one.jobs.start()
  await one.jobs.drain()
  const row = { key: 'send', kind: 'send', payload: {}, runAt: new Date(START).toISOString() }
  await one.store.transaction((repositories) => repositories.jobs.put(row))
  one.jobs.wake()
  // Without, it is found five seconds later.
  await until('the job', 4000, async () => isDone)
})

test('a schedule outlives any number of failures', async (t) => {
  const { one, clock } = await prepare(t)
  let runs = 0
  one.jobs.add([task('tick', async () => void (runs += 1))])
  await one.jobs.schedule(named('tick'), {}, HOURLY)
  const { key, payload } = (await one.store.jobs.find('schedule tick'))!
  await one.store.jobs.put({
    key,
    kind: 'schedule',
    payload: { ...payload, timeZone: 'Nowhere/Land' },
    runAt: new Date(clock.now).toISOString(),
  })
  for (let failures = 0; failures < 5; failures += 1) {
    await one.jobs.drain()
    clock.now += 3_600_000
  }
  const failed = await one.store.jobs.find('schedule tick')
  assert.equal(failed?.attempts, 5)
  await one.store.jobs.put({ key, kind: 'schedule', payload, runAt: new Date(clock.now).toISOString() })
  await one.jobs.drain()
  assert.ok(runs > 0)
})

test('a schedule queues its job at its times, once for all processes', async (t) => {
  const { one, other, clock } = await prepare(t)
  let runs = 0
  for (const { jobs } of [one, other]) jobs.add([task('tick', async () => void (runs += 1))])
  await one.jobs.schedule(named('tick'), {}, HOURLY)
  await Promise.all([one.jobs.drain(), other.jobs.drain()])
  assert.equal(runs, 0)
  for (const expected of [1, 2]) {
    clock.now += 3_600_000
    await Promise.all([one.jobs.drain(), other.jobs.drain()])
    assert.equal(runs, expected)
  }
  await one.jobs.unschedule(named('tick'), [{}])
  clock.now += 3_600_000
  await one.jobs.drain()
  assert.equal(runs, 2)
})

test('cron strings are read as Quartz writes them', () => {
  assert.equal(nextTime('0 50 0 * * ? *', 'UTC', START), '2026-03-02T00:50:00.000Z')
  assert.equal(nextTime('0 0 8 ? * 2 *', 'UTC', START), '2026-03-02T08:00:00.000Z')
  assert.equal(nextTime('0 0 8 ? * 2#1 *', 'Europe/Paris', START), '2026-03-02T07:00:00.000Z')
  assert.equal(nextTime('0 0/15 * * * ? *', 'UTC', START), '2026-03-01T10:15:00.000Z')
  assert.equal(nextTime('0 50 0 * * ?', 'UTC', START), '2026-03-02T00:50:00.000Z')
  assert.equal(isCron('0 0 8 * * ?'), true)
  assert.equal(isCron('0 0 8 * *'), false)
  assert.equal(isCron('0 0 25 * * ? *'), false)
  assert.equal(isCron('soon'), false)
})
