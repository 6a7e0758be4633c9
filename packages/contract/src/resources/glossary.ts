/** `/api/glossary`. */
import { Type } from 'typebox'
import { JsonMap, NonBlank, PositiveInt } from '../schemas/values.ts'

export const GlossaryQuery = Type.Object({ search: Type.Optional(Type.String()) })

export const TermBody = Type.Object({ term: NonBlank, definition: NonBlank })

export const TermRecord = Type.Object({
  id: PositiveInt,
  term: Type.String(),
  definition: Type.String(),
  creator_id: PositiveInt,
  creator: JsonMap,
  created_at: Type.String(),
  updated_at: Type.String(),
})

export const GlossaryList = Type.Object({ data: Type.Array(TermRecord) })
