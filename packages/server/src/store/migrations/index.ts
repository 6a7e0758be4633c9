/** The app database's versions in order. Once released, a migration is never edited: a change is a new file. */
import { Migrator, type Migration } from 'kysely/migration'
import { sql, type Kysely } from 'kysely'
import { AppDatabaseError } from '../engines/open-error.ts'
import type { Engine } from './columns.ts'

export type { Engine } from './columns.ts'

/** Loaded when there is something to do: a start of most days needs none of them. */
const MIGRATIONS = {
  '0001-start': () => import('./0001-start.ts'),
  '0002-last-run': () => import('./0002-last-run.ts'),
  '0003-json-unfolding': () => import('./0003-json-unfolding.ts'),
  '0005-revisions': () => import('./0005-revisions.ts'),
  '0006-account-warnings': () => import('./0006-account-warnings.ts'),
  '0007-throttled-tries': () => import('./0007-throttled-tries.ts'),
  '0008-permissions': () => import('./0008-permissions.ts'),
  '0009-api-key-use': () => import('./0009-api-key-use.ts'),
  '0010-second-factors': () => import('./0010-second-factors.ts'),
  '0011-sign-on': () => import('./0011-sign-on.ts'),
  '0012-search': () => import('./0012-search.ts'),
  '0014-audit': () => import('./0014-audit.ts'),
  '0015-permission-changes': () => import('./0015-permission-changes.ts'),
  '0016-dashboards': () => import('./0016-dashboards.ts'),
  '0017-timelines': () => import('./0017-timelines.ts'),
  '0018-moderation': () => import('./0018-moderation.ts'),
  '0019-search-words': () => import('./0019-search-words.ts'),
  '0020-cache-rules': () => import('./0020-cache-rules.ts'),
  '0021-model-indexes': () => import('./0021-model-indexes.ts'),
  '0022-collection-versions': () => import('./0022-collection-versions.ts'),
  '0023-card-published': () => import('./0023-card-published.ts'),
  '0024-address-changes': () => import('./0024-address-changes.ts'),
  '0025-tasks-and-words': () => import('./0025-tasks-and-words.ts'),
  '0026-login-names': () => import('./0026-login-names.ts'),
  '0027-delivery': () => import('./0027-delivery.ts'),
  '0028-actions': () => import('./0028-actions.ts'),
  '0029-row-changes': () => import('./0029-row-changes.ts'),
  '0030-uploads': () => import('./0030-uploads.ts'),
  '0031-http-actions': () => import('./0031-http-actions.ts'),
  '0032-left-recipients': () => import('./0032-left-recipients.ts'),
  '0033-upload-rights': () => import('./0033-upload-rights.ts'),
  '0034-generated-columns': () => import('./0034-generated-columns.ts'),
  '0035-job-lanes': () => import('./0035-job-lanes.ts'),
  '0036-delivery-tries': () => import('./0036-delivery-tries.ts'),
  '0038-persistence': () => import('./0038-persistence.ts'),
  '0039-delivery-parts': () => import('./0039-delivery-parts.ts'),
  '0041-refresh-failures': () => import('./0041-refresh-failures.ts'),
  '0042-copies': () => import('./0042-copies.ts'),
  '0044-copies-database': () => import('./0044-copies-database.ts'),
  '0045-fresh-copies': () => import('./0045-fresh-copies.ts'),
  '0046-content-indexes': () => import('./0046-content-indexes.ts'),
}

/** In the order in which they run. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)
const LATEST = MIGRATION_NAMES.at(-1) ?? ''

/**
 * Brings the schema up to date, or up to the migration named; several processes may call it at once.
 * @throws {AppDatabaseError} a newer version has been at work.
 */
export async function migrate(db: Kysely<unknown>, engine: Engine, upTo: string = LATEST): Promise<void> {
  const migrations: Record<string, Migration> = {}
  const load = async ([name, module]: [string, (typeof MIGRATIONS)[keyof typeof MIGRATIONS]]) => {
    const { up } = await module()
    migrations[name] = { up: (target) => up(target, engine) }
  }
  await Promise.all(Object.entries(MIGRATIONS).map(load))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(upTo)
  if (error === undefined) return
  // A start is to be quick: the question is asked only when something went wrong.
  refuseNewer(await appliedMigrations(db).catch(() => []), 'The app database')
  throw error
}

/** Whether there is nothing to do; cheap, where to find out what there is to do takes a look at all tables. */
export async function isMigrated(db: Kysely<unknown>): Promise<boolean> {
  return String(await appliedMigrations(db)) === String(MIGRATION_NAMES)
}

async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * @param what What the migrations were applied to, at the beginning of a sentence.
 * @throws {AppDatabaseError} when one of them is not known here.
 */
export function refuseNewer(applied: readonly string[], what: string): void {
  const unknown = applied.find((name) => !MIGRATION_NAMES.includes(name))
  if (unknown === undefined) return
  throw new AppDatabaseError(
    `${what} was written by a newer version of Querent: it has the migration ${unknown}, and this version knows those up ` +
      `to ${LATEST}. Use that version or a later one; or, to go back to this version, restore a backup that was made with it.`,
  )
}
