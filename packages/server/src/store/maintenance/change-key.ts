import { Kysely } from 'kysely'
import { isPostgresUrl } from '../engines/location.ts'
import { migrate } from '../migrations/index.ts'
import { cannotOpen } from '../engines/open-error.ts'
import { openPostgres } from '../engines/postgres.ts'
import type { Schema } from '../schema.ts'
import { fitsKey, reseal, type Resealed } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { openSqlite } from '../engines/sqlite.ts'
import { refuseInUse } from './in-use.ts'
import { WrongSecretKey } from '../engines/open-error.ts'

/**
 * Encrypts all secrets of an app database with a new key, in one transaction: whatever ends the process, either the one
 * or the other key is right. @throws {AppDatabaseError} a server runs on it. @throws {WrongSecretKey}
 */
export async function changeSecretKey(location: string, from: string, to: string): Promise<Resealed> {
  await refuseInUse(location)
  const isPostgres = isPostgresUrl(location)
  const dialect = isPostgres ? await openPostgres(location) : openSqlite(location)
  const untyped = new Kysely<unknown>({ dialect })
  try {
    await migrate(untyped, isPostgres ? 'postgres' : 'sqlite')
    return await untyped
      .withTables<Schema>()
      .transaction()
      .execute(async (db) => {
        if (!(await fitsKey(db, createSecrets(from)))) throw new WrongSecretKey()
        return reseal(db, createSecrets(from), createSecrets(to))
      })
  } catch (error) {
    throw cannotOpen(location, error)
  } finally {
    await untyped.destroy()
  }
}
