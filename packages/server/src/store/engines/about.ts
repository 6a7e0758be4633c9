/** What the app database is, for reports of faults. */
import { sql, type Kysely } from 'kysely'
import type { Engine } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'

interface NameAndVersion {
  name: string
  version: string
}

const VERSION_OF = { sqlite: sql<string>`sqlite_version()`, postgres: sql<string>`current_setting('server_version')` }
const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** The database, and the library that talks to it. */
export async function aboutDatabase(
  db: Kysely<Schema>,
  engine: Engine,
): Promise<{ database: NameAndVersion; client: NameAndVersion }> {
  const { rows } = await sql<{ version: string }>`select ${VERSION_OF[engine]} as version`.execute(db)
  return { database: { name: NAMES[engine], version: rows[0]?.version ?? '' }, client: await clientOf(engine) }
}

async function clientOf(engine: Engine): Promise<NameAndVersion> {
  if (engine === 'sqlite') return { name: 'node:sqlite', version: process.versions.node }
  const { default: about } = await import('pg/package.json', { with: { type: 'json' } })
  return { name: 'pg', version: about.version }
}
