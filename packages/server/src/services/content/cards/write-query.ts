/** What the query that a client sent comes to in a card's row: the query, its type and its columns. */
import { isDeepStrictEqual } from 'node:util'
import { forbidden } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { workTurn } from '../../../process/work-turns.ts'
import type { CardRow, JsonObject, Repositories, RowChanges, Store } from '../../../store/index.ts'
import type { CardChanges, CardInput } from './input.ts'
import type { InspectedQuery, InspectQuery } from './inspect-query.ts'
import { requireMappedFields } from './mapped-fields.ts'
import { keepEdits, sentColumns } from './result-columns.ts'
import {
  readQuery,
  requireFits,
  requireNoCircle,
  requireOwnFields,
  type CardType,
  type StoredQuery,
} from './stored-query.ts'

export interface QueryWriteDeps {
  store: Store
  inspectQuery: InspectQuery
}

interface CheckedQuery extends Pick<InspectedQuery, 'columns'> {
  query: StoredQuery
}

export function queryWrites({ store, inspectQuery }: QueryWriteDeps) {
  /** The query as it is stored, once it is known to fit the card and its user. */
  async function checkedQuery(
    user: CurrentUser,
    sent: JsonObject,
    type: CardType,
    ownId?: number,
  ): Promise<CheckedQuery> {
    const query = await readQuery(store, sent)
    requireFits(type, query.dataset_query)
    await requireOwnFields(store, query)
    if (ownId !== undefined) await requireNoCircle(store, query.dataset_query, ownId)
    // Reading, compiling and writing down a large query take a turn each: others come in between.
    await workTurn()
    const { isAllowed, columns } = await inspectQuery(user, query)
    await workTurn()
    if (!isAllowed) throw forbidden()
    return { query, columns }
  }

  /** For a new card. @throws {ApiError} 400 for a query that the card cannot have, 403 for one not allowed. */
  async function ofNew(user: CurrentUser, input: CardInput) {
    const type = sentType(input, 'question')
    const { query, columns } = await checkedQuery(user, input.dataset_query, type)
    const sent = sentColumns(input.result_metadata)
    await requireMappedFields(store, user, query, sent)
    const result_metadata = sent ?? (await columns())
    return { type, ...query, result_metadata }
  }

  /** For a card that changes. A model keeps what its author said of columns. @throws {ApiError} 400, 403 as above. */
  async function changesOf(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
    const { dataset_query } = changes
    const type = sentType(changes, card.type)
    const becomesModel = type === 'model' && (changes.type != null || card.type !== 'model')
    const typed: RowChanges<'cards'> = { type, ...(becomesModel ? { display: 'table' } : {}) }
    if (dataset_query == null) {
      if (type !== card.type) requireFits(type, card.dataset_query)
      const result_metadata = sentColumns(changes.result_metadata)
      await requireMappedFields(store, user, card, result_metadata, card.result_metadata)
      return { ...typed, ...(result_metadata === null ? {} : { result_metadata }) }
    }
    const { query, columns } = await checkedQuery(user, dataset_query, type, card.id)
    // Clients send a card back as they read it, with the columns of the query that it had.
    const isEcho = isDeepStrictEqual(changes.result_metadata, card.result_metadata)
    const result_metadata = isEcho ? null : sentColumns(changes.result_metadata)
    await requireMappedFields(store, user, query, result_metadata, card.result_metadata)
    const described = result_metadata ?? (await columns())
    const isEditedModel = type === 'model' && result_metadata === null
    return {
      ...typed,
      ...query,
      result_metadata: isEditedModel ? keepEdits(described, card.result_metadata) : described,
    }
  }

  /** @throws {ApiError} 403 for a query that the user could not save. */
  async function requireAllowed(user: CurrentUser, { dataset_query }: Pick<CardRow, 'dataset_query'>): Promise<void> {
    if (!(await inspectQuery(user, await readQuery(store, dataset_query))).isAllowed) throw forbidden()
  }

  return { ofNew, changesOf, requireAllowed }
}

/**
 * For a new card whose columns are known, as part of a change: the query may name what the change has just made. Nothing is
 * compiled, so the caller has made sure that the user may run the query.
 * @throws {ApiError} 400 for a query that the card cannot have.
 */
export async function describedQuery(repositories: Repositories, input: CardInput) {
  const type = sentType(input, 'question')
  const query = await readQuery(repositories, input.dataset_query)
  requireFits(type, query.dataset_query)
  await requireOwnFields(repositories, query)
  return { type, ...query, result_metadata: sentColumns(input.result_metadata) }
}

/** The type that a card will have; `stored` is the one that it keeps when none is sent. */
export function sentType({ type, dataset }: Pick<CardChanges, 'type' | 'dataset'>, stored: CardType): CardType {
  return type ?? (dataset == null ? stored : dataset ? 'model' : 'question')
}
