import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'

interface Rule {
  from: string
  allow: string[]
  external: string[]
}

interface Boundaries {
  rules: Rule[]
  environment: Record<string, string>
}

const { rules, environment }: Boundaries = JSON.parse(readFileSync('test/boundaries/boundaries.json', 'utf8'))
const files = globSync('packages/*/src/**/*.{ts,tsx}')
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

const IMPORT = /(?:from\s+|import\s+|import\(\s*)'([^']+)'/g
const VALUE_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^']*?\sfrom\s+)?'([^']+)'/gm

/** Our own file that an import names, or undefined for an outside module. */
function resolveImport(file: string, name: string): string | undefined {
  if (name.startsWith('.')) return normalize(join(dirname(file), name))
  const ours = name.match(/^@querent\/([^/]+)(?:\/(.+))?$/)
  return ours === null ? undefined : `packages/${ours[1]}/src/${ours[2] ?? 'index.ts'}`
}

function importsOf(file: string, pattern: RegExp): string[] {
  return [...(sources.get(file) ?? '').matchAll(pattern)].map((match) => match[1] ?? '')
}

function isWithin(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}

test('every import keeps to the layers of boundaries.json', () => {
  const faults: string[] = []
  for (const rule of rules) {
    for (const file of files.filter((name) => isWithin(name, rule.from) && !name.endsWith('.test.ts'))) {
      for (const name of importsOf(file, IMPORT)) {
        const target = resolveImport(file, name)
        const isAllowed =
          target === undefined
            ? rule.external.some(
                (allowed) =>
                  allowed === '*' ||
                  name === allowed ||
                  name.startsWith(`${allowed}/`) ||
                  (/[:/]$/.test(allowed) && name.startsWith(allowed)),
              )
            : isWithin(target, rule.from) || rule.allow.some((place) => isWithin(target, place))
        if (!isAllowed) faults.push(`${file} imports ${name}`)
      }
    }
  }
  assert.deepEqual(faults, [])
})

test('a folder with an index.ts is entered through it from other folders', () => {
  const faults: string[] = []
  for (const file of files.filter((name) => !name.endsWith('.test.ts'))) {
    for (const name of importsOf(file, IMPORT)) {
      const target = resolveImport(file, name)
      if (target === undefined || /\/index\.ts$|\.css$/.test(target)) continue
      const entered = enteredFolder(file, target)
      if (entered !== undefined) faults.push(`${file} imports ${name}, past ${entered}/index.ts`)
    }
  }
  assert.deepEqual(faults, [])
})

/** The outermost folder with an index.ts that holds the target but not the importing file. */
function enteredFolder(file: string, target: string): string | undefined {
  const parts = dirname(target).split('/')
  for (let depth = 1; depth <= parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join('/')
    if (!isWithin(file, folder) && sources.has(`${folder}/index.ts`)) return folder
  }
  return undefined
}

test('modules do not import each other in circles', () => {
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  function visit(file: string, path: string[]): void {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const name of importsOf(file, VALUE_IMPORT)) {
      const target = resolveImport(file, name)
      if (target !== undefined && sources.has(target)) visit(target, [...path, file])
    }
    state.set(file, 'done')
  }
  for (const file of files) visit(file, [])
  assert.deepEqual(circles, [])
})

/** Programs and threads that are started while somebody waits. */
const STARTED_OFTEN = [
  'packages/drivers/src/sqlite/process/process-main.ts',
  'packages/server/src/export/worker/thread.ts',
  'packages/server/src/services/queries/format/thread.ts',
]

test('what starts often loads neither the query language nor the schemas', () => {
  for (const entry of STARTED_OFTEN) {
    const loaded = new Set<string>([entry])
    // What is added while going through a set is visited too.
    for (const file of loaded) {
      assert.ok(sources.has(file), `${file}, loaded by ${entry}`)
      for (const name of importsOf(file, VALUE_IMPORT)) loaded.add(resolveImport(file, name) ?? entry)
    }
    const heavy = [...loaded].filter((file) => /^packages\/(query|contract)\/src\/index\.ts$/.test(file))
    assert.deepEqual(heavy, [], entry)
  }
})

/** Threads that are made and ended as the folder says, and one of a process that ends by a signal. */
const MAKE_THREADS = [
  'packages/drivers/src/shared/threads/take-messages.ts',
  'packages/drivers/src/shared/threads/thread.ts',
  'packages/drivers/src/sqlite/process/process-main.ts',
]

test('threads are made, ended and served by drivers/src/shared/threads alone', () => {
  const makers = files.filter((file) => {
    const isOurs = !file.startsWith('packages/web/') && !file.endsWith('.test.ts')
    return isOurs && /new Worker\(|\.terminate\(|parentPort\??\.on/.test(sources.get(file) ?? '')
  })
  assert.deepEqual(makers.sort(), MAKE_THREADS)
})

test('only the files listed in boundaries.json touch the environment', () => {
  const readers = files.filter((file) => !file.endsWith('.test.ts') && /process\.env\b/.test(sources.get(file) ?? ''))
  assert.deepEqual(readers.sort(), Object.keys(environment).sort())
})

/**
 * Oxlint has no rule for it. A modifier begins its line: parameters cannot have one (`erasableSyntaxOnly`). Of constructors
 * there is no other way to say it.
 */
const PRIVATE = /^ *private (?!constructor\b)(?:static |readonly |async |get |set |\*)*[\w[]/m

test('private members are written with #', () => {
  const all = globSync(['packages/*/src/**/*.ts', '{test,scripts,bench}/**/*.ts'])
  assert.deepEqual(
    all.filter((file) => PRIVATE.test(readFileSync(file, 'utf8'))),
    [],
  )
})

test('Temporal is used as `Time`, which older runtimes have too', () => {
  const users = globSync(['packages/*/src/**/*.ts', 'test/**/*.ts', 'bench/**/*.ts', 'scripts/*.ts'])
  const faults = users.filter((file) => /\bTemporal\.\w+[.(]/.test(readFileSync(file, 'utf8')))
  assert.deepEqual(faults, [])
})

/** Schemas as values bring their whole library into the page: 26 kB of it. */
test('the web application and the pictures take only types from the contract', () => {
  const faults = files
    .filter((file) => /^packages\/(?:web|viz)\/src\//.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, VALUE_IMPORT).map((name) => ({ file, name })))
    .filter(({ name }) => name === '@querent/contract' || name === 'typebox')
  assert.deepEqual(faults, [])
})

test('only `api` talks to the server', () => {
  const faults = files.filter(
    (file) =>
      /^packages\/web\/src\/(?!api\/)/.test(file) &&
      !file.endsWith('.test.ts') &&
      /(?<![\w.])(?:fetch|EventSource|XMLHttpRequest)\(/.test(sources.get(file) ?? ''),
  )
  assert.deepEqual(faults, [])
})
