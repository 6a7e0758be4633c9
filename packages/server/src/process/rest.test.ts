import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { collectGarbage, restDue } from './rest.ts'

test('memory is given back once, when work is over', () => {
  const isDue = restDue()
  const looks = [0, 10, 400, 300, 60, 20, 0, 0, 40, 700, 5, 0]
  assert.deepEqual(
    looks.map((activeMs) => isDue(activeMs)),
    [false, false, false, false, false, true, false, false, false, false, true, false],
  )
})

test('many small pieces of work are work too', () => {
  const isDue = restDue()
  const answers = Array.from({ length: 25 }, () => isDue(40))
  assert.deepEqual(
    answers.flatMap((due, look) => (due ? [look] : [])),
    [12],
  )
})

test('a collection gives back what nothing holds any more', async () => {
  const held = new WeakRef({})
  // What a WeakRef was made of lives until the turn of the event loop ends.
  await setImmediate()
  collectGarbage()
  assert.equal(held.deref(), undefined)
})
