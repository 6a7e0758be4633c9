/** Who may have models kept as tables, and which databases can (contract: models, section 2). */
import { notFound, refusedParameter } from '@querent/contract'
import { canManageDatabase, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardWithPeople, DatabaseRow } from '../../store/index.ts'
import type { Deps } from '../deps.ts'
import type { ContentArea } from '../content/index.ts'
import { requireCopies } from './targets/copies/index.ts'

interface AccessDeps extends Pick<Deps, 'store' | 'connections' | 'settings'> {
  cards: Pick<ContentArea['cards'], 'getWritable'>
}

export function persistenceAccess({ store, connections, settings, cards }: AccessDeps) {
  /** @throws {ApiError} 404, or 403 for a database that the user may not manage. */
  async function getManaged(user: CurrentUser, id: number): Promise<DatabaseRow> {
    const database = await store.databases.find(id)
    if (database === undefined) throw notFound()
    requireRight(canManageDatabase(user, id))
    return database
  }

  /** A card that the user may change, and its database, which the user may manage. @throws {ApiError} 404 or 403. */
  async function getCard(user: CurrentUser, id: number): Promise<{ card: CardWithPeople; database: DatabaseRow }> {
    const card = await cards.getWritable(user, id)
    return { card, database: await getManaged(user, card.database_id ?? 0) }
  }

  /** Databases that the server itself writes take no tables. @throws {ApiError} 400. */
  function requireSupport(database: DatabaseRow): void {
    const isOwn = database.is_sample || database.is_audit || database.is_copies
    const driver = connections.driverOf(database)
    if (isOwn || driver?.dialect.supports('persist-models') !== true) {
      throw refusedParameter('Database does not support persisting')
    }
  }

  /** @throws {ApiError} 400 for a database whose models are not kept. */
  function requireOn(database: DatabaseRow): void {
    requireSupport(database)
    if (!isOn(database)) throw refusedParameter('Persisting models not enabled for database')
  }

  /** Copies need no switch of their database. @throws {ApiError} 400 while nothing is kept at all, and for rows that are not copied. */
  async function requireCopied(database: DatabaseRow): Promise<void> {
    if (!(await settings.current()).get('persisted-models-enabled')) {
      throw refusedParameter('Persisting models is not enabled.')
    }
    requireCopies(database.is_audit || database.is_copies ? undefined : connections.driverOf(database))
  }

  return { getManaged, getCard, requireSupport, requireOn, requireCopies: requireCopied }
}

export type PersistenceAccess = ReturnType<typeof persistenceAccess>

/** Whether models of the database are kept as tables. */
export function isOn({ settings }: Pick<DatabaseRow, 'settings'>): boolean {
  return settings?.['persist-models-enabled'] === true
}

/** @throws {ApiError} 400 for a table that the last sync did not find. */
export function requireThere({ active }: { active: boolean }): void {
  if (!active) throw refusedParameter('The table is not there any more.')
}
