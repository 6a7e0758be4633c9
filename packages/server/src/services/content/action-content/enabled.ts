/** Whether a database may be written (contract: actions, section 4). */
import { ApiError, notFound } from '@querent/contract'
import type { Connection, Connections } from '../../../connections/index.ts'
import type { CacheVersions, DatabaseRow } from '../../../store/index.ts'

const SETTING = 'database-enable-actions'

/**
 * A connection that may be written to.
 * @param versions The change counters, from a caller that has just read them.
 * @throws {ApiError} 400 when it may not, 404 for an unknown database.
 */
export async function writableConnection(
  connections: Connections,
  databaseId: number | null,
  versions?: CacheVersions,
): Promise<Connection> {
  if (databaseId === null) throw notFound()
  const connection = await connections.get(databaseId, versions)
  const { database, driver } = connection
  if (!driver.dialect.supports('actions')) {
    const engine = driver.displayName
    throw refused(`${engine} Database ${databaseId} "${database.name}" does not support actions.`, databaseId)
  }
  if (!isOn(database)) throw refused('Actions are not enabled.', databaseId)
  return connection
}

/** The same for what is only shown: nothing connects. */
export function isWritable(connections: Pick<Connections, 'driverOf'>, database: DatabaseRow): boolean {
  return isOn(database) && connections.driverOf(database)?.dialect.supports('actions') === true
}

const isOn = ({ settings }: Pick<DatabaseRow, 'settings'>): boolean => settings?.[SETTING] === true

function refused(message: string, databaseId: number): ApiError {
  return new ApiError(400, { message, 'database-id': databaseId })
}
