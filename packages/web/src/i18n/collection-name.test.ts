import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { collectionName } from './collection-name.ts'
import { setLanguage } from './t.ts'

const messages = JSON.parse(readFileSync(new URL('locales/de.json', import.meta.url), 'utf8'))

test("collections of the server's own are in the reader's language, others as people called them", (t) => {
  setLanguage({ locale: 'de', messages })
  t.after(() => setLanguage({ locale: 'en', messages: {} }))
  assert.equal(collectionName({ id: 'root', name: 'Our analytics' }), 'Unsere Analysen')
  assert.equal(collectionName({ id: 1, name: 'Trash', type: 'trash' }), 'Papierkorb')
  assert.equal(collectionName({ id: 7, name: 'Trash', type: null }), 'Trash')
  assert.equal(collectionName(null), '')
})
