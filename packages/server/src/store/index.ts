/**
 * The app database. Only this folder knows its tables; all other code uses the repositories. Tested on SQLite and
 * PostgreSQL by all of test/contract.
 */
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { recording } from './audit/index.ts'
import { readVersions, type CacheVersions } from './cache-versions.ts'
import { decodeColumns } from './column-kinds.ts'
import type { StoreContext } from './context.ts'
import { aboutDatabase } from './engines/about.ts'
import { settlingConflicts } from './engines/conflicts.ts'
import { isPostgresUrl } from './engines/location.ts'
import { refuseObstacle } from './engines/obstacle.ts'
import { cannotOpen, WrongSecretKey } from './engines/open-error.ts'
import { identityOf, ownFile, ownPostgres, withFile, type OwnDatabase } from './engines/own-database.ts'
import { openPostgres } from './engines/postgres.ts'
import { openSqlite } from './engines/sqlite.ts'
import { isMigrated, migrate, type Engine } from './migrations/index.ts'
import { onceATurn } from './once-a-turn.ts'
import { movedCounters } from './moved-counters.ts'
import { changedGroups } from './permission-changes.ts'
import { createRepositories, type Repositories } from './repositories/index.ts'
import type { Schema } from './schema.ts'
import { USAGE_FILE } from './sample-file.ts'
import { fitsKey, sealPlainSettings } from './secrets/sealed.ts'
import { applyMarks } from './search/index.ts'
import type { Secrets } from './secrets/secrets.ts'
import { operationState, type OperationState } from './operation-state.ts'
import { isNearlyFull, tryWriting } from './try-writing.ts'
import { writeFailures, type AppDatabaseUnavailable } from './engines/unavailable.ts'
import { postgresSnapshots } from './snapshots/postgres-snapshots.ts'
import type { Snapshots } from './snapshots/snapshots.ts'
import { sqliteSnapshots } from './snapshots/sqlite-snapshots.ts'

export { VersionedCache, VersionedMap, type CacheVersions } from './cache-versions.ts'
export { createSecrets } from './secrets/secrets.ts'
export { isPostgresUrl } from './engines/location.ts'
export { APP_DATABASE_NEEDS } from './engines/obstacle.ts'
export { AppDatabaseError, WrongSecretKey, withoutPassword } from './engines/open-error.ts'
export { AppDatabaseUnavailable, unlessUnavailable } from './engines/unavailable.ts'
export { actingAlone, actingFor, currentActor, type Actor, type AuditNote } from './audit/index.ts'
export type { OperationState } from './operation-state.ts'
export { newEntityId } from './entity-id.ts'
export { ADMINISTRATORS_ID, ALL_USERS_ID, collectionGraph } from './repositories/index.ts'
export type * from './repositories/index.ts'
export { SAMPLE_FILE, UPLOADS_FILE, UPLOADS_FILES, USAGE_FILE } from './sample-file.ts'
export { noteUntrustedProxy, untrustedProxy } from './untrusted-proxy.ts'
export { lastingShares, MAX_RESULTS, nameKey, SEARCH_MODELS, SEARCH_WEIGHTS, wordsOf } from './search/index.ts'
export type * from './search/index.ts'
export type {
  ApplicationPermission,
  CollectionPermission,
  CreateQueries,
  DataModel,
  DeliveryState,
  Download,
  JsonObject,
  PayloadType,
  RecipientType,
  StoredColumn,
  StoredCause,
  StoredCondition,
  StoredEmbedding,
  StoredHandlerOptions,
  StoredMapping,
  StoredNotificationCard,
  StoredParameter,
  StoredTemplate,
  ModeratedModel,
  NewRow,
  RevisionModel,
  RowChanges,
  ViewData,
} from './schema.ts'
export type { Counts, Examined, ExaminedDatabase, Forgotten } from './maintenance/index.ts'

/** Backups, moves and new keys: what commands do with an app database as a whole. No server needs it. */
export const loadMaintenance = () => import('./maintenance/index.ts')

export interface Store extends Repositories {
  readonly engine: Engine
  /**
   * Runs all of `work` or nothing of it; only the repositories handed to it take part. It runs once more from the start
   * when PostgreSQL undid it to end a deadlock. @throws {ReferenceGone} 404 for a row that points at deleted content.
   */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>
  /** The counters that tell whether cached data is current; one cheap read for all who ask in a turn. */
  versions(): Promise<CacheVersions>
  /** A cheap read for health. It fails too when the file of the app database was removed or replaced under the server. */
  ask(): Promise<unknown>
  /** Has failures of writes told because the disk is full, or nothing may be written. */
  whenWritesFail(listener: (error: AppDatabaseUnavailable) => void): void
  /** A small write that leaves nothing behind. @throws {AppDatabaseUnavailable} when it cannot be done. */
  tryWriting(): Promise<void>
  /** Whether the disk of its file has next to no room; false where that cannot be seen. */
  isNearlyFull(): Promise<boolean>
  /** What monitoring wants to know; a few small reads. @param now milliseconds since 1970. */
  operationState(now: number): Promise<OperationState>
  /** Groups whose permissions changed between two counters of them; undefined when they may be all. */
  changedGroups(after: number, to: number): Promise<number[] | undefined>
  readonly snapshots: Snapshots
  /** Tells whether a connection has reached this app database. */
  readonly own: OwnDatabase
  /** The same of this app database and of the Usage file. */
  readonly ownAndUsage: OwnDatabase
  about(): ReturnType<typeof aboutDatabase>
  /** Frees what is kept in this process only to be quicker. */
  giveMemoryBack(): void
  /** The process is about to end: from now on nobody waits for an app database that does not answer. */
  hurry(): void
  close(): Promise<void>
}

/**
 * Opens the app database at a `postgres://` URL or a file path, and brings its schema up to date.
 * @param dataDir Where the sample database lies.
 * @throws {AppDatabaseError} it cannot be reached, or was written by a newer version. @throws {WrongSecretKey}
 */
export async function openStore(location: string, secrets: Secrets, dataDir = ''): Promise<Store> {
  const { db, silent, own, whenWritesFail } = await openEngine(location, secrets)
  if (await fitsKey(db, secrets)) {
    await sealPlainSettings(silent, secrets)
    return createStore(db, { secrets, dataDir }, { ...own, whenWritesFail, tryWriting: () => tryWriting(silent) })
  }
  await db.destroy()
  throw new WrongSecretKey()
}

/** What the engines do differently. */
type EngineParts = Pick<
  Store,
  'engine' | 'versions' | 'ask' | 'isNearlyFull' | 'snapshots' | 'own' | 'giveMemoryBack' | 'hurry'
>

interface OpenEngine {
  db: Kysely<Schema>
  /** The same database; what is changed here leaves no entries in the audit log. */
  silent: Kysely<Schema>
  own: EngineParts
  whenWritesFail: Store['whenWritesFail']
}

/** The app database with an up-to-date schema. */
async function openEngine(location: string, secrets: Secrets): Promise<OpenEngine> {
  const { note, listen } = writeFailures()
  const dialect = isPostgresUrl(location) ? await openPostgres(location, { note }) : openFile(location, note)
  const silent = new Kysely<unknown>({ dialect, plugins: [decodeColumns] })
  try {
    const engine = isPostgresUrl(location) ? 'postgres' : 'sqlite'
    const isNew = await refuseObstacle(silent, engine, location)
    if (isNew || !(await isMigrated(silent))) await migrate(silent, engine)
  } catch (error) {
    await silent.destroy()
    throw cannotOpen(location, error)
  }
  const db = new Kysely<Schema>({ dialect: recording(dialect, secrets.decrypt), plugins: [decodeColumns] })
  const own = 'hurry' in dialect ? postgresParts(db, dialect) : sqliteParts(db, location, dialect)
  return { db, silent: silent.withTables<Schema>(), own, whenWritesFail: listen }
}

function postgresParts(db: Kysely<Schema>, server: Pick<Store, 'hurry'>): EngineParts {
  const versions = onceATurn(() => readVersions(db))
  return {
    engine: 'postgres',
    versions,
    ask: versions,
    isNearlyFull: async () => false,
    snapshots: postgresSnapshots(db),
    own: ownPostgres(db),
    giveMemoryBack() {},
    hurry: () => server.hurry(),
  }
}

function sqliteParts(db: Kysely<Schema>, path: string, file: ReturnType<typeof openSqlite>): EngineParts {
  const readVersions = file.readApart()
  const versions = onceATurn(async () => readVersions())
  const opened = identityOf(path)
  return {
    engine: 'sqlite',
    versions,
    async ask() {
      // What is written to such a file is lost with this process, though every statement succeeds.
      if (identityOf(path) !== opened) throw new Error(`${path} was removed or replaced while the server ran`)
      return versions()
    },
    isNearlyFull: () => isNearlyFull(path),
    snapshots: sqliteSnapshots(db, path),
    own: ownFile(path),
    giveMemoryBack: () => file.giveMemoryBack(),
    hurry() {},
  }
}

function openFile(path: string, note: (failure: unknown) => unknown): ReturnType<typeof openSqlite> {
  try {
    return openSqlite(path, note)
  } catch (error) {
    throw cannotOpen(path, error)
  }
}

function createStore(
  db: Kysely<Schema>,
  { secrets, dataDir }: Pick<StoreContext, 'secrets' | 'dataDir'>,
  own: EngineParts & Pick<Store, 'whenWritesFail' | 'tryWriting'>,
): Store {
  const context = (target: Kysely<Schema>, moved = movedCounters(own.engine)): StoreContext => ({
    db: target,
    engine: own.engine,
    secrets,
    dataDir,
    change: (kinds, work, groups) =>
      inTransaction(target, own.engine, async (trx) => {
        await (target.isTransaction ? moved : movedCounters(own.engine)).move(trx, [kinds].flat(), groups)
        return work(trx)
      }),
  })
  return {
    ...createRepositories(context(db)),
    ...own,
    ownAndUsage: withFile(own.own, join(dataDir, USAGE_FILE)),
    about: () => aboutDatabase(db, own.engine),
    operationState: (now) => operationState(db, new Date(now).toISOString()),
    changedGroups: (after, to) => changedGroups(db, after, to),
    transaction: (work) => inTransaction(db, own.engine, (trx) => work(createRepositories(context(trx)))),
    close: () => db.destroy(),
  }
}

/** Does work in the transaction that is under way, else in one of its own, which keeps the index of the search current. */
function inTransaction<T>(db: Kysely<Schema>, engine: Engine, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return settlingConflicts(() =>
    db.transaction().execute(async (trx) => {
      const result = await work(trx)
      await applyMarks({ db: trx, engine })
      return result
    }),
  )
}
