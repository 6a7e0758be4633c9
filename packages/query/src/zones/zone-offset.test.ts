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

test('wall times that clocks skip have the offset before, of those they repeat either is meant', () => {
  const paris = zoneOffset('Europe/Paris')
  const both = (text: string) => [
    offsetOfWall(paris, secondsOf(text), 'earlier'),
    offsetOfWall(paris, secondsOf(text), 'later'),
  ]
  assert.deepEqual(both('2024-03-31T01:59:59Z'), [3600, 3600])
  assert.deepEqual(both('2024-03-31T02:30:00Z'), [3600, 3600])
  assert.deepEqual(both('2024-03-31T03:00:00Z'), [7200, 7200])
  assert.deepEqual(both('2024-10-27T01:59:59Z'), [7200, 7200])
  assert.deepEqual(both('2024-10-27T02:00:00Z'), [7200, 3600])
  assert.deepEqual(both('2024-10-27T02:59:59Z'), [7200, 3600])
  assert.deepEqual(both('2024-10-27T03:00:00Z'), [3600, 3600])
  // A day of the calendar that was left out.
  const apia = zoneOffset('Pacific/Apia')
  assert.equal(offsetOfWall(apia, secondsOf('2011-12-30T12:00:00Z'), 'earlier'), -36_000)
  assert.equal(offsetOfWall(apia, secondsOf('2011-12-31T00:00:00Z'), 'earlier'), 50_400)
})

test('half hours and far away years', () => {
  assert.equal(zoneOffset('Asia/Kolkata')(0), 19_800)
  assert.equal(zoneOffset('Asia/Kathmandu')(secondsOf('2024-01-01T00:00:00Z')), 20_700)
  assert.equal(zoneOffset('UTC')(1e15), 0)
  assert.equal(zoneOffset('Asia/Kolkata')(1e14), 19_800)
})

test('changes within an hour, and by half an hour', () => {
  assert.equal(zoneOffset('Asia/Kathmandu')(secondsOf('1985-12-31T18:29:59Z')), 19_800)
  assert.equal(zoneOffset('Asia/Kathmandu')(secondsOf('1985-12-31T18:30:00Z')), 20_700)
  assert.equal(zoneOffset('Australia/Lord_Howe')(secondsOf('2024-01-01T00:00:00Z')), 39_600)
  assert.equal(zoneOffset('Australia/Lord_Howe')(secondsOf('2024-07-01T00:00:00Z')), 37_800)
})

test('no two changes of a zone lie less than six days apart', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    let at: Temporal.ZonedDateTime | null = Time.Instant.from('1850-01-01T00:00Z').toZonedDateTimeISO(zone)
    while (at !== null && at.year < 2050) {
      const next: Temporal.ZonedDateTime | null = at.getTimeZoneTransition('next')
      assert.ok(next === null || next.epochMilliseconds - at.epochMilliseconds > 6 * 86_400_000, `${zone} ${at}`)
      at = next
    }
  }
})

test('an unknown zone is refused, a fixed offset is a zone', () => {
  assert.throws(() => zoneOffset('Mars/Olympus'), RangeError)
  assert.equal(zoneOffset('-03:30')(0), -12_600)
})

test('offsets are those of Temporal', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Africa/Monrovia', 'America/St_Johns']
  const offsets = new Map(zones.map((zone) => [zone, zoneOffset(zone)]))
  const exactly = (zone: string, seconds: number) =>
    Time.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: -4_000_000_000, max: 4_000_000_000 }), (zone, seconds) => {
      assert.equal(offsets.get(zone)?.(seconds), exactly(zone, seconds))
    }),
  )
  const wallOf = (seconds: number) => Time.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('UTC')
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: -4_000_000_000, max: 4_000_000_000 }),
      fc.constantFrom('earlier', 'later'),
      (zone, seconds, which) => {
        const wall = wallOf(seconds).toPlainDateTime()
        const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
          wall.toZonedDateTime(zone, { disambiguation }),
        )
        const isSkipped = !earlier!.toPlainDateTime().equals(wall)
        const expected = which === 'earlier' || isSkipped ? earlier! : later!
        assert.equal(offsetOfWall(offsets.get(zone)!, seconds, which), expected.offsetNanoseconds / 1e9)
      },
    ),
  )
})
