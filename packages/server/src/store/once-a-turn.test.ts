import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onceATurn } from './once-a-turn.ts'

test('everybody who asks in one turn gets the same read', async () => {
  let reads = 0
  const read = onceATurn(async () => (reads += 1))
  assert.deepEqual(await Promise.all([read(), read(), read()]), [1, 1, 1])
})

test('who asks while a read is under way gets a later one', async () => {
  const ends: ((value: number) => void)[] = []
  const read = onceATurn(() => new Promise<number>((resolve) => ends.push(resolve)))
  const first = read()
  await new Promise(setImmediate)
  const second = read()
  await new Promise(setImmediate)
  assert.equal(ends.length, 2)
  ends[1]?.(2)
  ends[0]?.(1)
  assert.deepEqual(await Promise.all([first, second]), [1, 2])
})

test('a failure reaches all who asked, and nobody after them', async () => {
  let reads = 0
  const read = onceATurn(async () => {
    if ((reads += 1) === 1) throw new Error('away')
    return reads
  })
  const answers = await Promise.allSettled([read(), read()])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await read(), 2)
})
