/** `/api/segment`. */
import { Type } from 'typebox'
import { NamedPerson } from '../schemas/answers.ts'
import { JsonMap, Maybe, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'

/** `definition` is a query of the table whose only clause is the filter. */
export const SegmentBody = Type.Object({
  name: NonBlank,
  table_id: PositiveInt,
  definition: JsonMap,
  description: Maybe(Type.String()),
})

/** Absent leaves a value. `revision_message` goes into the history. */
export const SegmentChangesBody = Type.Object({
  revision_message: NonBlank,
  name: Maybe(NonBlank),
  definition: Maybe(JsonMap),
  description: Maybe(Type.String()),
  archived: Maybe(Type.Boolean()),
  show_in_getting_started: Maybe(Type.Boolean()),
  caveats: Maybe(Type.String()),
  points_of_interest: Maybe(Type.String()),
})

/** Deleting archives it; the message goes into the history. */
export const SegmentDeleteQuery = Type.Object({ revision_message: NonBlank })

/** `definition_description` says the filter in English; null without one. */
export const SegmentRecord = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  table_id: PositiveInt,
  definition: JsonMap,
  archived: Type.Boolean(),
  creator_id: PositiveInt,
  creator: NamedPerson,
  show_in_getting_started: Type.Boolean(),
  caveats: Nullable(Type.String()),
  points_of_interest: Nullable(Type.String()),
  created_at: Type.String(),
  updated_at: Type.String(),
  entity_id: Type.String(),
  definition_description: Nullable(Type.String()),
})
/** By lower-case name, without archived ones. */
export const SegmentList = Type.Array(SegmentRecord)
