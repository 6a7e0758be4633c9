/** Which conditions are offered for a question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conditionsFor, type ConditionKind } from './condition.ts'

const answerOf = (cols: readonly string[], rows: unknown[][]) =>
  ({ data: { cols: cols.map((base_type, at) => ({ name: `c${at}`, base_type })), rows } }) as unknown as NonNullable<
    Parameters<typeof conditionsFor>[1]
  >

test('a condition that looks at a value is offered where there may be one', () => {
  const table = { display: 'table', visualization_settings: {} }
  const offered = (answer: Parameters<typeof conditionsFor>[1], chosen: ConditionKind = 'has_result') =>
    conditionsFor(table, answer, chosen).map(({ id }) => id)
  const texts = answerOf(['type/Text', 'type/Text'], [['a', 'b']])
  const always = ['has_result', 'no_result']
  assert.deepEqual(offered(texts), always)
  assert.deepEqual(offered(texts, 'change'), [...always, 'change'], 'what is saved stays to be seen')
  assert.deepEqual(offered(answerOf(['type/Text', 'type/Integer'], [['a', 1]])), [...always, 'change'])
  assert.deepEqual(offered(undefined), [...always, 'change'], 'while nobody knows')
  assert.deepEqual(offered(answerOf(['type/*', 'type/*'], [])), [...always, 'change'], 'without rows')
})
