import assert from 'node:assert/strict'
import { test } from 'node:test'
import { postgresDriver } from '../../packages/drivers/src/postgres/index.ts'
import { preparedFixture } from './answer.ts'
import { statementText } from './statement-text.ts'

test('a statement is shown over lines, with its parameters', async () => {
  const { engine: name, dialect } = postgresDriver
  const query = {
    'source-table': 2,
    fields: [['field', 201, null]],
    filter: ['=', ['field', 203, null], 'a\nb'],
    limit: 2,
  }
  const prepared = await preparedFixture({ name, dialect }, { name: 'one word', query })
  assert.equal(
    statementText(prepared, dialect),
    [
      '-- 1: "a\\nb"',
      'SELECT',
      '  "products"."id" AS "id"',
      'FROM',
      '  "products"',
      'WHERE',
      '  "products"."category" = $1',
      'LIMIT',
      '  2',
    ].join('\n'),
  )
  assert.equal(statementText({ ...prepared, sql: "select '", params: [] }, dialect), "select '")
})
