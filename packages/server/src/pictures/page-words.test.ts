import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { test } from 'node:test'
import { pageWords } from './page-words.ts'

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'/gms
const ROOT = 'packages/web/src/'

/** All files of the page that these load, themselves too. */
function closureOf(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, from, bare] of text.matchAll(IMPORT)) waiting.push(join(dirname(file), from ?? bare ?? ''))
  }
  return found
}

test('a release has every file of the page that its words are loaded from', () => {
  const source = readFileSync('packages/server/src/pictures/page-words.ts', 'utf8')
  const files = [...source.matchAll(/'(\w[\w./-]+\.ts)'/g)].map(([, file]) => ROOT + file)
  assert.ok(files.length > 5)
  const parts = [...readFileSync('scripts/pack.ts', 'utf8').matchAll(/^ {2}'(packages\/web\/[^']+)',$/gm)]
  const packed = (file: string) => parts.some(([, part = '']) => matchesGlob(file, part))
  const loaded = closureOf(files)
  assert.ok(loaded.size > 20 && [...loaded].every((file) => existsSync(file)))
  assert.deepEqual(
    [...loaded, `${ROOT}i18n/locales/de.json`, 'packages/web/package.json'].filter((file) => !packed(file)),
    [],
  )
})

test('a language that the page does not speak is English, and what is none too', async () => {
  assert.equal((await pageWords('de-AT')).words().grandTotals, 'Gesamtsummen')
  for (const other of ['fr', 'xx', '../../../etc/passwd', '']) {
    assert.equal((await pageWords(other)).words().grandTotals, 'Grand totals')
  }
})
