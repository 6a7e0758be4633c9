import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fitTexts } from './fit.ts'
import { textWidth } from './measure.ts'

test('different texts that would be cut to the same one keep their ends', () => {
  const keys = ['9007199254740991', '9007199254740992', 'Short', 'Another long name']
  const fitted = fitTexts(keys, () => 70, 11)
  assert.equal(new Set(fitted).size, 4)
  assert.match(fitted[0] ?? '', /^9007\d?…\d+991$/)
  assert.equal(fitted[2], 'Short')
  assert.match(fitted[3] ?? '', /^Another l.*…$/)
  assert.ok(fitted.every((text) => textWidth(text, 11) <= 70))
})

test('texts that are the same are cut alike', () => {
  assert.equal(new Set(fitTexts(['The same long name', 'The same long name'], () => 50, 11)).size, 1)
})
