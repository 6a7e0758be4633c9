/** `/api/metric`. */
import { Type } from 'typebox'
import { Page } from '../schemas/paging.ts'
import { JsonMap, NonBlank, Nullable, PositiveInt } from '../schemas/values.ts'

/** 500 metrics a page by default. */
export const MetricListQuery = Type.Object({ ...Page })

const MetricBrief = {
  id: PositiveInt,
  name: Type.String(),
  description: Nullable(Type.String()),
  collection_id: Nullable(PositiveInt),
}

/** Readable ones by lower-case name; `collection` is `{id, name}`, null at the root. */
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

/** `dimensions` are the columns to break out by; empty for callers who may not query the data. */
export const MetricRecord = Type.Object({
  ...MetricBrief,
  database_id: Nullable(PositiveInt),
  dataset_query: JsonMap,
  dimensions: Type.Array(Dimension),
  dimension_mappings: Type.Array(DimensionMapping),
  result_column_name: Nullable(Type.String()),
})

/** `key` is the UUID of a dimension, which stays the same. */
export const DimensionParams = Type.Object({ id: PositiveInt, key: NonBlank })
/** A part of the values that are searched for. */
export const DimensionSearchQuery = Type.Object({ query: NonBlank })
/** The value as text. */
export const DimensionRemappingQuery = Type.Object({ value: Type.String() })
