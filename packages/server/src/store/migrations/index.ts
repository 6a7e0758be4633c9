/** The app database's versions in order. Once released, a migration is never edited: a change is a new file. */
import { Migrator, type Migration } from 'kysely/migration'
import { sql, type Kysely } from 'kysely'
import { AppDatabaseError } from '../engines/open-error.ts'
import * as start from './0001-start.ts'
import * as lastRun from './0002-last-run.ts'
import * as jsonUnfolding from './0003-json-unfolding.ts'
import * as revisions from './0005-revisions.ts'
import * as accountWarnings from './0006-account-warnings.ts'
import * as throttledTries from './0007-throttled-tries.ts'
import * as permissions from './0008-permissions.ts'
import * as apiKeyUse from './0009-api-key-use.ts'
import * as secondFactors from './0010-second-factors.ts'
import * as signOn from './0011-sign-on.ts'
import * as search from './0012-search.ts'
import * as audit from './0014-audit.ts'
import * as permissionChanges from './0015-permission-changes.ts'
import * as dashboards from './0016-dashboards.ts'
import * as timelines from './0017-timelines.ts'
import * as moderation from './0018-moderation.ts'
import * as searchWords from './0019-search-words.ts'
import * as cacheRules from './0020-cache-rules.ts'
import * as modelIndexes from './0021-model-indexes.ts'
import * as collectionVersions from './0022-collection-versions.ts'
import * as cardPublished from './0023-card-published.ts'
import * as addressChanges from './0024-address-changes.ts'
import * as tasksAndWords from './0025-tasks-and-words.ts'
import * as loginNames from './0026-login-names.ts'
import * as delivery from './0027-delivery.ts'
import * as actions from './0028-actions.ts'
import * as rowChanges from './0029-row-changes.ts'
import * as uploads from './0030-uploads.ts'
import * as httpActions from './0031-http-actions.ts'
import * as leftRecipients from './0032-left-recipients.ts'
import * as uploadRights from './0033-upload-rights.ts'
import * as generatedColumns from './0034-generated-columns.ts'
import * as jobLanes from './0035-job-lanes.ts'
import type { Engine } from './columns.ts'

export type { Engine } from './columns.ts'

const MIGRATIONS = {
  '0001-start': start,
  '0002-last-run': lastRun,
  '0003-json-unfolding': jsonUnfolding,
  '0005-revisions': revisions,
  '0006-account-warnings': accountWarnings,
  '0007-throttled-tries': throttledTries,
  '0008-permissions': permissions,
  '0009-api-key-use': apiKeyUse,
  '0010-second-factors': secondFactors,
  '0011-sign-on': signOn,
  '0012-search': search,
  '0014-audit': audit,
  '0015-permission-changes': permissionChanges,
  '0016-dashboards': dashboards,
  '0017-timelines': timelines,
  '0018-moderation': moderation,
  '0019-search-words': searchWords,
  '0020-cache-rules': cacheRules,
  '0021-model-indexes': modelIndexes,
  '0022-collection-versions': collectionVersions,
  '0023-card-published': cardPublished,
  '0024-address-changes': addressChanges,
  '0025-tasks-and-words': tasksAndWords,
  '0026-login-names': loginNames,
  '0027-delivery': delivery,
  '0028-actions': actions,
  '0029-row-changes': rowChanges,
  '0030-uploads': uploads,
  '0031-http-actions': httpActions,
  '0032-left-recipients': leftRecipients,
  '0033-upload-rights': uploadRights,
  '0034-generated-columns': generatedColumns,
  '0035-job-lanes': jobLanes,
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
  for (const [name, migration] of Object.entries(MIGRATIONS)) {
    migrations[name] = { up: (target) => migration.up(target, engine) }
  }
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
