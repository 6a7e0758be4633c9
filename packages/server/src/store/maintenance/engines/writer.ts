/** Filling an app database whole: in one transaction, so that it is done or nothing of it is. */
import { sql, type Kysely } from 'kysely'
import { isPostgresUrl } from '../../engines/location.ts'
import { clearDerivedTables, DERIVED_TABLES } from '../../derived-tables.ts'
import { migrate } from '../../migrations/index.ts'
import { refuseObstacle } from '../../engines/obstacle.ts'
import { AppDatabaseError, cannotOpen, withoutPassword } from '../../engines/open-error.ts'
import { AppDatabaseUnavailable } from '../../engines/unavailable.ts'
import type { EngineWriter } from './engine-writer.ts'
import type { Cells, TableColumns } from './reader.ts'

/** The transaction under way. */
export interface Writer {
  readonly db: Kysely<unknown>
  /** Texts that could not be kept as they were: the character NUL in them is another one now. */
  readonly notes: readonly string[]
  /** Makes the tables as they were after a migration, without rows, and lists them. */
  makeTables(upTo: string): Promise<TableColumns[]>
  insert(table: TableColumns, rows: readonly Cells[]): Promise<void>
  count(table: string): Promise<number>
  setLastId(table: string, id: bigint): Promise<void>
  /** Empties what follows from other tables, and is worked out anew by the server that uses them. */
  clearDerived(): Promise<void>
}

/** Tables of the migrator, which keeps them itself. */
export const MIGRATOR_TABLES: string[] = ['kysely_migration', 'kysely_migration_lock']

/**
 * Fills the app database at a location, which must hold no tables yet; `prepare` may see to that first.
 * @throws {AppDatabaseError} it cannot be opened, or it is not empty.
 */
export async function fill<T>(
  location: string,
  work: (writer: Writer) => Promise<T>,
  prepare?: (writer: EngineWriter, db: Kysely<unknown>) => Promise<void>,
): Promise<T> {
  const writer = await openWriter(location)
  try {
    return await writer.transaction(async (db) => {
      await prepare?.(writer, db)
      const [present] = await writer.tables(db)
      if (present !== undefined) {
        throw new AppDatabaseError(`${withoutPassword(location)} is not empty: it holds the table ${present.name}.`)
      }
      await refuseObstacle(db, writer.engine, location)
      const references: Resume[] = []
      const result = await work(transactionWriter(writer, db, references))
      for (const resume of references) await resume()
      return result
    })
  } catch (error) {
    if (error instanceof AppDatabaseUnavailable) throw cannotOpen(location, error)
    throw error instanceof AppDatabaseError ? error : cannotFill(location, error)
  } finally {
    await writer.close()
  }
}

function cannotFill(location: string, cause: unknown): AppDatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new AppDatabaseError(`${withoutPassword(location)} cannot be filled: ${reason}. Nothing was changed.`, {
    cause,
  })
}

async function openWriter(location: string): Promise<EngineWriter> {
  try {
    return isPostgresUrl(location)
      ? await (await import('./postgres-writer.ts')).openPostgresWriter(location)
      : (await import('./sqlite-writer.ts')).openSqliteWriter(location)
  } catch (error) {
    throw cannotOpen(location, error)
  }
}

type Resume = () => Promise<void>

/** @param references Where suspended references are noted. */
function transactionWriter(writer: EngineWriter, db: Kysely<unknown>, references: Resume[]): Writer {
  let names: string[] = []
  return {
    db,
    notes: writer.notes,
    async makeTables(upTo) {
      await migrate(db, writer.engine, upTo)
      const made = (await writer.tables(db)).filter(({ name }) => !MIGRATOR_TABLES.includes(name))
      references.push(await writer.suspendReferences(db))
      // Migrations add rows of their own, such as the built-in groups.
      const own = made.filter(({ name }) => !DERIVED_TABLES.has(name))
      for (const { name } of own) await sql`delete from ${sql.id(name)}`.execute(db)
      names = made.map(({ name }) => name)
      return own
    },
    insert: (table, rows) => writer.insert(db, table, rows),
    async count(table) {
      const { rows } = await sql<{ count: unknown }>`select count(*) as count from ${sql.id(table)}`.execute(db)
      return Number(rows[0]?.count)
    },
    setLastId: (table, id) => writer.setLastId(db, table, id),
    clearDerived: () => clearDerivedTables(db, writer.engine, names),
  }
}
