import type { SyncContext } from './context.ts'

/**
 * Stores the server's version and time zone, and what our account may do there. One that cannot be told leaves what is
 * known. The steps that follow have the connection of what the server said that it is.
 */
export async function syncServerInfo(context: SyncContext): Promise<Record<string, number>> {
  const { store, databaseId, connection, signal } = context
  const { database, dataSource } = connection
  const [version, zone, warnings] = await Promise.allSettled([
    dataSource.version(),
    dataSource.timeZone(),
    database.is_sample ? [] : dataSource.accountWarnings(signal), // the file of the sample is ours to write
  ])
  const changes: Parameters<typeof store.databases.update>[1] = {}
  if (version.status === 'fulfilled') changes.dbms_version = { ...version.value }
  else context.report('version', version.reason)
  if (zone.status === 'fulfilled') changes.timezone = zone.value
  else context.report('time zone', zone.reason)
  if (warnings.status === 'fulfilled') changes.account_warnings = warnings.value
  else context.report('account', warnings.reason)
  if (Object.keys(changes).length > 0) await store.databases.update(databaseId, changes)
  context.connection = await context.connect()
  return {}
}
