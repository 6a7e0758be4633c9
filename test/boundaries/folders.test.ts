import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'

/** Files of one folder, tests not counted, beyond which it is split by subject. */
const MOST_FILES = 20

/** Folders that may hold more, each with its reason. */
const { folders }: { folders: Record<string, string> } = JSON.parse(
  readFileSync('test/boundaries/boundaries.json', 'utf8'),
)
const sources = globSync(['packages/*/src/**/*.{ts,tsx}', '{test,scripts,bench}/**/*.ts'])

test('no folder holds more files than one finds a way through', () => {
  const counts = new Map<string, number>()
  for (const file of sources.filter((name) => !name.endsWith('.test.ts'))) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  }
  const large = [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder)
  assert.deepEqual(large.sort(), Object.keys(folders).sort(), 'split it, or say in boundaries.json why not')
})

test('the index of a folder begins with what the folder holds', () => {
  const indexes = sources.filter((file) => file.endsWith('/index.ts'))
  const faults = indexes.filter((file) => !readFileSync(file, 'utf8').startsWith('/**'))
  assert.deepEqual(faults, [])
})
