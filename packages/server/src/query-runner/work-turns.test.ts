import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workTurn } from './work-turns.ts'

test('each turn of the event loop has one piece of work, in the order in which they were asked for', async () => {
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
  assert.equal(new Set(done.map(([, at]) => at)).size, 10)
})
