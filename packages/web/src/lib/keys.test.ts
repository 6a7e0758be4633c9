import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKeyReader } from './keys.ts'

test('mod is ⌘ on Apple and Ctrl elsewhere', () => {
  const bound = ['mod+k', 'shift+mod+z', 'e', '?', 'esc', 'alt+up']
  const apple = createKeyReader(true)
  const other = createKeyReader(false)
  assert.equal(apple.read({ key: 'k', metaKey: true }, bound), 'mod+k')
  assert.equal(apple.read({ key: 'k', ctrlKey: true }, bound), null)
  assert.equal(other.read({ key: 'k', ctrlKey: true }, bound), 'mod+k')
  assert.equal(other.read({ key: 'k', metaKey: true }, bound), null)
  assert.equal(other.read({ key: 'Z', ctrlKey: true, shiftKey: true }, bound), 'shift+mod+z')
  assert.equal(other.read({ key: '?', shiftKey: true }, bound), '?')
  assert.equal(other.read({ key: 'E', shiftKey: true }, bound), null)
  assert.equal(other.read({ key: 'e' }, bound), 'e')
  assert.equal(other.read({ key: 'Escape' }, bound), 'esc')
  assert.equal(other.read({ key: 'ArrowUp', altKey: true }, bound), 'alt+up')
})

test('letters of other alphabets and those that Alt changes go by their place', () => {
  const reader = createKeyReader(true)
  assert.equal(reader.read({ key: 'л', code: 'KeyK', metaKey: true }, ['mod+k']), 'mod+k')
  assert.equal(reader.read({ key: 'Ï', code: 'KeyF', altKey: true, shiftKey: true }, ['shift+alt+f']), 'shift+alt+f')
  assert.equal(reader.read({ key: 'a', code: 'KeyQ' }, ['q']), null)
})

test('a sequence is two presses within a second', () => {
  const clock = { now: 0 }
  const reader = createKeyReader(false, () => clock.now)
  const bound = ['g h', 'g b', 'h']
  assert.equal(reader.read({ key: 'g' }, bound), null)
  assert.equal(reader.read({ key: 'Shift', shiftKey: true }, bound), null)
  assert.equal(reader.read({ key: 'h' }, bound), 'g h')
  assert.equal(reader.read({ key: 'h' }, bound), 'h')
  reader.read({ key: 'g' }, bound)
  clock.now = 1001
  assert.equal(reader.read({ key: 'b' }, bound), null)
  reader.read({ key: 'g' }, bound)
  assert.equal(reader.read({ key: 'x' }, bound), null)
  assert.equal(reader.read({ key: 'b' }, bound), null)
  assert.equal(reader.read({ key: 'g', isComposing: true }, ['g']), null)
})
