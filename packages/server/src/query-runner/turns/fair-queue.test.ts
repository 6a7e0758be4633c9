import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryCancelled } from '@querent/query'
import { fairQueue } from './fair-queue.ts'

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
