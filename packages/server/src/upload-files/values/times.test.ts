import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readDate, readDatetime, readOffsetDatetime } from './times.ts'

const NO_DATES = ['2000-1-30', '2000-02-30', '1900-02-29', '0000-01-01', '2000-13-01', '30/01/2000', 'Jan 2000']
const NO_DAYS = ['Jan 32 2000', 'Foo 3 2000', 'Monday, January 30 2000', 'January  30 2000', '2000-01-30x', 'Sun 5']

test('what only looks like a date is none', () => {
  for (const text of [...NO_DATES, ...NO_DAYS]) assert.equal(readDate(text), undefined, text)
  assert.equal(readDate('2000-02-29'), '2000-02-29')
})

test('a time has hours and minutes of a day', () => {
  for (const text of [
    '2000-01-30T24:00',
    '2000-01-30T10:60',
    '2000-01-30T10',
    '2000-01-30T10:20:60',
    '2000-01-30T1:20',
  ])
    assert.equal(readDatetime(text), undefined, text)
  assert.equal(readDatetime('2000-01-30t23:59:59.123456789'), '2000-01-30T23:59:59.123456')
  assert.equal(readDatetime('2000-01-30T10:20Z'), undefined)
})

test('an instant needs an offset, and its day in UTC one that databases have', () => {
  assert.equal(readOffsetDatetime('2000-01-30T10:20'), undefined)
  assert.equal(readOffsetDatetime('2000-01-30T10:20+19:00'), undefined)
  assert.equal(readOffsetDatetime('2000-01-30T10:20+1'), undefined)
  assert.equal(readOffsetDatetime('0001-01-01T00:00+01:00'), undefined)
  assert.equal(readOffsetDatetime('9999-12-31T23:59:59-01:00'), undefined)
  assert.equal(readOffsetDatetime('2000-01-30 10:20:30.5+05:45'), '2000-01-30T04:35:30.5Z')
})
