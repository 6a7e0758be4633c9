/** `/api/glossary`. */
import { Type } from 'typebox'
import { JsonMap, NonBlank, PositiveInt } from '../schemas/values.ts'

/** A part of the term or of its definition, in any case. */
export const GlossaryQuery = Type.Object({ search: Type.Optional(Type.String()) })

/** Both are plain text. */
export const TermBody = Type.Object({ term: NonBlank, definition: NonBlank })

/** `creator` is `{id, email, first_name, last_name, common_name}`. */
export const TermRecord = Type.Object({
  id: PositiveInt,
  term: Type.String(),
  definition: Type.String(),
  creator_id: PositiveInt,
  creator: JsonMap,
  created_at: Type.String(),
  updated_at: Type.String(),
})

/** By lower-case term, all of them. */
export const GlossaryList = Type.Object({ data: Type.Array(TermRecord) })
