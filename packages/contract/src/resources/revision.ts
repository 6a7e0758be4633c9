/** Revisions of content (contract: revisions, section 2). */
import { Type } from 'typebox'
import { JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** The version to return to, which becomes a new one. */
export const RevertBody = Type.Object({ revision_id: PositiveInt })

const Entity = OneOf(['card', 'dashboard', 'segment'])
/** `id` is that of the object. */
export const RevisionQuery = Type.Object({ entity: Entity, id: PositiveInt })
/** `id` is that of the object. */
export const RevisionParams = Type.Object({ entity: Entity, id: PositiveInt })
/** `id` is that of the object. */
export const RevertEntityBody = Type.Object({ entity: Entity, id: PositiveInt, revision_id: PositiveInt })

/** `diff` has changed keys only and is null for the first version; `description` is a sentence in English. */
export const RevisionRecord = Type.Object({
  id: PositiveInt,
  timestamp: Type.String(),
  is_creation: Type.Boolean(),
  is_reversion: Type.Boolean(),
  most_recent: Type.Boolean(),
  message: Nullable(Type.String()),
  metabase_version: Nullable(Type.String()),
  /** Empty when the user is gone. */
  user: Type.Union([
    Type.Object({
      id: PositiveInt,
      first_name: Nullable(Type.String()),
      last_name: Nullable(Type.String()),
      common_name: Type.String(),
    }),
    Type.Object({}, { maxProperties: 0 }),
  ]),
  diff: Nullable(Type.Object({ before: JsonMap, after: JsonMap })),
  description: Type.String(),
  has_multiple_changes: Type.Boolean(),
})
/** The newest first, at most 15: older versions are not kept. */
export const RevisionList = Type.Array(RevisionRecord)

/** The object in the shape in which it is got itself. */
export const RevisionSnapshot = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  revision: Type.Object({ id: PositiveInt, entity: Entity, timestamp: Type.String() }),
})
