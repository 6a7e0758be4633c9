/** Remappings of fields (contract: data-model, section 3). */
import { Type, type Static } from 'typebox'
import { Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** `internal` shows labels of the field's values; `external` the values of `human_readable_field_id`. */
export const DimensionBody = Type.Object({
  type: OneOf(['internal', 'external']),
  name: NonBlank,
  human_readable_field_id: Maybe(PositiveInt),
})
export type DimensionBody = Static<typeof DimensionBody>

/** How values of a field are shown; `human_readable_field_id` is null for `internal`. */
export const DimensionAnswer = Type.Object({
  id: Type.Integer(),
  field_id: Type.Integer(),
  name: Type.String(),
  type: OneOf(['internal', 'external']),
  human_readable_field_id: Nullable(Type.Integer()),
})
