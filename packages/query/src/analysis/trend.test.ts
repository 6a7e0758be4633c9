import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BaseType } from '@querent/contract'
import type { Row } from '../driver.ts'
import type { ResultColumn } from '../prepared.ts'
import { analyzeResult } from './analyze-result.ts'
import type { Insight } from './trend.ts'

function column(name: string, type: BaseType, unit?: string): ResultColumn {
  const column: ResultColumn = {
    name,
    display_name: name,
    base_type: type,
    effective_type: type,
    semantic_type: null,
    source: 'native',
    field_ref: ['field', name, null],
  }
  return unit === undefined ? column : { ...column, unit }
}

function insights(columns: ResultColumn[], rows: Row[], batchRows = 1000): Insight[] | null {
  const analysis = analyzeResult(columns, columns.length)
  for (let start = 0; start < rows.length; start += batchRows) analysis.add(rows.slice(start, start + batchRows))
  return analysis.insights()
}

const MONTH = column('created_at', 'type/Date', 'month')
const SUM = column('sum', 'type/Decimal')
const DAY_2024 = 19_723

function close(actual: number | null | undefined, expected: number): void {
  assert.ok(Math.abs(Number(actual) - expected) < 1e-6 * Math.max(1, Math.abs(expected)), `${actual} is ${expected}`)
}

test('the last two months, and the line through all', () => {
  const [found] = insights(
    [MONTH, SUM],
    [
      ['2024-01-01', '8.00'],
      ['2024-02-01', '10.00'],
      ['2024-03-01', '12.00'],
    ],
  )!
  assert.ok(found)
  assert.equal(found.col, 'sum')
  assert.equal(found.unit, 'month')
  assert.equal(found['last-value'], 12)
  assert.equal(found['previous-value'], 10)
  assert.equal(found['last-change'], 0.2)
  // x = 0, 31, 60 days after the first
  close(found.slope, ((-91 / 3) * -2 + (89 / 3) * 2) / ((91 / 3) ** 2 + (2 / 3) ** 2 + (89 / 3) ** 2))
  close(found.offset! + found.slope! * (DAY_2024 + 91 / 3), 10)
  assert.deepEqual(found['best-fit'], ['+', found.offset, ['*', found.slope, 'x']])
})

test('days on a line give its slope exactly', () => {
  const rows = Array.from({ length: 30 }, (_, day): Row => [`2024-01-${String(day + 1).padStart(2, '0')}`, 5 + 3 * day])
  const [found] = insights([column('d', 'type/Date', 'day'), column('n', 'type/Integer')], rows)!
  close(found?.slope, 3)
  close(found?.offset, 5 - 3 * DAY_2024)
  assert.equal(found?.['best-fit']?.[0], '+')
  close(found?.['last-change'], 3 / 89)
})

test('a curve is named where it fits better', () => {
  const rows = Array.from({ length: 40 }, (_, day): Row => {
    const date = new Date((day + 1) * 86_400_000).toISOString().slice(0, 10)
    return [date, 2 * Math.exp(0.1 * (day + 1)), 7 + 5 * Math.log(day + 1), 3 * (day + 1) ** 2]
  })
  const columns = [column('d', 'type/Date', 'day'), ...['e', 'l', 'p'].map((name) => column(name, 'type/Float'))]
  const [exponential, logarithm, power] = insights(columns, rows)!.map((found) => JSON.stringify(found['best-fit']))
  assert.match(exponential!, /^\["\*",(1\.99999|2(\.0000)?)\d*,\["exp",\["\*",0\.(1|09999)\d*,"x"\]\]\]$/)
  assert.match(logarithm!, /^\["\+",(6\.99999|7(\.0000)?)\d*,\["\*",(4\.99999|5(\.0000)?)\d*,\["log","x"\]\]\]$/)
  assert.match(power!, /^\["\*",(2\.99999|3(\.0000)?)\d*,\["pow","x",(1\.99999|2(\.0000)?)\d*\]\]$/)
})

test('a period that is missing leaves nothing to compare with', () => {
  const [found] = insights(
    [MONTH, SUM],
    [
      ['2024-01-01', 8],
      ['2024-03-01', 12],
    ],
  )!
  assert.deepEqual(
    [found?.['last-value'], found?.['previous-value'], found?.['last-change'], found?.unit],
    [12, null, null, 'month'],
  )
})

test('rows in descending order tell the same', () => {
  const rows: Row[] = [
    ['2024-03-01', 12],
    ['2024-02-01', 10],
    ['2024-01-01', 8],
  ]
  const [down] = insights([MONTH, SUM], rows, 1)!
  const [up] = insights([MONTH, SUM], rows.toReversed(), 2)!
  assert.deepEqual([down?.['last-value'], down?.['previous-value']], [12, 10])
  assert.deepEqual([up?.['last-value'], up?.['previous-value']], [12, 10])
})

test('without a unit it is told from the last two times', () => {
  const unit = (a: string, b: string, type: BaseType = 'type/DateTime') =>
    insights(
      [column('t', type), SUM],
      [
        [a, 1],
        [b, 2],
      ],
    )?.[0]?.unit
  assert.equal(unit('2024-03-05T10:20:00', '2024-03-05T10:21:00'), 'minute')
  assert.equal(unit('2024-03-05T10:00:00', '2024-03-05T11:00:00'), 'hour')
  assert.equal(unit('2024-03-05', '2024-03-06', 'type/Date'), 'day')
  assert.equal(unit('2024-03-30T00:00:00+01:00', '2024-03-31T00:00:00+01:00', 'type/DateTimeWithTZ'), 'day')
  assert.equal(unit('2024-03-31T00:00:00+01:00', '2024-04-01T00:00:00+02:00', 'type/DateTimeWithTZ'), 'day')
  assert.equal(unit('2024-02-01', '2024-03-01', 'type/Date'), 'month')
  assert.equal(unit('2024-01-01', '2024-04-01', 'type/Date'), 'quarter')
  assert.equal(unit('2023-01-01', '2024-01-01', 'type/Date'), 'year')
  assert.equal(unit('2024-01-01', '2024-01-10', 'type/Date'), null)
})

test('one time and numbers, nothing else', () => {
  const text = column('state', 'type/Text')
  const hour = column('hour', 'type/DateTime', 'hour-of-day')
  assert.equal(insights([MONTH, SUM, text], [['2024-01-01', 1, 'a']]), null)
  assert.equal(insights([MONTH, MONTH, SUM], [['2024-01-01', '2024-01-01', 1]]), null)
  assert.equal(insights([MONTH], [['2024-01-01']]), null)
  assert.equal(insights([SUM], [[1]]), null)
  assert.equal(insights([{ ...hour, effective_type: 'type/Integer' }, SUM], [[1, 2]]), null)
  assert.deepEqual(
    insights(
      [column('y', 'type/Integer', 'year'), SUM],
      [
        [2023, 4],
        [2024, 5],
      ],
    )?.map((found) => found['last-change']),
    [0.25],
  )
  const two = insights([SUM, MONTH, column('n', 'type/Integer')], [['2.50', '2024-01-01', 1]])
  assert.deepEqual(
    two?.map(({ col }) => col),
    ['sum', 'n'],
  )
})

test('nulls, infinities and single rows are no error', () => {
  const empty = { 'last-value': null, 'previous-value': null, 'last-change': null }
  const flat = { slope: null, offset: null, 'best-fit': null }
  assert.deepEqual(insights([MONTH, SUM], []), [{ col: 'sum', unit: 'month', ...empty, ...flat }])
  assert.deepEqual(
    insights(
      [MONTH, SUM],
      [
        [null, 3],
        ['infinity', 4],
      ],
    ),
    [{ col: 'sum', unit: 'month', ...empty, ...flat }],
  )
  const rows: Row[] = [
    ['2024-01-01', 2],
    ['2024-02-01', 3],
    ['2024-03-01', null],
    ['2024-04-01', Number.NaN],
  ]
  const [known] = insights([MONTH, SUM], rows)!
  assert.deepEqual([known?.['last-value'], known?.['previous-value'], known?.['last-change']], [3, 2, 0.5])
  const [fromZero] = insights(
    [MONTH, SUM],
    [
      ['2024-01-01', 0],
      ['2024-02-01', 5],
    ],
  )!
  assert.equal(fromZero?.['last-change'], null)
  const [fromDebt] = insights(
    [MONTH, SUM],
    [
      ['2024-01-01', -4],
      ['2024-02-01', -2],
    ],
  )!
  assert.equal(fromDebt?.['last-change'], 0.5)
})
