/**
 * Builds the page: `node make-build.ts PLACE`, by itself in `npm run build:web`, and as a child of a server that found none.
 * The build appears under its key at once when it is whole. Then its files are compressed, which nobody has to wait for.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { webKey } from './key.ts'
import { findBuild, tidy } from './places.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const WEB = join(ROOT, 'packages/web')
/** The application first, which empties the folder. */
const MODES = ['production', 'guests']
/** Smaller files fit into one packet as they are. */
const THRESHOLD_BYTES = 1024
const TEXT = /\.(?:js|css|svg|json|html)$/
/** Exit code that says that there is no tool to build with. */
const NO_TOOL = 3

interface Builder {
  build(options: object): Promise<unknown>
}

// Vite takes a path that is not absolute for one below the page.
const place = resolve(process.argv[2] ?? join(WEB, 'dist'))
const isPrebuilt = process.argv.includes('--prebuilt')
await mkdir(place, { recursive: true })
const key = await webKey(ROOT)
const unfinished = join(place, `.tmp-${process.pid}`)
const folder = join(place, key)
if (findBuild([place], key) === undefined) await build()
await utimes(folder, new Date(), new Date())
if (isPrebuilt) await writeFile(join(place, 'prebuilt'), key)
process.stdout.write(`built ${key}\n`)
await compress(folder)
await tidy(place)

async function build(): Promise<void> {
  const builder = await loadBuilder()
  for (const mode of MODES) {
    // oxlint-disable-next-line no-await-in-loop -- together they would need twice the memory
    await builder.build({
      root: WEB,
      mode,
      configFile: join(WEB, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'warn',
      build: { outDir: unfinished },
    })
  }
  try {
    await rename(unfinished, folder)
  } catch (error) {
    // Somebody else may have been as fast: theirs is the same.
    if (!existsSync(folder)) throw error
    await rm(unfinished, { recursive: true, force: true })
  }
}

async function loadBuilder(): Promise<Builder> {
  try {
    const path = createRequire(join(WEB, 'package.json')).resolve('vite')
    return (await import(pathToFileURL(path).href)) as Builder
  } catch {
    process.stderr.write('Vite is not installed, so the page cannot be built here: run `npm ci`, without --omit=dev.\n')
    return process.exit(NO_TOOL)
  }
}

async function compress(built: string): Promise<void> {
  const entries = await readdir(join(built, 'app'), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter(({ name }) => TEXT.test(name))) {
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    if (bytes.length < THRESHOLD_BYTES || existsSync(`${file}.gz`)) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await keep(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await keep(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

/** Whole or not at all: a server may already be serving the folder. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
}
