import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryError } from '../errors.ts'
import { prepareQuery } from '../pipeline.ts'
import { field, table, testContext } from '../testing/metadata.ts'
import { watchedStep, type StageName } from './step.ts'

const TABLES = [table(1, 'orders', [field(10, 1, 'id', 'type/Integer', { semantic_type: 'type/PK' })])]
const REQUEST = { query: { database: 1, type: 'query', query: { 'source-table': 1 } } }

/** Steps that note in `told` whom they were told of, and whether it gave anything. */
function watched() {
  const told: [StageName, boolean][] = []
  const step = watchedStep((name, ms, output) => {
    assert.ok(ms >= 0)
    told.push([name, output !== undefined])
  })
  return { told, step }
}

test('the watcher is told of each stage once, in order, and the query is the same as without it', async () => {
  const { told, step } = watched()
  const { sql } = await prepareQuery(REQUEST, testContext({ tables: TABLES }), step)
  assert.equal(sql, (await prepareQuery(REQUEST, testContext({ tables: TABLES }))).sql)
  const names = ['parse', 'normalize', 'metadata', 'parameters', 'resolve', 'authorize', 'compile']
  assert.deepEqual(
    told,
    names.map((name) => [name, true]),
  )
})

test('the last stage of which it is told is the one that failed, whether it waits or not', async () => {
  const refused = new QueryError('missing-required-permissions', 'No.')
  const policies = { authorize: () => Promise.reject(refused) }
  const waiting = watched()
  await assert.rejects(prepareQuery(REQUEST, testContext({ tables: TABLES }, { policies }), waiting.step), refused)
  assert.deepEqual(waiting.told.at(-1), ['authorize', false])
  const atOnce = watched()
  await assert.rejects(prepareQuery(REQUEST, testContext({ tables: [] }), atOnce.step), { type: 'invalid-query' })
  assert.deepEqual(atOnce.told.slice(-2), [
    ['parameters', true],
    ['resolve', false],
  ])
})

test('stages that wait for nothing are done in the turn in which they are called', async () => {
  const { told, step } = watched()
  const preparing = prepareQuery(REQUEST, testContext({ tables: TABLES }), step)
  assert.deepEqual(
    told.map(([name]) => name),
    ['parse', 'normalize'],
  )
  await preparing
})
