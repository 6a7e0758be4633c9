import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readData } from './data.ts'
import { dated, periodOf } from './period.ts'

function found(dates: readonly (string | null)[], more: object = {}): [period: string | null, unit: string | null] {
  const data = readData({
    cols: [{ name: 'D', base_type: 'type/DateTime', ...more }],
    rows: dates.map((date) => [date]),
  })
  const [column] = data.columns
  assert.ok(column)
  assert.equal(dated(column, data), dated(column, data))
  return [periodOf(column, data), dated(column, data).unit]
}

test('dates without a unit have the longest whose beginnings they are', () => {
  assert.deepEqual(found(['2019-01-01', '2021-01-01', null]), ['year', 'year'])
  assert.deepEqual(found(['2019-04-01', '2019-01-01', '2019-10-01']), ['quarter', 'quarter'])
  assert.deepEqual(found(['2019-10-01', '2019-11-01']), ['month', 'month'])
  assert.deepEqual(found(['2019-01-01T00:00:00Z', '2019-07-01T00:00:00Z']), ['month', 'month'])
  assert.deepEqual(found(['2019-10-07', '2019-10-14', '2019-10-28']), ['week', null])
  assert.deepEqual(found(['2019-10-07', '2019-10-09']), ['day', null])
  assert.deepEqual(found(['2019-10-07T10:00:00', '2019-10-07T11:00:00', '2019-10-08T00:00:00']), ['hour', null])
  assert.deepEqual(found(['2019-10-07T10:00:00', '2019-10-07T10:01:00']), ['minute', null])
  assert.deepEqual(found(['2019-10-07T10:00:01', '2019-10-07T10:01:02']), [null, null])
  assert.deepEqual(found(['2019-10-01']), [null, null])
})

test('the unit of a grouped column counts, and `default` is none', () => {
  assert.deepEqual(found(['2019-01-01', '2020-01-01'], { unit: 'month' }), ['month', 'month'])
  assert.deepEqual(found(['2019-01-01', '2020-01-01'], { unit: 'default' }), ['year', 'year'])
})
