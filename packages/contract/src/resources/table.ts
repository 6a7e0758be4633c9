/** `/api/table` (contract: data-model, section 2). */
import { Type, type Static } from 'typebox'
import { FieldAnswer, PlainField } from './field.ts'
import { Named } from '../schemas/answers.ts'
import { Flag, JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'
import { ENTITY_TYPES } from '../metadata/type-names.ts'

const VISIBILITIES = ['technical', 'hidden', 'cruft'] as const
/** How a table is hidden; null for one that is shown. */
export type TableVisibility = (typeof VISIBILITIES)[number]
const FIELD_ORDERS = ['alphabetical', 'custom', 'database', 'smart'] as const
/** How the fields of a table are sorted; `custom` is the order that people gave them. */
export type FieldOrder = (typeof FIELD_ORDERS)[number]

/** What the rows of a table are, such as `entity/UserTable`. */
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

/** Absent leaves a value. A table with any `visibility_type` is hidden from lists. */
export const TableChangesBody = Type.Object({ ...Changes, field_order: Maybe(OneOf(FIELD_ORDERS)) })
export type TableChangesBody = Static<typeof TableChangesBody>

/** The same change for several tables, all of them or none. */
export const TablesChangesBody = Type.Object({ ids: Type.Array(PositiveInt), ...Changes })
export type TablesChangesBody = Static<typeof TablesChangesBody>

const FieldIds = Type.Array(PositiveInt)
/** The list alone, or under its name (api.md calls the parameter so). */
export const FieldOrderBody = Type.Union([FieldIds, Type.Object({ field_order: FieldIds })], {
  rule: 'value must be an array of field ids.',
})

/** Accepted and without effect. */
export const TableQuery = Type.Object({ include_editable_data_model: Flag })
/** Hidden and sensitive fields are left out unless asked for. */
export const TableMetadataQuery = Type.Object({
  include_sensitive_fields: Flag,
  include_hidden_fields: Flag,
  include_editable_data_model: Flag,
})
/** Id of the card behind `card__`. */
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
/** Tables without their fields. */
export const TableListAnswer = Type.Array(TableAnswer)
const DatabaseOfTable = Type.Object({ ...Named.properties, features: Type.Array(Type.String()) })
const Segments = Type.Array(Named)
const Metrics = Type.Array(Named)
const Fields = Type.Array(FieldAnswer)
const PlainFields = Type.Array(PlainField)

/** `GET /api/table/:id/query_metadata`: what an editor of questions needs. */
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

/** A field beside the table that it belongs to. */
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

/** `linking-to` are tables that this one refers to by a key, `linked-from` those that refer to it. */
export const RelatedToTable = Type.Object({
  segments: Segments,
  metrics: Metrics,
  'linking-to': TableListAnswer,
  'linked-from': TableListAnswer,
  fields: PlainFields,
})
/** Other fields of the field's table, its segments and its metrics; a few of each. */
export const RelatedToField = Type.Object({
  table: TableAnswer,
  segments: Segments,
  metrics: Metrics,
  fields: PlainFields,
})
/** Content about the table that the segment filters; a few of each kind. */
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
/** Saved questions or models of one collection, which is their `schema`. */
export const VirtualTableList = Type.Array(Type.Object(VIRTUAL_TABLE))
/** A saved question or model with its columns, as {@link TableOfDatabase} is for tables. */
export const VirtualTableWithFields = Type.Object({ ...VIRTUAL_TABLE, fields: VirtualFields })
/** `GET /api/table/card__:id/query_metadata`. */
export const VirtualTableMetadata = Type.Object({
  ...VIRTUAL_TABLE,
  fields: VirtualFields,
  db: Nullable(JsonMap),
  segments: Segments,
  metrics: Metrics,
})
