/** What a card's revisions hold and say (contract: revisions, section 3). */
import type { CardRow, JsonObject, RowChanges } from '../../../store/index.ts'
import type { CollectionTree } from '../../library/collections/index.ts'
import { ROOT_NAME } from '../../library/collections/index.ts'
import { placedPhrase, revisionsOf, type RevisionWords } from '../revisions/index.ts'

export const cardRevisions = revisionsOf('card')

const KEPT = [
  'name',
  'description',
  'display',
  'type',
  'dataset_query',
  'query_type',
  'database_id',
  'table_id',
  'source_card_id',
  'visualization_settings',
  'result_metadata',
  'parameters',
  'parameter_mappings',
  'collection_id',
  'collection_position',
  'collection_preview',
  'dashboard_id',
  'archived',
  'archived_directly',
  'cache_ttl',
  'enable_embedding',
  'embedding_params',
  'embedding_type',
] as const satisfies readonly (keyof CardRow)[]

type Kept = Pick<CardRow, (typeof KEPT)[number]>

/** The part of a card that people change. */
export function cardSnapshot(card: Kept): JsonObject {
  return Object.fromEntries(KEPT.map((key) => [key, card[key]]))
}

/** The columns of a card as they were. */
export function columnsThen(object: JsonObject): Partial<Kept> {
  return columnsIn(object, KEPT)
}

/** The columns of a card as they were, but for where it lies and how it is shared. */
export function restoredCard(object: JsonObject): RowChanges<'cards'> {
  return columnsIn(object, RESTORED)
}

function columnsIn(object: JsonObject, names: readonly (keyof Kept)[]): Partial<Kept> {
  const kept: JsonObject = Object.fromEntries(names.flatMap((key) => (key in object ? [[key, object[key]]] : [])))
  return kept // written by cardSnapshot
}

const RESTORED = KEPT.filter(
  (key) =>
    !key.startsWith('collection_') &&
    key !== 'dashboard_id' &&
    !key.startsWith('archived') &&
    !key.includes('embedding') &&
    key !== 'cache_ttl',
)

export function cardWords(tree: CollectionTree): RevisionWords {
  const common = placedPhrase((id) => (id === null ? ROOT_NAME : (tree.find(id)?.name ?? 'a collection that is gone')))
  return {
    noun: 'Card',
    phrase(key, before, after) {
      switch (key) {
        case 'dataset_query':
          return 'modified the query'
        case 'display':
          return `changed the display from ${String(before)} to ${String(after)}`
        case 'dashboard_id':
          return after === null ? 'moved {it} out of a dashboard' : 'moved {it} into a dashboard'
        case 'visualization_settings':
          return 'changed the visualization settings'
        case 'result_metadata':
          return 'edited the metadata'
        case 'type':
          return `changed the type from ${String(before)} to ${String(after)}`
        default:
          return common(key, before, after)
      }
    },
  }
}
