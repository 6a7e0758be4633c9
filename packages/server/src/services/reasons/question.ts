/** A question that is to be explained: what it measures, and the two periods that are compared. */
import { invalidField, isMap } from '@querent/contract'
import { QueryError } from '@querent/query'
import { isList, type Clause } from './clause.ts'
import { measureOf, type Measure } from './measure.ts'
import { openMetric, type FindMetric } from './metric.ts'
import { rowsOf, stepsOf, type JsonMap } from './steps.ts'

/** What a client sends; all of it still to be read. */
export interface AskedChange {
  query: JsonMap
  aggregation?: number | null | undefined
  before: readonly unknown[]
  after: readonly unknown[]
}

export interface ComparedQuestion {
  database: unknown
  /** Source, joins, custom columns and filters of the question, in the older form. */
  base: JsonMap
  measure: Measure
  before: Clause
  after: Clause
}

/** @throws {ApiError} 400 for a question that cannot be explained or read; 403, 404 for a metric that the caller may not read. */
export async function readQuestion(
  { query, aggregation, before, after }: AskedChange,
  find: FindMetric,
): Promise<ComparedQuestion> {
  const place = aggregation ?? 0
  const inner = readSteps(query)
  const aggregations = isList(inner['aggregation']) ? inner['aggregation'] : []
  // Older clients send a single clause without a list.
  const clauses = typeof aggregations[0] === 'string' ? [aggregations] : aggregations
  if (place >= clauses.length) {
    throw invalidField('aggregation', `The question has no aggregation with the number ${place}.`)
  }
  const { database } = query
  const { base, aggregation: summary } = await openMetric({ base: rowsOf(inner), aggregation: clauses[place] }, find)
  return {
    database,
    base,
    measure: measureOf(summary),
    before: conditionOf(query, 'before', before),
    after: conditionOf(query, 'after', after),
  }
}

/** The query of these steps, with the filters of the question and one more. */
export function queryOf({ database, base }: ComparedQuestion, condition: Clause, more: JsonMap): JsonMap {
  const filter = base['filter'] === undefined ? condition : ['and', base['filter'], condition]
  return { database, type: 'query', query: { ...base, filter, ...more } }
}

function readSteps(query: JsonMap): JsonMap {
  try {
    return stepsOf(query)
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw invalidField('query', error.message)
  }
}

/** A condition in the form of the question, read as the question's only filter. */
function conditionOf(query: JsonMap, name: 'before' | 'after', condition: readonly unknown[]): Clause {
  try {
    const found = stepsOf(withOnlyFilter(query, condition))['filter']
    if (isList(found)) return found
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw invalidField(name, error.message)
  }
  throw invalidField(name, 'value must be a filter.')
}

function withOnlyFilter(query: JsonMap, condition: readonly unknown[]): JsonMap {
  const { stages, query: inner } = query
  if (!isList(stages)) return { ...query, query: { ...(isMap(inner) ? inner : {}), filter: condition } }
  const last = stages.at(-1)
  return { ...query, stages: [...stages.slice(0, -1), { ...(isMap(last) ? last : {}), filters: [condition] }] }
}
