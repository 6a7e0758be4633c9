/** Shapes that the functions of this folder take and give. They are those of the API, said again: nothing else is imported. */
import type { Said } from '../said.ts'

export type Json = Readonly<Record<string, unknown>>

/** `[op, options, ...arguments]` (contract: query-language, section 12). */
export type Clause = readonly [op: string, options: Json, ...args: unknown[]]

export interface LanguageArgument {
  readonly name: string
  readonly kind: string
  readonly takes: string
  readonly values: readonly string[] | null
  readonly optional: boolean
  readonly repeats: boolean
}

export interface LanguageOption {
  readonly name: string
  readonly values: readonly (string | boolean)[]
  readonly default: string | boolean
}

export interface LanguageClause {
  readonly name: string
  readonly aliases: readonly string[]
  readonly role: string
  readonly subject: string
  readonly args: readonly LanguageArgument[]
  readonly options: readonly LanguageOption[]
  readonly result: string | null
  readonly feature: string | null
  readonly help: string
  readonly example: readonly unknown[]
}

/** What `GET /api/query-language` answers, as far as it is used here. */
export interface Language {
  readonly clauses: readonly LanguageClause[]
  readonly units: readonly { readonly name: string; readonly label: string; readonly kind: string }[]
}

/** A column as `POST /api/dataset/describe` tells it. */
export interface TextColumn {
  readonly name: string
  readonly display_name: string
  readonly join_alias?: string | null
  /** What a key leads to, where `display_name` does not say it. */
  readonly source?: string | null
  readonly base_type: string
  readonly effective_type?: string | null
  readonly ref: Clause
}

/** A segment or a metric. */
export interface Saved {
  readonly id: number
  readonly name: string
  /** Type of the value of a metric. */
  readonly base_type?: string | null
}

export type TextKind = 'expression' | 'filter' | 'aggregation'

export interface TextContext {
  readonly kind: TextKind
  readonly language: Language
  readonly columns: readonly TextColumn[]
  readonly segments?: readonly Saved[]
  readonly metrics?: readonly Saved[]
  /** What the rows are grouped by: all that may stand outside of the functions of an aggregation. */
  readonly groups?: readonly Clause[]
  /** Features of the database; all when left out. */
  readonly features?: readonly string[]
}

export type ErrorCode =
  | 'empty'
  | 'unexpected-character'
  | 'unexpected-token'
  | 'unterminated-text'
  | 'unterminated-column'
  | 'missing-parenthesis'
  | 'missing-operand'
  | 'missing-operator'
  | 'chained-comparison'
  | 'inexact-number'
  | 'too-deep'
  | 'unknown-name'
  | 'unknown-column'
  | 'ambiguous-column'
  | 'unknown-function'
  | 'unsupported-function'
  | 'argument-count'
  | 'argument-type'
  | 'not-constant'
  | 'unknown-word'
  | 'misplaced-aggregation'
  | 'misplaced-column'
  | 'wrong-result'

/** A fault of a text: places count UTF-16 units; the message says what to do. */
export interface TextError {
  from: number
  to: number
  /** In English. */
  message: string
  /** The same for readers of other languages. */
  said: Said
  code: ErrorCode
}
