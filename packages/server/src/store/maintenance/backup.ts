/**
 * Backups: files of SQLite with the tables of an app database, whatever engine that is on, and a manifest. Cached results
 * stay behind, as they can be computed again.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { AppDatabaseError, reasonOf } from '../engines/open-error.ts'
import { AppDatabaseUnavailable } from '../engines/unavailable.ts'
import { refuseNewer } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'
import { fitsKey } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { copyAll } from './copy.ts'
import { putFiles, type KeptFile } from './files.ts'
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
  /** Of which the one that fits is put into the backup; none for a backup without it. */
  secretKeys: readonly string[]
  /** Of the data folder, which nobody changes meanwhile. */
  files: readonly KeptFile[]
}

/** Writes a backup; the file appears when it is complete. Servers may run meanwhile. @throws {AppDatabaseError} */
export async function backUp({
  location,
  file,
  product,
  createdAt,
  secretKeys,
  files,
}: BackupOptions): Promise<Manifest & { bytes: number }> {
  const unfinished = `${file}.unfinished`
  removeFiles(unfinished)
  const reader = await openReader(location)
  try {
    const migrations = await reader.migrations()
    refuseNewer(migrations, 'The app database')
    createPrivateFile(unfinished, file)
    const manifest = await fill(unfinished, async (writer) => {
      const counts = await copyAll(reader, writer, LEFT_OUT)
      const secretKey = await fittingKey(writer.db.withTables<Schema>(), secretKeys)
      const made = { product, createdAt, migration: migrations.at(-1) ?? '', counts, secretKey }
      await writeManifest(writer.db, made)
      return made
    })
    leaveWriteAheadMode(unfinished)
    await putFiles(unfinished, files).catch((error: unknown) => {
      throw cannotWrite(file, error)
    })
    renameSync(unfinished, file)
    syncFolder(dirname(file))
    return { ...manifest, bytes: statSync(file).size }
  } catch (error) {
    const cause = error instanceof AppDatabaseError ? error.cause : undefined
    throw cause instanceof AppDatabaseUnavailable ? cannotWrite(file, cause) : error
  } finally {
    removeFiles(unfinished)
    await reader.close()
  }
}

/** A backup with a key that does not open it would be found out too late. */
async function fittingKey(db: Kysely<Schema>, secretKeys: readonly string[]): Promise<string | undefined> {
  for (const key of secretKeys) if (await fitsKey(db, createSecrets(key))) return key
  if (secretKeys.length === 0) return undefined
  throw new AppDatabaseError(
    'The secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that this app database was ' +
      'written with, so a backup with it could not be restored. Nothing was written.',
  )
}

function createPrivateFile(path: string, file: string): void {
  try {
    closeSync(openSync(path, 'wx', OWNER_ONLY))
  } catch (error) {
    throw cannotWrite(file, error)
  }
}

/** A file that is being filled is opened like an app database, and fails like one. */
function cannotWrite(file: string, cause: unknown): AppDatabaseError {
  return new AppDatabaseError(`The backup ${file} cannot be written: ${reasonOf(cause)}`, { cause })
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
