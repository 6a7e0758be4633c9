import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneShifter } from './zone.ts'

test('instants move to the zone, across midnight and with fractions', () => {
  const berlin = zoneShifter('Europe/Berlin')
  assert.equal(berlin.withOffset('2024-03-05T10:20:30Z'), '2024-03-05T11:20:30+01:00')
  assert.equal(berlin.withOffset('2024-07-05T10:20:30.5Z'), '2024-07-05T12:20:30.5+02:00')
  assert.equal(berlin.withOffset('2024-12-31T23:30:00Z'), '2025-01-01T00:30:00+01:00')
  assert.equal(berlin.withOffset('2024-03-05T10:20:30+01:00'), '2024-03-05T10:20:30+01:00')
  assert.equal(zoneShifter('America/New_York').wallTime('2024-03-01T02:00:00Z'), '2024-02-29T21:00:00')
  assert.equal(zoneShifter('Asia/Kolkata').withOffset('2024-03-05T23:00:00-08:00'), '2024-03-06T12:30:00+05:30')
})

test('the hours around a change of the clock are exact', () => {
  const berlin = zoneShifter('Europe/Berlin')
  assert.equal(berlin.withOffset('2024-03-31T00:59:59Z'), '2024-03-31T01:59:59+01:00')
  assert.equal(berlin.withOffset('2024-03-31T01:00:00Z'), '2024-03-31T03:00:00+02:00')
  assert.equal(berlin.withOffset('2024-10-27T00:30:00Z'), '2024-10-27T02:30:00+02:00')
  assert.equal(berlin.withOffset('2024-10-27T01:30:00Z'), '2024-10-27T02:30:00+01:00')
})

test('an offset of its own may be a day from that of the zone', () => {
  assert.equal(zoneShifter('Pacific/Niue').withOffset('2024-03-05T00:20:30+14:00'), '2024-03-03T23:20:30-11:00')
  assert.equal(zoneShifter('Pacific/Kiritimati').withOffset('2024-03-05T23:20:30-11:00'), '2024-03-07T00:20:30+14:00')
})

test('every zone agrees with Intl over a year of hours', () => {
  for (const timeZone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca']) {
    const shifter = zoneShifter(timeZone)
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    for (let utc = Date.UTC(2023, 0, 1); utc < Date.UTC(2024, 0, 1); utc += 1_800_000 * 3) {
      const instant = `${new Date(utc).toISOString().slice(0, 19)}Z`
      assert.equal(shifter.wallTime(instant), format.format(utc).replace(' ', 'T'), `${timeZone} ${instant}`)
    }
  }
})

test('UTC writes Z; odd texts stay as they are; an unknown zone is refused', () => {
  const utc = zoneShifter('UTC')
  assert.equal(utc.withOffset('2024-03-05T10:20:30Z'), '2024-03-05T10:20:30Z')
  assert.equal(utc.withOffset('2024-03-05T10:20:30+01:00'), '2024-03-05T09:20:30Z')
  assert.equal(utc.wallTime('2024-03-05T00:20:30+01'), '2024-03-04T23:20:30')
  assert.throws(() => zoneShifter('Mars/Base'), RangeError)
  for (const text of ['infinity', '', '12024-03-05T10:20:30Z', 'not a date at all, but long+05:00']) {
    assert.equal(utc.withOffset(text), text)
    assert.equal(zoneShifter('Europe/Berlin').withOffset(text), text)
  }
  assert.equal(zoneShifter('Europe/Berlin').withOffset('0044-03-15T12:00:00Z'), '0044-03-15T12:53:28+00:53:28')
})
