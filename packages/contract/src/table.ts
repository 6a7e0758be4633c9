/** `/api/table` (contract: data, section 5). */
import { Type, type Static } from 'typebox'
import { FieldAnswer } from './field.ts'
import { Flag, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from './schemas.ts'
import { ENTITY_TYPES } from './type-names.ts'

const VISIBILITIES = ['technical', 'hidden', 'cruft'] as const
const FIELD_ORDERS = ['alphabetical', 'custom', 'database', 'smart'] as const
export type FieldOrder = (typeof FIELD_ORDERS)[number]

const Changes = {
  display_name: Maybe(NonBlank),
  entity_type: Maybe(OneOf(ENTITY_TYPES)),
  visibility_type: Maybe(OneOf(VISIBILITIES)),
  description: Maybe(Type.String()),
  caveats: Maybe(Type.String()),
  points_of_interest: Maybe(Type.String()),
  show_in_getting_started: Maybe(Type.Boolean()),
}

export const TableChangesBody = Type.Object({ ...Changes, field_order: Maybe(OneOf(FIELD_ORDERS)) })
export type TableChangesBody = Static<typeof TableChangesBody>

export const TablesChangesBody = Type.Object({ ids: Type.Array(PositiveInt), ...Changes })
export type TablesChangesBody = Static<typeof TablesChangesBody>

const FieldIds = Type.Array(PositiveInt)
/** The list alone, or under its name (api.md calls the parameter so). */
export const FieldOrderBody = Type.Union([FieldIds, Type.Object({ field_order: FieldIds })], {
  rule: 'value must be an array of field ids.',
})

export const TableQuery = Type.Object({ include_editable_data_model: Flag })
export const TableMetadataQuery = Type.Object({
  include_sensitive_fields: Flag,
  include_hidden_fields: Flag,
  include_editable_data_model: Flag,
})
export const VirtualTableParams = Type.Object({ id: PositiveInt })

/** Keys that clients rely on. */
export const TableAnswer = Type.Object({
  id: Type.Integer(),
  db_id: Type.Integer(),
  name: Type.String(),
  display_name: Type.String(),
  schema: Nullable(Type.String()),
  description: Nullable(Type.String()),
  entity_type: Nullable(Type.String()),
  visibility_type: Nullable(Type.String()),
  field_order: OneOf(FIELD_ORDERS),
  active: Type.Boolean(),
})
export const TableListAnswer = Type.Array(TableAnswer)
export const TableMetadataAnswer = Type.Intersect([
  TableAnswer,
  Type.Object({
    fields: Type.Array(FieldAnswer),
    segments: Type.Array(Type.Unknown()),
    metrics: Type.Array(Type.Unknown()),
    db: Type.Object({ id: Type.Integer(), name: Type.String() }),
  }),
])
