/** `/api/explain`: why a number changed. */
import { Type } from 'typebox'
import { Maybe, Nullable, OneOf } from '../schemas/values.ts'
import { QueryBody, ResultColumn } from './dataset.ts'

const Condition = Type.Array(Type.Unknown(), { minItems: 1 })

/**
 * The question with the number of its aggregation, from 0, and a filter for each of the two periods in the form of the
 * question.
 */
export const ExplainChangeBody = Type.Object({
  query: QueryBody,
  aggregation: Maybe(Type.Integer({ minimum: 0, maximum: 100 })),
  before: Condition,
  after: Condition,
})

/** `value` is a number as text with all its digits. */
const Period = Type.Object({ value: Type.String(), rows: Type.Number() })

const Value = Type.Object({
  value: Type.Unknown(),
  state: OneOf(['both', 'new', 'gone']),
  before: Period,
  after: Period,
  contribution: Type.String(),
  effects: Nullable(Type.Object({ rate: Type.Number(), mix: Type.Number() })),
  stands_out: Type.Boolean(),
  surprise: Nullable(Type.Number()),
})

const Dimension = Type.Object({
  name: Type.String(),
  /** The clause that groups by it, in the older form. */
  ref: Type.Array(Type.Unknown()),
  column: ResultColumn,
  strength: Type.Number(),
  explained: Type.Number(),
  values: Type.Array(Value),
  rest: Type.Object({ contribution: Type.String(), values: Nullable(Type.Integer()) }),
})

/** Rows that alone make a tenth of the change or more; `value` is what was summed or averaged of them. */
const SingleRows = Type.Object({
  /** The key of the table, and its name where it has one. */
  columns: Type.Array(ResultColumn),
  /** Clauses of these columns, in the older form. */
  refs: Type.Array(Type.Array(Type.Unknown())),
  rows: Type.Array(
    Type.Object({
      cells: Type.Array(Type.Unknown()),
      period: OneOf(['before', 'after']),
      value: Type.String(),
      contribution: Type.String(),
    }),
  ),
})

/**
 * The contributions of a dimension and its rest add up to `change`. Dimensions stand by `strength`, the surprise of the value
 * that stands out most, in standard deviations; 0 when none does.
 */
export const ExplainedChange = Type.Object({
  measure: OneOf(['count', 'sum', 'average', 'share']),
  before: Period,
  after: Period,
  change: Type.String(),
  least_surprise: Type.Number(),
  stands_out: Type.Boolean(),
  dimensions: Type.Array(Dimension),
  /** Null for counts and shares, and for tables without a key of one column. */
  single_rows: Nullable(SingleRows),
})
