/** Emptying an app database that is to be filled anew, as part of the same transaction. */
import { Kysely, sql } from 'kysely'
import { migrate, refuseNewer } from '../migrations/index.ts'
import { openSqliteWriter } from './engines/sqlite-writer.ts'
import type { EngineWriter } from './engines/engine-writer.ts'
import { MIGRATOR_TABLES } from './engines/writer.ts'

/**
 * Drops our own tables, and no others that may lie beside them.
 * @throws {AppDatabaseError} a newer version made them: which are its tables is not known here.
 */
export async function dropTables(writer: EngineWriter, db: Kysely<unknown>): Promise<void> {
  const present = new Set((await writer.tables(db)).map(({ name }) => name))
  if (!present.has('kysely_migration')) return
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const applied = rows.map(({ name }) => name)
  refuseNewer(applied, 'The app database to be overwritten')
  const ours = (await tablesAt(applied.at(-1))).filter((name) => present.has(name))
  if (writer.engine === 'postgres') {
    await sql`drop table ${sql.join(ours.map((name) => sql.id(name)))}`.execute(db)
    return
  }
  for (const name of ours) await sql`drop table ${sql.id(name)}`.execute(db)
}

/** Names of the tables that there are after a migration, with those of the migrator. */
async function tablesAt(level: string | undefined): Promise<string[]> {
  if (level === undefined) return MIGRATOR_TABLES
  const writer = openSqliteWriter(':memory:')
  try {
    await migrate(writer.db, 'sqlite', level)
    return (await writer.tables(writer.db)).map(({ name }) => name)
  } finally {
    await writer.close()
  }
}
