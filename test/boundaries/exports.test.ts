import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')
const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))
const texts = new Map(
  [...files, ...globSync('{test,scripts,bench}/**/*.ts')].map((file) => [file, readFileSync(file, 'utf8')]),
)

const NAMED = /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s+'([^']+)'/g
/** All that a file exports is passed on or taken as one. */
const WHOLE =
  /(?:export\s+(?:type\s+)?\*\s+(?:as \w+ )?from\s+|import\s+(?:type\s+)?\*\s+as\s+\w+\s+from\s+|import\(\s*)'([^']+)'/g
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\('([^']+)'/g
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm

function fileOf(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(from), name))
  const ours = name.match(/^@querent\/([^/]+)(?:\/(.+))?$/)
  return ours === null ? undefined : `packages/${ours[1]}/src/${ours[2] ?? 'index.ts'}`
}

/** Who uses each export, by file and name; and the files that somebody takes whole. */
function readUses() {
  const users = new Map<string, Set<string>>()
  const whole = new Set<string>()
  for (const [file, text] of texts) {
    for (const [, names = '', from = ''] of text.matchAll(NAMED)) {
      for (const name of names.split(',').map((one) =>
        one
          .trim()
          .replace(/^type\s+/, '')
          .split(' as ')[0]
          ?.trim(),
      )) {
        const key = `${fileOf(file, from)} ${name}`
        users.set(key, (users.get(key) ?? new Set()).add(file))
      }
    }
    for (const [, from = ''] of text.matchAll(WHOLE)) whole.add(fileOf(file, from) ?? '')
    for (const [, glob = ''] of text.matchAll(GLOB))
      for (const one of globSync(join(dirname(file), glob))) whole.add(one)
  }
  return { users, whole }
}

const { users, whole } = readUses()
const named = files
  .filter((file) => !isTest(file) && !whole.has(file))
  .flatMap((file) => [...(texts.get(file) ?? '').matchAll(EXPORT)].map(([, name]) => `${file} ${name}`))

test('what is exported is used by another file', () => {
  assert.deepEqual(
    named.filter((one) => !users.has(one)),
    [],
  )
})

test('no more is exported for tests alone', () => {
  const forTests = named.filter((one) => users.has(one) && [...(users.get(one) ?? [])].every(isTest))
  const ratchet: Record<string, number> = JSON.parse(readFileSync('test/boundaries/ratchet.json', 'utf8'))
  const kept = ratchet['exports for tests alone']
  assert.equal(forTests.length, kept, `write the figure into ratchet.json when it is lower: ${forTests.join(', ')}`)
})
