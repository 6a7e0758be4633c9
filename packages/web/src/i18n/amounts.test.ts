import assert from 'node:assert/strict'
import { test } from 'node:test'
import { durationText, sizeText } from './amounts.ts'

test('lengths of time as people read them', () => {
  const cases = { 38: '38 ms', 1400: '1.4 s', 185_000: '3 min 5 s', 7_800_000: '2 h 10 min' }
  for (const [milliseconds, text] of Object.entries(cases)) assert.equal(durationText(Number(milliseconds)), text)
})

test('sizes as people read them', () => {
  const cases = { 0: '0 bytes', 812: '812 bytes', 34_200: '34 kB', 2_450_000: '2.5 MB' }
  for (const [bytes, text] of Object.entries(cases)) assert.equal(sizeText(Number(bytes)), text)
})
