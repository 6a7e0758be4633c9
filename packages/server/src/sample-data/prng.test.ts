import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom, shuffled, weighted } from './prng.ts'

test('the same seed gives the same sequence, another seed another', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: 50 }, () => random.next())
  }
  assert.deepEqual(draw('a'), draw('a'))
  assert.notDeepEqual(draw('a'), draw('b'))
})

test('draws stay within their bounds and reach both ends', () => {
  const random = createRandom('bounds')
  const integers = Array.from({ length: 2000 }, () => random.integer(3, 7))
  assert.equal(Math.min(...integers), 3)
  assert.equal(Math.max(...integers), 7)
  for (let index = 0; index < 2000; index++) {
    const share = random.next()
    assert.ok(share >= 0 && share < 1)
    assert.ok(Math.abs(random.bell()) < 3.5)
  }
})

test('bell has mean 0 and standard deviation 1', () => {
  const random = createRandom('bell')
  const draws = Array.from({ length: 20_000 }, () => random.bell())
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length
  const variance = draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length
  assert.ok(Math.abs(mean) < 0.03)
  assert.ok(Math.abs(variance - 1) < 0.05)
})

test('weights become frequencies', () => {
  const random = createRandom('weights')
  const draw = weighted([
    ['often', 9],
    ['never', 0],
    ['seldom', 1],
  ])
  const counts: Record<string, number> = {}
  for (let index = 0; index < 10_000; index++) {
    const value = draw(random)
    counts[value] = (counts[value] ?? 0) + 1
  }
  assert.equal(counts.never, undefined)
  assert.ok(Math.abs(counts.often! - 9000) < 200)
})

test('shuffling keeps every item once', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  const result = shuffled(createRandom('shuffle'), items)
  assert.notDeepEqual(result, items)
  assert.deepEqual(
    result.sort((a, b) => a - b),
    items,
  )
})
