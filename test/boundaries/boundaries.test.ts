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
  areas: Record<string, Record<string, string[]>>
  environment: Record<string, string>
}

const { rules, areas, environment }: Boundaries = JSON.parse(readFileSync('test/boundaries/boundaries.json', 'utf8'))
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

/** Outside modules that an entry such as `react`, `@codemirror/` or `node:` stands for. */
function isAmong(name: string, allowed: string): boolean {
  if (allowed === '*') return true
  return name === allowed || name.startsWith(`${allowed}/`) || (/[:/]$/.test(allowed) && name.startsWith(allowed))
}

/** What of the rule allows an import; undefined when nothing does. */
function allowanceFor(rule: Rule, file: string, name: string): string | undefined {
  const target = resolveImport(file, name)
  if (target === undefined) return rule.external.find((allowed) => isAmong(name, allowed))
  return isWithin(target, rule.from) ? rule.from : rule.allow.find((place) => isWithin(target, place))
}

test('every import keeps to the rules of boundaries.json, and every allowance there is used', () => {
  const faults: string[] = []
  const unused: string[] = []
  for (const rule of rules) {
    const used = new Set<string>()
    for (const file of files.filter((name) => isWithin(name, rule.from) && !name.endsWith('.test.ts'))) {
      for (const name of importsOf(file, IMPORT)) {
        const allowance = allowanceFor(rule, file, name)
        if (allowance === undefined) faults.push(`${file} imports ${name}`)
        else used.add(allowance)
      }
    }
    unused.push(
      ...[...rule.allow, ...rule.external].filter((one) => !used.has(one)).map((one) => `${rule.from}: ${one}`),
    )
  }
  assert.deepEqual(faults, [], 'imports that no rule allows')
  assert.deepEqual(unused, [], 'allowances that nobody uses')
})

test('every file has a rule', () => {
  const free = files.filter((file) => !file.endsWith('.test.ts') && !rules.some(({ from }) => isWithin(file, from)))
  assert.deepEqual(free, [])
})

/** The most areas of a folder that rest on each other in a circle; 1 without circles. */
function largestCircle(areas: Readonly<Record<string, readonly string[]>>): number {
  const reached = (from: string) => {
    const found = new Set<string>(areas[from])
    for (const area of found) for (const next of areas[area] ?? []) found.add(next)
    return found
  }
  const reach = new Map(Object.keys(areas).map((area) => [area, reached(area)]))
  const sizes = [...reach].map(
    ([area, below]) => [...below].filter((other) => other === area || reach.get(other)?.has(area) === true).length,
  )
  return Math.max(1, ...sizes)
}

test('areas rest on each other without circles', () => {
  const circles = Object.entries(areas).filter(([, below]) => largestCircle(below) > 1)
  assert.deepEqual(
    circles.map(([folder]) => folder),
    [],
  )
})

test('areas rest on each other as boundaries.json says', () => {
  for (const [folder, allowed] of Object.entries(areas)) {
    const areaOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
    const found: Record<string, string[]> = Object.fromEntries(Object.keys(allowed).map((area) => [area, []]))
    for (const file of files.filter((name) => isWithin(name, folder) && !name.endsWith('.test.ts'))) {
      const from = areaOf(file)
      // A file beside the areas puts them together, or is what all of them are handed.
      if (/\.tsx?$/.test(from)) continue
      for (const name of importsOf(file, IMPORT)) {
        const target = resolveImport(file, name)
        if (target === undefined || !isWithin(target, folder)) continue
        const to = areaOf(target)
        if (to !== from && !/\.tsx?$/.test(to) && found[from]?.includes(to) !== true) (found[from] ??= []).push(to)
      }
    }
    const sorted = Object.fromEntries(Object.entries(found).map(([area, below]) => [area, below.toSorted()]))
    assert.deepEqual(sorted, allowed, folder)
  }
})

test('services change what is stored through `change` alone', () => {
  const services = 'packages/server/src/services'
  const others = files.filter((name) => isWithin(name, services) && name !== `${services}/shared/work.ts`)
  assert.deepEqual(
    others.filter((file) => /\btransaction\(|'transaction'|[{,] transaction\b/.test(sources.get(file) ?? '')),
    [],
    'services that begin a transaction themselves',
  )
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
  'packages/server/src/services/asking/queries/format/thread.ts',
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
      // Pages of developers ask the development server.
      /^packages\/web\/src\/(?!api\/|dev\/)/.test(file) &&
      !file.endsWith('.test.ts') &&
      /(?<![\w.])(?:fetch|EventSource|XMLHttpRequest)\(/.test(sources.get(file) ?? ''),
  )
  assert.deepEqual(faults, [])
})
