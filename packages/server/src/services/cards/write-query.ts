/** What the query that a client sent comes to in a card's row: the query, its type and its columns. */
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, JsonObject, RowChanges, Store } from '../../store/index.ts'
import type { CardChanges, CardInput } from './input.ts'
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
  /** Columns of a query's result as a card stores them; null when they cannot be told. */
  describeQuery: (user: CurrentUser, query: JsonObject) => Promise<JsonObject[] | null>
  /** @throws {ApiError} 403 when the user may not run the query. */
  requireRunnable: (user: CurrentUser, query: JsonObject) => Promise<void>
}

export function queryWrites({ store, describeQuery, requireRunnable }: QueryWriteDeps) {
  /** The query as it is stored, once it is known to fit the card and its user. */
  async function checkedQuery(
    user: CurrentUser,
    sent: JsonObject,
    type: CardType,
    ownId?: number,
  ): Promise<StoredQuery> {
    const query = await readQuery(store, sent)
    requireFits(type, query.dataset_query)
    await requireOwnFields(store, query)
    if (ownId !== undefined) await requireNoCircle(store, query.dataset_query, ownId)
    await requireRunnable(user, query.dataset_query)
    return query
  }

  /** For a new card. @throws {ApiError} 400 for a query that the card cannot have, 403 for one not allowed. */
  async function ofNew(user: CurrentUser, input: CardInput) {
    const type = input.type ?? (input.dataset === true ? 'model' : 'question')
    const query = await checkedQuery(user, input.dataset_query, type)
    const result_metadata = input.result_metadata ?? (await describeQuery(user, query.dataset_query))
    return { type, ...query, result_metadata }
  }

  /** For a card that changes. A model keeps what its author said of columns. @throws {ApiError} 400, 403 as above. */
  async function changesOf(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
    const { dataset, dataset_query, result_metadata } = changes
    const type = changes.type ?? (dataset == null ? card.type : dataset ? 'model' : 'question')
    const becomesModel = type === 'model' && (changes.type != null || card.type !== 'model')
    const typed: RowChanges<'cards'> = { type, ...(becomesModel ? { display: 'table' } : {}) }
    if (dataset_query == null) {
      if (type !== card.type) requireFits(type, card.dataset_query)
      return { ...typed, ...(result_metadata == null ? {} : { result_metadata }) }
    }
    const query = await checkedQuery(user, dataset_query, type, card.id)
    const described = result_metadata ?? (await describeQuery(user, query.dataset_query))
    const isEditedModel = type === 'model' && result_metadata == null
    return {
      ...typed,
      ...query,
      result_metadata: isEditedModel ? keepEdits(described, card.result_metadata) : described,
    }
  }

  return { ofNew, changesOf }
}

/** What a model's author may have said of a column; it outlives a change of the query. */
const EDITED_KEYS = [
  'display_name',
  'description',
  'semantic_type',
  'visibility_type',
  'fk_target_field_id',
  'settings',
]

function keepEdits(columns: JsonObject[] | null, before: JsonObject[] | null): JsonObject[] | null {
  if (columns === null || before === null) return columns
  const known = new Map(before.map((column) => [column['name'], column]))
  return columns.map((column) => {
    const old = known.get(column['name'])
    if (old === undefined || old['base_type'] !== column['base_type']) return column
    const edits = EDITED_KEYS.filter((key) => old[key] != null).map((key) => [key, old[key]])
    return { ...column, ...Object.fromEntries(edits) }
  })
}
