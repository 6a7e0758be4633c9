/** Why something was not sent, in the reader's language. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { setLanguage } from '../../../i18n/t.ts'
import { sayReason } from './say-delivery.ts'

test('reasons that mails say too are translated, and those of other servers shown as they came', (t) => {
  t.after(() => setLanguage({ locale: 'en', messages: {} }))
  const german = new URL('../../../i18n/locales/de.json', import.meta.url)
  setLanguage({ locale: 'de', messages: JSON.parse(readFileSync(german, 'utf8')) })
  const unclear = 'It is unclear which column of the question to compare.'
  assert.equal(sayReason(unclear), 'Es ist unklar, welche Spalte der Frage zu vergleichen ist.')
  assert.equal(sayReason('550 No such user'), '550 No such user')
  const said = {
    'The value rose by 1,234.5, from 10 to 1,244.5.': 'Der Wert ist um 1.234,5 gestiegen, von 10 auf 1.244,5.',
    'The question has 12 rows. This was already so at the previous run.':
      'Die Frage hat 12 Zeilen. Das war schon bei der vorigen Prüfung so.',
    'Only part of it was sent. Slack cannot be reached: There was no answer in time.':
      'Nur ein Teil wurde gesendet. Slack ist nicht erreichbar: Es kam nicht rechtzeitig eine Antwort.',
    'The question failed: no such table: "a"': 'Die Frage ist fehlgeschlagen: no such table: "a"',
  }
  for (const [text, german] of Object.entries(said)) assert.equal(sayReason(text), german)
  setLanguage({ locale: 'en', messages: {} })
  assert.equal(sayReason(unclear), unclear)
})
