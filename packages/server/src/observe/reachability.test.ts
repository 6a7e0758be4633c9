import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerEvent } from './events.ts'
import { reachability } from './reachability.ts'

function prepare(deadlineMs?: number) {
  let asked = 0
  let answer: () => Promise<unknown> = async () => undefined
  const events: ServerEvent[] = []
  const ask = () => {
    asked += 1
    return answer()
  }
  const watched = reachability({ ask, observe: (event) => events.push(event), ...(deadlineMs && { deadlineMs }) })
  return {
    ...watched,
    asked: () => asked,
    answering: (next: () => Promise<unknown>) => (answer = next),
    told: () => events.map(({ type }) => type),
    events,
  }
}

test('many who ask at once share one question, and its answer counts for a moment', async () => {
  const { check, asked } = prepare()
  assert.deepEqual(await Promise.all(Array.from({ length: 100 }, check)), Array(100).fill(true))
  assert.equal(check(), true)
  assert.equal(asked(), 1)
  await sleep(300)
  assert.equal(await check(), true)
  assert.equal(asked(), 2)
})

test('a loss is told once with its reason, and the return once with its duration, without anybody asking', async () => {
  const { check, suspect, answering, told, events, status } = prepare()
  answering(() => Promise.reject(new Error('for clients', { cause: new Error('connection refused') })))
  assert.equal(await check(), false)
  assert.equal(await suspect(), false)
  assert.deepEqual(events, [{ type: 'app-database.lost', error: 'connection refused' }])
  assert.equal(status().isReachable, false)
  assert.ok(status().failures >= 2)
  answering(async () => undefined)
  while (told().length < 2) await sleep(20)
  assert.deepEqual(told(), ['app-database.lost', 'app-database.restored'])
  assert.equal(status().isReachable, true)
  assert.equal(await suspect(), false, 'what was begun before may fail now')
})

test('what waits is given up when it has been away for long, and not before', async () => {
  let given = 0
  const deps = { ask: () => new Promise(() => undefined), giveUp: () => (given += 1), observe: () => {} }
  const { check } = reachability({ ...deps, deadlineMs: 20, patienceMs: 200 })
  assert.equal(await check(), false)
  assert.equal(given, 0)
  while (given === 0) await sleep(20)
})

test('no answer is a loss when the deadline has passed', async () => {
  const { check, answering, events } = prepare(50)
  answering(() => new Promise(() => undefined))
  assert.equal(await check(), false)
  assert.deepEqual(events, [{ type: 'app-database.lost', error: 'no answer within 0.05 s' }])
})

test('an answer that came while this process was busy is an answer', async () => {
  const { check, answering, told } = prepare(50)
  answering(() => new Promise((resolve) => setImmediate(resolve)))
  const answer = check()
  for (const end = performance.now() + 100; performance.now() < end;);
  assert.equal(await answer, true)
  assert.deepEqual(told(), [])
})
