/**
 * Makes a release: `npm run pack [-- FOLDER]`. Into the folder (`dist` unless named) it writes
 *
 *     querent-<version>-<commit>/            runs as it is: page, packages and bundles inside, no tests, no tools
 *     querent-<version>-<commit>-<platform>.tar.gz
 *
 * and starts the server in it once, until it is ready and serves the page, so that a release that does not run is not made.
 * `--folder PATH` writes the first of them alone, to that path: the image is made so. What is packed is what the commit holds;
 * changes that are not committed are packed too, and the name then ends in `-changed`.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { until } from '../test/support/until.ts'
import { VERSION } from '../packages/server/src/version.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** What a release holds of the sources. The page comes built, so its sources and packages stay out. */
const PARTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'tsconfig.json',
  'scripts/{node,querent}.mjs',
  'scripts/start.sh',
  'runtime/**/package*.json',
  'docs/**/*',
  'packages/{contract,query,drivers,server,viz}/**/*',
  // What pictures in mails and files say, they say in the words of the page (packages/server/src/pictures/page-words.ts).
  'packages/web/package.json',
  'packages/web/src/{filters,i18n,lib}/**/*.{ts,json}',
  'packages/web/src/models/dashboard/{layout,text}/*.ts',
  'packages/web/src/viz/Picture/words.ts',
]
const LEFT_OUT = /(?:^|\/)node_modules\/|\.test\.ts$|\/test-support\.ts$|^packages\/query\/src\/testing\/|\/golden\//
const MAKE_PAGE = 'packages/server/src/web/make-build.ts'
const MAKE_BUNDLE = 'packages/server/src/boot/make-bundle.ts'
const MAKE_PROGRAM = 'packages/server/src/boot/program/make-program.ts'
/** On a busy machine. */
const READY_WITHIN_MS = 120_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, commit: { type: 'string' } },
})
const commit = values.commit ?? commitOf()
const name = `querent-${VERSION.product}-${commit}`
const folder = resolve(values.folder ?? join(positionals[0] ?? 'dist', name))

emptyFolder()
copySources()
run(process.execPath, [join(ROOT, MAKE_PAGE), join(folder, 'packages/web/dist'), '--prebuilt'], ROOT)
run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], folder)
mkdirSync(join(folder, 'node_modules/.cache'), { recursive: true })
run(process.execPath, [MAKE_BUNDLE], folder)
run(process.execPath, [MAKE_PROGRAM, '--release'], folder)
for (const tool of ['esbuild', '@esbuild']) rmSync(join(folder, 'node_modules', tool), { recursive: true, force: true })
await tryOut()
console.log(folder)
if (values.folder === undefined) console.log(packed())

/** A folder that is there already keeps its owner, as that of an image. */
function emptyFolder(): void {
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) rmSync(join(folder, entry), { recursive: true, force: true })
}

/** The commit that is packed, as `git` abbreviates it. */
function commitOf(): string {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-changed')
}

function copySources(): void {
  for (const file of globSync(PARTS, { cwd: ROOT, withFileTypes: true })) {
    const path = relative(ROOT, join(file.parentPath, file.name))
    if (!file.isFile() || LEFT_OUT.test(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path))
  }
  const version = join(folder, 'packages/server/src/version.ts')
  const text = readFileSync(version, 'utf8')
  const stamped = text.replace(`hash: '${VERSION.hash}'`, `hash: '${commit}'`)
  if (stamped === text) throw new Error('version.ts has no hash to replace.')
  writeFileSync(version, stamped)
}

function run(command: string, words: string[], cwd: string): void {
  execFileSync(command, words, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
}

/** Starts the packed server on a new data folder; what Node compiled of it is kept for the next start. */
async function tryOut(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'querent-pack-'))
  const server = spawn(process.execPath, ['scripts/querent.mjs', 'serve'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', QUERENT_DATA_DIR: data, NODE_ENV: 'production' },
  })
  let output = ''
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = () => /"url":"([^"]+)"/.exec(output)?.[1]
  try {
    await until('the packed server is ready', READY_WITHIN_MS, () => answersWith(server, url(), '/readyz', ''))
    await until('its page is there', READY_WITHIN_MS, () => answersWith(server, url(), '/', '<div id="root">'))
  } finally {
    if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
    rmSync(data, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function answersWith(
  server: ChildProcess,
  url: string | undefined,
  path: string,
  text: string,
): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The packed server ended with code ${server.exitCode}.`)
  if (url === undefined) return false
  const answer = await fetch(url + path, { headers: { accept: 'text/html' } }).catch(() => undefined)
  return answer?.status === 200 && (await answer.text()).includes(text)
}

function packed(): string {
  const file = join(dirname(folder), `${name}-${process.platform}-${process.arch}.tar.gz`)
  const caches = existsSync(join(folder, 'node_modules/.cache/compile'))
    ? ['--exclude=node_modules/.cache/compile']
    : []
  run('tar', ['-czf', file, ...caches, '-C', dirname(folder), basename(folder)], ROOT)
  return file
}
