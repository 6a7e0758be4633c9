/** Values of parameters, for cards, dashboards and those being edited (contract: parameter-values, section 1). */
import { Type } from 'typebox'
import { ItemKey, JsonMap, ListOf, Maybe, NonBlank, PositiveInt } from '../schemas/values.ts'

/** Each is a query of its own. */
const MOST_FIELDS = 100

const Parameter = Type.Intersect([JsonMap, Type.Object({ id: NonBlank, type: NonBlank })], {
  rule: 'value must be a map with the keys id and type.',
})
const fields = {
  parameter: Parameter,
  field_ids: Maybe(Type.Array(PositiveInt, { maxItems: MOST_FIELDS })),
}

/** `field_ids` are read when the parameter has no source of its own. */
export const UnsavedParameterBody = Type.Object(fields)
/** The same with a `value` whose label is asked for. */
export const UnsavedParameterRemappingBody = Type.Object({
  ...fields,
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()], { rule: 'value must be a plain value.' }),
})
/** A part of the labels, or of the values where there are none; in any case. */
export const ValuesSearchParams = Type.Object({ query: NonBlank })

/** `key` is the id of the parameter. */
export const CardParameterParams = Type.Object({ id: ItemKey(), key: NonBlank })
/** `query` is a part of a label or value, in any case. */
export const CardParameterSearchParams = Type.Object({ id: ItemKey(), key: NonBlank, query: NonBlank })
export const DashboardParameterParams = Type.Object({ id: ItemKey(), key: NonBlank })
export const DashboardParameterSearchParams = Type.Object({ id: ItemKey(), key: NonBlank, query: NonBlank })
/** Values of other filters, by their ids. */
export const DashboardParameterQuery = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Array(Type.String())]),
)
/** The value as text; the answer has it in the type of its column. */
export const ParameterRemappingQuery = Type.Object({ value: NonBlank })

/** At most 1,000 pairs of a value and its label, or of a value alone. */
export const ParameterValuesAnswer = Type.Object({
  values: Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 })),
  has_more_values: Type.Boolean(),
})
/** A value and its label, or the value alone where it has none. */
export const ParameterRemappingAnswer = Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 })

/** Ids of fields: which of `filtering` can narrow the values of each in `filtered`. */
export const FilterFieldsQuery = Type.Object({
  filtered: Type.Array(PositiveInt, { minItems: 1 }),
  filtering: ListOf(PositiveInt),
})
/** Ids by id of the filtered field. */
export const FilterFieldsAnswer = Type.Record(Type.String(), Type.Array(PositiveInt))
