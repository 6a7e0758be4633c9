/** Cards as clients see them (contract: cards, section 1). */
import { canManageDatabase, canRunAdHoc, canWriteCollection } from '../../../permissions/check.ts'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import { visibleColumns } from '../../../permissions/statistics.ts'
import type { CardJsonColumn, CardWithPeople } from '../../../store/index.ts'
import { VERSION } from '../../../version.ts'
import { collectionRecord, ROOT_NAME, type CollectionTree } from '../../library/collections/index.ts'
import type { Reviews } from '../moderation/index.ts'
import { commonName, lastEdit } from '../../shared/person.ts'
import { cardParameters } from './parameters.ts'

/** Version of the card's stored form, as clients read it. */
const CARD_SCHEMA = 23

/** What a record tells beyond its row; it costs statements of its own, so lists go without. */
export interface CardUsage {
  dashboard_count: number
  parameter_usage_count: number
  average_query_time: number | null
  last_query_start: string | null
  based_on_upload: number | null
  /** The dashboard that the card lives in. */
  dashboard: { id: number; name: string; moderation_status: string | null } | null
  /** The tab of it that the card stands on. */
  dashboard_tab_id: number | null
  /** Whether a model is kept as a table. */
  persisted: boolean
}

/** What records depend on beside their cards. */
export interface CardView {
  user: CurrentUser
  tree: CollectionTree
  /** Public links stay while sharing is off, and nobody sees them. */
  isSharingOn: boolean
  /** Of the cards that are shown; absent where answers do not tell them. */
  reviews?: Reviews
}

/** What the collection of a card has to do with it; the same for all cards in there. */
export interface CardHome {
  collection: ReturnType<typeof collectionRecord> | typeof ROOT
  can_write: boolean
}

const ROOT = { id: 'root' as const, name: ROOT_NAME, is_personal: false, authority_level: null }

export function cardHome(id: number | null, { tree, user }: Omit<CardView, 'isSharingOn'>): CardHome {
  const collection = id === null ? undefined : tree.find(id)
  if (collection === undefined) return { collection: ROOT, can_write: canWriteCollection(user, null) }
  return {
    collection: collectionRecord(collection, tree, user),
    can_write: canWriteCollection(user, tree.scope(collection)),
  }
}

/** A card as it stands in lists. */
export function cardListRecord(card: CardWithPeople, view: CardView) {
  const {
    dataset_query,
    visualization_settings,
    result_metadata,
    parameters: _stored,
    parameter_mappings,
    embedding_params,
    ...plain
  } = card
  return {
    ...plainListRecord(plain, cardHome(card.collection_id, view), view),
    dataset_query,
    visualization_settings,
    result_metadata: visibleColumns(view.user, card.database_id, result_metadata),
    parameters: cardParameters(card),
    parameter_mappings,
    embedding_params,
  }
}

/** The same without what is stored as JSON. */
export function plainListRecord(
  card: Omit<CardWithPeople, CardJsonColumn>,
  { collection, can_write }: CardHome,
  { isSharingOn, reviews }: Pick<CardView, 'isSharingOn' | 'reviews'>,
) {
  const {
    creator_email,
    creator_first_name,
    creator_last_name,
    creator_date_joined,
    creator_last_login,
    is_superuser,
    is_qbnewb,
    editor_email: _email,
    editor_first_name: _firstName,
    editor_last_name: _lastName,
    last_editor_id: _editor,
    last_edited_at: _edited,
    ...columns
  } = card
  const creator = { email: creator_email, first_name: creator_first_name, last_name: creator_last_name }
  return {
    ...columns,
    public_uuid: isSharingOn ? card.public_uuid : null,
    dataset: card.type === 'model',
    collection,
    creator: {
      id: card.creator_id,
      ...creator,
      common_name: commonName(creator),
      date_joined: creator_date_joined,
      last_login: creator_last_login,
      is_superuser,
      is_qbnewb,
    },
    ...lastEdit(card),
    can_write,
    moderation_reviews: reviews?.get(card.id) ?? [],
    document_id: null,
    card_schema: CARD_SCHEMA,
    cache_invalidated_at: null,
    is_remote_synced: false,
    metabase_version: VERSION.tag,
  }
}

export function cardRecord(card: CardWithPeople, view: CardView, { persisted, ...usage }: CardUsage) {
  const record = cardListRecord(card, view)
  const { tree, user } = view
  const { can_write } = record
  const home = card.collection_id === null ? undefined : tree.find(card.collection_id)
  return {
    ...record,
    ...usage,
    can_run_adhoc_query: canRunAdHoc(user, card),
    can_restore: card.archived && can_write && home?.archived !== true,
    can_delete: card.archived && can_write,
    can_manage_db: card.database_id !== null && canManageDatabase(user, card.database_id),
    ...(card.type === 'model' ? { persisted } : {}),
  }
}
