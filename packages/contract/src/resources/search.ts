/** `/api/search`. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { Flag, ListOf, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const SEARCH_MODEL_NAMES = [
  'card',
  'dataset',
  'metric',
  'dashboard',
  'collection',
  'database',
  'table',
  'segment',
  'action',
  'indexed-entity',
  'document',
  'measure',
  'transform',
] as const

/** What is said of personal collections. */
export const PERSONAL_FILTERS = ['all', 'only', 'only-mine', 'exclude', 'exclude-others'] as const

/** Without `archived`, archived things are left out. */
export const SearchQuery = Type.Object({
  q: Type.Optional(
    Type.String({ description: 'Words that a result must contain, all of them. Without any, everything is listed.' }),
  ),
  models: ListOf(OneOf(SEARCH_MODEL_NAMES)),
  archived: Flag,
  table_db_id: Type.Optional(PositiveInt),
  collection: Type.Optional(PositiveInt),
  created_by: ListOf(PositiveInt),
  last_edited_by: ListOf(PositiveInt),
  created_at: Type.Optional(Type.String({ description: 'A date or a range, as date filters write them.' })),
  last_edited_at: Type.Optional(Type.String({ description: 'A date or a range, as date filters write them.' })),
  verified: Type.Optional(OneOf(['true'])),
  search_native_query: Flag,
  filter_items_in_personal_collection: Type.Optional(OneOf(PERSONAL_FILTERS)),
  ids: ListOf(PositiveInt),
  model_ancestors: Flag,
  include_dashboard_questions: Flag,
  display_type: ListOf(Type.String()),
  calculate_available_models: Flag,
  context: Type.Optional(
    Type.String({ description: 'What the results are for; some contexts rank them differently.' }),
  ),
  ...Page,
})

const NullableText = Nullable(Type.String())
const NullableId = Nullable(PositiveInt)

/** Keys that a kind does not have are null. In `scores`, `contribution` is `score` times `weight`. */
export const SearchResult = Type.Object({
  /** Of an indexed entity: the key of its row, which may be any number. */
  id: Type.Integer(),
  name: Type.String(),
  model: OneOf(SEARCH_MODEL_NAMES),
  description: NullableText,
  archived: Nullable(Type.Boolean()),
  collection: Type.Object({
    id: Type.Union([PositiveInt, Type.Literal('root'), Type.Null()]),
    name: NullableText,
    authority_level: NullableText,
    type: NullableText,
  }),
  /** Null at the root, as in lists of a collection. */
  collection_id: NullableId,
  bookmark: Type.Boolean(),
  database_id: NullableId,
  table_id: NullableId,
  creator_id: NullableId,
  can_write: Nullable(Type.Boolean()),
  display: NullableText,
  database_name: NullableText,
  table_schema: NullableText,
  moderated_status: NullableText,
  last_edited_at: NullableText,
  scores: Type.Array(
    Type.Object({ name: Type.String(), score: Type.Number(), weight: Type.Number(), contribution: Type.Number() }),
  ),
})

/** `available_models` is filled with `calculate_available_models` alone. `limit` and `offset` are null without pages. */
export const SearchResults = Type.Object({
  data: Type.Array(SearchResult),
  total: Type.Integer({ minimum: 0 }),
  limit: Nullable(Type.Integer()),
  offset: Nullable(Type.Integer()),
  models: Type.Array(OneOf(SEARCH_MODEL_NAMES)),
  table_db_id: NullableId,
  available_models: Type.Array(OneOf(SEARCH_MODEL_NAMES)),
  engine: Type.String(),
})

/** The work is queued: it is not done yet. */
export const SearchMessage = Type.Object({ message: Type.String() })

/** Weights by name. */
export const SearchWeights = Type.Record(Type.String(), Type.Number())
/** Weights by name to change, the others stay. */
export const SearchWeightsBody = Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 1000 }))
