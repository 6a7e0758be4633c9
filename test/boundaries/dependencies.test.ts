import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const read = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'))
const page = readFileSync('docs/reference/dependencies.md', 'utf8')
/** Used by name in scripts, or by the compiler for a package that brings no types. */
const TOOLS = /^(typescript|oxlint|oxfmt|@types\/.*)$/

/** True when a file of the folders imports the package. */
function isImported(name: string, folders: readonly string[]): boolean {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,css}`))
    .filter((file) => !file.includes('node_modules'))
    .some((file) => importsOf(file).has(name))
}

const known = new Map<string, Set<string>>()

function importsOf(file: string): Set<string> {
  let found = known.get(file)
  if (found === undefined) {
    const names = readFileSync(file, 'utf8').matchAll(
      /(?:from\s+|import\s+|import\(\s*|resolve\(\s*|url\()'((?:@[^/']+\/)?[^/'.][^/']*)/g,
    )
    known.set(file, (found = new Set([...names].map((match) => match[1] ?? ''))))
  }
  return found
}

test('every dependency is used by its workspace and pinned', () => {
  const faults: string[] = []
  for (const path of globSync('packages/*/package.json')) {
    const { dependencies, devDependencies } = read(path)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!TOOLS.test(name) && !isImported(name, [path.replace('/package.json', '')]))
        faults.push(`${path} does not need ${name}`)
      if (!/^\d/.test(version)) faults.push(`${path} does not pin ${name}`)
    }
  }
  for (const [name, version] of Object.entries(read('package.json').devDependencies ?? {})) {
    const isUsed = TOOLS.test(name) || isImported(name, ['packages', 'test', 'scripts', 'bench'])
    if (!isUsed) faults.push(`package.json does not need ${name}`)
    if (!/^\d/.test(version)) faults.push(`package.json does not pin ${name}`)
  }
  assert.deepEqual(faults, [])
})

test('docs/reference/dependencies.md names exactly what is used', () => {
  const manifests = ['package.json', 'runtime/package.json', ...globSync('packages/*/package.json')].map(read)
  const used = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }),
  )
  const missing = used.filter((name) => !page.includes(`\`${name}\``) && !name.startsWith('@types/'))
  assert.deepEqual(missing, [])
  const table = page.split('\n').filter((line) => line.startsWith('| `'))
  const named = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  assert.deepEqual(
    named.filter((name) => name !== undefined && !used.includes(name)),
    [],
  )
})
