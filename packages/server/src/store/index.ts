/**
 * The app database. Only this folder knows its tables; all other code uses the repositories. Tested on SQLite and
 * PostgreSQL by all of test/contract.
 */
import { Kysely } from 'kysely'
import { aboutDatabase } from './about.ts'
import { readVersions, touch, type CacheKind, type CacheVersions } from './cache-versions.ts'
import { decodeColumns } from './column-kinds.ts'
import { migrate, type Engine } from './migrations/index.ts'
import { settlingConflicts } from './conflicts.ts'
import { isPostgresUrl } from './location.ts'
import { onceATurn } from './once-a-turn.ts'
import { cannotOpen, WrongSecretKey } from './open-error.ts'
import { ownFile, ownPostgres, type OwnDatabase } from './own-database.ts'
import { postgresSnapshots } from './postgres-snapshots.ts'
import { openPostgres } from './postgres.ts'
import { createRepositories, type Repositories } from './repositories.ts'
import type { Schema } from './schema.ts'
import { fitsKey } from './sealed.ts'
import type { Secrets } from './secrets.ts'
import type { Snapshots } from './snapshots.ts'
import { sqliteSnapshots } from './sqlite-snapshots.ts'
import { openSqlite, sqliteVersions } from './sqlite.ts'

export { VersionedCache, VersionedMap, type CacheVersions } from './cache-versions.ts'
export { SAMPLE_FILE } from './sample-file.ts'
export { createSecrets } from './secrets.ts'
export { isPostgresUrl } from './location.ts'
export { AppDatabaseError, WrongSecretKey, withoutPassword } from './open-error.ts'
export { AppDatabaseUnavailable } from './unavailable.ts'
export { newEntityId } from './entity-id.ts'
export type {
  CardBrief,
  CardFilter,
  CardItemRow,
  CardJsonColumn,
  CardRow,
  CardKey,
  CardTexts,
  CardWithPeople,
  RunnableCard,
} from './cards.ts'
export type { CollectionRow } from './collections.ts'
export type { DatabaseChanges, DatabaseRow, NewDatabase } from './databases.ts'
export type { SourceCardBrief, VirtualTableCard } from './data-model-content.ts'
export type { DimensionRow } from './dimensions.ts'
export { ADMINISTRATORS_ID, ALL_USERS_ID } from './groups.ts'
export type { UserFilter, UserRow } from './users.ts'
export type { FieldMeaning, FieldRow, FieldUpdate } from './fields.ts'
export type { FieldValuesRow } from './field-values.ts'
export type { JobRow } from './jobs.ts'
export type { TableRow, TableUpdate } from './tables.ts'
export type { BookmarkRow, BookmarkTarget } from './bookmarks.ts'
export type { EntityPlace, EntityTable } from './entity-ids.ts'
export type { QueryDurations } from './query-log.ts'
export type { RecentView } from './recent-views.ts'
export type { RevisionWithUser } from './revisions.ts'
export type { SegmentWithCreator } from './segments.ts'
export type { SnippetWithCreator } from './snippets.ts'
export type { Repositories } from './repositories.ts'
export type { SettingChange, StoredSetting } from './settings.ts'
export type { JsonObject, NewRow, RowChanges, RevisionModel } from './schema.ts'
export type { Counts, Examined, ExaminedDatabase } from './maintenance/index.ts'

/** Backups, moves and new keys: what commands do with an app database as a whole. No server needs it. */
export const loadMaintenance = () => import('./maintenance/index.ts')

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
   */
  change<T>(kinds: CacheKind | readonly CacheKind[], work: (db: Kysely<Schema>) => Promise<T>): Promise<T>
}

export interface Store extends Repositories {
  readonly engine: Engine
  /**
   * Runs all of `work` or nothing of it; only the repositories handed to it take part. It runs once more from the start
   * when PostgreSQL undid it to end a deadlock. @throws {ReferenceGone} 404 for a row that points at deleted content.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /** The counters that tell whether cached data is current; one cheap read for all who ask in a turn. */
  versions(): Promise<CacheVersions>
  readonly snapshots: Snapshots
  /** Tells whether a connection has reached this app database. */
  readonly own: OwnDatabase
  about(): ReturnType<typeof aboutDatabase>
  close(): Promise<void>
}

/**
 * Opens the app database at a `postgres://` URL or a file path, and brings its schema up to date.
 * @param dataDir Where the sample database lies.
 * @throws {AppDatabaseError} it cannot be reached, or was written by a newer version. @throws {WrongSecretKey}
 */
export async function openStore(location: string, secrets: Secrets, dataDir = ''): Promise<Store> {
  const { db, own } = await openEngine(location)
  if (await fitsKey(db, secrets)) return createStore(db, { secrets, dataDir }, own)
  own.beforeClose?.()
  await db.destroy()
  throw new WrongSecretKey()
}

/** What the engines do differently. */
type EngineParts = Pick<Store, 'engine' | 'versions' | 'snapshots' | 'own'> & { beforeClose?: () => void }

/** The app database with an up-to-date schema. */
async function openEngine(location: string): Promise<{ db: Kysely<Schema>; own: EngineParts }> {
  const isPostgres = isPostgresUrl(location)
  const dialect = await (isPostgres ? openPostgres(location) : openFile(location))
  const untyped = new Kysely<unknown>({ dialect, plugins: [decodeColumns] })
  try {
    await migrate(untyped, isPostgres ? 'postgres' : 'sqlite')
  } catch (error) {
    await untyped.destroy()
    throw cannotOpen(location, error)
  }
  const db = untyped.withTables<Schema>()
  return { db, own: isPostgres ? postgresParts(db) : sqliteParts(db, location) }
}

function postgresParts(db: Kysely<Schema>): EngineParts {
  return {
    engine: 'postgres',
    versions: onceATurn(() => readVersions(db)),
    snapshots: postgresSnapshots(db),
    own: ownPostgres(db),
  }
}

function sqliteParts(db: Kysely<Schema>, path: string): EngineParts {
  const versions = sqliteVersions(path)
  return {
    engine: 'sqlite',
    versions: onceATurn(async () => versions.read()),
    snapshots: sqliteSnapshots(db, path),
    own: ownFile(path),
    beforeClose: versions.close,
  }
}

async function openFile(path: string): Promise<ReturnType<typeof openSqlite>> {
  try {
    return openSqlite(path)
  } catch (error) {
    throw cannotOpen(path, error)
  }
}

function createStore(
  db: Kysely<Schema>,
  { secrets, dataDir }: Pick<StoreContext, 'secrets' | 'dataDir'>,
  { beforeClose, ...own }: EngineParts,
): Store {
  const context = (target: Kysely<Schema>): StoreContext => ({
    db: target,
    engine: own.engine,
    secrets,
    dataDir,
    change: (kinds, work) =>
      inTransaction(target, async (trx) => {
        await touch(trx, [kinds].flat())
        return work(trx)
      }),
  })
  return {
    ...createRepositories(context(db)),
    ...own,
    about: () => aboutDatabase(db, own.engine),
    transaction: (work) => inTransaction(db, (trx) => work(createRepositories(context(trx)))),
    close() {
      beforeClose?.()
      return db.destroy()
    },
  }
}

/** Does work in the transaction that is under way, else in one of its own. */
function inTransaction<T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : settlingConflicts(() => db.transaction().execute(work))
}
