/** What becomes of stored tables when their database is deleted here. */
import { deleteFiles } from '../../copies/index.ts'
import { messageOf } from '../../observe/message-of.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { DatabaseRow, PersistenceVersionRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import { isOn } from './access.ts'
import { placeOf } from './refresh.ts'
import { COPIES_SCHEMA, type PersistenceTargets } from './targets/target.ts'

/** Nobody waits longer for a database that is away. */
const PATIENCE_MS = 10_000

interface LeavingDeps extends Pick<Deps, 'store' | 'connections' | 'observe' | 'config'> {
  targets: PersistenceTargets
  /** Has no further tables made. */
  unpersist(user: CurrentUser, databaseId: number): Promise<void>
}

export function persistenceLeaving({ store, connections, observe, config, targets, unpersist }: LeavingDeps) {
  /** Drops the tables of a database that is about to be deleted, as far as it answers soon. */
  async function leave(user: CurrentUser, database: DatabaseRow): Promise<void> {
    const rows = await store.persistence.list(database.id)
    if (rows.length === 0 && !isOn(database)) return
    await unpersist(user, database.id)
    const versions = (await Promise.all(rows.map(({ id }) => store.persistence.versionsOf(id)))).flat()
    await dropCopies(versions.filter(isCopy))
    const left = new Set(versions.filter((version) => !isCopy(version)))
    // A database with copies alone has nothing of ours, and need not be asked.
    if (left.size === 0 && !isOn(database)) return
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const late = Promise.withResolvers<never>()
    signal.addEventListener('abort', () => late.reject(signal.reason))
    try {
      await Promise.race([dropAll(database.id, left, signal), late.promise])
    } catch (error) {
      const tables = [...left].map((version) => nameOf(version))
      const reason = messageOf(error)
      observe({ type: 'background.failed', task: `stored models of ${database.name}`, error: reason })
      await store.auditLog.note('database.tables-left', { model: 'database', id: database.id }, { tables, reason })
    }
  }

  /** Files of a fill that still runs go with the next pruning. */
  async function dropCopies(versions: readonly PersistenceVersionRow[]): Promise<void> {
    for (const { id, persistence_id } of versions) {
      await deleteFiles(config.dataDir, { copyId: persistence_id, version: id })
      await store.persistence.deleteVersion(id)
    }
  }

  async function dropAll(databaseId: number, left: Set<PersistenceVersionRow>, signal: AbortSignal): Promise<void> {
    const connection = await connections.get(databaseId)
    for (const version of left) {
      await targets.warehouse.drop(placeOf(version), connection, signal, version)
      await store.persistence.deleteVersion(version.id)
      left.delete(version)
    }
    await targets.warehouse.leave(connection, signal)
  }

  return { leave }
}

const isCopy = ({ schema_name }: PersistenceVersionRow) => schema_name === COPIES_SCHEMA

const nameOf = ({ schema_name, table_name }: PersistenceVersionRow) =>
  schema_name === null ? table_name : `${schema_name}.${table_name}`
