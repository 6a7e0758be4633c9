/** `/api/activity` and `/api/eid-translation`. */
import { Type } from 'typebox'
import { Named } from '../schemas/answers.ts'
import { JsonMap, ListOf, Maybe, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const RECENT_MODELS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'table', 'document'] as const
/** Kinds of content that lists of recent and popular items hold; `dataset` is a model, `card` any other question. */
export type RecentModel = (typeof RECENT_MODELS)[number]

/** `GET /api/activity/recents`; without `context`, what the caller viewed. */
export const RecentsQuery = Type.Object({ context: ListOf(OneOf(['views', 'selections'])) })

/** `POST /api/activity/recents`: an item that the caller chose from a list. */
export const RecentBody = Type.Object({
  model: OneOf(RECENT_MODELS),
  model_id: PositiveInt,
  context: OneOf(['selection']),
})

/** Seen or chosen at `timestamp`, in ISO 8601. Keys that only some kinds have are absent for the others. */
export const RecentItem = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  model: OneOf(RECENT_MODELS),
  can_write: Type.Boolean(),
  timestamp: Type.String(),
  description: Maybe(Type.String()),
  /** Of tables. */
  display_name: Type.Optional(Type.String()),
  /** Of questions. */
  display: Type.Optional(Type.String()),
  moderated_status: Maybe(Type.String()),
  parent_collection: Type.Optional(
    Type.Object({
      id: Type.Union([PositiveInt, Type.Literal('root')]),
      name: Type.String(),
      authority_level: Nullable(Type.String()),
    }),
  ),
  database: Type.Optional(Named),
})
/** At most 20 items of each model, the latest first. */
export const Recents = Type.Object({ recents: Type.Array(RecentItem) })
/** The older form of {@link Recents}: views only. */
export const RecentViews = Type.Object({ recent_views: Type.Array(RecentItem) })
/** At most five items that the caller may read, the most viewed first. */
export const PopularItems = Type.Object({ popular_items: Type.Array(RecentItem) })

const TRANSLATABLE_MODELS = [
  'action',
  'card',
  'collection',
  'dashboard',
  'dashboard-card',
  'dashboard-tab',
  'database',
  'dimension',
  'document',
  'field',
  'permissions-group',
  'pulse',
  'pulse-card',
  'pulse-channel',
  'segment',
  'snippet',
  'table',
  'timeline',
  'user',
] as const
/** Kinds of records that `POST /api/eid-translation/translate` knows. */
export type TranslatableModel = (typeof TRANSLATABLE_MODELS)[number]

/** Entity ids (21 characters) by model. */
export const TranslateBody = Type.Object({
  entity_ids: Type.Partial(
    Type.Object(Object.fromEntries(TRANSLATABLE_MODELS.map((model) => [model, Type.Array(Type.String())]))),
    { additionalProperties: false },
  ),
})

/** By entity id sent: `{id, type, status: "ok"}`, or `status` `not-found` or `invalid-format` without an id. */
export const Translations = Type.Object({ entity_ids: JsonMap })
