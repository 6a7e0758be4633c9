import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workTurn } from './work-turns.ts'

test('between pieces of work the event loop turns several times, and they come in the order in which they were asked for', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const done: [piece: number, turn: number][] = []
  await Promise.all(
    Array.from({ length: 10 }, async (_, piece) => {
      await workTurn()
      done.push([piece, turn])
    }),
  )
  isOver = true
  assert.deepEqual(
    done.map(([piece]) => piece),
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  )
  const gaps = done.slice(1).map(([, at], index) => at - done[index]![1])
  assert.ok(
    gaps.every((turns) => turns >= 3),
    `turns between pieces: ${gaps.join()}`,
  )
})
