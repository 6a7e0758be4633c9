/** Bundles our own sources. Packages stay outside: those of a start are in a bundle of their own, the others as installed. */
import { globSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Loader, type Plugin } from 'esbuild'
import { OLDEST_NODE, ROOT } from '../folder.ts'
import { fileOf, START_PACKAGES } from '../packages.ts'

const SOURCES = join(ROOT, 'packages/')
/** The folder of the project, as seen from a file of the program. */
const UP = '../../../../'
const LOADERS: ReadonlyMap<string, Loader> = new Map([
  ['.ts', 'ts'],
  ['.json', 'json'],
])
/** As Node strips types: what is imported is loaded, needed or not. */
const TYPESCRIPT = JSON.stringify({ compilerOptions: { verbatimModuleSyntax: true, target: 'esnext' } })

/** Writes the files into a folder. @returns the bytes of each source by its path in the project. */
export async function bundleProgram(folder: string, packages: string): Promise<Map<string, Buffer>> {
  refuseNestedPackages()
  const sources = new Map<string, Buffer>()
  const read = (file: string) => {
    const bytes = readFileSync(file)
    sources.set(relative(ROOT, file), bytes)
    return bytes.toString()
  }
  read(fileURLToPath(import.meta.url))
  await build({
    entryPoints: { program: join(SOURCES, 'server/src/commands/index.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    absWorkingDir: ROOT,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: OLDEST_NODE,
    tsconfigRaw: TYPESCRIPT,
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    // A process keeps the text of all modules. Names stay, for stack traces.
    minifyWhitespace: true,
    minifySyntax: true,
    plugins: [ownSources(read, packages)],
    logLevel: 'silent',
  })
  return sources
}

function ownSources(read: (file: string) => string, packages: string): Plugin {
  const bundled = new Map(
    START_PACKAGES.map((name) => [name, `${UP}node_modules/.cache/bundle/${basename(packages)}/${fileOf(name)}`]),
  )
  return {
    name: 'own-sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^node:/, namespace: 'file' }, ({ path }) => ({ path, namespace: 'node' }))
      onResolve({ filter: /^[^./]/, namespace: 'file' }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@querent/')) return undefined
        return { path: bundled.get(path) ?? path, external: true }
      })
      // Imported, they cost more: each export is read, and those of `node:http` load a client that nobody needs.
      onLoad({ filter: /^/, namespace: 'node' }, ({ path }) => ({
        contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
      }))
      onLoad({ filter: /^/, namespace: 'file' }, ({ path }) => ({
        contents: read(path).replaceAll('import.meta.url', addressOf(path)),
        loader: LOADERS.get(extname(path))!,
      }))
    },
  }
}

/** Where a module is as a source: threads, child processes and files are found beside it. */
function addressOf(file: string): string {
  return `new URL(${JSON.stringify(UP + relative(ROOT, file))}, import.meta.url).href`
}

/** They would be found by the sources alone. */
function refuseNestedPackages(): void {
  const [nested] = globSync('packages/*/node_modules/{*,@*/*}', { cwd: ROOT })
  if (nested !== undefined) throw new Error(`${nested} is installed for one part alone.`)
}
