/** `/api/timeline` and `/api/timeline-event`. */
import { Type } from 'typebox'
import { CollectionOfContent, NamedPerson } from '../schemas/answers.ts'
import { Flag, ItemId, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

export const TIMELINE_ICONS = ['star', 'cake', 'mail', 'warning', 'bell', 'cloud'] as const
const Icon = OneOf(TIMELINE_ICONS)
const Include = Type.Optional(OneOf(['events']))

/** `archived=true` lists archived timelines in place of the others. */
export const TimelineListQuery = Type.Object({ include: Include, archived: Flag })
/** `start` and `end` are inclusive; `archived=true` adds archived events. */
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
/** `collection_id: null` is the root. `default` is stored and has no effect. */
export const TimelineBody = Type.Object({ name: NonBlank, ...TIMELINE_FIELDS })
/** Absent leaves a value. A changed `archived` goes for all events. */
export const TimelineChangesBody = Type.Object({ name: Maybe(NonBlank), ...TIMELINE_FIELDS })

const EVENT_FIELDS = {
  description: Maybe(Type.String()),
  time_matters: Maybe(Type.Boolean()),
  icon: Maybe(Icon),
  archived: Maybe(Type.Boolean()),
}
/** `timestamp` is a date or a time in ISO 8601, `timezone` the name of a zone. */
export const TimelineEventBody = Type.Object({
  name: NonBlank,
  timestamp: NonBlank,
  timezone: NonBlank,
  timeline_id: PositiveInt,
  ...EVENT_FIELDS,
})
/** Absent leaves a value. `timeline_id` moves the event. */
export const TimelineEventChangesBody = Type.Object({
  name: Maybe(NonBlank),
  timestamp: Maybe(NonBlank),
  timezone: Maybe(NonBlank),
  timeline_id: Maybe(PositiveInt),
  ...EVENT_FIELDS,
})

/** Without `time_matters`, only the date of `timestamp` counts. */
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

/** `events` is absent unless asked for. */
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
/** By name; of collections that the caller may read. */
export const TimelineList = Type.Array(TimelineRecord)
