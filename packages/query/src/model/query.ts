/**
 * The form of a query inside the pipeline: stages of plain typed objects. `parse` makes it from either JSON form, and
 * `print` writes it back to either. Options keep their names and all their keys.
 */
import type { ExactDecimal } from '@querent/contract'
import type { TemporalUnit } from './temporal-unit.ts'

export interface Query {
  /** The JSON form it came in, and in which it is printed by default. */
  form: 'legacy' | 'staged'
  /** -1337 is the virtual database of saved questions. */
  database: number
  /** At least one; only the first may name a source. */
  stages: Stage[]
  parameters: Parameter[]
  constraints: { 'max-results'?: number; 'max-results-bare-rows'?: number } | null
  middleware: Record<string, unknown>
  settings: Record<string, unknown> | null
  /** All other outer keys, untouched. */
  extra: Record<string, unknown>
}

export type Stage = MbqlStage | NativeStage

export interface MbqlStage {
  kind: 'mbql'
  /** Null for a stage that reads the one before it. */
  source: Source | null
  /** Column metadata that a client sent for the source of this stage. */
  sourceMetadata: Record<string, unknown>[] | null
  joins: Join[]
  expressions: NamedExpression[]
  /** AND-ed. */
  filters: Expr[]
  aggregations: Aggregation[]
  breakouts: Expr[]
  /** Null for the default fields. */
  fields: Expr[] | null
  orderBy: OrderBy[]
  limit: number | null
  page: { page: number; items: number } | null
  path: string
  extra: Record<string, unknown>
}

export type Source = { kind: 'table'; id: number } | { kind: 'card'; id: number }

export interface NativeStage {
  kind: 'native'
  sql: string
  templateTags: Record<string, TemplateTag>
  path: string
  extra: Record<string, unknown>
}

export interface Join {
  alias: string
  strategy: JoinStrategy
  stages: Stage[]
  conditions: Expr[]
  fields: 'all' | 'none' | Expr[]
  path: string
  extra: Record<string, unknown>
}

export const JOIN_STRATEGIES = ['left-join', 'right-join', 'inner-join', 'full-join'] as const
export type JoinStrategy = (typeof JOIN_STRATEGIES)[number]

export interface NamedExpression {
  name: string
  value: Expr
}

export interface Aggregation {
  /** The target of references in the staged form. */
  uuid: string | null
  name: string | null
  displayName: string | null
  value: Expr
  /** What names and describes it, where that is not `value` itself. */
  shown?: Expr
}

export interface OrderBy {
  direction: 'asc' | 'desc'
  value: Expr
  options: Options
}

/** A clause. `path` tells where it stands in the input. */
export type Expr = Literal | FieldRef | ExpressionRef | AggregationRef | Call

export interface Literal {
  kind: 'literal'
  value: LiteralValue
  /** The type that a `value` clause gave; null for a bare JSON value. */
  type: string | null
  options: Options
}

export type LiteralValue = string | number | bigint | ExactDecimal | boolean | null

/** A column by field id or by result name. */
export interface FieldRef {
  kind: 'field'
  id: number | string
  /** The reference named an expression, which an inner stage has. */
  isExpression?: true
  options: FieldOptions
  path: string
}

export interface ExpressionRef {
  kind: 'expression'
  name: string
  options: FieldOptions
  path: string
}

/** An aggregation of the same stage by its zero-based place. */
export interface AggregationRef {
  kind: 'aggregation'
  index: number
  options: Options
  path: string
}

/**
 * An operator with its arguments. The pairs of `case` stand flat: condition, value, condition, value, …, and the
 * default last when there is one.
 */
export interface Call {
  kind: 'call'
  op: string
  args: Expr[]
  options: Options
  path: string
}

export type Options = Record<string, unknown>

export interface FieldOptions {
  'base-type'?: string
  'effective-type'?: string
  'join-alias'?: string
  'source-field'?: number
  'source-field-name'?: string
  'source-field-join-alias'?: string
  'temporal-unit'?: TemporalUnit
  binning?: Binning
  [extra: string]: unknown
}

export type Binning =
  | { strategy: 'default' }
  | { strategy: 'num-bins'; 'num-bins': number }
  | { strategy: 'bin-width'; 'bin-width': number }

export interface TemplateTag {
  name: string
  type: string
  id?: string
  'display-name'?: string
  required?: boolean
  default?: unknown
  'widget-type'?: string
  dimension?: FieldRef | null
  options?: Record<string, unknown>
  alias?: string
  'card-id'?: number
  'snippet-name'?: string
  'snippet-id'?: number
  'table-id'?: number
  extra: Record<string, unknown>
}

/** A parameter with the value it has in this run (contract: query-language, section 14). */
export interface Parameter {
  id: string | null
  type: string
  /** Null when it has none: the parameter is then ignored. */
  target: ParameterTarget | null
  /** True when the key `value` was sent, also as null. */
  hasValue: boolean
  value: unknown
  default: unknown
  name: string | null
  slug: string | null
  required: boolean
  options: Record<string, unknown>
  path: string
  /** As it was sent. */
  json: Record<string, unknown>
}

export type ParameterTarget =
  | { kind: 'column'; column: Expr; stage: number }
  | { kind: 'tag'; tag: string | { id: string }; variable: boolean }
  | { kind: 'other' }
