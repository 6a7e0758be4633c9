import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AnswerSize } from './answer-size.ts'

test('an answer is measured as the JSON that it becomes', () => {
  const counted = (...texts: string[]) => {
    const rows: unknown[][] = []
    const size = new AnswerSize(rows, 268)
    for (const text of texts) {
      rows.push([1, text, null])
      size.countLast()
    }
  }
  const tooLarge = { name: 'QueryError', message: /too large to be shown/ }
  counted('x'.repeat(200))
  counted('\u0001'.repeat(40), 'x'.repeat(20))
  assert.throws(() => counted('\u0001'.repeat(20), 'x', '\u0001'.repeat(25)), tooLarge)
  assert.throws(() => counted('"'.repeat(140)), tooLarge)
  assert.throws(() => counted('x'.repeat(200), 'x'.repeat(100)), tooLarge)
})
