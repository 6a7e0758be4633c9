import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BaseType } from '@querent/contract'
import type { Cell } from '../driver.ts'
import { uniqueNames } from '../model/unique-names.ts'
import { completeColumns, inferType } from './complete-columns.ts'
import { rowConverter } from './convert-rows.ts'
import { temporalCells } from './temporal-cells.ts'

function convert(type: BaseType, cell: Cell, timeZone = 'UTC', bigNumbersAsText = true): string {
  const columns = completeColumns({ columns: null }, [{ name: 'x', databaseType: '', baseType: type }], [])
  return JSON.stringify(rowConverter(columns, { timeZone, remappings: [], bigNumbersAsText })([cell])[0])
}

const CASES: [BaseType, Cell, string, string][] = [
  ['type/Date', '2024-03-05', 'UTC', '"2024-03-05T00:00:00Z"'],
  ['type/Date', '2024-03-05', 'Europe/Paris', '"2024-03-05T00:00:00+01:00"'],
  ['type/Date', '2024-07-05', 'Europe/Paris', '"2024-07-05T00:00:00+02:00"'],
  ['type/DateTime', '2024-03-05T10:20:30', 'Europe/Paris', '"2024-03-05T10:20:30+01:00"'],
  ['type/DateTime', '2024-03-05T10:20:30.12', 'UTC', '"2024-03-05T10:20:30.120Z"'],
  ['type/DateTime', '2024-03-05 10:20', 'UTC', '"2024-03-05T10:20:00Z"'],
  ['type/DateTimeWithTZ', '2024-03-31T03:30:00+02:00', 'Europe/Paris', '"2024-03-31T03:30:00+02:00"'],
  ['type/Time', '10:20:30', 'UTC', '"10:20:30Z"'],
  ['type/Decimal', '12.50', 'UTC', '12.5'],
  ['type/Decimal', '0.12345678901234567890', 'UTC', '0.12345678901234567890'],
  ['type/Decimal', '12345678901234567890.5', 'UTC', '"12345678901234567890.5"'],
  ['type/BigInteger', 9007199254740993n, 'UTC', '"9007199254740993"'],
  ['type/BigInteger', 2 ** 64, 'UTC', '"1.8446744073709552e+19"'],
  ['type/Float', 2 ** 64, 'UTC', '18446744073709552000'],
  ['type/Integer', 'not a number', 'UTC', '"not a number"'],
  ['type/Integer', '', 'UTC', '""'],
  ['type/Decimal', '0x1F', 'UTC', '"0x1F"'],
  ['type/Decimal', `1${'0'.repeat(400)}`, 'UTC', `"1${'0'.repeat(400)}"`],
  ['type/Date', '+012024-01-01', 'UTC', '"+012024-01-01T00:00:00Z"'],
  ['type/Date', '-000043-03-15', 'UTC', '"-000043-03-15T00:00:00Z"'],
  ['type/DateTime', 'infinity', 'UTC', '"infinity"'],
  ['type/DateTimeWithTZ', '2024-03-05T10:20:30+02:00', 'UTC', '"2024-03-05T08:20:30Z"'],
  ['type/DateTimeWithTZ', '2024-03-05T10:20:30.5-05', 'Europe/Paris', '"2024-03-05T16:20:30.500+01:00"'],
  ['type/DateTimeWithTZ', '2024-10-27T02:30:00+02:00', 'Europe/Paris', '"2024-10-27T02:30:00+02:00"'],
  ['type/DateTimeWithTZ', '2024-10-27T02:30:00+01:00', 'Europe/Paris', '"2024-10-27T02:30:00+01:00"'],
  ['type/DateTimeWithTZ', '2024-02-30T02:30:00+01:00', 'UTC', '"2024-02-30T02:30:00+01:00"'],
  ['type/Float', Number.NaN, 'UTC', 'null'],
  ['type/Float', Number.POSITIVE_INFINITY, 'UTC', 'null'],
  ['type/Text', 2n ** 60n, 'UTC', '"1152921504606846976"'],
  ['type/Boolean', 2n ** 60n, 'UTC', '"1152921504606846976"'],
  ['type/JSON', Number.NaN, 'UTC', 'null'],
  ['type/Text', 'plain', 'UTC', '"plain"'],
  ['type/Boolean', true, 'UTC', 'true'],
  ['type/Boolean', 1, 'UTC', '1'],
]

for (const [type, cell, zone, expected] of CASES) {
  test(`${type} ${String(cell)} in ${zone} is ${expected}`, () => assert.equal(convert(type, cell, zone), expected))
}

test('conditions are true or false on engines that have numbers for them, stored values stay', () => {
  const condition = { effective_type: 'type/Boolean', source: 'fields' } as const
  const columns = [condition, condition, condition, { ...condition, id: 1 }, { ...condition, id: 2, parent_id: 1 }]
  const convert = rowConverter(columns, { timeZone: 'UTC', remappings: [], bigNumbersAsText: true })
  assert.deepEqual(convert([1, 0n, null, 1, 1]), [true, false, null, 1, true])
})

test('without the text option big numbers stay exact numbers', () => {
  assert.equal(convert('type/BigInteger', 9007199254740993n, 'UTC', false), '9007199254740993')
  assert.equal(convert('type/Decimal', '12345678901234567890.5', 'UTC', false), '12345678901234567890.5')
})

test('custom labels are added at the end, and a value without one stays raw', () => {
  const columns = completeColumns({ columns: null }, [{ name: 'x', databaseType: 'int', baseType: 'type/Integer' }], [])
  const label = { ...columns[0]!, name: 'label' }
  const remappings = [{ from: 0, name: 'Label', title: 'Label', labels: [[1, 'One']] satisfies [unknown, string][] }]
  const toJson = rowConverter([...columns, label], { timeZone: 'UTC', remappings, bigNumbersAsText: true })
  assert.deepEqual(
    [toJson([1]), toJson([2]), toJson([null])],
    [
      [1, 'One'],
      [2, 2],
      [null, null],
    ],
  )
})

test('instants are shown in the zone of the results', () => {
  const options = { timeZone: 'Europe/Berlin', remappings: [], bigNumbersAsText: true }
  const toJson = rowConverter([{ effective_type: 'type/DateTimeWithTZ' }], options)
  const shown = (cell: string) => toJson([cell])[0]
  assert.equal(shown('2024-10-27T00:30:00Z'), '2024-10-27T02:30:00+02:00')
  assert.equal(shown('2024-10-27T01:30:00.5Z'), '2024-10-27T02:30:00.500+01:00')
  assert.equal(shown('2024-10-27T02:30:00+01:00'), '2024-10-27T02:30:00+01:00')
  assert.equal(shown('2024-07-01T00:00:00-05:30'), '2024-07-01T07:30:00+02:00')
  assert.equal(shown('1800-01-01T00:00:00Z'), '1800-01-01T00:53:28+00:53:28')
  assert.equal(shown('2024-07-01T12:00:00'), '2024-07-01T12:00:00+02:00')
})

test('names are made unique left to right', () => {
  assert.deepEqual(uniqueNames(['ID', 'ID', 'ID_2', 'ID']), ['ID', 'ID_2', 'ID_2_2', 'ID_3'])
})

test('types are inferred from values', () => {
  assert.equal(inferType([null, 1, 2.5]), 'type/Float')
  assert.equal(inferType([1, 2n ** 60n]), 'type/BigInteger')
  assert.equal(inferType(['2024-03-05', null]), 'type/Date')
  assert.equal(inferType([1, 'a']), 'type/Text')
  assert.equal(inferType([null]), 'type/*')
})

test('wall times take the offset of their zone, also in the hour of the change', () => {
  const shown = (wall: string, zone = 'Europe/Berlin') => JSON.parse(convert('type/DateTime', wall, zone))
  assert.equal(shown('2024-03-31T01:59:59'), '2024-03-31T01:59:59+01:00')
  assert.equal(shown('2024-03-31T02:30:00'), '2024-03-31T02:30:00+01:00')
  assert.equal(shown('2024-03-31T03:00:00'), '2024-03-31T03:00:00+02:00')
  assert.equal(shown('2024-10-27T01:30:00'), '2024-10-27T01:30:00+02:00')
  assert.equal(shown('2024-10-27T02:30:00'), '2024-10-27T02:30:00+02:00')
  assert.equal(shown('2024-10-27T03:00:00'), '2024-10-27T03:00:00+01:00')
  assert.equal(shown('2016-12-31T23:59:60'), '2016-12-31T23:59:60+01:00')
  assert.equal(shown('2024-02-30T00:00:00'), '2024-02-30T00:00:00Z')
  assert.equal(shown('2024-01-01T00:00:00', 'Asia/Kolkata'), '2024-01-01T00:00:00+05:30')
  assert.equal(shown('2024-01-01T00:00:00', 'UTC'), '2024-01-01T00:00:00Z')
})

test('computed dates of an engine without types take the form of stored ones', () => {
  const untyped = (name: string) => ({ name, databaseType: '', baseType: 'type/*' as const })
  const driverColumns = [
    untyped('at'),
    untyped('day'),
    untyped('text'),
    { ...untyped('own'), baseType: 'type/Text' as const },
  ]
  const at = '2024-03-05 10:20:30.500'
  const columns = completeColumns({ columns: null }, driverColumns, [[at, '2024-03-05', 'a', at]])
  const rows = [
    [at, '2024-03-05', at, at],
    ['2024-03-05', '2024-03-05 00:00:00', 'a', 'b'],
    ['2024-03-05 10:20+02:00', null, 1, 'c'],
    ['soon', 'never', null, 'd'],
  ]
  temporalCells(columns, driverColumns)?.(rows)
  assert.deepEqual(rows, [
    ['2024-03-05T10:20:30.5', '2024-03-05', at, at],
    ['2024-03-05T00:00:00', '2024-03-05', 'a', 'b'],
    ['2024-03-05T10:20:00+02:00', null, 1, 'c'],
    ['soon', 'never', null, 'd'],
  ])
  assert.equal(temporalCells(columns, driverColumns.slice(3)), undefined)
})
