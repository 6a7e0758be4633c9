import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prepareQuery } from '../pipeline.ts'
import { field, table, testContext } from '../testing/metadata.ts'
import { PLAIN_FEATURES, PlainDialect } from '../testing/plain-dialect.ts'
import type { Features } from './features.ts'

const TABLES = [
  table(1, 'orders', [field(10, 1, 'person_id', 'type/Integer')]),
  table(2, 'people', [field(20, 2, 'id', 'type/Integer')]),
]

class Relative extends PlainDialect {
  override readonly features: Features = { ...PLAIN_FEATURES, 'full-join': 'emulated', 'right-join': 'missing' }
}

async function joinSql(dialect: PlainDialect, strategy: string): Promise<string> {
  const condition = ['=', ['field', 10, null], ['field', 20, { 'join-alias': 'P' }]]
  const joins = [{ 'source-table': 2, alias: 'P', strategy, condition }]
  const query = { 'source-table': 1, joins, aggregation: [['count']] }
  return (
    await prepareQuery({ query: { database: 1, type: 'query', query } }, testContext({ tables: TABLES }, { dialect }))
  ).sql
}

test('clients read what an engine has and what the pipeline writes for it, in the order of the table', () => {
  const plain = new PlainDialect().listFeatures()
  assert.ok(plain.includes('full-join') && plain.includes('right-join') && !plain.includes('schemas'))
  assert.deepEqual(
    new Relative().listFeatures(),
    plain.filter((name) => name !== 'right-join'),
  )
})

test('a relative refuses what it lacks, and what it has in another way is written so', async () => {
  assert.match(await joinSql(new PlainDialect(), 'full-join'), / FULL JOIN /)
  assert.match(await joinSql(new Relative(), 'full-join'), / LEFT JOIN .* UNION ALL .* RIGHT JOIN /)
  await assert.rejects(joinSql(new Relative(), 'right-join'), { message: /right-join is not supported by plain/ })
})
