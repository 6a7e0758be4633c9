/** `/api/model-index`: values of models that the search finds. */
import { Type } from 'typebox'
import { Nullable, OneOf, PositiveInt } from '../schemas/values.ts'

/** `initial` before the first reading; `overflow` when only the first 25,000 values are kept. */
export const MODEL_INDEX_STATES = ['initial', 'indexed', 'overflow', 'error'] as const
export type ModelIndexState = (typeof MODEL_INDEX_STATES)[number]

/** A reference to a column of the model, such as `["field", 12, null]`. */
const ColumnReference = Type.Array(Type.Unknown())

/** `value_ref` is the column whose values are found, `pk_ref` the key of its rows. */
export const ModelIndexBody = Type.Object({
  model_id: PositiveInt,
  pk_ref: ColumnReference,
  value_ref: ColumnReference,
})

export const ModelIndexListQuery = Type.Object({ model_id: PositiveInt })

/** `schedule` is a cron string. `indexed_at` is null until values were read; `error` says why the last reading failed. */
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
/** The indexes of one model. */
export const ModelIndexList = Type.Array(ModelIndexRecord)
