import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { throttle } from './throttle.ts'

test('free tries go on at once, then the wait grows by half with every further try', () => {
  let time = 0
  const { check } = throttle({ free: 2, now: () => time })
  assert.deepEqual([check('a'), check('a')], [0, 0])
  assert.equal(check('a'), 15)
  time = 14_000
  assert.equal(check('a'), 1)
  time = 15_000
  assert.equal(check('a'), 0)
  assert.equal(check('a'), 23, 'rounded up from 22.5')
  assert.equal(check('b'), 0, 'every key is counted for itself')
})

test('tries count for an hour, or as long as asked for', () => {
  let time = 0
  const hourly = throttle({ free: 1, now: () => time })
  const brief = throttle({ free: 1, keptMs: 1_000, now: () => time })
  assert.deepEqual([hourly.check('a'), brief.check('a')], [0, 0])
  assert.deepEqual([hourly.check('a'), brief.check('a')], [15, 15])
  time = 1_000
  assert.deepEqual([hourly.check('a'), brief.check('a')], [14, 0])
  time = 3_600_000
  assert.equal(hourly.check('a'), 0)
})

test('a try that was taken back does not count', () => {
  const { check, release, clear } = throttle({ free: 1, now: () => 0 })
  check('a')
  release('a')
  assert.equal(check('a'), 0)
  assert.equal(check('a'), 15)
  clear('a')
  assert.equal(check('a'), 0)
})

test('long keys take no more memory than short ones', () => {
  setFlagsFromString('--expose-gc')
  const used = () => {
    runInNewContext('gc')()
    return process.memoryUsage().heapUsed
  }
  const { check } = throttle({ free: 1, now: () => 0 })
  const before = used()
  for (let i = 0; i < 1_000; i += 1) check(Buffer.alloc(100_000, `key ${i} `).toString('latin1'))
  assert.ok(used() - before < 20_000_000, 'of 100 MB')
  assert.equal(check(Buffer.alloc(100_000, 'key 7 ').toString('latin1')), 15)
})
