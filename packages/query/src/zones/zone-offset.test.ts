import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { Time } from './temporal.ts'
import { offsetOfWall, zoneOffset } from './zone-offset.ts'

function secondsOf(text: string): number {
  return Date.parse(text) / 1000
}

test('offsets change to the second', () => {
  const paris = zoneOffset('Europe/Paris')
  assert.equal(paris(secondsOf('2024-03-31T00:59:59Z')), 3600)
  assert.equal(paris(secondsOf('2024-03-31T01:00:00Z')), 7200)
  // Paris time gave way to Greenwich time at a moment that is no full hour.
  assert.equal(paris(secondsOf('1911-03-10T23:50:38Z')), 561)
  assert.equal(paris(secondsOf('1911-03-10T23:50:39Z')), 0)
})

test('wall times that clocks skip have the offset before, those they repeat the offset after', () => {
  const paris = zoneOffset('Europe/Paris')
  assert.equal(offsetOfWall(paris, secondsOf('2024-03-31T01:59:59Z')), 3600)
  assert.equal(offsetOfWall(paris, secondsOf('2024-03-31T02:30:00Z')), 3600)
  assert.equal(offsetOfWall(paris, secondsOf('2024-03-31T03:00:00Z')), 7200)
  assert.equal(offsetOfWall(paris, secondsOf('2024-10-27T01:59:59Z')), 7200)
  assert.equal(offsetOfWall(paris, secondsOf('2024-10-27T02:30:00Z')), 3600)
  assert.equal(offsetOfWall(zoneOffset('Pacific/Apia'), secondsOf('2011-12-31T00:00:00Z')), 50_400)
})

test('half hours and far away years', () => {
  assert.equal(zoneOffset('Asia/Kolkata')(0), 19_800)
  assert.equal(zoneOffset('Asia/Kathmandu')(secondsOf('2024-01-01T00:00:00Z')), 20_700)
  assert.equal(zoneOffset('UTC')(1e15), 0)
  assert.equal(zoneOffset('Asia/Kolkata')(1e14), 19_800)
})

test('the cache changes nothing', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Africa/Monrovia', 'America/St_Johns']
  const offsets = new Map(zones.map((zone) => [zone, zoneOffset(zone)]))
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: -4_000_000_000, max: 4_000_000_000 }), (zone, seconds) => {
      const exact = Time.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone).offsetNanoseconds
      assert.equal(offsets.get(zone)?.(seconds), exact / 1e9)
    }),
  )
})
