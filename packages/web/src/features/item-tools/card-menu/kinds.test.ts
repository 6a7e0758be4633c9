import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherKinds } from './kinds.ts'

const count = [['count']]

test('a question with one summary can be a model or a metric, in either form of the query', () => {
  const both = ['model', 'metric']
  assert.deepEqual(otherKinds({ type: 'question', dataset_query: { stages: [{ aggregation: count }] } }), both)
  assert.deepEqual(otherKinds({ type: 'question', dataset_query: { query: { aggregation: count } } }), both)
})

test('rows, SQL, several summaries and several stages are no metric', () => {
  for (const dataset_query of [
    { stages: [{ 'source-table': 1 }] },
    { native: { query: 'select 1' } },
    { stages: [{ aggregation: [...count, ...count] }] },
    { stages: [{ aggregation: count }, { aggregation: count }] },
    { query: { aggregation: count, 'source-query': {} } },
  ])
    assert.deepEqual(otherKinds({ type: 'question', dataset_query }), ['model'], JSON.stringify(dataset_query))
})

test('a model or a metric becomes a question again', () => {
  assert.deepEqual(otherKinds({ type: 'model', dataset_query: { native: {} } }), ['question'])
  assert.deepEqual(otherKinds({ type: 'metric', dataset_query: { stages: [{ aggregation: count }] } }), [
    'question',
    'model',
  ])
})
