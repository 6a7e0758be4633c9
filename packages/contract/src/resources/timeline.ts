/** `/api/timeline` and `/api/timeline-event`. */
import { Type } from 'typebox'
import { CollectionOfContent, NamedPerson } from '../schemas/answers.ts'
import { Flag, ItemId, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

export const TIMELINE_ICONS = ['star', 'cake', 'mail', 'warning', 'bell', 'cloud'] as const
const Icon = OneOf(TIMELINE_ICONS)
const Include = Type.Optional(OneOf(['events']))

export const TimelineListQuery = Type.Object({ include: Include, archived: Flag })
export const TimelineQuery = Type.Object({
  include: Include,
  archived: Flag,
  start: Type.Optional(NonBlank),
  end: Type.Optional(NonBlank),
})

const TIMELINE_FIELDS = {
  description: Maybe(Type.String()),
  icon: Maybe(Icon),
  collection_id: Maybe(ItemId),
  default: Maybe(Type.Boolean()),
  archived: Maybe(Type.Boolean()),
}
export const TimelineBody = Type.Object({ name: NonBlank, ...TIMELINE_FIELDS })
export const TimelineChangesBody = Type.Object({ name: Maybe(NonBlank), ...TIMELINE_FIELDS })

const EVENT_FIELDS = {
  description: Maybe(Type.String()),
  time_matters: Maybe(Type.Boolean()),
  icon: Maybe(Icon),
  archived: Maybe(Type.Boolean()),
}
export const TimelineEventBody = Type.Object({
  name: NonBlank,
  timestamp: NonBlank,
  timezone: NonBlank,
  timeline_id: PositiveInt,
  ...EVENT_FIELDS,
})
export const TimelineEventChangesBody = Type.Object({
  name: Maybe(NonBlank),
  timestamp: Maybe(NonBlank),
  timezone: Maybe(NonBlank),
  timeline_id: Maybe(PositiveInt),
  ...EVENT_FIELDS,
})

export const TimelineEventRecord = Type.Object({
  id: PositiveInt,
  timeline_id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  timestamp: Type.String(),
  time_matters: Type.Boolean(),
  timezone: Type.String(),
  icon: Icon,
  archived: Type.Boolean(),
  creator_id: PositiveInt,
  creator: Type.Optional(NamedPerson),
  created_at: Type.String(),
  updated_at: Type.String(),
})

export const TimelineRecord = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  icon: Icon,
  default: Type.Boolean(),
  archived: Type.Boolean(),
  collection_id: Nullable(PositiveInt),
  collection: Type.Intersect([CollectionOfContent, Type.Object({ can_write: Type.Boolean() })]),
  creator_id: PositiveInt,
  creator: NamedPerson,
  entity_id: Type.String(),
  created_at: Type.String(),
  updated_at: Type.String(),
  events: Type.Optional(Type.Array(TimelineEventRecord)),
})
export const TimelineList = Type.Array(TimelineRecord)
