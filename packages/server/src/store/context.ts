import type { Kysely } from 'kysely'
import type { CacheKind } from './cache-versions.ts'
import type { Engine } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import type { Secrets } from './secrets/secrets.ts'

/** What a repository works with; inside a transaction, `db` is bound to it. */
export interface StoreContext {
  db: Kysely<Schema>
  engine: Engine
  secrets: Secrets
  /** Where the sample database lies. */
  dataDir: string
  /**
   * Does a change and moves the counters of what processes cache of it: both or neither, so that whoever sees a counter
   * moved reads what was changed. `work` has to use the database that it is handed.
   * @param groups The only ones whose permissions change, where that is known.
   */
  change<T>(
    kinds: CacheKind | readonly CacheKind[],
    work: (db: Kysely<Schema>) => Promise<T>,
    groups?: readonly number[],
  ): Promise<T>
}
