/**
 * Makes the bundle of third-party packages that later starts load: `node make-bundle.ts`, in a process of its own, because
 * it takes a second of work. Source maps lie beside it (`node --enable-source-maps` uses them). Ends with code 1 and says
 * why when it cannot; starts then go on as without it.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleFolder, OLDEST_NODE, ROOT } from './folder.ts'
import { ABSENT_PACKAGES, fileOf, START_PACKAGES } from './packages.ts'
import { putInPlace, removeOthers } from './places.ts'

/** What CommonJS modules and scripts expect to find. The file is in `node_modules/.cache/bundle/<hash>` of any place. */
const BANNER = `import { createRequire } from 'node:module'
const require = createRequire(new URL('../../../../package.json', import.meta.url))
const __filename = import.meta.filename
const __dirname = import.meta.dirname`

/** What Node tells of a CommonJS module among its exports. */
const COMMON_JS_MARK = 'module.exports'

const folder = bundleFolder()
if (folder === undefined) fail('There is no lockfile that lists the installed packages.')
if (!existsSync(folder)) await make(folder)

async function make(place: string): Promise<void> {
  const drafts = `${place}.${randomUUID()}`
  try {
    mkdirSync(drafts, { recursive: true })
    await bundle(drafts)
    putInPlace(drafts, place)
    await fillCompileCache(place)
    removeOthers(dirname(place), place)
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  } finally {
    rmSync(drafts, { recursive: true, force: true })
  }
}

/** Modules of several packages go into files of their own, so that each is there once. */
async function bundle(drafts: string): Promise<void> {
  const entries = join(drafts, 'entries')
  mkdirSync(entries)
  for (const name of START_PACKAGES) writeFileSync(join(entries, fileOf(name)), await entryOf(name))
  await build({
    entryPoints: START_PACKAGES.map((name) => join(entries, fileOf(name))),
    outdir: drafts,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: OLDEST_NODE,
    external: [...ABSENT_PACKAGES],
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // A process keeps the text of all modules. Names stay, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: BANNER },
    logLevel: 'silent',
  })
  rmSync(entries, { recursive: true })
}

/** A module with the exports that the package has for those who import it by name. */
async function entryOf(name: string): Promise<string> {
  const from = JSON.stringify(name)
  const exported = Object.keys(await import(name))
  if (exported.includes(COMMON_JS_MARK)) {
    const names = exported.filter((key) => key !== COMMON_JS_MARK && key !== 'default')
    return `import whole from ${from}\nexport default whole\nexport const { ${names.join(', ')} } = whole`
  }
  return `export * from ${from}\n${exported.includes('default') ? `export { default } from ${from}` : ''}`
}

/** What was loaded once is loaded from the compile cache at the next start, if there is one; it knows files by their paths. */
async function fillCompileCache(place: string): Promise<void> {
  for (const name of START_PACKAGES) await import(pathToFileURL(join(place, fileOf(name))).href)
}

function fail(reason: string): never {
  process.stderr.write(`The bundle of packages could not be made: ${reason}\n`)
  process.exit(1)
}
