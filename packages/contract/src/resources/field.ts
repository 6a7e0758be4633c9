/** `/api/field` (contract: data-model, section 3). */
import { Type, type Static } from 'typebox'
import { DimensionAnswer } from './dimension.ts'
import { Page } from '../schemas/paging.ts'
import { Flag, JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const FIELD_VISIBILITIES = ['normal', 'details-only', 'hidden', 'sensitive', 'retired'] as const
/** Values of a field's `visibility_type`; where each is shown is in `metadata/visibility.ts`. */
export type FieldVisibility = (typeof FIELD_VISIBILITIES)[number]

/** Accepted and without effect. */
export const FieldQuery = Type.Object({ include_editable_data_model: Flag })

/** Absent leaves a value, null clears it. Answers show `auto-list` as `list`. */
export const FieldChangesBody = Type.Object({
  display_name: Maybe(NonBlank),
  description: Maybe(NonBlank),
  caveats: Maybe(NonBlank),
  points_of_interest: Maybe(NonBlank),
  semantic_type: Maybe(NonBlank),
  coercion_strategy: Maybe(NonBlank),
  fk_target_field_id: Maybe(PositiveInt),
  visibility_type: Maybe(OneOf(FIELD_VISIBILITIES)),
  has_field_values: Maybe(OneOf(['auto-list', 'list', 'search', 'none'])),
  settings: Maybe(JsonMap),
  nfc_path: Maybe(Type.Array(NonBlank)),
  json_unfolding: Maybe(Type.Boolean()),
})
export type FieldChangesBody = Static<typeof FieldChangesBody>

/** `otherId`: the field that is searched, or whose value is shown in place of that of `id`. */
export const FieldPairParams = Type.Object({ id: PositiveInt, otherId: PositiveInt })
/** A reference as URL-encoded JSON, for columns that are not fields. */
export const FieldReferenceParams = Type.Object({ reference: Type.String() })
/** `value` is a part of the text, in any case. Without `limit`, at most 1,000 pairs. */
export const FieldSearchQuery = Type.Object({ value: Type.Optional(NonBlank), ...Page })
/** The value as text, whatever type the field has. */
export const FieldRemappingQuery = Type.Object({ value: NonBlank })

/** Values, or pairs of value and label. */
export const FieldValuesBody = Type.Object({
  values: Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 }), {
    rule: 'value must be an array of values and labels.',
  }),
})
export type FieldValuesBody = Static<typeof FieldValuesBody>

/** Keys that clients rely on. */
const FIELD = {
  id: Type.Integer(),
  table_id: Type.Integer(),
  name: Type.String(),
  display_name: Type.String(),
  description: Nullable(Type.String()),
  database_type: Type.String(),
  base_type: Type.String(),
  effective_type: Type.String(),
  semantic_type: Nullable(Type.String()),
  coercion_strategy: Nullable(Type.String()),
  fk_target_field_id: Nullable(Type.Integer()),
  visibility_type: OneOf(FIELD_VISIBILITIES),
  has_field_values: OneOf(['list', 'search', 'none']),
  active: Type.Boolean(),
  preview_display: Type.Boolean(),
  position: Type.Integer(),
  settings: Nullable(JsonMap),
  json_unfolding: Type.Boolean(),
  /** What was found out about its values. */
  fingerprint: Nullable(JsonMap),
}
/** A field without what belongs to it. */
export const PlainField = Type.Object(FIELD)
/** `GET /api/field/:id`. `target` is the field that a foreign key refers to, null for others. */
export const FieldAnswer = Type.Object({
  ...FIELD,
  dimensions: Type.Array(DimensionAnswer),
  target: Nullable(PlainField),
})
/** A column that is no field has values only: an empty list. */
export const FieldValuesAnswer = Type.Object({
  values: Type.Array(Type.Array(Type.Unknown())),
  field_id: Type.Optional(Type.Integer()),
  has_more_values: Type.Optional(Type.Boolean()),
})
/** Pairs of what was counted and its number. */
export const FieldSummaryAnswer = Type.Array(
  Type.Array(Type.Union([Type.String(), Type.Integer()]), { minItems: 2, maxItems: 2 }),
)
