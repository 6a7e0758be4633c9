/** `/api/automagic-dashboards`. */
import { Type } from 'typebox'
import { JsonMap, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** `show`: `all`, or how many cards at most; 15 without. */
export const XRayQuery = Type.Object({ show: Type.Optional(Type.String()) })

/** What it is about: a table, a field, a saved question or a query in base64. */
const SUBJECT = { entity: Type.String(), entity_id_or_query: Type.String() }
/** A condition in base64. */
const CELL = { cell_query: Type.String() }
/** The rule that makes it, in place of the one that fits best. */
const RULE = { prefix: Type.String(), dashboard_template: Type.String() }
/** Rows to compare with. */
const OTHER = { comparison_entity: Type.String(), comparison_entity_id_or_query: Type.String() }

/** A subject by itself. */
export const XRayParams = Type.Object(SUBJECT)
/** The rows of a mark. */
export const XRayCellParams = Type.Object({ ...SUBJECT, ...CELL })
/** By a certain rule. */
export const XRayRuleParams = Type.Object({ ...SUBJECT, ...RULE })
/** The rows of a mark, by a certain rule. */
export const XRayCellRuleParams = Type.Object({ ...SUBJECT, ...CELL, ...RULE })
/** Beside other rows. */
export const XRayCompareParams = Type.Object({ ...SUBJECT, ...OTHER })
/** The rows of a mark, beside others. */
export const XRayCellCompareParams = Type.Object({ ...SUBJECT, ...CELL, ...OTHER })
/** By a certain rule, beside other rows. */
export const XRayRuleCompareParams = Type.Object({ ...SUBJECT, ...RULE, ...OTHER })
/** The rows of a mark by a certain rule, beside others. */
export const XRayCellRuleCompareParams = Type.Object({ ...SUBJECT, ...CELL, ...RULE, ...OTHER })

const Link = Type.Object({ url: Type.String(), title: Type.String(), description: Nullable(Type.String()) })
const Links = Type.Optional(Type.Array(Link))

const Card = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  display: Type.String(),
  dataset_query: JsonMap,
  visualization_settings: JsonMap,
  creator_id: PositiveInt,
  collection_id: Type.Null(),
  database_id: PositiveInt,
  table_id: Nullable(PositiveInt),
  query_type: Type.Literal('query'),
  can_run_adhoc_query: Type.Boolean(),
})

const Dashcard = Type.Object({
  id: Type.String(),
  dashboard_tab_id: Nullable(Type.Integer()),
  row: Type.Integer(),
  col: Type.Integer(),
  size_x: Type.Integer(),
  size_y: Type.Integer(),
  card_id: Nullable(Type.String()),
  card: Nullable(Card),
  series: Type.Optional(Type.Array(Card)),
  visualization_settings: JsonMap,
  parameter_mappings: Type.Array(
    Type.Object({ parameter_id: Type.String(), card_id: Type.String(), target: Type.Array(Type.Unknown()) }),
  ),
})

/** A dashboard that is not stored; its ids are of it alone. `related` leads to other x-rays, `more` to all cards. */
export const XRayRecord = Type.Object({
  name: Type.String(),
  transient_name: Type.String(),
  description: Nullable(Type.String()),
  creator_id: PositiveInt,
  parameters: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      slug: Type.String(),
      type: Type.String(),
      sectionId: Type.String(),
    }),
  ),
  dashcards: Type.Array(Dashcard),
  tabs: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  related: Type.Object({ 'zoom-in': Links, 'zoom-out': Links, related: Links, compare: Links }),
  more: Nullable(Type.String()),
  transient_filters: Nullable(Type.Array(Type.Unknown())),
  param_fields: JsonMap,
  auto_apply_filters: Type.Boolean(),
  width: OneOf(['fixed', 'full']),
})

/** The database. */
export const XRayCandidateParams = Type.Object({ id: PositiveInt })
/** An index of a model, and the key of one of its records. */
export const XRayIndexedParams = Type.Object({ model_index_id: PositiveInt, pk_id: Type.Integer() })

/** The best schemas first, each with its best tables; `list-like?` says of a table that it has one column besides its key. */
export const XRayCandidates = Type.Array(
  Type.Object({
    id: Type.String(),
    schema: Nullable(Type.String()),
    score: Type.Number(),
    tables: Type.Array(
      Type.Object({
        url: Type.String(),
        title: Type.String(),
        description: Type.String(),
        score: Type.Number(),
        table: Type.Object({
          id: PositiveInt,
          schema: Nullable(Type.String()),
          display_name: Type.String(),
          entity_type: Nullable(Type.String()),
          db_id: PositiveInt,
          'num-fields': Type.Integer(),
          'list-like?': Type.Boolean(),
        }),
        'dashboard-template-name': Type.String(),
      }),
    ),
  }),
)
