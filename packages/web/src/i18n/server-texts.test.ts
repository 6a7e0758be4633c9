import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { HOLE, SERVER_TEMPLATES, SERVER_TEXTS } from './said-by-server.ts'
import { sayServerText } from './server-texts.ts'
import { setLanguage } from './t.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

test('every text that has a translation is one that the server says', () => {
  const sources = globSync('packages/{server,contract,query,drivers}/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(root + file, 'utf8'),
  )
  // The page itself says that it has no server.
  const ofServer = [...SERVER_TEXTS].filter((text) => text !== 'The server cannot be reached.')
  assert.deepEqual(
    ofServer.filter((text) => !sources.some((source) => source.includes(text))),
    [],
  )
})

test('every text with values that has a translation is one that the server says', () => {
  const sources = globSync('packages/{server,web}/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(root + file, 'utf8'),
  )
  const unsaid = SERVER_TEMPLATES.filter((template) => {
    const parts = template.split(HOLE).filter((_, at) => at % 2 === 0)
    const said = new RegExp(parts.map((part) => RegExp.escape(part)).join('\\$?\\{[^}]+\\}'))
    return !sources.some((source) => said.test(source))
  })
  assert.deepEqual(unsaid, [])
})

test('texts of the server are in the language of the reader, those of engines as they came', (t) => {
  const messages = JSON.parse(readFileSync(new URL('locales/de.json', import.meta.url), 'utf8'))
  setLanguage({ locale: 'de', messages })
  t.after(() => setLanguage({ locale: 'en', messages: {} }))
  assert.equal(sayServerText('Not found.'), 'Nicht gefunden.')
  assert.equal(sayServerText('Group 7 does not exist.'), 'Es gibt die Gruppe 7 nicht.')
  assert.equal(
    sayServerText("You cannot edit or delete the 'All {users}' permissions group!"),
    "Die Berechtigungsgruppe 'All {users}' kann nicht geändert oder gelöscht werden!",
  )
  assert.equal(sayServerText('Code and Day already exist.'), 'Code and Day gibt es schon zusammen.')
  assert.equal(sayServerText('Expected a value, found ).'), 'Erwartet wird ein Wert, gefunden wurde ).')
  assert.equal(sayServerText('Total'), 'Total')
  assert.equal(sayServerText('no such column: nope'), 'no such column: nope')
})
