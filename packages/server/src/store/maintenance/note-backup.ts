import { Kysely } from 'kysely'
import { isPostgresUrl } from '../engines/location.ts'
import { cannotOpen } from '../engines/open-error.ts'
import { openPostgres } from '../engines/postgres.ts'
import { openSqlite } from '../engines/sqlite.ts'
import { noteBackup } from '../last-backup.ts'
import type { Schema } from '../schema.ts'

/** Notes in an app database that it was backed up. @param at milliseconds since 1970. @throws {AppDatabaseError} */
export async function noteBackupIn(location: string, at: number): Promise<void> {
  try {
    const dialect = isPostgresUrl(location) ? await openPostgres(location) : openSqlite(location)
    const db = new Kysely<Schema>({ dialect })
    await noteBackup(db, at).finally(() => db.destroy())
  } catch (error) {
    throw cannotOpen(location, error)
  }
}
