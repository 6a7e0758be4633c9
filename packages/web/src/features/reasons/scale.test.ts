import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleOf } from './scale.ts'

const scale = (values: readonly string[], rest: string) =>
  scaleOf({ values: values.map((contribution) => ({ contribution })), rest: { contribution: rest } })

test('the largest value has the longest bar, and all others together do not shorten it much', () => {
  assert.equal(scale(['-8', '3'], '5'), 8)
  assert.equal(scale(['-8', '3'], '-15'), 15)
  assert.equal(scale(['-8', '3'], '900'), 8)
})

test('bars have a scale where values did not change', () => {
  assert.equal(scale(['0'], '4'), 4)
  assert.equal(scale(['0'], '0'), 1)
  assert.equal(scale([], '0'), 1)
})
