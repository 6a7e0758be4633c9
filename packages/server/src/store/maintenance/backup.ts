/**
 * Backups: files of SQLite with the tables of an app database, whatever engine that is on, and a manifest. Cached results
 * stay behind, as they can be computed again.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { AppDatabaseError } from '../engines/open-error.ts'
import { copyAll } from './copy.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { openReader } from './engines/open-reader.ts'
import { fill } from './engines/writer.ts'

const LEFT_OUT: ReadonlySet<string> = new Set(['cached_results'])
const OWNER_ONLY = 0o600

interface BackupOptions {
  /** Of the app database. */
  location: string
  file: string
  product: string
  createdAt: string
  /** To be put into the backup. */
  secretKey: string | undefined
}

/** Writes a backup; the file appears when it is complete. Servers may run meanwhile. @throws {AppDatabaseError} */
export async function backUp({
  location,
  file,
  product,
  createdAt,
  secretKey,
}: BackupOptions): Promise<Manifest & { bytes: number }> {
  const unfinished = `${file}.unfinished`
  removeFiles(unfinished)
  const reader = await openReader(location)
  try {
    const migration = (await reader.migrations()).at(-1) ?? ''
    createPrivateFile(unfinished)
    const manifest = await fill(unfinished, async (writer) => {
      const counts = await copyAll(reader, writer, LEFT_OUT)
      const made = { product, createdAt, migration, counts, secretKey }
      await writeManifest(writer.db, made)
      return made
    })
    leaveWriteAheadMode(unfinished)
    renameSync(unfinished, file)
    syncFolder(dirname(file))
    return { ...manifest, bytes: statSync(file).size }
  } finally {
    removeFiles(unfinished)
    await reader.close()
  }
}

function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppDatabaseError(`The backup cannot be written: ${reason}`, { cause: error })
  }
}

/** So that the backup is one file, which can be read where nothing can be written. */
function leaveWriteAheadMode(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = delete')
  } finally {
    database.close()
  }
}

function removeFiles(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    if (existsSync(path + suffix)) rmSync(path + suffix)
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
