/** What an app database is like, for a report; it is opened as it is, without being brought up to date. */
import { MIGRATION_NAMES, type Engine } from '../migrations/index.ts'
import { createSecrets } from '../secrets.ts'
import { openReader, type Reader } from './reader.ts'

export interface Examined {
  engine: Engine
  version: string
  /** Migrations that the next start will apply; all of them when the app database is empty. */
  pending: string[]
  /** Migrations of a newer version than this. */
  unknown: string[]
  isEmpty: boolean
  databases: ExaminedDatabase[]
}

export interface ExaminedDatabase {
  id: number
  name: string
  engine: string
  isSample: boolean
  /** Undefined when they cannot be read with the key. */
  details: Record<string, unknown> | undefined
}

/** @throws {AppDatabaseError} it cannot be reached. */
export async function examine(location: string, secretKey: string | undefined): Promise<Examined> {
  const reader = await openReader(location)
  try {
    const applied = await reader.migrations()
    return {
      engine: reader.engine,
      version: await reader.version(),
      pending: MIGRATION_NAMES.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !MIGRATION_NAMES.includes(name)),
      isEmpty: applied.length === 0,
      databases: applied.length === 0 ? [] : await readDatabases(reader, secretKey),
    }
  } finally {
    await reader.close()
  }
}

async function readDatabases(reader: Reader, secretKey: string | undefined): Promise<ExaminedDatabase[]> {
  const found: ExaminedDatabase[] = []
  const columns = ['id', 'name', 'engine', 'is_sample', 'details']
  for await (const rows of reader.rows({ name: 'databases', columns })) {
    for (const [id, name, engine, isSample, details] of rows) {
      found.push({
        id: Number(id),
        name: String(name),
        engine: String(engine),
        isSample: Number(isSample) !== 0,
        details: openDetails(String(details), secretKey),
      })
    }
  }
  return found
}

function openDetails(text: string, secretKey: string | undefined): Record<string, unknown> | undefined {
  if (secretKey === undefined) return undefined
  try {
    return { ...Object(JSON.parse(createSecrets(secretKey).decrypt(text))) }
  } catch {
    return undefined
  }
}
