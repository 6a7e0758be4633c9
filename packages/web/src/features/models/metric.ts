/** The query of a metric, grouped as its reader wants it. */
import type { Card } from '../../api/card.ts'
import { kindOf } from '../../lib/columns/kind.ts'
import {
  addClause,
  bucketed,
  clausesOf,
  isMap,
  sayAggregation,
  withOptions,
  type Clause,
  type Column,
  type MbqlStage,
  type StagedQuery,
} from '../../models/question/index.ts'

/** How a metric is looked at. */
interface Grouping {
  /** The column of time, in units; null for one number over all time. */
  time: Clause | null
  by: Column | null
}

/** A short name of a column for the address: its number, after that of the key or the join that leads to its table. */
export function keyOf({ ref: [, options, id] }: Column): string {
  const way = options['source-field'] ?? options['join-alias']
  return way === undefined ? String(id) : `${String(way)}-${String(id)}`
}

export const inUnits = (time: Clause, unit: string): Clause => withOptions(time, { 'temporal-unit': unit })

/** The query with this grouping in place of the stored one; what was put in order by that is no more. */
export function grouped(query: StagedQuery, { time, by }: Grouping): StagedQuery {
  const breakout = [time, by === null ? null : bucketed(by.ref, by)].filter((one) => one !== null)
  const [first, ...rest] = query.stages as readonly MbqlStage[]
  const {
    'order-by': _order,
    limit: _limit,
    breakout: _breakout,
    ...stage
  } = first ?? { 'lib/type': 'mbql.stage/mbql' }
  return { ...query, stages: [{ ...stage, ...(breakout.length > 0 && { breakout }) } as MbqlStage, ...rest] }
}

/** A question about the metric: what the metric becomes, the question follows. */
export function questionAbout(
  { id, name }: Pick<Card, 'id' | 'name'>,
  database: number,
  grouping: Grouping,
): StagedQuery {
  const query = {
    'lib/type': 'mbql/query',
    database,
    stages: [
      { 'lib/type': 'mbql.stage/mbql', 'source-card': id, aggregation: [['metric', { 'display-name': name }, id]] },
    ],
  } as const
  return grouped(query, grouping)
}

/** Only what the metric reads, with filters of its reader: what these are asked with. */
export function filtering(query: StagedQuery, filters: readonly Clause[]): StagedQuery {
  const [first] = query.stages as readonly MbqlStage[]
  const {
    aggregation: _aggregation,
    breakout: _breakout,
    'order-by': _order,
    limit: _limit,
    ...stage
  } = first ?? { 'lib/type': 'mbql.stage/mbql' }
  return { ...query, stages: [{ ...stage, filters: [...filters] } as MbqlStage] }
}

/** The query with more filters. */
export function narrowed(query: StagedQuery, more: readonly Clause[]): StagedQuery {
  return more.reduce((before, filter) => addClause(before, 0, 'filters', filter), query)
}

/** Filters out of an address; none for what cannot be read as such. */
export function readFilters(text: string | undefined): readonly Clause[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    const isClause = (one: unknown) => Array.isArray(one) && typeof one[0] === 'string' && isMap(one[1])
    return Array.isArray(read) && read.every(isClause) ? (read as Clause[]) : []
  } catch {
    return []
  }
}

/** What the metric adds up, in words in place of its name. */
export function formulaOf(query: StagedQuery, columns: readonly Column[]): string {
  const [summary] = clausesOf(query, 0, 'aggregation')
  if (summary === undefined) return ''
  const [op, { 'display-name': _title, name: _name, ...options }, ...args] = summary
  return sayAggregation([op, options, ...args], columns)
}

/** What shows such a grouping best. */
export const displayOf = ({ time, by }: Grouping): string => (time !== null ? 'line' : by !== null ? 'bar' : 'scalar')

/** Columns whose values a metric can be split by, beside those of time. */
export const groupingColumns = (columns: readonly Column[]): readonly Column[] =>
  columns.filter((column) => !['date', 'time'].includes(kindOf(column)) && column.semantic_type !== 'type/PK')
