import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeTicks } from './time-ticks.ts'

const HOUR = 3_600_000

test('days are written as the language writes them', () => {
  const times = Array.from({ length: 11 }, (_, i) => Date.UTC(2024, 2, 1, 8) + i * 3 * HOUR)
  const names = (locale: string) =>
    timeTicks({ times, center: (i) => i * 40, unit: null, locale, isDay24: true }).map(({ label }) => label)
  assert.ok(names('de').includes('2. Mär'), names('de').join(' '))
  assert.ok(names('en').includes('Mar 2'), names('en').join(' '))
  assert.ok(names('fr').includes('2 mars'), names('fr').join(' '))
})
