import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textBatch, type Row, type RowBatch } from '@querent/query'
import { readStatement } from './read-rows.ts'

const BATCHES: Row[][] = [
  [[1], [2]],
  [[3], [4]],
  [[5], [6]],
]

const ENDED = { done: true, value: undefined } as const

/** Opens a statement that gives the batches, as values and, if its engine has them, as texts. */
async function open({ batches = BATCHES, rowLimit = null as number | null, hasTexts = false }) {
  const seen = { pulled: 0, isClosed: false }
  async function* values(): AsyncGenerator<Row[]> {
    try {
      for (const batch of batches) {
        seen.pulled += 1
        yield batch
      }
    } finally {
      seen.isClosed = true
    }
  }
  const iterator = values()
  const texts = () => ({
    [Symbol.asyncIterator]: () => ({
      async next() {
        const { done, value } = await iterator.next()
        return done === true ? ENDED : { done: false, value: textBatch(value) }
      },
      async return() {
        await iterator.return(undefined)
        return ENDED
      },
    }),
  })
  const stream = { columns: [], [Symbol.asyncIterator]: () => iterator, ...(hasTexts ? { texts } : {}) }
  const statement = { sql: '', params: [], session: { timeZone: 'UTC', holdsSql: false }, rowLimit }
  return { seen, ...(await readStatement({ run: async () => stream }, statement, new AbortController().signal)) }
}

/** Values as they are, texts as texts. */
async function cells(rows: AsyncIterable<RowBatch>): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const batch of rows) {
    if (Array.isArray(batch)) found.push(...batch.flat())
    else {
      const text = Buffer.from(batch.bytes)
      for (let row = 0; row < batch.rowCount; row += 1) {
        found.push(text.toString('utf8', batch.bounds[row * 2], batch.bounds[row * 2 + 1]))
      }
    }
  }
  return found
}

test('rows are read in one form, texts after a first batch of values where the engine has texts', async () => {
  assert.deepEqual(await cells((await open({ hasTexts: true })).read('values')), [1, 2, 3, 4, 5, 6])
  assert.deepEqual(await cells((await open({ hasTexts: true })).read('texts')), [1, 2, '3', '4', '5', '6'])
  assert.deepEqual(await cells((await open({ hasTexts: false })).read('texts')), [1, 2, 3, 4, 5, 6])
  const none = await open({ batches: [], hasTexts: true })
  assert.deepEqual([await cells(none.read('texts')), none.rowCount()], [[], 0])
})

test('rows are read once', async () => {
  const { read } = await open({ hasTexts: true })
  const rows = read('values')
  assert.throws(() => read('texts'), /only once/)
  assert.throws(() => read('values'), /only once/)
  assert.deepEqual(await cells(rows), [1, 2, 3, 4, 5, 6])
})

test('reading stops at the row limit, and closes the statement', async () => {
  for (const form of ['values', 'texts'] as const) {
    for (const [rowLimit, pulled] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ] as const) {
      const { read, rowCount, seen } = await open({ rowLimit, hasTexts: true })
      assert.equal((await cells(read(form))).length, rowLimit)
      assert.deepEqual([rowCount(), seen], [rowLimit, { pulled, isClosed: true }])
    }
  }
})

test('leaving the rows early closes the statement', async () => {
  const { read, rowCount, seen } = await open({})
  for await (const _ of read('values')) break
  assert.deepEqual([rowCount(), seen], [2, { pulled: 1, isClosed: true }])
})

test('closing ends a statement that nobody reads, and rows that are left where they are', async () => {
  for (const form of [undefined, 'values', 'texts'] as const) {
    const { read, close, seen } = await open({ hasTexts: true })
    const rows = form && read(form)[Symbol.asyncIterator]()
    await close()
    assert.deepEqual(seen, { pulled: 1, isClosed: true })
    assert.equal((await rows?.next())?.done ?? true, true)
  }
})
