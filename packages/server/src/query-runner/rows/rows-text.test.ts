import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsText } from './rows-text.ts'

test('rows whose JSON is longer than a text can be are refused as too large', async () => {
  assert.equal(await rowsText([[1, 'a']]), '[[1,"a"]]')
  await assert.rejects(() => rowsText([['\u0001'.repeat(100_000_000)]]), {
    name: 'QueryError',
    message: /too large to be shown/,
  })
})

test('many rows are written in pieces, and are the same text', async () => {
  for (const [count, columns] of [
    [1, 3],
    [2_500, 30],
    [40, 1_600],
    [3, 30_000],
  ] as const) {
    const rows = Array.from({ length: count }, (_, row) => Array.from({ length: columns }, (__, at) => `${row}:${at}`))
    assert.equal(await rowsText(rows), JSON.stringify(rows))
  }
})

test('long texts are written in slices, and are the same text', async () => {
  const long = `${'é"\n'.repeat(400_000)}${'😀'.repeat(300_000)}x${'😀'.repeat(300_000)}\ud83d`
  const rows = [[1, 'a', long, null], ['b'], [long, long], [true, 1.5, undefined], ['c'.repeat(600_000)]]
  assert.equal(await rowsText(rows), JSON.stringify(rows))
})
