import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setLanguage, translated } from './t.ts'

test('a text without a translation is said in English', () => {
  setLanguage({ locale: 'de', messages: { Save: 'Speichern', Undo: '' } })
  assert.deepEqual(
    ['Save', 'Undo', 'Redo'].map((text) => translated(text)),
    ['Speichern', 'Undo', 'Redo'],
  )
})
