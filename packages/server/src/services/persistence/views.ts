/** Stored models as clients see them (contract: models, section 1). */
import { notFound, type Paging, type PersistenceState } from '@querent/contract'
import { canManageDatabase, canQueryDatabase, canReadCollection, requireRight } from '../../permissions/check.ts'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { PersistenceWithModel } from '../../store/index.ts'
import type { ContentArea } from '../content/index.ts'
import type { Deps } from '../deps.ts'
import type { LibraryArea } from '../library/index.ts'
import { personRecord } from '../shared/person.ts'
import type { RefreshSchedule } from './schedule.ts'
import { REFRESHED } from './states.ts'
import type { PersistenceTargets } from './targets/target.ts'

interface ViewDeps extends Pick<Deps, 'store'> {
  cards: Pick<ContentArea['cards'], 'getRow'>
  collections: Pick<LibraryArea['collections'], 'tree'>
  schedule: RefreshSchedule
  targets: PersistenceTargets
}

export function persistenceViews({ store, cards, collections, schedule, targets }: ViewDeps) {
  async function record(row: PersistenceWithModel, next: string | null) {
    const { id, database_id, card_name, state, target, as_of, row_count, creator_id, email, first_name, last_name } =
      row
    const card_id = row.card_id ?? 0
    const names = await namesOf(row)
    return {
      id,
      database_id,
      database_name: row.database_name,
      schema_name: row.schema_name ?? names.schema,
      table_name: row.table_name ?? names.table,
      card_id,
      card_name,
      card_archived: row.archived,
      card_type: row.card_type,
      collection_id: row.collection_id,
      collection_name: row.collection_name,
      collection_authority_level: row.collection_authority_level,
      definition: row.definition,
      active: state === 'persisted',
      state,
      error: row.error,
      refresh_begin: row.refresh_begin,
      refresh_end: row.refresh_end,
      'next-fire-time': isRefreshed(state) && !row.archived ? next : null,
      rows_as_of: as_of,
      row_count: row_count === null ? null : Number(row_count),
      creator_id,
      creator: creator_id === null ? null : personRecord({ id: creator_id, email, first_name, last_name }),
      target,
    }
  }

  function namesOf({ id, target, card_id, card_name, database_id }: PersistenceWithModel) {
    const kept = target === 'copy' ? id : (card_id ?? 0)
    return targets[target].names({ id: kept, name: card_name }, database_id)
  }

  /** Newest refresh first: models outside the trash, on databases that the user may manage, in collections that it may see. */
  async function list(user: CurrentUser, page: Paging | undefined) {
    const tree = await collections.tree()
    const all = (await store.persistence.listWithModels()).filter(
      (row) =>
        !row.archived &&
        canManageDatabase(user, row.database_id) &&
        canReadCollection(user, tree.scopeAt(row.collection_id)),
    )
    const shown = page === undefined ? all : all.slice(page.offset, page.offset + page.limit)
    const next = await schedule.next()
    const data = await Promise.all(shown.map((row) => record(row, next)))
    return { data, total: all.length, limit: page?.limit ?? null, offset: page?.offset ?? null }
  }

  async function found(user: CurrentUser, id: number): Promise<PersistenceWithModel> {
    const row = await store.persistence.findWithModel(id)
    if (row === undefined) throw notFound()
    await cards.getRow(user, row.card_id ?? 0)
    return row
  }

  /** @throws {ApiError} 404; 403 for a card that the user may not see, or a database that it does not manage. */
  async function get(user: CurrentUser, id: number) {
    const row = await found(user, id)
    requireRight(canManageDatabase(user, row.database_id))
    return record(row, await schedule.next())
  }

  /** For whoever may query the database. @throws {ApiError} 404 for a card that is not kept, or 403. */
  async function getByCard(user: CurrentUser, cardId: number) {
    await cards.getRow(user, cardId)
    const id = (await store.persistence.findByCard(cardId))?.id
    if (id === undefined) throw notFound()
    const row = await found(user, id)
    requireRight(canQueryDatabase(user, row.database_id))
    return record(row, await schedule.next())
  }

  return { list, get, getByCard }
}

function isRefreshed(state: PersistenceState): boolean {
  return REFRESHED.includes(state)
}
