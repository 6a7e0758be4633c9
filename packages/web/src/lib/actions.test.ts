import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allActions, isOffered, registerActions, type Action } from './actions.ts'

const action = (id: string, more: Partial<Action> = {}): Action => ({ id, label: id, section: '', run() {}, ...more })

test('actions of the page come before those of every page, also when these are registered later', () => {
  const leave = [
    registerActions([action('page', { keys: 'e' })]),
    registerActions([action('all', { isEverywhere: true }), action('taken', { isEverywhere: true, keys: 'e' })]),
  ]
  assert.deepEqual(
    allActions().map(({ id }) => id),
    ['page', 'all'],
  )
  for (const one of leave) one()
  assert.deepEqual(allActions(), [])
})

test('an action is offered unless it is not allowed', () => {
  const all = [action('any'), action('allowed', { isAllowed: true }), action('refused', { isAllowed: false })]
  assert.deepEqual(
    all.filter(isOffered).map(({ id }) => id),
    ['any', 'allowed'],
  )
})
