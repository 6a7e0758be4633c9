/** Creating, changing, copying, moving and deleting cards (contract: data, section 14.3). */
import { badRequest, notFound } from '@querent/contract'
import type { CurrentUser } from '../../permissions/current-user.ts'
import type { CardRow, JsonObject, Repositories, RowChanges, Store } from '../../store/index.ts'
import type { CollectionService } from '../collections/index.ts'
import type { CardAccess } from './access.ts'
import type { CardSharing } from './sharing.ts'
import {
  readQuery,
  requireFits,
  requireNoCircle,
  requireOwnFields,
  type CardType,
  type StoredQuery,
} from './stored-query.ts'

/** Where a card lies. */
export interface CardPlace {
  /** A number or an entity id; null is the root. */
  collection_id?: number | string | null
  dashboard_id?: number | null
}

export interface CardInput extends CardPlace {
  name: string
  display: string
  dataset_query: JsonObject
  visualization_settings: JsonObject
  description?: string | null
  type?: CardType | null
  /** The older way to say that it is a model. */
  dataset?: boolean | null
  collection_position?: number | null
  collection_preview?: boolean | null
  cache_ttl?: number | null
  parameters?: JsonObject[] | null
  parameter_mappings?: JsonObject[] | null
  result_metadata?: JsonObject[] | null
}

export type CardChanges = Partial<{ [Key in keyof CardInput]: CardInput[Key] | null }> & {
  archived?: boolean | null
  enable_embedding?: boolean | null
  embedding_params?: JsonObject | null
  embedding_type?: string | null
}

/** Columns of a query's result as a card keeps them; null when they cannot be told. */
export type DescribeQuery = (user: CurrentUser, query: JsonObject) => Promise<JsonObject[] | null>

export interface CardWriteDeps {
  store: Store
  now: () => number
  collections: CollectionService
  access: CardAccess
  sharing: CardSharing
  describeQuery: DescribeQuery
  /** @throws {ApiError} 403 when the user may not run the query. */
  requireRunnable: (user: CurrentUser, query: JsonObject) => Promise<void>
}

export function cardWrites({
  store,
  now,
  collections,
  access,
  sharing,
  describeQuery,
  requireRunnable,
}: CardWriteDeps) {
  const time = () => new Date(now()).toISOString()

  /** Gives the new id. */
  async function create(user: CurrentUser, input: CardInput): Promise<number> {
    if (input.dashboard_id != null) throw notFound()
    const type = input.type ?? (input.dataset === true ? 'model' : 'question')
    const collection_id = await homeOf(user, input.collection_id ?? null)
    const query = await checkedQuery(user, input.dataset_query, type)
    const result_metadata = input.result_metadata ?? (await describeQuery(user, query.dataset_query))
    const collection_position = input.collection_position ?? null
    const at = time()
    return store.transaction(async ({ cards }) => {
      if (collection_position !== null) await cards.shiftPositions(collection_id, collection_position, 1)
      return cards.create({
        name: input.name,
        description: input.description ?? null,
        display: input.display,
        type,
        ...query,
        visualization_settings: input.visualization_settings,
        result_metadata,
        parameters: input.parameters ?? [],
        parameter_mappings: input.parameter_mappings ?? [],
        collection_id,
        collection_position,
        collection_preview: input.collection_preview ?? true,
        cache_ttl: input.cache_ttl ?? null,
        embedding_params: null,
        embedding_type: null,
        public_uuid: null,
        made_public_by_id: null,
        dashboard_id: null,
        creator_id: user.id,
        last_editor_id: user.id,
        last_edited_at: at,
        last_used_at: null,
        created_at: at,
        updated_at: at,
      })
    })
  }

  /** Only the keys that are there change; null clears what may be empty and leaves the rest. */
  async function update(user: CurrentUser, id: number, changes: CardChanges): Promise<void> {
    const card = await access.getWritable(user, id)
    if (changes.dashboard_id != null) throw notFound()
    await requireEmbeddable(user, card, changes)
    const next: RowChanges<'cards'> = {
      ...plainChanges(changes),
      ...(await placeChanges(user, card, changes)),
      ...(await queryChanges(user, card, changes)),
      last_editor_id: user.id,
      last_edited_at: time(),
      updated_at: time(),
    }
    await store.transaction(async ({ cards }) => {
      await movePins(cards, card, next)
      await cards.update(id, next)
    })
  }

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

  async function queryChanges(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
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

  /** Where the card lies, and whether in the Trash. */
  async function placeChanges(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<RowChanges<'cards'>> {
    const isArchived = changes.archived ?? card.archived
    const moves = changes.collection_id !== undefined
    const collection_id = moves ? await idOfHome(changes.collection_id ?? null) : card.collection_id
    if (collection_id !== card.collection_id) await access.requireHome(user, collection_id)
    if (card.archived && !isArchived && (await isInTrash(collection_id))) {
      throw badRequest('The collection of the card is in the trash: give another one as collection_id.')
    }
    return {
      ...(moves ? { collection_id } : {}),
      ...(changes.collection_position === undefined ? {} : { collection_position: changes.collection_position }),
      ...(isArchived === card.archived ? {} : { archived: isArchived, archived_directly: isArchived }),
      ...(isArchived ? { collection_position: null } : {}),
    }
  }

  async function isInTrash(collectionId: number | null): Promise<boolean> {
    return collectionId !== null && (await collections.tree()).find(collectionId)?.archived === true
  }

  async function idOfHome(key: number | string | null): Promise<number | null> {
    return key === null ? null : collections.resolveId(key)
  }

  async function homeOf(user: CurrentUser, key: number | string | null): Promise<number | null> {
    const id = await idOfHome(key)
    await access.requireHome(user, id)
    return id
  }

  /** @throws {ApiError} 403 or 400 when what may be embedded changes and the user or the settings do not allow it. */
  async function requireEmbeddable(user: CurrentUser, card: CardRow, changes: CardChanges): Promise<void> {
    const { enable_embedding, embedding_params, embedding_type } = changes
    const differs = (sent: unknown, stored: unknown) => sent != null && JSON.stringify(sent) !== JSON.stringify(stored)
    const isChange =
      differs(enable_embedding, card.enable_embedding) ||
      differs(embedding_params, card.embedding_params) ||
      differs(embedding_type, card.embedding_type)
    if (isChange) await sharing.requireEmbedding(user)
  }

  /** A copy in the same collection; gives its id. */
  async function copy(user: CurrentUser, id: number): Promise<number> {
    const card = await access.getRow(user, id)
    return create(user, { ...card, name: `Copy of ${card.name}`, collection_position: null, dashboard_id: null })
  }

  /** All or none of them. */
  async function move(user: CurrentUser, ids: readonly number[], target: CardPlace): Promise<void> {
    await access.requireWritable(user, ids)
    if (target.dashboard_id != null) throw notFound()
    const collection_id = await homeOf(user, target.collection_id ?? null)
    await store.cards.updateMany(ids, { collection_id, collection_position: null, updated_at: time() })
  }

  async function remove(user: CurrentUser, id: number): Promise<void> {
    await access.getWritable(user, id)
    await store.transaction(async ({ cards, bookmarks }) => {
      await bookmarks.deleteTargets('card', [id])
      await cards.delete(id)
    })
  }

  return { create, update, copy, move, remove }
}

/** Changes that go into the row as they are; null leaves what a card must have. */
function plainChanges(changes: CardChanges): RowChanges<'cards'> {
  const { name, display, visualization_settings, parameters, parameter_mappings, collection_preview } = changes
  const { description, cache_ttl, enable_embedding, embedding_params, embedding_type } = changes
  return {
    ...(description === undefined ? {} : { description }),
    ...(cache_ttl === undefined ? {} : { cache_ttl }),
    ...(embedding_params === undefined ? {} : { embedding_params }),
    ...(embedding_type === undefined ? {} : { embedding_type }),
    ...(name == null ? {} : { name }),
    ...(display == null ? {} : { display }),
    ...(visualization_settings == null ? {} : { visualization_settings }),
    ...(parameters == null ? {} : { parameters }),
    ...(parameter_mappings == null ? {} : { parameter_mappings }),
    ...(enable_embedding == null ? {} : { enable_embedding }),
    ...(collection_preview == null ? {} : { collection_preview }),
  }
}

/** Closes the gap where a pinned card was, and makes room where it goes. */
async function movePins(cards: Repositories['cards'], card: CardRow, next: RowChanges<'cards'>): Promise<void> {
  const { collection_position = card.collection_position, collection_id = card.collection_id } = next
  if (collection_position === card.collection_position && collection_id === card.collection_id) return
  if (card.collection_position !== null)
    await cards.shiftPositions(card.collection_id, card.collection_position + 1, -1)
  if (collection_position !== null) await cards.shiftPositions(collection_id, collection_position, 1)
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
