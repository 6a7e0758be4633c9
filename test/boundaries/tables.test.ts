/** Tables that are asked with any text answer to their own keys alone. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.test\.tsx?$|\/src\/dev\//.test(path),
)
/** The page, whose tables are filled with what data and addresses name. */
const ofPage = files.filter((path) => /^packages\/(?:web|viz)\//.test(path))

/** A plain object that stands for itself in a module, with keys of any text. */
const TABLE = /^(?:export )?const (\w+): (?:Readonly<|Partial<)?Record<string,[^\n]*? = \{/gm

/** What is read of the tables of a file with a key that is not written there. */
function findings(text: string): string[] {
  return [...text.matchAll(TABLE)].flatMap(([, name = '']) => {
    const isChecked = new RegExp(`Object\\.hasOwn\\(${name},`).test(text)
    const reads = [...text.matchAll(new RegExp(`(?<![\\w.$])${name}(?:\\?\\.)?\\[(?!')[^\\]]*\\]`, 'g'))]
    return isChecked ? [] : reads.map(([read]) => read)
  })
}

/** An object that begins without keys. */
const EMPTY = /(?:const|let) (\w+): Record<string, [^\n]*> = \{\}/g
/** Values of filters by ids, which whoever makes a dashboard may choose. */
const FILTER_VALUE = /(?<![\w])values\[(?:\w+\.)?(?:parameter_)?id\](?! = )/g

/** What is read and written by names from data. */
function findingsOfPage(text: string): string[] {
  const filled = [...text.matchAll(EMPTY)].flatMap(([, name = '']) => [
    ...text.matchAll(new RegExp(`(?<![\\w.$])${name}\\[(?!['"\`])[^\\]]*\\]`, 'g')),
  ])
  return [...filled, ...text.matchAll(FILTER_VALUE)].map(([found]) => found)
}

test('the page fills tables from `emptyTable`, and reads values of filters by `ownValue`', () => {
  const found = ofPage.flatMap((path) =>
    findingsOfPage(readFileSync(root + path, 'utf8')).map((read) => `${path}: ${read}`),
  )
  assert.deepEqual(found, [], 'an object also has `constructor`, and `__proto__` changes what else it has')
  assert.ok(ofPage.length > 500)
})

test('a table with keys of any text is made by `lookup`, is a Map, or asks Object.hasOwn', () => {
  const found = files.flatMap((path) => findings(readFileSync(root + path, 'utf8')).map((read) => `${path}: ${read}`))
  assert.deepEqual(found, [], 'such a table also answers to `constructor` and `__proto__`')
  assert.ok(files.length > 500)
})

test('the check sees what it is there for', () => {
  const table = "const PHRASES: Readonly<Record<string, string>> = { a: 'b' }\n"
  assert.deepEqual(findings(`${table}const x = PHRASES[request.text]`), ['PHRASES[request.text]'])
  assert.deepEqual(findings(`${table}const x = PHRASES?.[key]`), ['PHRASES?.[key]'])
  assert.deepEqual(findings(`${table}const x = Object.hasOwn(PHRASES, key) ? PHRASES[key] : ''`), [])
  assert.deepEqual(findings(`${table}const x = PHRASES['a']`), [])
  assert.deepEqual(findings(table.replace('{', 'lookup({')), [])
  const filled = 'const found: Record<string, string> = {}\n'
  assert.deepEqual(findingsOfPage(`${filled}found[name] = text`), ['found[name]'])
  assert.deepEqual(findingsOfPage(`${filled}found['name'] = text`), [])
  assert.deepEqual(findingsOfPage('send(values[parameter.id])'), ['values[parameter.id]'])
})
