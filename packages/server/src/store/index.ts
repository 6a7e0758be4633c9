/**
 * The app database. Only this folder knows its tables; all other code uses the repositories. Tested on SQLite and
 * PostgreSQL by all of test/contract.
 */
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
import { identityOf, ownFile, ownPostgres, type OwnDatabase } from './engines/own-database.ts'
import { openPostgres } from './engines/postgres.ts'
import { openSqlite, sqliteVersions } from './engines/sqlite.ts'
import { isMigrated, migrate, type Engine } from './migrations/index.ts'
import { onceATurn } from './once-a-turn.ts'
import { movedCounters } from './moved-counters.ts'
import { changedGroups } from './permission-changes.ts'
import { createRepositories, type Repositories } from './repositories/index.ts'
import type { Schema } from './schema.ts'
import { fitsKey, sealPlainSettings } from './secrets/sealed.ts'
import { applyMarks } from './search/index.ts'
import type { Secrets } from './secrets/secrets.ts'
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
export { newEntityId } from './entity-id.ts'
export { ADMINISTRATORS_ID, ALL_USERS_ID, collectionGraph } from './repositories/index.ts'
export type * from './repositories/index.ts'
export { SAMPLE_FILE, USAGE_FILE } from './sample-file.ts'
export { lastingShares, MAX_RESULTS, nameKey, SEARCH_MODELS, SEARCH_WEIGHTS, wordsOf } from './search/index.ts'
export type * from './search/index.ts'
export type {
  ApplicationPermission,
  CollectionPermission,
  CreateQueries,
  DataModel,
  Download,
  JsonObject,
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
  /** Groups whose permissions changed between two counters of them; undefined when they may be all. */
  changedGroups(after: number, to: number): Promise<number[] | undefined>
  readonly snapshots: Snapshots
  /** Tells whether a connection has reached this app database. */
  readonly own: OwnDatabase
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
  const { db, silent, own } = await openEngine(location, secrets)
  if (await fitsKey(db, secrets)) {
    await sealPlainSettings(silent, secrets)
    return createStore(db, { secrets, dataDir }, own)
  }
  own.beforeClose?.()
  await db.destroy()
  throw new WrongSecretKey()
}

/** What the engines do differently. */
type EngineParts = Pick<Store, 'engine' | 'versions' | 'ask' | 'snapshots' | 'own' | 'giveMemoryBack' | 'hurry'> & {
  beforeClose?: () => void
}

interface OpenEngine {
  db: Kysely<Schema>
  /** The same database; what is changed here leaves no entries in the audit log. */
  silent: Kysely<Schema>
  own: EngineParts
}

/** The app database with an up-to-date schema. */
async function openEngine(location: string, secrets: Secrets): Promise<OpenEngine> {
  const dialect = isPostgresUrl(location) ? await openPostgres(location) : openFile(location)
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
  return { db, silent: silent.withTables<Schema>(), own }
}

function postgresParts(db: Kysely<Schema>, server: Pick<Store, 'hurry'>): EngineParts {
  const versions = onceATurn(() => readVersions(db))
  return {
    engine: 'postgres',
    versions,
    ask: versions,
    snapshots: postgresSnapshots(db),
    own: ownPostgres(db),
    giveMemoryBack() {},
    hurry: () => server.hurry(),
  }
}

function sqliteParts(db: Kysely<Schema>, path: string, file: ReturnType<typeof openSqlite>): EngineParts {
  const reader = sqliteVersions(path)
  const versions = onceATurn(async () => reader.read())
  const opened = identityOf(path)
  return {
    engine: 'sqlite',
    versions,
    async ask() {
      // What is written to such a file is lost with this process, though every statement succeeds.
      if (identityOf(path) !== opened) throw new Error(`${path} was removed or replaced while the server ran`)
      return versions()
    },
    snapshots: sqliteSnapshots(db, path),
    own: ownFile(path),
    giveMemoryBack: () => file.giveMemoryBack(),
    hurry() {},
    beforeClose: reader.close,
  }
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
  { secrets, dataDir }: Pick<StoreContext, 'secrets' | 'dataDir'>,
  { beforeClose, ...own }: EngineParts,
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
    about: () => aboutDatabase(db, own.engine),
    changedGroups: (after, to) => changedGroups(db, after, to),
    transaction: (work) => inTransaction(db, own.engine, (trx) => work(createRepositories(context(trx)))),
    close() {
      beforeClose?.()
      return db.destroy()
    },
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
