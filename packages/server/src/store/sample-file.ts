/**
 * Where the databases are that the server makes itself. Their stored details name the file alone and everybody else sees its path, so that a moved or
 * restored data folder works. Earlier versions stored the path.
 */
import { basename, join } from 'node:path'
import type { JsonObject } from './schema.ts'

export const SAMPLE_FILE = 'sample-database.sqlite'
export const USAGE_FILE = 'usage.sqlite'
export const UPLOADS_FILE = 'uploads.duckdb'
/** With what a server that was killed has left to be written into it. */
export const UPLOADS_FILES: readonly string[] = [UPLOADS_FILE, `${UPLOADS_FILE}.wal`]

const FILES = [SAMPLE_FILE, USAGE_FILE]

/** The file of a database that the server makes itself; undefined for others. */
export function ownFileOf({ is_sample, is_audit }: { is_sample: boolean; is_audit: boolean }): string | undefined {
  if (is_sample) return SAMPLE_FILE
  return is_audit ? USAGE_FILE : undefined
}

/** The details to work with, from stored ones. */
export function locateSample(details: JsonObject, isOurs: boolean, dataDir: string): JsonObject {
  const { db, database_file } = details
  if (database_file === UPLOADS_FILE) return { ...details, database_file: join(dataDir, UPLOADS_FILE) }
  const file = isOurs && typeof db === 'string' ? FILES.find((name) => name === basename(db)) : undefined
  return file === undefined ? details : { ...details, db: join(dataDir, file) }
}

/** The details to store. */
export function unlocateSample(details: JsonObject, dataDir: string): JsonObject {
  if (details['database_file'] === join(dataDir, UPLOADS_FILE)) return { ...details, database_file: UPLOADS_FILE }
  const file = FILES.find((name) => details['db'] === join(dataDir, name))
  return file === undefined ? details : { ...details, db: file }
}
