/** `/api/action`, and actions on dashboards and public pages. */
import { Type, type Static } from 'typebox'
import { Content, NamedPerson, NoContent } from '../schemas/answers.ts'
import { Flag, ItemId, ItemKey, JsonMap, Maybe, NonBlank, Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

const ACTION_TYPES = ['query', 'implicit', 'http'] as const
const IMPLICIT_KINDS = ['row/create', 'row/update', 'row/delete'] as const
const Kind = OneOf(IMPLICIT_KINDS)

/** What an implicit action does to a row. */
export type ImplicitActionKind = (typeof IMPLICIT_KINDS)[number]

/** `model-id` lists the actions of one model, `archived=true` archived ones in place of the others. */
export const ActionListQuery = Type.Object({ 'model-id': Type.Optional(PositiveInt), archived: Flag })

/**
 * The request of an HTTP action. `{{name}}` is replaced by a value, and text in `[[ ]]` around one is left out without it. The values
 * of `headers`, which are JSON text or a map, are secret: they are shown as `**********`.
 */
const HttpTemplate = Type.Object(
  {
    method: OneOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
    url: Type.String({ minLength: 1 }),
    body: Maybe(Type.Union([Type.String(), JsonMap, Type.Array(Type.Unknown())])),
    headers: Maybe(Type.Union([Type.String(), JsonMap])),
    parameters: Maybe(Type.Array(JsonMap)),
    parameter_mappings: Maybe(JsonMap),
  },
  { additionalProperties: false },
)

const ACTION_FIELDS = {
  description: Maybe(Type.String()),
  parameters: Maybe(Type.Array(JsonMap)),
  parameter_mappings: Maybe(JsonMap),
  visualization_settings: Maybe(JsonMap),
  database_id: Maybe(PositiveInt),
  dataset_query: Maybe(JsonMap),
  kind: Maybe(Kind),
  template: Maybe(HttpTemplate),
  response_handle: Maybe(Type.String()),
  error_handle: Maybe(Type.String()),
}

/** Without a type, an action is a query. A query needs `database_id` and `dataset_query`, an implicit action `kind`, an HTTP action `template`. */
export const ActionBody = Type.Object({
  name: NonBlank,
  model_id: ItemId,
  type: Maybe(OneOf(ACTION_TYPES)),
  ...ACTION_FIELDS,
})

/** Absent leaves a value. Another type replaces what belongs to the one before. */
export const ActionChangesBody = Type.Object({
  name: Maybe(NonBlank),
  model_id: Maybe(ItemId),
  type: Maybe(OneOf(ACTION_TYPES)),
  archived: Maybe(Type.Boolean()),
  ...ACTION_FIELDS,
})

/**
 * A parameter: `target` names the variable that it fills. Those of implicit actions have the id of their column as `field_id`;
 * guests do not get it.
 */
const ActionParameter = Type.Object({ id: Type.String() }, { additionalProperties: Type.Unknown() })

/** The parameters of an implicit action come from the columns of the model's table. */
export const ActionRecord = Type.Object({
  id: PositiveInt,
  type: OneOf(ACTION_TYPES),
  name: Type.String(),
  description: Nullable(Type.String()),
  model_id: PositiveInt,
  creator_id: PositiveInt,
  creator: NamedPerson,
  archived: Type.Boolean(),
  public_uuid: Nullable(Type.String()),
  made_public_by_id: Nullable(PositiveInt),
  parameters: Type.Array(ActionParameter),
  parameter_mappings: Nullable(JsonMap),
  visualization_settings: JsonMap,
  database_id: Nullable(PositiveInt),
  dataset_query: Type.Optional(JsonMap),
  kind: Type.Optional(Kind),
  template: Type.Optional(Nullable(HttpTemplate)),
  response_handle: Type.Optional(Nullable(Type.String())),
  error_handle: Type.Optional(Nullable(Type.String())),
  created_at: Type.String(),
  updated_at: Type.String(),
  entity_id: Type.String(),
})
/** The one that was changed longest ago first. */
export const ActionList = Type.Array(ActionRecord)

/** `parameters` is JSON text: values by the id of the parameter, with that of the primary key among them. */
export const ActionValuesQuery = Type.Object({ parameters: NonBlank })
/** The current values of a row by the id of the parameter. */
export const ActionValues = JsonMap

/** Values by the id of the parameter. */
export const ExecuteActionBody = Type.Object({ parameters: Maybe(JsonMap) })

/** What was done, by the kind of the action. */
const Result = Type.Union([
  Type.Object({ 'rows-affected': Type.Integer() }),
  Type.Object({ 'created-row': JsonMap }),
  Type.Object({ 'rows-updated': Type.Array(Type.Integer()) }),
  Type.Object({ 'rows-deleted': Type.Array(Type.Integer()) }),
  Type.Unknown(),
])

/** What was done; an HTTP action gives what its `response_handle` makes of the answer. */
export type ExecutedAction = Static<typeof Result>

/** What was done, or nothing. Texts are plain. */
export const ACTION_ANSWERS = {
  200: Content({ 'application/json': Result, 'text/plain': Type.String() }),
  204: NoContent,
}

/** What a trial of an HTTP action sent and was answered, and what its expressions made of it: a result or an error. */
export const ActionTrialResult = Type.Object({
  request: Type.Object({
    method: Type.String(),
    url: Type.String(),
    /** Values of the action's own headers are `**********`. */
    headers: JsonMap,
    body: Nullable(Type.String()),
  }),
  answer: Type.Object({ status: Type.Integer(), headers: JsonMap, body: Type.Unknown() }),
  result: Type.Unknown(),
  error: Type.Unknown(),
})
/** A trial of an HTTP action. */
export type ActionTrial = Static<typeof ActionTrialResult>

/** A place of a dashboard with an action. */
export const ActionPlaceParams = Type.Object({ id: ItemKey(), dashcard_id: PositiveInt })

/** An action on a dashboard: `database_enabled_actions` says whether its database may be written. */
export const PlacedActionRecord = Type.Object({
  ...ActionRecord.properties,
  database_enabled_actions: Type.Boolean(),
})

/** Actions with a public link; `public_uuid` ends the link. */
export const SharedActionList = Type.Array(
  Type.Object({ id: PositiveInt, name: Type.String(), public_uuid: Type.String(), model_id: PositiveInt }),
)

/** An action as guests see it, without what its form hides. */
export const GuestAction = Type.Object({
  id: PositiveInt,
  name: Type.String(),
  database_id: Nullable(PositiveInt),
  parameters: Type.Array(ActionParameter),
  visualization_settings: JsonMap,
})
