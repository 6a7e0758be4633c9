/** What people are told of a clause: names of its arguments, one sentence, an example. */
import type { BaseType } from '@querent/contract'

/**
 * What an argument takes. `unit`: one of the units that cut to a period. `part`: one that `temporal-extract` takes out of
 * a date. `week`: how weeks are counted. `branches`: pairs of a condition and a value. `id`: of saved content.
 */
export type Takes =
  | 'any'
  | 'number'
  | 'text'
  | 'date'
  | 'condition'
  | 'unit'
  | 'part'
  | 'week'
  | 'zone'
  | 'branches'
  | 'id'

export interface OptionHelp {
  name: string
  values: readonly (string | boolean)[]
  default: string | boolean
}

export interface ClauseHelp {
  /** Name of each argument and what it takes, in the order of the clause's definition. */
  args: readonly `${string}: ${Takes}`[]
  /** Type of its value, where that does not follow from the arguments. Filters need none: they are conditions. */
  result?: BaseType
  options?: readonly OptionHelp[]
  /** One sentence. */
  help: string
  /** In the staged form; columns are named, as in a query over another stage. */
  example: readonly unknown[]
}

export type HelpByClause = Readonly<Record<string, ClauseHelp>>

/** A column of an example. */
export function column(name: string): readonly unknown[] {
  return ['field', {}, name]
}
