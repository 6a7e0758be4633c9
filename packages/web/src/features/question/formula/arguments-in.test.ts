import assert from 'node:assert/strict'
import { test } from 'node:test'
import { argumentsIn } from './arguments-in.ts'

test('a signature is taken apart at its arguments', () => {
  assert.deepEqual(argumentsIn('substring(text, start, [length])'), {
    before: 'substring(',
    names: ['text', 'start', '[length]'],
    after: ')',
  })
  assert.deepEqual(argumentsIn('Count()'), { before: 'Count(', names: [], after: ')' })
  assert.deepEqual(argumentsIn('now'), { before: 'now', names: [], after: '' })
})
