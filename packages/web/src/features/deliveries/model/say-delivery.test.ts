/** Why something was not sent, in the reader's language. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setLanguage } from '../../../i18n/t.ts'
import { sayReason } from './say-delivery.ts'

test('reasons that mails say too are translated, and those of other servers shown as they came', () => {
  const german = new URL('../../../i18n/locales/de.json', import.meta.url)
  setLanguage({ locale: 'de', messages: JSON.parse(readFileSync(german, 'utf8')) })
  const unclear = 'It is unclear which column of the question to compare.'
  assert.equal(sayReason(unclear), 'Es ist unklar, welche Spalte der Frage zu vergleichen ist.')
  assert.equal(sayReason('550 No such user'), '550 No such user')
  setLanguage({ locale: 'en', messages: {} })
  assert.equal(sayReason(unclear), unclear)
})
