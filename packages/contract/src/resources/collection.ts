/** `/api/collection`. */
import { Type, type Static } from 'typebox'
import { Named } from '../schemas/answers.ts'
import { LastEdit } from './card.ts'
import { Page } from '../schemas/paging.ts'
import {
  Flag,
  ItemId,
  ItemKey,
  JsonMap,
  ListOf,
  Maybe,
  NonBlank,
  Nullable,
  OneOf,
  PositiveInt,
} from '../schemas/values.ts'

/** The numeric id, the entity id, `root` or `trash`. */
export const CollectionKeyParams = Type.Object({ id: ItemKey(['root', 'trash']) })

/** Of the root collection, which each namespace has. */
export const CollectionQuery = Type.Object({ namespace: Type.Optional(Type.String()) })

/** `archived=true` lists the Trash alone. `personal-only=true` lists collections with an owner. */
export const CollectionListQuery = Type.Object({
  archived: Flag,
  'exclude-other-user-collections': Flag,
  namespace: Type.Optional(Type.String()),
  'personal-only': Flag,
})

/** `shallow=true` returns only the children of `collection-id`, or of the root. */
export const CollectionTreeQuery = Type.Object({
  'exclude-archived': Flag,
  'exclude-other-user-collections': Flag,
  namespace: Type.Optional(Type.String()),
  shallow: Flag,
  'collection-id': Type.Optional(ItemKey(['root', 'trash'])),
})

/** Kinds of items, as lists of a collection name them: `dataset` is a model, `no_models` asks for nothing. */
export const ITEM_MODEL_NAMES = [
  'card',
  'dataset',
  'metric',
  'dashboard',
  'collection',
  'pulse',
  'snippet',
  'timeline',
  'document',
  'table',
  'no_models',
] as const

/** `GET /api/collection/:id/items`. Sorted by name unless `sort_column` says otherwise; `model` is the older `models`. */
export const CollectionItemsQuery = Type.Object({
  models: ListOf(OneOf(ITEM_MODEL_NAMES)),
  model: ListOf(OneOf(ITEM_MODEL_NAMES)),
  archived: Flag,
  pinned_state: Type.Optional(OneOf(['all', 'is_pinned', 'is_not_pinned'])),
  sort_column: Type.Optional(OneOf(['name', 'last_edited_at', 'last_edited_by', 'model'])),
  sort_direction: Type.Optional(OneOf(['asc', 'desc'])),
  official_collections_first: Flag,
  show_dashboard_questions: Flag,
  include_can_run_adhoc_query: Flag,
  namespace: Type.Optional(Type.String()),
  ...Page,
})

/** Without `parent_id`, at the top. Only administrators set `authority_level`. */
export const CollectionBody = Type.Object({
  name: NonBlank,
  description: Maybe(NonBlank),
  parent_id: Maybe(ItemId),
  namespace: Maybe(NonBlank),
  authority_level: Maybe(OneOf(['official'])),
})

/** Absent leaves a value. `archived: true` moves it to the Trash with its content; `parent_id: null` to the top. */
export const CollectionChangesBody = Type.Object({
  name: Maybe(NonBlank),
  description: Maybe(Type.String()),
  archived: Maybe(Type.Boolean()),
  parent_id: Maybe(ItemId),
  authority_level: Maybe(OneOf(['official'])),
})

/** Absent: the collections of content. `snippets` has permissions of its own. */
export const CollectionGraphQuery = Type.Object({ namespace: Type.Optional(Type.String()) })
/** Only entries sent are changed. `revision` is that of the graph that was read: another one is refused with 409. */
export const CollectionGraphBody = Type.Object({
  revision: Maybe(Type.Integer({ minimum: 0 })),
  groups: JsonMap,
  namespace: Maybe(NonBlank),
})
/** `none`, `read` or `write` by group, and by collection or `root`. */
export const CollectionGraph = Type.Object({
  revision: Type.Integer(),
  groups: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), OneOf(['none', 'read', 'write'])))),
})

/** Questions of a collection that one dashboard uses and no other, newest first. */
export const DashboardQuestionCandidates = Type.Object({
  data: Type.Array(Type.Intersect([Named, Type.Object({ sole_dashboard_info: Named })])),
  total: Type.Integer(),
})
/** Candidates to move into their dashboard; null or absent for all. */
export const MoveCandidatesBody = Type.Object({ card_ids: Maybe(Type.Array(PositiveInt)) })
/** Ids of the cards that were moved. */
export const MovedCandidates = Type.Object({ moved: Type.Array(PositiveInt) })

const CollectionId = Type.Union([PositiveInt, Type.Literal('root')])

/** The root has fewer keys than the others. */
const COLLECTION = {
  id: CollectionId,
  name: Type.String(),
  can_write: Type.Boolean(),
  can_restore: Type.Boolean(),
  can_delete: Type.Boolean(),
  parent_id: Nullable(PositiveInt),
  is_personal: Type.Boolean(),
  authority_level: Nullable(Type.String()),
  effective_location: Nullable(Type.String()),
  description: Maybe(Type.String()),
  archived: Type.Optional(Type.Boolean()),
  location: Maybe(Type.String()),
  personal_owner_id: Maybe(PositiveInt),
  /** `trash`, `instance-analytics` and the like; null for ordinary ones. */
  type: Maybe(Type.String()),
}

/** One collection; asked for by itself, it names those above it, the outermost first. */
export const CollectionRecord = Type.Object({
  ...COLLECTION,
  effective_ancestors: Type.Optional(Type.Array(Type.Object({ id: CollectionId, name: Type.String() }))),
})
/** Collections that the caller may read. The root comes first, but a tree has no node for it. */
export const CollectionList = Type.Array(CollectionRecord)

/** `here` and `below` name the kinds of content in it and further down, where there are any. */
const TREE_NODE = {
  ...COLLECTION,
  here: Type.Optional(Type.Array(Type.String())),
  below: Type.Optional(Type.Array(Type.String())),
}
const TreeNode = Type.Object(TREE_NODE)
/** `children` is the nodes below it; in a shallow tree only whether there are any. */
export type CollectionTreeNode = Static<typeof TreeNode> & { children: CollectionTreeNode[] | boolean }
/** The schema describes the outermost nodes, the type also those below them. */
export const CollectionTree = Type.Array(
  Type.Unsafe<CollectionTreeNode>(
    Type.Object({ ...TREE_NODE, children: Type.Union([Type.Array(TreeNode), Type.Boolean()]) }),
  ),
)

const LISTED_MODELS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'snippet', 'timeline'] as const

/** `total` is null when nothing fits. `models` are the kinds that were searched. */
export const CollectionItems = Type.Object({
  total: Nullable(Type.Integer()),
  data: Type.Array(
    Type.Object({
      id: PositiveInt,
      name: Type.String(),
      model: OneOf(LISTED_MODELS),
      description: Nullable(Type.String()),
      collection_id: Nullable(PositiveInt),
      collection_position: Nullable(Type.Integer()),
      collection_preview: Type.Optional(Type.Boolean()),
      archived: Type.Boolean(),
      can_write: Type.Optional(Type.Boolean()),
      can_restore: Type.Optional(Type.Boolean()),
      can_delete: Type.Optional(Type.Boolean()),
      'last-edit-info': Type.Optional(LastEdit),
      moderated_status: Maybe(Type.String()),
      authority_level: Nullable(Type.String()),
      /** Of a collection, as in its record. */
      type: Nullable(Type.String()),
      /** Of a question, model or metric. */
      display: Type.Optional(Type.String()),
      database_id: Maybe(PositiveInt),
    }),
  ),
  models: Type.Array(Type.String()),
  limit: Type.Optional(Nullable(Type.Integer())),
  offset: Type.Optional(Nullable(Type.Integer())),
})
