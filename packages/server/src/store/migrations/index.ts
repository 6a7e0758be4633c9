/** The app database's versions in order. Once released, a migration is never edited: a change is a new file. */
import { Migrator, type Migration } from 'kysely/migration'
import type { Kysely } from 'kysely'
import * as start from './0001-start.ts'
import * as lastRun from './0002-last-run.ts'
import * as jsonUnfolding from './0003-json-unfolding.ts'
import * as revisions from './0005-revisions.ts'
import * as throttledTries from './0006-throttled-tries.ts'
import type { Engine } from './columns.ts'

export type { Engine } from './columns.ts'

const MIGRATIONS = {
  '0001-start': start,
  '0002-last-run': lastRun,
  '0003-json-unfolding': jsonUnfolding,
  '0005-revisions': revisions,
  '0006-throttled-tries': throttledTries,
}

/** Brings the schema up to date; several processes may call it at once. */
export async function migrate(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const migrations: Record<string, Migration> = {}
  for (const [name, migration] of Object.entries(MIGRATIONS)) {
    migrations[name] = { up: (target) => migration.up(target, engine) }
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
