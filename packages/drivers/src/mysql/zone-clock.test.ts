import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatOffset, ZoneClock } from './zone-clock.ts'

const HOUR = 3_600_000

test('offsets of instants, over changes of daylight saving time', () => {
  const paris = new ZoneClock('Europe/Paris')
  assert.equal(paris.offsetAt(Date.parse('2024-03-31T00:59:59.999Z')), HOUR)
  assert.equal(paris.offsetAt(Date.parse('2024-03-31T01:00:00Z')), 2 * HOUR)
  assert.equal(paris.offsetAt(Date.parse('2024-10-27T00:59:59Z')), 2 * HOUR)
  assert.equal(paris.offsetAt(Date.parse('2024-10-27T01:00:00Z')), HOUR)
})

test('zones that change by half an hour, within an hour, or at odd seconds', () => {
  assert.equal(new ZoneClock('Australia/Lord_Howe').offsetAt(Date.parse('2024-01-01T00:00:00Z')), 11 * HOUR)
  assert.equal(new ZoneClock('Australia/Lord_Howe').offsetAt(Date.parse('2024-07-01T00:00:00Z')), 10.5 * HOUR)
  assert.equal(new ZoneClock('Asia/Kathmandu').offsetAt(Date.parse('1985-12-31T18:29:59Z')), 5.5 * HOUR)
  assert.equal(new ZoneClock('Asia/Kathmandu').offsetAt(Date.parse('1985-12-31T18:30:00Z')), 5.75 * HOUR)
  assert.equal(new ZoneClock('America/New_York').offsetAt(Date.parse('1960-01-01T00:00:00Z')), -5 * HOUR)
})

test('offsets of local times: the earlier of two, and the one before a gap', () => {
  const paris = new ZoneClock('Europe/Paris')
  assert.equal(paris.offsetAtLocal(Date.parse('2024-07-01T12:00:00Z')), 2 * HOUR)
  assert.equal(paris.offsetAtLocal(Date.parse('2024-10-27T01:59:59Z')), 2 * HOUR)
  assert.equal(paris.offsetAtLocal(Date.parse('2024-10-27T02:30:00Z')), 2 * HOUR)
  assert.equal(paris.offsetAtLocal(Date.parse('2024-10-27T03:00:00Z')), HOUR)
  assert.equal(paris.offsetAtLocal(Date.parse('2024-03-31T02:30:00Z')), HOUR)
  assert.equal(paris.offsetAtLocal(Date.parse('2024-03-31T03:00:00Z')), 2 * HOUR)
})

test('offsets as text', () => {
  assert.equal(formatOffset(0), 'Z')
  assert.equal(formatOffset(HOUR), '+01:00')
  assert.equal(formatOffset(-3.5 * HOUR), '-03:30')
  assert.equal(formatOffset(561_000), '+00:09:21')
})

test('an unknown zone is refused', () => {
  assert.throws(() => new ZoneClock('Mars/Olympus'), RangeError)
})
