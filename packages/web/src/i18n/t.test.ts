import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setLanguage, translated } from './t.ts'

test('a text without a translation is said in English', (t) => {
  setLanguage({ locale: 'de', messages: { Save: 'Speichern', Undo: '' } })
  t.after(() => setLanguage({ locale: 'en', messages: {} }))
  assert.deepEqual(
    ['Save', 'Undo', 'Redo'].map((text) => translated(text)),
    ['Speichern', 'Undo', 'Redo'],
  )
})
