import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createEditor } from './store.ts'

interface Doc {
  name: string
  size: number
}

function editor() {
  const clock = { now: 0 }
  const store = createEditor<Doc>({ name: 'a', size: 1 }, () => clock.now)
  const name = (text: string, key?: string) =>
    store.getState().edit(`Name ${text}`, (doc) => ({ ...doc, name: text }), key)
  return { store, clock, name, state: store.getState }
}

test('steps go back and forth, and an edit cuts off what was undone', () => {
  const { name, state } = editor()
  name('b')
  name('c')
  state().undo()
  assert.equal(state().draft.name, 'b')
  assert.deepEqual(
    state().future.map(({ label }) => label),
    ['Name c'],
  )
  state().redo()
  assert.equal(state().draft.name, 'c')
  state().undo()
  state().undo()
  state().undo()
  assert.equal(state().draft.name, 'a')
  name('d')
  assert.deepEqual(state().future, [])
  state().redo()
  assert.equal(state().draft.name, 'd')
})

test('edits of the same key within 800 ms are one step, also when they end where they began', () => {
  const { name, state, clock } = editor()
  name('ab', 'name')
  clock.now = 700
  name('abc', 'name')
  clock.now = 1500
  name('abcd', 'name')
  assert.equal(state().past.length, 1)
  clock.now = 2301
  name('abcde', 'name')
  assert.equal(state().past.length, 2)
  name('abcd', 'name')
  assert.equal(state().past.length, 1)
  name('x', 'other')
  name('y')
  name('z')
  assert.equal(state().past.length, 4)
})

test('an undo ends the merging', () => {
  const { name, state } = editor()
  name('b', 'name')
  name('c', 'other')
  state().undo()
  name('d', 'other')
  assert.equal(state().past.length, 2)
  state().undo()
  assert.equal(state().draft.name, 'b')
})

test('edits without effect are not kept, and dirty goes by value', () => {
  const { name, state, store } = editor()
  let calls = 0
  store.subscribe(() => calls++)
  name('a')
  assert.deepEqual([state().past.length, calls], [0, 0])
  name('b')
  assert.equal(state().isDirty(), true)
  name('a')
  assert.equal(state().isDirty(), false)
  assert.equal(state().past.length, 2)
})

test('two hundred steps are kept', () => {
  const { name, state } = editor()
  for (let index = 0; index < 250; index++) name(`n${index}`)
  assert.equal(state().past.length, 200)
  for (let index = 0; index < 250; index++) state().undo()
  assert.equal(state().draft.name, 'n49')
})

test('a new base is followed by an untouched draft only', () => {
  const { name, state } = editor()
  state().rebase({ name: 'theirs', size: 2 })
  assert.equal(state().draft.name, 'theirs')
  name('mine')
  state().rebase({ name: 'newer', size: 3 })
  assert.deepEqual([state().draft.name, state().base.name, state().isDirty()], ['mine', 'newer', true])
  state().rebase({ name: 'mine', size: 2 })
  assert.equal(state().isDirty(), false)
})
