/** A question while it is built: the query in the staged form as the server has it, and how it is shown. */
import type { Described } from '../../api/dataset.ts'

export type Json = Readonly<Record<string, unknown>>

/** `[op, options, ...arguments]` (contract: query-language, section 12). */
export type Clause = readonly [op: string, options: Json, ...args: unknown[]]

export type JoinStrategy = 'left-join' | 'right-join' | 'inner-join' | 'full-join'

export interface Join {
  readonly 'lib/type': 'mbql/join'
  readonly alias: string
  readonly strategy?: JoinStrategy
  readonly stages: readonly Stage[]
  readonly conditions: readonly Clause[]
  readonly fields?: 'all' | 'none' | readonly Clause[]
  readonly [key: string]: unknown
}

export interface MbqlStage {
  readonly 'lib/type': 'mbql.stage/mbql'
  readonly 'source-table'?: number
  readonly 'source-card'?: number
  readonly joins?: readonly Join[]
  readonly expressions?: readonly Clause[]
  readonly filters?: readonly Clause[]
  readonly aggregation?: readonly Clause[]
  readonly breakout?: readonly Clause[]
  readonly fields?: readonly Clause[]
  readonly 'order-by'?: readonly Clause[]
  readonly limit?: number
  readonly [key: string]: unknown
}

export interface NativeStage {
  readonly 'lib/type': 'mbql.stage/native'
  readonly native: string
  readonly 'template-tags'?: Json
  readonly [key: string]: unknown
}

export type Stage = MbqlStage | NativeStage

export interface StagedQuery {
  readonly 'lib/type': 'mbql/query'
  readonly database: number
  readonly stages: readonly Stage[]
  readonly [key: string]: unknown
}

/** Keys of a card that a draft edits; others are carried along. */
export interface QuestionDraft {
  readonly dataset_query: StagedQuery
  readonly display: string
  readonly visualization_settings: Json
  /** Steps that stay but do not run, by their keys. They are never saved. */
  readonly muted?: readonly string[]
  readonly [key: string]: unknown
}

/** What `POST /api/dataset/describe` says of a query. */
export type Description = Pick<Described, 'stages' | 'errors'>

/** A column that clauses can refer to. */
export type Column = Description['stages'][number]['visible'][number]
