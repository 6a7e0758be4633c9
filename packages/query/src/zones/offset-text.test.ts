import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offsetSeconds, offsetText } from './offset-text.ts'

test('offsets are written with their seconds where they have some, and read again', () => {
  const texts = new Map([
    [0, 'Z'],
    [3600, '+01:00'],
    [-12_600, '-03:30'],
    [3208, '+00:53:28'],
    [-75, '-00:01:15'],
  ])
  for (const [seconds, text] of texts) {
    assert.equal(offsetText(seconds), text)
    assert.equal(offsetSeconds(text), seconds)
  }
  assert.deepEqual(['+0530', '-01'].map(offsetSeconds), [19_800, -3600])
})
