/** `/api/activity` and `/api/eid-translation`. */
import { Type } from 'typebox'
import { Named } from '../schemas/answers.ts'
import { JsonMap, ListOf, Maybe, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const RECENT_MODELS = ['card', 'dataset', 'metric', 'dashboard', 'collection', 'table', 'document'] as const
export type RecentModel = (typeof RECENT_MODELS)[number]

export const RecentsQuery = Type.Object({ context: ListOf(OneOf(['views', 'selections'])) })

export const RecentBody = Type.Object({
  model: OneOf(RECENT_MODELS),
  model_id: PositiveInt,
  context: OneOf(['selection']),
})

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
export const Recents = Type.Object({ recents: Type.Array(RecentItem) })
export const RecentViews = Type.Object({ recent_views: Type.Array(RecentItem) })
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
export type TranslatableModel = (typeof TRANSLATABLE_MODELS)[number]

export const TranslateBody = Type.Object({
  entity_ids: Type.Partial(
    Type.Object(Object.fromEntries(TRANSLATABLE_MODELS.map((model) => [model, Type.Array(Type.String())]))),
    { additionalProperties: false },
  ),
})

export const Translations = Type.Object({ entity_ids: JsonMap })
