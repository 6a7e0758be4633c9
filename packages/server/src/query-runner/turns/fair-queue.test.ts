import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { QueryCancelled } from '@querent/query'
import { fairQueue, placesOfOne } from './fair-queue.ts'

const never = new AbortController().signal

test('callers who wait are served in turn', async () => {
  const queue = fairQueue(1)
  const free = await queue.enter(1, never)
  const order: string[] = []
  const waits = [
    [1, 'a1'],
    [1, 'a2'],
    [1, 'a3'],
    [2, 'b1'],
  ] as const
  const done = waits.map(async ([caller, name]) => {
    const leave = await queue.enter(caller, never)
    order.push(name)
    leave()
  })
  free()
  await Promise.all(done)
  assert.deepEqual(order, ['a1', 'b1', 'a2', 'a3'])
  assert.deepEqual(queue.status(), { running: 0, waiting: 0, limit: 1 })
})

test('who gives up leaves the line, and a place is freed only once', async () => {
  const queue = fairQueue(1)
  const free = await queue.enter(1, never)
  const controller = new AbortController()
  const given = queue.enter(2, controller.signal)
  controller.abort()
  await assert.rejects(given, QueryCancelled)
  free()
  free()
  assert.deepEqual(queue.status(), { running: 0, waiting: 0, limit: 1 })
})

test('no caller has every place, and whoever comes beside one that wants them all runs at once', async () => {
  const queue = fairQueue(8)
  const running: string[] = []
  const frees: (() => void)[] = []
  const ask = (caller: number | string) =>
    queue.enter(caller, never).then((free) => {
      running.push(String(caller))
      frees.push(free)
    })
  const greedy = Array.from({ length: 20 }, () => ask('card 7'))
  await ask(2)
  await ask(3)
  assert.deepEqual(running, [...Array.from({ length: 6 }, () => 'card 7'), '2', '3'])
  assert.deepEqual(queue.status(), { running: 8, waiting: 14, limit: 8 })
  while (frees.length > 0) {
    frees.shift()!()
    await setImmediate()
    assert.ok(queue.status().running <= 8)
  }
  await Promise.all(greedy)
  assert.deepEqual(queue.status(), { running: 0, waiting: 0, limit: 8 })
})

test('a place that a caller may not have is not lost for others who wait', async () => {
  const queue = fairQueue(2)
  const free = await queue.enter(1, never)
  const second = queue.enter(1, never)
  const other = await queue.enter(2, never)
  const third = queue.enter(3, never)
  other()
  const freeThird = await third
  assert.deepEqual(queue.status(), { running: 2, waiting: 1, limit: 2 })
  freeThird()
  free()
  ;(await second)()
  assert.deepEqual(queue.status(), { running: 0, waiting: 0, limit: 2 })
})

test('a caller who fills the line is refused, and others still wait in it', async () => {
  const queue = fairQueue(1)
  const free = await queue.enter(1, never)
  const controller = new AbortController()
  const greedy = Array.from({ length: 1600 }, () => queue.enter(2, controller.signal))
  await assert.rejects(Promise.any(greedy.slice(1500)), AggregateError)
  const other = queue.enter(3, never)
  const [first] = greedy
  free()
  ;(await first!)()
  ;(await other)()
  controller.abort()
  await Promise.allSettled(greedy)
})

test('the guests of several links together do not have every place', async () => {
  const queue = fairQueue(8)
  const links = ['card 7', 'card 8', 'dashboard 2']
  const asked = Array.from({ length: 12 }, (_, index) => queue.enter(links[index % links.length]!, never))
  assert.deepEqual(queue.status(), { running: 6, waiting: 6, limit: 8 })
  const free = await queue.enter(1, never)
  free()
  assert.equal(queue.status().running, 6, 'the place of a user is not one more for guests')
  for (const entered of asked) (await entered)()
  assert.deepEqual(queue.status(), { running: 0, waiting: 0, limit: 8 })
})

test('where only each caller is bounded, others run whoever else does', async () => {
  const queue = fairQueue(Infinity, 2)
  const frees = await Promise.all([1, 1, 2, 2, 3].map((caller) => queue.enter(caller, never)))
  const third = queue.enter(1, never)
  assert.equal(queue.status().waiting, 1)
  frees[4]!()
  frees[2]!()
  assert.equal(queue.status().waiting, 1, 'a place of others is none of theirs')
  frees[0]!()
  ;(await third)()
})

test('a quarter of the places is kept from each caller, and one place is for everybody', () => {
  assert.deepEqual([1, 2, 3, 4, 8, 15, 16, 20].map(placesOfOne), [1, 1, 2, 3, 6, 12, 12, 15])
})
