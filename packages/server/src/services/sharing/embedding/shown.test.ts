import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isShown, valuesOfToken } from './shown.ts'
import { storedStates } from './states.ts'

const states = storedStates({ open: 'enabled', set: 'enabled', shut: 'disabled', fixed: 'locked' })

test('what readers may set is shown, and nothing that a token sets', () => {
  const token = { set: 1, fixed: 'x' }
  const shown = ['open', 'set', 'shut', 'fixed', 'unlisted'].filter((slug) => isShown({ slug }, { states, token }))
  assert.deepEqual(shown, ['open'])
  assert.equal(isShown({ slug: 'set' }, { states, token: { set: '  ' } }), true, 'a blank value is none')
})

test('values of a token are found by the ids of their parameters', () => {
  const parameters = [
    { id: 'a', slug: 'set' },
    { id: 'b', slug: 'fixed' },
    { id: 'c', slug: 'open' },
  ]
  const found = valuesOfToken(parameters, { set: 1, fixed: null, other: 2 })
  assert.deepEqual([...found], [['a', 1]])
})
