import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { collectGarbage } from '@querent/drivers/shared/threads/index.ts'
import { restSteps } from './rest.ts'

test('memory is given back once, when work is over, and then what threads free', () => {
  const stepOf = restSteps()
  const looks = [0, 10, 400, 300, 60, 20, 0, 0, 40, 0, 700, 5, 0, 400, 60, 0, 20]
  const none = undefined
  assert.deepEqual(
    looks.map((workMs) => stepOf(workMs)),
    [
      none,
      none,
      none,
      none,
      none,
      'collect',
      'trim',
      'trim',
      'trim',
      none,
      none,
      'collect',
      'trim',
      none,
      none,
      'trim',
      'trim',
    ],
  )
})

test('many small pieces of work are work too', () => {
  const stepOf = restSteps()
  const answers = Array.from({ length: 25 }, () => stepOf(40))
  assert.deepEqual(
    answers.flatMap((step, look) => (step === 'collect' ? [look] : [])),
    [12],
  )
})

test('what was worked before the first look counts', () => {
  assert.equal(restSteps(499)(1), 'collect')
})

test('a collection gives back what nothing holds any more', async () => {
  const held = new WeakRef({})
  // What a WeakRef was made of lives until the turn of the event loop ends.
  await setImmediate()
  collectGarbage()
  assert.equal(held.deref(), undefined)
})
