import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testSamples } from '../../../../../test/support/samples.ts'
import { readData, shapeOf } from '../../data/index.ts'
import { segmentAt, type Segment } from '../shared/index.ts'
import { scalar } from './index.ts'
import { SAMPLES } from './samples.ts'

testSamples(import.meta.url, scalar, SAMPLES)

const segment = (min?: number, max?: number): Segment => ({ min, max, color: '#000', label: undefined })

test('a number between two segments is of the upper one, the last one holds its end', () => {
  const [low, high] = [segment(undefined, 10), segment(10, 20)]
  assert.equal(segmentAt([low, high], 10), high)
  assert.equal(segmentAt([low, high], 20), high)
  assert.equal(segmentAt([low, high], -1e9), low)
  assert.equal(segmentAt([low, high], 21), undefined)
})

test('a column that is gone is replaced by a number', () => {
  const cols = [
    { name: 'A', base_type: 'type/Text' },
    { name: 'B', base_type: 'type/Float' },
  ]
  const shape = shapeOf(readData({ cols, rows: [] }))
  assert.equal(scalar.complete({ 'scalar.field': 'gone' }, shape).field, 'B')
  assert.equal(scalar.complete({ 'scalar.field': 'A', 'scalar.segments': 'no list' }, shape).field, 'A')
})
