import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseNewer } from '../migrations/index.ts'
import { AppDatabaseError } from '../engines/open-error.ts'
import { UPLOADS_FILES } from '../sample-file.ts'
import type { Schema } from '../schema.ts'
import { fitsKey, forget, hasSecrets, reseal, type Forgotten } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { copyAll, type Copied, type Counts } from './copy.ts'
import { takeFiles } from './files.ts'
import { refuseInUse } from './in-use.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { dropTables } from './overwrite.ts'
import { openReader } from './engines/open-reader.ts'
import type { Reader } from './engines/reader.ts'
import { fill, type Writer } from './engines/writer.ts'

/** What every file of SQLite begins with. */
const MAGIC = 'SQLite format 3\0'

interface RestoreOptions {
  file: string
  /** Of the app database to fill. */
  location: string
  /** Of the servers that will use it; without one, that of the backup. */
  secretKey: string | undefined
  /** Whether secrets that the key does not open are removed. */
  isKeyLost: boolean
  /** Whether what is there may be lost. */
  isOverwriting: boolean
  /** Where the files of the backup go. */
  dataDir: string
  /** Called before anything is changed; keeps the key of the backup when no other is given. */
  adoptKey(secretKey: string): void
}

interface Restored extends Manifest, Pick<Copied, 'notes'> {
  /** What went with a lost key. */
  forgotten: Forgotten | undefined
  /** Names of files that were restored. */
  files: readonly string[]
}

/**
 * Fills an app database from a backup, all or nothing of it. Its secrets are readable with the key of the servers after
 * that: they are encrypted anew when the backup brings another. @throws {AppDatabaseError}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { file, location, isOverwriting, adoptKey, dataDir } = options
  checkIntegrity(file)
  const reader = await openReader(file)
  try {
    const manifest = await readManifest(file, reader)
    refuseNewer(await reader.migrations(), 'The backup')
    if (isOverwriting) await refuseInUse(location)
    const files = takeFiles(file, dataDir, UPLOADS_FILES, { isOverwriting })
    const secretKey = options.secretKey ?? manifest.secretKey
    if (options.secretKey === undefined && manifest.secretKey !== undefined) adoptKey(manifest.secretKey)
    const result = await fill(
      location,
      async (writer) => {
        const forgotten = await fillFrom(reader, writer, { ...manifest, isKeyLost: options.isKeyLost }, secretKey)
        return { forgotten, notes: writer.notes }
      },
      isOverwriting ? dropTables : undefined,
    ).catch((error: unknown) => {
      files.drop()
      throw error
    })
    files.keep()
    return { ...manifest, ...result, files: files.names }
  } finally {
    await reader.close()
  }
}

async function fillFrom(
  reader: Reader,
  writer: Writer,
  manifest: Manifest & Pick<RestoreOptions, 'isKeyLost'>,
  secretKey: string | undefined,
): Promise<Forgotten | undefined> {
  compare(await copyAll(reader, writer), manifest.counts)
  const db = writer.db.withTables<Schema>()
  if (!(await hasSecrets(db))) return undefined
  if (secretKey === undefined) {
    throw new AppDatabaseError(
      'The backup was made without the secret key, and none is configured. Set QUERENT_SECRET_KEY to the key of that ' +
        'server, or put its secret.key into the data folder.',
    )
  }
  const present = createSecrets(manifest.secretKey ?? secretKey)
  if (!(await fitsKey(db, present))) {
    if (manifest.isKeyLost) return forget(db, createSecrets(secretKey))
    throw new AppDatabaseError(
      'The configured secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that the backup ' +
        'was made with, and the backup does not hold it. Use that key.',
    )
  }
  if (manifest.secretKey !== undefined && manifest.secretKey !== secretKey) {
    await reseal(db, present, createSecrets(secretKey))
  }
  return undefined
}

function compare(copied: Counts, expected: Counts): void {
  for (const [table, count] of expected) {
    if (copied.get(table) === count) continue
    throw new AppDatabaseError(
      `The backup is damaged: ${table} has ${copied.get(table) ?? 0} rows instead of ${count}.`,
    )
  }
}

function checkIntegrity(file: string): void {
  let database: DatabaseSync | undefined
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found === undefined) throw new AppDatabaseError(`There is no backup at ${file}.`)
    if (found.isDirectory()) throw new AppDatabaseError(`${file} is a folder, not a backup.`)
    if (!isSqlite(file)) throw new AppDatabaseError(`${file} is not a backup made by \`querent backup\`.`)
    database = new DatabaseSync(file, { readOnly: true })
    const state = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    if (state !== 'ok') throw new Error(String(state))
  } catch (error) {
    if (error instanceof AppDatabaseError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const what = Object(error).syscall === undefined ? 'is damaged' : 'cannot be read'
    throw new AppDatabaseError(`The backup ${file} ${what}: ${reason}`, { cause: error })
  } finally {
    database?.close()
  }
}

function isSqlite(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const head = Buffer.alloc(MAGIC.length)
    readSync(handle, head)
    return head.toString('latin1') === MAGIC
  } finally {
    closeSync(handle)
  }
}
