/** The last steps of a question, in the older form. */
import { invalidField, isMap } from '@querent/contract'
import { toForm } from '@querent/query'

export type JsonMap = Record<string, unknown>

const NO_SQL = 'Questions that are written in SQL cannot be explained.'
const NO_STEPS = 'Only the last summary of a question can be explained, with a filter before it.'

/** @throws {ApiError} 400 for SQL. @throws {QueryError} for what cannot be read. */
export function stepsOf(query: JsonMap): JsonMap {
  const legacy = toForm(query, 'legacy')
  if (legacy['type'] === 'native') throw invalidField('query', NO_SQL)
  const inner = legacy['query']
  if (!isMap(inner)) throw invalidField('query', NO_STEPS)
  return inner
}

/** The steps that choose rows: source, joins, custom columns and filters. */
export function rowsOf(steps: JsonMap): JsonMap {
  const { aggregation: _a, breakout: _b, 'order-by': _o, limit: _l, fields: _f, ...rows } = steps
  return rows
}
