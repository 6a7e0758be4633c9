/** Types of moments that hold less than the years 1 to 9999: filters beyond their limits do not fail. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DuckDBInstance } from '@duckdb/node-api'
import { testServer } from '../support/test-server.ts'

test('nanoseconds of DuckDB beside the ends of the calendar', async (t) => {
  const { server, as, dataDir } = await testServer(t)
  const path = `${dataDir}/nanoseconds.duckdb`
  const instance = await DuckDBInstance.create(path)
  const connection = await instance.connect()
  await connection.run(`create table t as select * from (values (1, timestamp_ns '2024-03-05 10:00:00'),
    (2, timestamp_ns '2262-04-11 20:00:00'), (3, timestamp_ns '1677-09-22 00:00:00'), (4, null)) v(id, moment)`)
  connection.closeSync()
  instance.closeSync()
  const { body } = await as.admin.post('/api/database', {
    name: 'ns',
    engine: 'duckdb',
    details: { database_file: path },
  })
  await server.jobs.drain()
  const [table] = await server.store.tables.listOfDatabase(body.id)
  assert.ok(table)
  const fields = await server.store.fields.listOfTables([table.id])
  const field = ['field', fields.find(({ name }) => name === 'moment')?.id, null]
  const count = async (filter: unknown[]) => {
    const query = { 'source-table': table.id, filter, aggregation: [['count']] }
    const answer = await as.admin.post('/api/dataset', { database: body.id, type: 'query', query })
    assert.equal(answer.body.status, 'completed', answer.body.error)
    return answer.body.data.rows[0][0]
  }
  assert.equal(await count(['<=', field, '9999-12-31']), 3)
  assert.equal(await count(['>', field, '9999-12-31']), 0)
  assert.equal(await count(['=', field, '9999-12-31']), 0)
  assert.equal(await count(['between', field, '0001-01-01', '9999-12-31']), 3)
  assert.equal(await count(['<', field, '0001-01-01']), 0)
  assert.equal(await count(['>', field, '2024-03-05']), 1)
  assert.equal(await count(['between', field, '2000-01-01', '2262-04-11']), 2)
})
