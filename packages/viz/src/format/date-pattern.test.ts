import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dateNames } from './date-pattern.ts'

test('the names of a language are made once, and each language has its own', () => {
  assert.equal(dateNames('en'), dateNames('en'))
  assert.equal(dateNames('en').months[2], 'March')
  assert.equal(dateNames('de').months[2], 'März')
  assert.equal(dateNames('de').shortWeekdays[0], 'So')
})

test('of more languages than are kept, each still has its names', () => {
  for (let at = 0; at < 200; at += 1) assert.equal(dateNames(`en-x-${at}`).weekdays[0], 'Sunday')
  assert.equal(dateNames('de').weekdays[0], 'Sonntag')
})
