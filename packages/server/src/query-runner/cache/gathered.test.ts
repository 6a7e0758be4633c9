import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gathered } from './gathered.ts'

test('what comes at once, or while another is written, is written together', async () => {
  const writes: number[][] = []
  const gates: (() => void)[] = []
  const put = gathered<number>(3, async (items) => {
    writes.push([...items])
    await new Promise<void>((resolve) => gates.push(resolve))
  })
  const first = [put(1), put(2)]
  await untilThereAre(gates, 1)
  const later = [put(3), put(4), put(5), put(6)]
  gates[0]!()
  await Promise.all(first)
  await untilThereAre(gates, 2)
  gates[1]!()
  await untilThereAre(gates, 3)
  gates[2]!()
  await Promise.all(later)
  assert.deepEqual(writes, [[1, 2], [3, 4, 5], [6]])
})

test('a failed write fails the requests that it was for, and no later ones', async () => {
  const put = gathered<string>(10, async (items) => {
    if (items.includes('bad')) throw new Error('full')
  })
  const answers = await Promise.allSettled([put('bad'), put('beside')])
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  await put('good')
})

async function untilThereAre(list: readonly unknown[], count: number): Promise<void> {
  while (list.length < count) await new Promise((resolve) => setImmediate(resolve))
}
