/** `/api/collection`. */
import { Type } from 'typebox'
import { Flag, ItemKey, ListOf, Maybe, NonBlank, Nullable, OneOf, Page, PositiveInt } from './schemas.ts'

export const CollectionKeyParams = Type.Object({ id: ItemKey(['root', 'trash']) })

export const CollectionListQuery = Type.Object({
  archived: Flag,
  'exclude-other-user-collections': Flag,
  namespace: Type.Optional(Type.String()),
  'personal-only': Flag,
})

export const CollectionTreeQuery = Type.Object({
  'exclude-archived': Flag,
  'exclude-other-user-collections': Flag,
  namespace: Type.Optional(Type.String()),
  shallow: Flag,
  'collection-id': Type.Optional(Nullable(PositiveInt)),
})

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

export const CollectionItemsQuery = Type.Object({
  models: ListOf(OneOf(ITEM_MODEL_NAMES)),
  model: ListOf(OneOf(ITEM_MODEL_NAMES)),
  archived: Flag,
  pinned_state: Type.Optional(OneOf(['all', 'is_pinned', 'is_not_pinned'])),
  sort_column: Type.Optional(OneOf(['name', 'last_edited_at', 'last_edited_by', 'model'])),
  sort_direction: Type.Optional(OneOf(['asc', 'desc'])),
  official_collections_first: Flag,
  namespace: Type.Optional(Type.String()),
  ...Page,
})

export const CollectionTimelinesQuery = Type.Object({ include: Type.Optional(OneOf(['events'])), archived: Flag })
export const TimelineList = Type.Array(Type.Object({ id: PositiveInt }))

export const CollectionBody = Type.Object({
  name: NonBlank,
  description: Maybe(NonBlank),
  parent_id: Maybe(PositiveInt),
  namespace: Maybe(NonBlank),
  authority_level: Maybe(OneOf(['official'])),
})

export const CollectionChangesBody = Type.Object({
  name: Maybe(NonBlank),
  description: Maybe(Type.String()),
  archived: Maybe(Type.Boolean()),
  parent_id: Maybe(PositiveInt),
  authority_level: Maybe(OneOf(['official'])),
})

export const CollectionRecord = Type.Object({
  id: Type.Union([PositiveInt, Type.Literal('root')]),
  name: Type.String(),
  can_write: Type.Boolean(),
  parent_id: Nullable(PositiveInt),
  is_personal: Type.Boolean(),
  authority_level: Nullable(Type.String()),
})
export const CollectionList = Type.Array(CollectionRecord)

export const CollectionItems = Type.Object({
  total: Nullable(Type.Integer()),
  data: Type.Array(
    Type.Object({
      id: PositiveInt,
      name: Type.String(),
      model: OneOf(ITEM_MODEL_NAMES),
      collection_id: Nullable(PositiveInt),
      archived: Type.Boolean(),
    }),
  ),
  models: Type.Array(Type.String()),
  limit: Type.Optional(Nullable(Type.Integer())),
  offset: Type.Optional(Nullable(Type.Integer())),
})
