import { Kysely } from 'kysely'
import { isPostgresUrl } from '../engines/location.ts'
import { migrate } from '../migrations/index.ts'
import { AppDatabaseError, cannotOpen } from '../engines/open-error.ts'
import { openPostgres } from '../engines/postgres.ts'
import type { Schema } from '../schema.ts'
import { fitsKey, forget, reseal, type Forgotten, type Resealed } from '../secrets/sealed.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { openSqlite } from '../engines/sqlite.ts'
import { refuseInUse } from './in-use.ts'
import { WrongSecretKey } from '../engines/open-error.ts'

/**
 * Encrypts all secrets of an app database with a new key, in one transaction: whatever ends the process, either the one
 * or the other key is right. @throws {AppDatabaseError} a server runs on it. @throws {WrongSecretKey}
 */
export function changeSecretKey(location: string, from: string, to: string): Promise<Resealed> {
  return change(location, async (db) => {
    if (!(await fitsKey(db, createSecrets(from)))) throw new WrongSecretKey()
    return reseal(db, createSecrets(from), createSecrets(to))
  })
}

/**
 * Removes all secrets of an app database whose key is lost, in one transaction: from then on another key is right.
 * @param atHand The keys that are there; none of them may be the right one.
 * @param next keeps the other key, and gives it. @throws {AppDatabaseError}
 */
export function forgetSecrets(location: string, atHand: readonly string[], next: () => string): Promise<Forgotten> {
  return change(location, async (db) => {
    for (const key of atHand) {
      if (!(await fitsKey(db, createSecrets(key)))) continue
      throw new AppDatabaseError(
        'The key is not lost: QUERENT_SECRET_KEY, or a secret.key (.next, .old) of the data folder, fits.',
      )
    }
    return forget(db, createSecrets(next()))
  })
}

async function change<T>(location: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  await refuseInUse(location)
  const isPostgres = isPostgresUrl(location)
  const dialect = isPostgres ? await openPostgres(location) : openSqlite(location)
  const untyped = new Kysely<unknown>({ dialect })
  try {
    await migrate(untyped, isPostgres ? 'postgres' : 'sqlite')
    return await untyped.withTables<Schema>().transaction().execute(work)
  } catch (error) {
    throw cannotOpen(location, error)
  } finally {
    await untyped.destroy()
  }
}
