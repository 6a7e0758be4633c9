import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partText } from '@querent/viz/format/index.ts'
import type { TemporalColumn } from './display.ts'
import { shownTime } from './shown-times.ts'

const sunday = { locale: 'en', weekStart: 0 }

function shown(text: string, column: Partial<TemporalColumn> = {}, calendar = sunday): string {
  return shownTime({ kind: 'datetime', unit: null, timeZone: 'UTC', settings: {}, ...column }, calendar).plain(text)
}

function part(unit: string, value: number, settings: TemporalColumn['settings'] = {}, calendar = sunday) {
  return partText(unit, settings, calendar)?.(value)
}

test('dates and times by default', () => {
  assert.equal(shown('2024-03-05', { kind: 'date' }), 'March 5, 2024')
  assert.equal(shown('2024-03-05T10:20:30'), 'March 5, 2024, 10:20 AM')
  assert.equal(shown('2024-03-05T00:05:30.25'), 'March 5, 2024, 12:05 AM')
  assert.equal(
    shown('2024-12-31T23:30:00Z', { kind: 'instant', timeZone: 'Europe/Paris' }),
    'January 1, 2025, 12:30 AM',
  )
  assert.equal(shown('12:00:30', { kind: 'time' }), '12:00 PM')
  assert.equal(shown('23:59:59.5+01:00', { kind: 'time' }), '11:59 PM')
})

test('by temporal unit', () => {
  assert.equal(shown('2024-01-01', { unit: 'year' }), '2024')
  assert.equal(shown('2024-10-01', { unit: 'quarter' }), 'Q4 - 2024')
  assert.equal(shown('2024-03-01T00:00:00', { unit: 'month' }), 'March, 2024')
  assert.equal(shown('2024-03-01', { unit: 'month', settings: { date_abbreviate: true } }), 'Mar, 2024')
  assert.equal(shown('2024-03-01', { unit: 'month', settings: { date_style: 'M/D/YYYY' } }), '3/2024')
  assert.equal(
    shown('2024-03-01', { unit: 'month', settings: { date_style: 'YYYY/M/D', date_separator: '-' } }),
    '2024-3',
  )
  assert.equal(shown('2024-03-05T00:00:00', { unit: 'day' }), 'March 5, 2024')
  assert.equal(shown('2024-03-05T10:00:00', { unit: 'hour' }), 'March 5, 2024, 10:00 AM')
  assert.equal(shown('2024-03-05T10:20:30', { unit: 'second' }), 'March 5, 2024, 10:20:30 AM')
})

test('weeks are numbered from the one that holds January 1st', () => {
  assert.equal(shown('2024-03-03', { unit: 'week' }), 'Week 10 - 2024')
  assert.equal(shown('2024-03-05', { unit: 'week' }), 'Week 10 - 2024')
  assert.equal(shown('2023-12-31', { unit: 'week' }), 'Week 1 - 2024')
  assert.equal(shown('2023-12-24', { unit: 'week' }), 'Week 52 - 2023')
  assert.equal(shown('2024-03-04', { unit: 'week' }, { locale: 'en', weekStart: 1 }), 'Week 10 - 2024')
})

test('styles', () => {
  const settings = { date_style: 'dddd, MMMM D, YYYY', date_abbreviate: true, time_style: 'HH:mm' }
  assert.equal(shown('2024-03-05T15:20:30', { settings }), 'Tue, Mar 5, 2024, 15:20')
  assert.equal(
    shown('2024-03-05T15:20:30.5', {
      settings: { date_style: 'D/M/YYYY', date_separator: '.', time_enabled: 'milliseconds' },
    }),
    '5.3.2024, 3:20:30.500 PM',
  )
  assert.equal(shown('2024-03-05T15:20:30', { settings: { time_enabled: null } }), 'March 5, 2024')
  assert.equal(shown('2024-03-05T15:20:30', { settings: { time_enabled: 'seconds' } }), 'March 5, 2024, 3:20:30 PM')
  assert.equal(shown('2024-03-05T15:20:30', { settings: { time_style: 'h A' } }), 'March 5, 2024, 3 PM')
})

test('extracted parts have names', () => {
  assert.equal(part('day-of-week', 3), 'Tuesday')
  assert.equal(part('day-of-week', 3, {}, { locale: 'en', weekStart: 1 }), 'Wednesday')
  assert.equal(part('day-of-week-iso', 7), 'Sunday')
  assert.equal(part('month-of-year', 3), 'March')
  assert.equal(part('month-of-year', 3, { date_abbreviate: true }), 'Mar')
  assert.equal(part('quarter-of-year', 2), 'Q2')
  assert.equal(part('hour-of-day', 14), '2 PM')
  assert.equal(part('hour-of-day', 0), '12 AM')
  assert.equal(part('hour-of-day', 14, { time_style: 'HH:mm' }), '14:00')
  assert.equal(part('week-of-year', 14), undefined)
})

test('names in another language; texts that are no dates stay as they are', () => {
  assert.equal(shown('2024-03-05', { kind: 'date' }, { locale: 'de', weekStart: 1 }), 'März 5, 2024')
  assert.equal(shown('2024-03-05', { kind: 'date' }, { locale: 'no such locale', weekStart: 1 }), 'March 5, 2024')
  for (const text of ['infinity', '12024-01-01', '0044-03-15 BC', '']) assert.equal(shown(text), text)
})

test('all twelve months are there', () => {
  const months = Array.from({ length: 12 }, (_, i) => part('month-of-year', i + 1))
  assert.equal(new Set(months).size, 12)
  assert.equal(months[11], 'December')
})
