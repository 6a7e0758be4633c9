/** Keeps what the data folder holds to the account that the server runs under: it holds password hashes and the secret key. */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf } from '../observe/message-of.ts'
import type { Config } from '../config/config.ts'
import type { Observe } from '../observe/events.ts'

const OTHERS = 0o077
const STICKY = 0o1000
const FILES = ['secret.key', 'sample-database.sqlite', 'usage.sqlite']
/** What SQLite keeps beside a file. */
const SUFFIXES = ['', '-wal', '-shm', '-journal']

/** Has the program make files and folders from now on that nobody else may read. */
export function makeFilesPrivately(): void {
  process.umask(OTHERS)
}

/** Takes the rights of others to what an earlier release or somebody else has made, and says so; or that it cannot. */
export function tightenFiles(
  { dataDir, appDatabase }: Pick<Config, 'dataDir' | 'appDatabase'>,
  observe: Observe,
): void {
  if (process.platform === 'win32') return
  const tightened: string[] = []
  for (const path of [dataDir, ...filesOf(dataDir), ...SUFFIXES.map((suffix) => appDatabase + suffix)]) {
    try {
      if (tighten(path)) tightened.push(path)
    } catch (error) {
      observe({ type: 'file.protection.failed', path, error: messageOf(error) })
    }
  }
  if (tightened.length > 0) observe({ type: 'files.tightened', paths: tightened })
}

/** Our own files in the folder; others may be there for a reason. */
function filesOf(dataDir: string): string[] {
  const snapshots = join(dataDir, 'snapshots')
  const kept = statSync(snapshots, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(snapshots) : []
  return [...FILES.map((name) => join(dataDir, name)), snapshots, ...kept.map((name) => join(snapshots, name))]
}

/** True when others had rights. @throws {Error} they still have. */
function tighten(path: string): boolean {
  // An app database on a server has no file.
  const found = path.includes('://') ? undefined : statSync(path, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & OTHERS) === 0) return false
  if ((found.mode & STICKY) !== 0) throw new Error('It is a folder that others share: choose another data folder')
  chmodSync(path, found.mode & ~OTHERS & 0o777)
  return true
}
