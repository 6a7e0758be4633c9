import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutWraps } from './cron-ranges.ts'
import { isCron, isWithinMinute, nextTime } from './cron.ts'

test('ranges that go over the end become lists', () => {
  for (const [cron, list] of [
    ['0 0 9 ? * FRI-MON', '0 0 9 ? * 1,2,6,7'],
    ['0 0 9 ? * fri-mon *', '0 0 9 ? * 1,2,6,7 *'],
    ['0 0 9 ? * 7-1 *', '0 0 9 ? * 1,7 *'],
    ['0 0 22-2 * * ? *', '0 0 0,1,2,22,23 * * ? *'],
    ['0 50-10/5 * * * ? *', '0 0,5,10,50,55 * * * ? *'],
    ['0 0 9 1 NOV-FEB ? *', '0 0 9 1 1,2,11,12 ? *'],
    ['0 0 9 30-2 * ? *', '0 0 9 1,2,30,31 * ? *'],
    ['0 0 9 ? * WED,SAT-MON *', '0 0 9 ? * WED,1,2,7 *'],
  ] as const) {
    assert.equal(withoutWraps(cron), list)
    assert.ok(isCron(cron), cron)
  }
})

test('everything else stays', () => {
  for (const cron of [
    '0 0/15 8-18 ? * MON-FRI *',
    '0 0 9 L * ? *',
    '0 0 9 ? * 6L *',
    '0 0 9 ? * 2#1 2026-2028',
    '0 0 9 ? * MON *',
    '0 0 9 LW * ? *',
  ]) {
    assert.equal(withoutWraps(cron), cron)
  }
})

test('what no field has is refused as before', () => {
  for (const cron of [
    '0 0 25-2 * * ? *',
    '0 0 9 ? * FRI-XYZ *',
    '0 0 9 ? * 8-1 *',
    '0 70-10 9 * * ? *',
    '0 0 22-2/0 * * ? *',
  ]) {
    assert.ok(!isCron(cron), cron)
  }
})

test('a weekend that goes over the end comes on its days', () => {
  const days: number[] = []
  let at = Date.parse('2026-03-04T00:00:00Z')
  for (let index = 0; index < 5; index += 1) {
    at = Date.parse(nextTime('0 0 9 ? * FRI-MON *', 'UTC', at) ?? '')
    days.push(new Date(at).getUTCDay())
  }
  assert.deepEqual(days, [5, 6, 0, 1, 5])
})

test('seconds that go over the end come more than once a minute', () => {
  assert.ok(isWithinMinute('50-10/10 * * * * ? *'))
})
