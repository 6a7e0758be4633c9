/** A saved metric as the summary of a question: its own steps are put in its place. */
import { isDeepStrictEqual } from 'node:util'
import { invalidField, isId, isMap } from '@querent/contract'
import { isList, type Clause } from './clause.ts'
import { rowsOf, stepsOf, type JsonMap } from './steps.ts'

export interface FoundMetric {
  name: string
  dataset_query: JsonMap
}

/** A metric that the caller may read. @throws {ApiError} 403, 404. */
export type FindMetric = (id: number) => Promise<FoundMetric>

interface Summary {
  /** Source, joins, custom columns and filters. */
  base: JsonMap
  aggregation: unknown
}

/** Metrics may name metrics; more than these in a row go round. */
const MOST_METRICS = 10

/** @throws {ApiError} 400 for a metric of other data. */
export async function openMetric(summary: Summary, find: FindMetric, depth = 0): Promise<Summary> {
  const id = metricOf(summary.aggregation)
  if (id === null) return summary
  if (depth >= MOST_METRICS) throw invalidField('aggregation', 'The metric refers to itself.')
  const { name, dataset_query } = await find(id)
  const inner = stepsOf(dataset_query)
  const [aggregation] = clausesOf(inner['aggregation'])
  const own = rowsOf(inner)
  const isOfItself = summary.base['source-table'] === `card__${id}`
  if (!isOfItself && !isSameSource(summary.base, own)) {
    throw invalidField('aggregation', `Metric "${name}" uses different data than this query.`)
  }
  return openMetric({ base: joined(own, summary.base, name), aggregation }, find, depth + 1)
}

function metricOf(clause: unknown): number | null {
  const [op, first] = isList(clause) ? clause : []
  if (op === 'aggregation-options' || op === 'named') return metricOf(first)
  return op === 'metric' && isId(first) ? first : null
}

function clausesOf(aggregation: unknown): Clause {
  if (!isList(aggregation)) return []
  // Older clients send a single clause without a list.
  return typeof aggregation[0] === 'string' ? [aggregation] : aggregation
}

function isSameSource(one: JsonMap, other: JsonMap): boolean {
  return ['source-table', 'source-query'].every((key) => isDeepStrictEqual(one[key], other[key]))
}

/** The rows of the metric, narrowed as the question's are. */
function joined(metric: JsonMap, question: JsonMap, name: string): JsonMap {
  const joins = merged(namedJoins(metric), namedJoins(question), name)
  const expressions = merged(expressionsOf(metric), expressionsOf(question), name)
  const filters = [metric['filter'], question['filter']].filter((one) => one !== undefined)
  return {
    ...metric,
    ...(joins.size > 0 && { joins: [...joins.values()] }),
    ...(expressions.size > 0 && { expressions: Object.fromEntries(expressions) }),
    ...(filters.length > 0 && { filter: filters.length === 1 ? filters[0] : ['and', ...filters] }),
  }
}

function namedJoins({ joins }: JsonMap): [string, unknown][] {
  return isList(joins) ? joins.map((join) => [String(isMap(join) ? (join['alias'] ?? '') : ''), join]) : []
}

function expressionsOf({ expressions }: JsonMap): [string, unknown][] {
  return isMap(expressions) ? Object.entries(expressions) : []
}

function merged(metric: [string, unknown][], question: [string, unknown][], name: string): Map<string, unknown> {
  const all = new Map(metric)
  for (const [key, value] of question) {
    if (all.has(key) && !isDeepStrictEqual(all.get(key), value)) {
      throw invalidField(
        'aggregation',
        `Metric "${name}" and the question both have "${key}", and mean different things.`,
      )
    }
    all.set(key, value)
  }
  return all
}
