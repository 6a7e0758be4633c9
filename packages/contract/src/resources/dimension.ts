/** Remappings of fields (contract: data-model, section 3). */
import { Type, type Static } from 'typebox'
import { Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

export const DimensionBody = Type.Object({
  type: OneOf(['internal', 'external']),
  name: NonBlank,
  human_readable_field_id: Maybe(PositiveInt),
})
export type DimensionBody = Static<typeof DimensionBody>

export const DimensionAnswer = Type.Object({
  id: Type.Integer(),
  field_id: Type.Integer(),
  name: Type.String(),
  type: OneOf(['internal', 'external']),
  human_readable_field_id: Nullable(Type.Integer()),
})
