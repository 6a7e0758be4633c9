/** `/api/metric`. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { JsonMap, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'

export const MetricListQuery = Type.Object({ ...Page })

const MetricBrief = {
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  collection_id: Nullable(PositiveInt),
}

export const MetricPage = Type.Object({
  data: Type.Array(Type.Object({ ...MetricBrief, collection: Nullable(JsonMap) })),
  total: Type.Integer(),
  limit: Type.Integer(),
  offset: Type.Integer(),
})

const Dimension = Type.Object({
  id: Type.String(),
  name: Type.String(),
  display_name: Type.String(),
  effective_type: Type.String(),
  semantic_type: Nullable(Type.String()),
  status: Type.String(),
  sources: Type.Array(JsonMap),
})

const DimensionMapping = Type.Object({
  type: Type.Literal('table'),
  dimension_id: Type.String(),
  table_id: Nullable(PositiveInt),
  target: Type.Array(Type.Unknown()),
})

export const MetricRecord = Type.Object({
  ...MetricBrief,
  database_id: Nullable(PositiveInt),
  dataset_query: JsonMap,
  dimensions: Type.Array(Dimension),
  dimension_mappings: Type.Array(DimensionMapping),
  result_column_name: Nullable(Type.String()),
})

export const DimensionParams = Type.Object({ id: PositiveInt, key: NonBlank })
export const DimensionSearchQuery = Type.Object({ query: NonBlank })
export const DimensionRemappingQuery = Type.Object({ value: Type.String() })
