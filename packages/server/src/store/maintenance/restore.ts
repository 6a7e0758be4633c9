import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { refuseNewer } from '../migrations/index.ts'
import { AppDatabaseError } from '../engines/open-error.ts'
import type { Schema } from '../schema.ts'
import { fitsKey, hasSecrets, reseal } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { copyAll, type Copied, type Counts } from './copy.ts'
import { refuseInUse } from './in-use.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { dropTables } from './overwrite.ts'
import { openReader } from './engines/open-reader.ts'
import type { Reader } from './engines/reader.ts'
import { fill, type Writer } from './engines/writer.ts'

interface RestoreOptions {
  file: string
  /** Of the app database to fill. */
  location: string
  /** Of the servers that will use it; without one, that of the backup. */
  secretKey: string | undefined
  /** Whether what is there may be lost. */
  isOverwriting: boolean
  /** Called before anything is changed; keeps the key of the backup when no other is given. */
  adoptKey(secretKey: string): void
}

/**
 * Fills an app database from a backup, all or nothing of it. Its secrets are readable with the key of the servers after
 * that: they are encrypted anew when the backup brings another. @throws {AppDatabaseError}
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest & Pick<Copied, 'notes'>> {
  const { file, location, isOverwriting, adoptKey } = options
  checkIntegrity(file)
  const reader = await openReader(file)
  try {
    const manifest = await readManifest(file, reader)
    refuseNewer(await reader.migrations(), 'The backup')
    if (isOverwriting) await refuseInUse(location)
    const secretKey = options.secretKey ?? manifest.secretKey
    if (options.secretKey === undefined && manifest.secretKey !== undefined) adoptKey(manifest.secretKey)
    const notes = await fill(
      location,
      async (writer) => {
        await fillFrom(reader, writer, manifest, secretKey)
        return writer.notes
      },
      isOverwriting ? dropTables : undefined,
    )
    return { ...manifest, notes }
  } finally {
    await reader.close()
  }
}

async function fillFrom(
  reader: Reader,
  writer: Writer,
  manifest: Manifest,
  secretKey: string | undefined,
): Promise<void> {
  compare(await copyAll(reader, writer), manifest.counts)
  const db = writer.db.withTables<Schema>()
  if (!(await hasSecrets(db))) return
  if (secretKey === undefined) {
    throw new AppDatabaseError(
      'The backup was made without the secret key, and none is configured. Set QUERENT_SECRET_KEY to the key of that ' +
        'server, or put its secret.key into the data folder.',
    )
  }
  const present = createSecrets(manifest.secretKey ?? secretKey)
  if (!(await fitsKey(db, present))) {
    throw new AppDatabaseError(
      'The configured secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that the backup ' +
        'was made with, and the backup does not hold it. Use that key.',
    )
  }
  if (manifest.secretKey !== undefined && manifest.secretKey !== secretKey) {
    await reseal(db, present, createSecrets(secretKey))
  }
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
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new AppDatabaseError(`There is no backup at ${file}.`)
  if (found.isDirectory()) throw new AppDatabaseError(`${file} is a folder, not a backup.`)
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const state = database.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    if (state !== 'ok') throw new Error(String(state))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AppDatabaseError(`The backup ${file} is damaged: ${reason}`, { cause: error })
  } finally {
    database?.close()
  }
}
