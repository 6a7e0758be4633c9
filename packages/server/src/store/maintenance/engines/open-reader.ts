import { isPostgresUrl } from '../../engines/location.ts'
import type { Reader } from './reader.ts'

/** @throws {AppDatabaseError} when there is none, or it cannot be reached. */
export async function openReader(location: string): Promise<Reader> {
  return isPostgresUrl(location)
    ? (await import('./postgres-reader.ts')).openPostgresReader(location)
    : (await import('./sqlite-reader.ts')).openSqliteReader(location)
}
