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
import { AppDatabaseError, cannotOpen } from './open-error.ts'
import { ownFile, ownPostgres, type OwnDatabase } from './own-database.ts'
import { postgresSnapshots } from './postgres-snapshots.ts'
import { openPostgres } from './postgres.ts'
import { createRepositories, type Repositories } from './repositories.ts'
import type { Schema } from './schema.ts'
import type { Secrets } from './secrets.ts'
import type { Snapshots } from './snapshots.ts'
import { sqliteSnapshots } from './sqlite-snapshots.ts'
import { openSqlite, sqliteVersions } from './sqlite.ts'

export { VersionedCache, VersionedMap, type CacheVersions } from './cache-versions.ts'
export { createSecrets } from './secrets.ts'
export { AppDatabaseError } from './open-error.ts'
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

/** What a repository works with; inside a transaction, `db` is bound to it. */
export interface StoreContext {
  db: Kysely<Schema>
  engine: Engine
  secrets: Secrets
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
  /** The counters that tell whether cached data is current; one cheap read. */
  versions(): Promise<CacheVersions>
  readonly snapshots: Snapshots
  /** Tells whether a connection has reached this app database. */
  readonly own: OwnDatabase
  about(): ReturnType<typeof aboutDatabase>
  close(): Promise<void>
}

/**
 * Opens the app database at a `postgres://` URL or a file path, and brings its schema up to date.
 * @throws {AppDatabaseError} it cannot be reached, or holds secrets made with another key.
 */
export async function openStore(location: string, secrets: Secrets): Promise<Store> {
  const isPostgres = /^postgres(ql)?:\/\//.test(location)
  const store = await (isPostgres ? openPostgresStore(location, secrets) : openSqliteStore(location, secrets))
  if (await store.databases.areDetailsReadable()) return store
  await store.close()
  throw new AppDatabaseError(
    'The secret key (QUERENT_SECRET_KEY, or secret.key in the data folder) is not the one that this app database was ' +
      'written with. Start with that key.',
  )
}

async function openPostgresStore(url: string, secrets: Secrets): Promise<Store> {
  const untyped = new Kysely<unknown>({ dialect: await openPostgres(url), plugins: [decodeColumns] })
  await migrate(untyped, 'postgres').catch(async (error: unknown) => {
    await untyped.destroy()
    throw cannotOpen(url, error)
  })
  const db = untyped.withTables<Schema>()
  return createStore(db, secrets, {
    engine: 'postgres',
    versions: () => readVersions(db),
    snapshots: postgresSnapshots(db),
    own: ownPostgres(db),
  })
}

async function openSqliteStore(path: string, secrets: Secrets): Promise<Store> {
  const dialect = openFile(path)
  const untyped = new Kysely<unknown>({ dialect, plugins: [decodeColumns] })
  await migrate(untyped, 'sqlite')
  const db = untyped.withTables<Schema>()
  const versions = sqliteVersions(path)
  return createStore(db, secrets, {
    engine: 'sqlite',
    versions: async () => versions.read(),
    snapshots: sqliteSnapshots(db, path),
    own: ownFile(path),
    beforeClose: versions.close,
  })
}

function openFile(path: string): ReturnType<typeof openSqlite> {
  try {
    return openSqlite(path)
  } catch (error) {
    throw cannotOpen(path, error)
  }
}

function createStore(
  db: Kysely<Schema>,
  secrets: Secrets,
  { beforeClose, ...own }: Pick<Store, 'engine' | 'versions' | 'snapshots' | 'own'> & { beforeClose?: () => void },
): Store {
  const context = (target: Kysely<Schema>): StoreContext => ({
    db: target,
    engine: own.engine,
    secrets,
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
