import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayNumber, momentMs, readDate, readDecimal, readMoment, readWhole } from './value-forms.ts'

test('days of the calendar are dates, others are not', () => {
  for (const text of ['0000-01-01', '0099-12-31', '1900-02-28', '1970-01-01', '2000-02-29', '9999-12-31']) {
    assert.equal(readDate(text), text)
    assert.equal(dayNumber(text), Date.parse(text) / 86_400_000, text)
  }
  for (const text of ['1900-02-29', '2023-04-31', '2023-13-01', '2023-00-10', '2023-1-01', '2023-01-01 ', ''])
    assert.equal(readDate(text), undefined, text)
})

test('moments have seconds or not, and a fraction or not', () => {
  const cases: [string, '' | 'Z', string, string][] = [
    ['2024-01-30T10:20', '', '10:20:00', ''],
    ['2024-01-30T10:20Z', 'Z', '10:20:00', ''],
    ['2024-01-30T10:20:30', '', '10:20:30', ''],
    ['2024-01-30T10:20:30.1200Z', 'Z', '10:20:30', '12'],
    ['2024-01-30T23:59:59.000', '', '23:59:59', ''],
  ]
  for (const [text, zone, time, fraction] of cases) {
    const found = readMoment(text, zone)
    assert.deepEqual(found, { date: '2024-01-30', time, fraction }, text)
    assert.equal(momentMs(found!), Date.parse(`2024-01-30T${time}Z`))
  }
  for (const text of ['2024-01-30', '2024-01-30 10:20', '2024-01-30T24:00', '2024-02-30T10:20', '2024-01-30T10:20:30.'])
    assert.equal(readMoment(text, ''), undefined, text)
  assert.equal(readMoment('2024-01-30T10:20', 'Z'), undefined)
  assert.equal(readMoment('2024-01-30T10:20Z', ''), undefined)
})

test('numbers are whole ones of 64 bits, or finite', () => {
  assert.equal(readWhole('9223372036854775807'), 9223372036854775807n)
  assert.equal(readWhole('9223372036854775808'), undefined)
  assert.equal(readWhole('1.0'), undefined)
  assert.equal(readDecimal('-.5'), -0.5)
  for (const text of ['1e999', '.', '', 'NaN', '1,5', '0x10']) assert.equal(readDecimal(text), undefined, text)
})
