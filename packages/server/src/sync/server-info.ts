import type { SyncContext } from './context.ts'

/** Stores the server's version and time zone. One that cannot be told leaves what is known. */
export async function syncServerInfo(context: SyncContext): Promise<Record<string, number>> {
  const { store, databaseId, connection } = context
  const [version, zone] = await Promise.allSettled([connection.dataSource.version(), connection.dataSource.timeZone()])
  const changes: Parameters<typeof store.databases.update>[1] = {}
  if (version.status === 'fulfilled') changes.dbms_version = { ...version.value }
  else context.report('version', version.reason)
  if (zone.status === 'fulfilled') changes.timezone = zone.value
  else context.report('time zone', zone.reason)
  if (Object.keys(changes).length > 0) await store.databases.update(databaseId, changes)
  return {}
}
