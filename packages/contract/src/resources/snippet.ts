/** `/api/native-query-snippet`. */
import { Type } from 'typebox'
import { NamedPerson } from '../schemas/answers.ts'
import { Flag, JsonMap, Maybe, Nullable, PositiveInt } from '../schemas/values.ts'

/** A name stands between `{{snippet:` and `}}`. */
const SnippetName = Type.String({
  pattern: '^[^\\s}][^}]*$',
  rule: "snippet names cannot include '}' or start with spaces",
})

/** `content` is a part of a statement. */
export const SnippetBody = Type.Object({
  name: SnippetName,
  content: Type.String(),
  description: Maybe(Type.String()),
  collection_id: Maybe(PositiveInt),
  template_tags: Maybe(JsonMap),
})

/** Absent leaves a value. */
export const SnippetChangesBody = Type.Object({
  name: Maybe(SnippetName),
  content: Maybe(Type.String()),
  description: Maybe(Type.String()),
  archived: Maybe(Type.Boolean()),
  collection_id: Maybe(PositiveInt),
  template_tags: Maybe(JsonMap),
})

/** `archived=true` lists archived ones alone. */
export const SnippetListQuery = Type.Object({ archived: Flag })

/** `template_tags` are the variables in its SQL, by name. */
export const SnippetRecord = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  content: Type.String(),
  archived: Type.Boolean(),
  collection_id: Nullable(PositiveInt),
  creator_id: PositiveInt,
  creator: NamedPerson,
  entity_id: Type.String(),
  template_tags: Nullable(JsonMap),
  created_at: Type.String(),
  updated_at: Type.String(),
})
/** All that are not archived; with `archived=true`, all that are. */
export const SnippetList = Type.Array(SnippetRecord)
