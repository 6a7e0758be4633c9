import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryError, type Row } from '@querent/query'
import { allRows } from './all-rows.ts'

test('a server that does not stop to send rows of its catalog is left', async () => {
  let isLeft = false
  async function* endless(): AsyncGenerator<Row[]> {
    try {
      for (;;) yield [['public', 'orders', 1]]
    } finally {
      isLeft = true
    }
  }
  await assert.rejects(allRows(endless(), 10_000), QueryError)
  assert.ok(isLeft)
})
