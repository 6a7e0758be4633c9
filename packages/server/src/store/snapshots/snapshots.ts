/**
 * Whole states of the app database under a name, for test suites that go back to a known one. Counters of ids are part
 * of a state. `cache_versions` is not: it only ever counts up, so that nothing cached survives a change of state.
 */
import { sql, type Kysely } from 'kysely'
import { CACHE_KINDS, touch } from '../cache-versions.ts'
import { DERIVED_TABLES } from '../derived-tables.ts'
import type { Engine } from '../migrations/index.ts'
import type { Schema } from '../schema.ts'
import { rebuildIndex } from '../search/index.ts'

export interface Snapshots {
  /** Keeps the present state; one of the same name is replaced. Names are letters, digits and underscores. */
  save(name: string): Promise<void>
  /** Puts a kept state back; false when there is none of this name from this version of the schema. */
  restore(name: string): Promise<boolean>
}

/** Tables that are not part of a state. */
export const UNKEPT_TABLES = ['cache_versions', 'kysely_migration', 'kysely_migration_lock', ...DERIVED_TABLES]

/** Leaves nothing claimed by a worker of the past, nothing cached, and everything indexed. */
export async function afterRestore(db: Kysely<Schema>, engine: Engine): Promise<void> {
  await rebuildIndex({ db, engine })
  await sql`update jobs set locked_by = null, locked_until = null`.execute(db)
  await touch(db, CACHE_KINDS)
}
