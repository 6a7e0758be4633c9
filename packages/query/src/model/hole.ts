/** What stands for a clause that cannot be read or bound, where others refer to its place or its name. */
import type { Aggregation, Call, Expr, Options } from './query.ts'

const MARK: Options = {}

/** In place of the value of a named expression: a value of which no type is known, so that it fits everywhere. */
export const HOLE: Call = {
  kind: 'call',
  op: 'coalesce',
  args: [{ kind: 'literal', value: null, type: null, options: {} }],
  options: MARK,
  path: '',
}

/** In place of an aggregation, under its names. */
export function aggregationHole(path: string, names: Partial<Omit<Aggregation, 'value'>>): Aggregation {
  const value: Call = { kind: 'call', op: 'count', args: [], options: MARK, path }
  return { uuid: null, name: null, displayName: null, ...names, value }
}

export function isHole(expr: Expr): boolean {
  return expr.options === MARK
}
