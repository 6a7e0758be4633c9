/** `/api/table` (contract: data-model, section 2). */
import { Type, type Static } from 'typebox'
import { FieldAnswer, PlainField } from './field.ts'
import { Named } from '../schemas/answers.ts'
import { Flag, JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'
import { ENTITY_TYPES } from '../metadata/type-names.ts'

const VISIBILITIES = ['technical', 'hidden', 'cruft'] as const
export type TableVisibility = (typeof VISIBILITIES)[number]
const FIELD_ORDERS = ['alphabetical', 'custom', 'database', 'smart'] as const
export type FieldOrder = (typeof FIELD_ORDERS)[number]

export const EntityTypeName = OneOf(ENTITY_TYPES)

const Changes = {
  display_name: Maybe(NonBlank),
  entity_type: Maybe(EntityTypeName),
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
  visibility_type: Nullable(OneOf(VISIBILITIES)),
  field_order: OneOf(FIELD_ORDERS),
  active: Type.Boolean(),
  initial_sync_status: OneOf(['incomplete', 'complete', 'aborted']),
  estimated_row_count: Nullable(Type.Number()),
})
export const TableListAnswer = Type.Array(TableAnswer)
const DatabaseOfTable = Type.Object({ ...Named.properties, features: Type.Array(Type.String()) })
const Segments = Type.Array(Named)
const Metrics = Type.Array(Named)
const Fields = Type.Array(FieldAnswer)
const PlainFields = Type.Array(PlainField)

export const TableMetadataAnswer = Type.Intersect([
  TableAnswer,
  Type.Object({ fields: Fields, segments: Segments, metrics: Metrics, db: DatabaseOfTable }),
])
/** A table of `GET /api/database/:id/metadata`; without its fields and what follows when they were not asked for. */
export const TableOfDatabase = Type.Intersect([
  TableAnswer,
  Type.Object({
    fields: Type.Optional(Fields),
    segments: Type.Optional(Segments),
    metrics: Type.Optional(Metrics),
  }),
])

export const PlainFieldOfTable = Type.Intersect([PlainField, Type.Object({ table: TableAnswer })])
/** The keys of other tables that lead to this one. */
export const ForeignKeyList = Type.Array(
  Type.Object({
    relationship: Type.Literal('Mt1'),
    origin_id: Type.Integer(),
    origin: PlainFieldOfTable,
    destination_id: Type.Integer(),
    destination: PlainFieldOfTable,
  }),
)
/** Primary keys with their tables. */
export const KeyFieldList = Type.Array(PlainFieldOfTable)

export const RelatedToTable = Type.Object({
  segments: Segments,
  metrics: Metrics,
  'linking-to': TableListAnswer,
  'linked-from': TableListAnswer,
  fields: PlainFields,
})
export const RelatedToField = Type.Object({
  table: TableAnswer,
  segments: Segments,
  metrics: Metrics,
  fields: PlainFields,
})
export const RelatedToSegment = Type.Object({
  table: Nullable(TableAnswer),
  segments: Segments,
  metrics: Metrics,
  'linked-from': TableListAnswer,
})

/** A saved question or model as a table. */
const VIRTUAL_TABLE = {
  id: Type.String({ pattern: '^card__' }),
  db_id: Nullable(Type.Integer()),
  display_name: Type.String(),
  schema: Type.String(),
  description: Nullable(Type.String()),
  type: Type.String(),
}
/** A column of a saved question: its field's id, or a reference when it is no field. */
export const VirtualField = Type.Intersect([
  JsonMap,
  Type.Object({ table_id: Type.String(), id: Type.Union([Type.Integer(), Type.Array(Type.Unknown())]) }),
])
const VirtualFields = Type.Array(VirtualField)
export const VirtualTableList = Type.Array(Type.Object(VIRTUAL_TABLE))
export const VirtualTableWithFields = Type.Object({ ...VIRTUAL_TABLE, fields: VirtualFields })
export const VirtualTableMetadata = Type.Object({
  ...VIRTUAL_TABLE,
  fields: VirtualFields,
  db: Nullable(JsonMap),
  segments: Segments,
  metrics: Metrics,
})
