/**
 * Where the sample database is. Its stored details name the file alone and everybody else sees its path, so that a moved or
 * restored data folder works. Earlier versions stored the path.
 */
import { basename, join } from 'node:path'
import type { JsonObject } from './schema.ts'

export const SAMPLE_FILE = 'sample-database.sqlite'

/** The details to work with, from stored ones. */
export function locateSample(details: JsonObject, isSample: boolean, dataDir: string): JsonObject {
  const { db } = details
  const isFile = isSample && typeof db === 'string' && basename(db) === SAMPLE_FILE
  return isFile ? { ...details, db: join(dataDir, SAMPLE_FILE) } : details
}

/** The details to store. */
export function unlocateSample(details: JsonObject, dataDir: string): JsonObject {
  return details['db'] === join(dataDir, SAMPLE_FILE) ? { ...details, db: SAMPLE_FILE } : details
}
