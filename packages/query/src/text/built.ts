/** What is known of a part of the text once its names are looked up. */
import type { Node } from './syntax/index.ts'
import { inEnglish, type Said } from '../said.ts'
import type { Clause, ErrorCode, TextContext, TextError } from './types.ts'
import type { Typed } from './value-types.ts'

export interface Built extends Typed {
  /** In the staged form. */
  json: unknown
  node: Node
  /** True where a function over rows takes part. */
  aggregates: boolean
  /** A column that stands outside of the functions over rows. */
  loose?: Node
  /** A function over the rows of the result. */
  window?: Node
}

export interface Builder {
  context: TextContext
  errors: TextError[]
}

export function fail({ errors }: Builder, { from, to }: Pick<Node, 'from' | 'to'>, code: ErrorCode, fault: Said): void {
  errors.push({ from, to, message: inEnglish(fault), said: fault, code })
}

/** A plain value where a clause has to stand. */
export function valueClause(value: unknown, type: string): Clause {
  return ['value', { 'base-type': type, 'effective-type': type }, value]
}
