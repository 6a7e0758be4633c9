/**
 * Refuses habits of docs/reference/style.md in what users read. There are no exceptions: what others wrote is quoted as code, which
 * is not read. Comments still have them: `ratchet.json` counts those, and the figure only goes down.
 */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseSync, Visitor } from 'vite'
import { habitsIn } from './habits.ts'

interface Text {
  file: string
  text: string
}

const PAGES = ['README.md', 'CHANGELOG.md', 'docs/**/*.md']
/** The style page names the habits; the other is made from names of endpoints. */
const UNREAD = new Set(['docs/reference/style.md', 'docs/reference/compatibility.md'])
const CATALOG = 'packages/web/src/i18n/locales/de.json'
const OPENAPI = 'docs/reference/openapi.json'
/** Packages whose texts people read as messages. */
const SPEAKING = /^packages\/(?:server|query|drivers|contract)\//
const BLOCKS = /^ *```.*?^ *```/gms
const SPANS = /`[^`]+`/g
/** Paragraphs, list items and rows of tables. */
const PARTS = /\n\s*\n|\n(?=\s*[-|])/
const COMMENT_STARS = /\s*\n\s*\*?\s*/g

const withoutCode = (text: string) => text.replaceAll(SPANS, '…')
const sources = globSync('packages/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file, parsed: parseSync(file, readFileSync(file, 'utf8')) }))

function textsOfPages(): Text[] {
  return globSync(PAGES)
    .filter((file) => !UNREAD.has(file))
    .flatMap((file) => {
      const parts = readFileSync(file, 'utf8').replaceAll(BLOCKS, '').split(PARTS)
      return parts.map((part) => ({ file, text: withoutCode(part) }))
    })
}

/** The English texts of the web application. */
function textsOfWeb(): Text[] {
  return Object.keys(JSON.parse(readFileSync(CATALOG, 'utf8'))).map((text) => ({ file: CATALOG, text }))
}

function textsOfOpenapi(): Text[] {
  const texts: Text[] = []
  JSON.parse(readFileSync(OPENAPI, 'utf8'), (key, value) => {
    if ((key === 'summary' || key === 'description') && typeof value === 'string') {
      texts.push({ file: OPENAPI, text: withoutCode(value) })
    }
    return value
  })
  return texts
}

/** String literals of several words. */
function textsOfMessages(): Text[] {
  const texts: Text[] = []
  for (const { file, parsed } of sources) {
    if (!SPEAKING.test(file)) continue
    const add = (text: string) => text.includes(' ') && texts.push({ file, text })
    new Visitor({
      Literal: ({ value }) => typeof value === 'string' && add(value),
      TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked ?? '').join('…')),
    }).visit(parsed.program)
  }
  return texts
}

const READ: Readonly<Record<string, () => Text[]>> = {
  pages: textsOfPages,
  'texts of the web application': textsOfWeb,
  'the OpenAPI document': textsOfOpenapi,
  messages: textsOfMessages,
}

for (const [name, texts] of Object.entries(READ)) {
  test(`${name} keep to the style`, () => {
    const all = texts()
    assert.ok(all.length > 100)
    const hits = all.flatMap(({ file, text }) => habitsIn(text).map(({ habit, words }) => ({ file, habit, words })))
    assert.deepEqual(hits, [])
  })
}

test('comments have no more of these habits than before', () => {
  const { 'habits in comments': allowed } = JSON.parse(readFileSync('test/boundaries/ratchet.json', 'utf8'))
  const comments = sources.flatMap(({ parsed }) => parsed.comments)
  const hits = comments.flatMap(({ value }) => habitsIn(withoutCode(value.replaceAll(COMMENT_STARS, ' '))))
  assert.equal(hits.length, allowed, 'lower: write the new figure into ratchet.json; higher: write it another way')
})

test('the patterns find the habits and leave plain English alone', () => {
  for (const text of [
    'Encrypted anew',
    'It tells the row',
    'rows of which two fit',
    'This is no id',
    'Files lie in it',
    'It runs no more.',
    'all that there is',
    'Take it as it is.',
    'it is shown also, and',
  ]) {
    assert.equal(habitsIn(text).length, 1, text)
  }
  for (const text of ['tell two rows apart', 'There is no group', 'It is no longer kept', 'as it is written']) {
    assert.deepEqual(habitsIn(text), [], text)
  }
})
