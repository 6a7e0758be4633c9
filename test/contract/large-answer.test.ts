/** Results that do not fit into one answer: a failure of the query, while files have no such limit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectShop } from '../support/sqlite-shop.ts'
import { testServer } from '../support/test-server.ts'

const rowsOf = (count: number, cell: string) =>
  `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}) select ${cell} as big from n`

test('a result with more text than an answer holds fails with what to do, and is there as a file', async (t) => {
  const server = await testServer(t)
  const { id: database } = await connectShop(server)
  const native = (query: string) => ({ database, type: 'native', native: { query } })
  const tooLong = native(rowsOf(27, `printf('%.*c', 10000000, 'x')`))
  const { status, body, text } = await server.as.user.post('/api/dataset', tooLong)
  assert.deepEqual([status, body.status, body.error_type], [202, 'failed', 'db'], text.slice(0, 300))
  assert.match(body.error, /^The result is too large to be shown: .* download it as a file\.$/)
  const file = await server.as.user.post('/api/dataset/csv', {
    query: native(rowsOf(30, `printf('%.*c', 1000000, 'x')`)),
  })
  assert.equal(file.status, 200)
  assert.equal(file.text.length, 'big\n'.length + 30 * 1_000_001)
})
