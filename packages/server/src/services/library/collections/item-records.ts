/** One item of a collection as clients see it (contract: collections, section 3). */
import { canUpload, canWriteCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type {
  CardItemKey,
  CardItemRow,
  CollectionRow,
  DashboardBrief,
  DashboardItemRow,
  SnippetWithCreator,
  TimelineWithCreator,
} from '../../../store/index.ts'
import { lastEdit } from '../../shared/person.ts'
import { collectionRecord } from './records.ts'
import type { CollectionTree } from './tree.ts'

/** What clients call a card of each type among other content. */
export const MODEL_OF_CARD_TYPE = { question: 'card', model: 'dataset', metric: 'metric' } as const
/** The same of all that is counted in collections. */
export const MODEL_OF_TYPE = { ...MODEL_OF_CARD_TYPE, dashboard: 'dashboard' } as const

export type Item =
  | ReturnType<typeof cardItem>
  | ReturnType<typeof dashboardItem>
  | ReturnType<typeof timelineItem>
  | ReturnType<typeof collectionItem>
  | ReturnType<typeof snippetItem>

/** An item, or what is known of a card before it is shown. */
export type Entry = Item | ReturnType<typeof cardEntry>

/** The dashboard that a question lives in, as its records show it. */
export function dashboardHomeRecord({ id, name, moderated_status }: DashboardBrief) {
  return { id, name, moderation_status: moderated_status }
}

/** What is listed, and for whom. */
export interface Listing {
  /** Null for the root. What the Trash lists lies elsewhere, as does what has risen from a hidden collection. */
  collection: CollectionRow | null
  tree: CollectionTree
  user: CurrentUser
}

export function cardItem(card: CardItemRow, { collection, tree, user }: Listing) {
  const home = card.collection_id === null ? undefined : tree.find(card.collection_id)
  const can_write = canWriteCollection(user, tree.scopeAt(card.collection_id))
  return {
    id: card.id,
    name: card.name,
    model: MODEL_OF_CARD_TYPE[card.type],
    description: card.description,
    collection_id: collection?.id ?? null,
    collection_position: card.collection_position,
    collection_preview: card.collection_preview,
    entity_id: card.entity_id,
    archived: card.archived,
    display: card.display,
    query_type: card.query_type,
    database_id: card.database_id,
    dashboard_id: card.dashboard_id,
    last_used_at: card.last_used_at,
    moderated_status: card.moderated_status,
    based_on_upload:
      card.type === 'model' && card.query_type === 'query' && card.is_upload === true && canUpload(user)
        ? card.table_id
        : null,
    can_write,
    can_restore: card.archived && can_write && home?.archived !== true,
    can_delete: card.archived && can_write,
    type: null,
    authority_level: null,
    ...lastEdit(card),
  }
}

/** What a card is chosen and sorted by. */
export function cardEntry({ id, name, type, collection_position, dashboard_id }: CardItemKey) {
  const model = MODEL_OF_CARD_TYPE[type]
  return {
    id,
    name,
    model,
    collection_position,
    dashboard_id,
    type: null,
    authority_level: null,
    isBrief: true as const,
  }
}

export function dashboardItem(dashboard: DashboardItemRow, { collection, tree, user }: Listing) {
  const home = dashboard.collection_id === null ? undefined : tree.find(dashboard.collection_id)
  const can_write = canWriteCollection(user, tree.scopeAt(dashboard.collection_id))
  return {
    id: dashboard.id,
    name: dashboard.name,
    model: 'dashboard' as const,
    description: dashboard.description,
    collection_id: collection?.id ?? null,
    collection_position: dashboard.collection_position,
    entity_id: dashboard.entity_id,
    archived: dashboard.archived,
    location: null,
    moderated_status: dashboard.moderated_status,
    can_write,
    can_restore: dashboard.archived && can_write && home?.archived !== true,
    can_delete: dashboard.archived && can_write,
    type: null,
    authority_level: null,
    ...lastEdit(dashboard),
  }
}

export function timelineItem(timeline: TimelineWithCreator, { tree, user }: Listing) {
  const { id, name, description, icon, collection_id, entity_id, archived } = timeline
  return {
    id,
    name,
    model: 'timeline' as const,
    description,
    icon,
    collection_id,
    collection_position: null,
    entity_id,
    archived,
    can_write: canWriteCollection(user, tree.scopeAt(collection_id)),
    type: null,
    authority_level: null,
  }
}

export function collectionItem(row: CollectionRow, { collection, tree, user }: Listing) {
  const record = collectionRecord(row, tree, user)
  return {
    id: row.id,
    name: row.name,
    model: 'collection' as const,
    description: row.description,
    collection_id: collection?.id ?? null,
    collection_position: null,
    entity_id: row.entity_id,
    archived: row.archived,
    location: row.location,
    effective_location: record.effective_location,
    authority_level: row.authority_level,
    type: row.type,
    namespace: row.namespace,
    ...(row.personal_owner_id === null ? {} : { personal_owner_id: row.personal_owner_id }),
    can_write: record.can_write,
    can_restore: record.can_restore,
    can_delete: record.can_delete,
    is_remote_synced: false,
  }
}

export function snippetItem(snippet: SnippetWithCreator) {
  const { id, name, description, collection_id, entity_id, archived } = snippet
  return {
    id,
    name,
    model: 'snippet' as const,
    description,
    collection_id,
    collection_position: null,
    entity_id,
    archived,
    type: null,
    authority_level: null,
  }
}
