/** `/api/model-index`: values of models that the search finds. */
import { Type } from 'typebox'
import { Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

export const MODEL_INDEX_STATES = ['initial', 'indexed', 'overflow', 'error'] as const
export type ModelIndexState = (typeof MODEL_INDEX_STATES)[number]

/** A reference to a column of the model, such as `["field", 12, null]`. */
const ColumnReference = Type.Array(Type.Unknown())

export const ModelIndexBody = Type.Object({
  model_id: PositiveInt,
  pk_ref: ColumnReference,
  value_ref: ColumnReference,
})

export const ModelIndexListQuery = Type.Object({ model_id: PositiveInt })

export const ModelIndexRecord = Type.Object({
  id: PositiveInt,
  model_id: PositiveInt,
  pk_ref: ColumnReference,
  value_ref: ColumnReference,
  schedule: Type.String(),
  state: OneOf(MODEL_INDEX_STATES),
  indexed_at: Nullable(Type.String()),
  error: Nullable(Type.String()),
  creator_id: PositiveInt,
  created_at: Type.String(),
})
export const ModelIndexList = Type.Array(ModelIndexRecord)
