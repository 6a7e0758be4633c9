import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdsAny } from './unicode-range.ts'

test('a range of characters holds what a style sheet says', () => {
  assert.equal(holdsAny('U+0000-00FF, U+20AC', 'Revenue'), true)
  assert.equal(holdsAny('U+0370-037F,U+20AC', 'Revenue'), false)
  assert.equal(holdsAny('U+0370-037F,U+20AC', '12 €'), true)
  assert.equal(holdsAny('u+4??', 'Ж'), true)
  assert.equal(holdsAny('', 'x'), true)
  assert.equal(holdsAny('', ''), false)
})
