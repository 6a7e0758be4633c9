/** Random queries: one to three levels, with joins, expressions, filters, breakouts, aggregations, order and limit. */
import { TYPES, type Kind } from '../data-set.ts'
import { randomAggregation, runningAggregation } from './aggregations.ts'
import { Clauses, DATE_BUCKETS, isExact, TIME_BUCKETS, type Column, type Draw } from './clauses.ts'
import { RANDOM_TABLES } from './samples.ts'

export type Inner = Record<string, unknown>

/** A query, and the columns by which a further level can name its result. */
interface Level {
  query: Inner
  columns: Column[]
}

const byName = (name: string, kind: Kind): Column => ({
  ref: ['field', name, { 'base-type': TYPES[kind] }],
  kind,
  name,
})

/** Keys that a table can be joined by: column → table, and the table's own key. */
const JOINS = [
  { from: 3, key: 302, to: 1, target: 101 },
  { from: 3, key: 303, to: 2, target: 201 },
  { from: 12, key: 1202, to: 1, target: 101 },
]

/** Columns without nulls. */
const KNOWN: ReadonlySet<unknown> = new Set([101, 301, 303, 306, 307, 1201])

const tableColumns = (id: number, joinAlias?: string): Column[] =>
  (RANDOM_TABLES.find((table) => table.id === id)?.columns ?? []).map(([fieldId, name, kind]) => ({
    ref: ['field', fieldId, joinAlias === undefined ? null : { 'join-alias': joinAlias }],
    kind,
    name,
  }))

export function randomQuery(draw: Draw): Inner {
  let level = firstLevel(draw)
  for (let depth = draw.count(0, 2); depth > 0; depth--) level = nextLevel(draw, level, depth)
  return level.query
}

function firstLevel(draw: Draw): Level {
  const id = draw.pick([12, 3, 12, 1])
  const query: Inner = { 'source-table': id }
  const own = tableColumns(id)
  const joins = JOINS.filter(({ from }) => from === id).filter(() => draw.maybe())
  const columns = [...own]
  for (const join of JOINS) if (join.from === id) columns.push(...implicitColumns(join))
  if (joins.length > 0) query['joins'] = joins.map((join) => addJoin(draw, join, columns))
  return finish(draw, query, own, columns, joins.length === 0, '')
}

/** Columns over the foreign key, for which a join is added without being asked for. */
function implicitColumns({ key, to }: (typeof JOINS)[number]): Column[] {
  return tableColumns(to).map((column) => ({ ...column, ref: ['field', column.ref[1], { 'source-field': key }] }))
}

function addJoin(draw: Draw, join: (typeof JOINS)[number], columns: Column[]): Inner {
  const alias = draw.pick(['J', 'Join – ', `j"o'in`]) + String(join.to)
  columns.push(...tableColumns(join.to, alias))
  const target = ['field', join.target, { 'join-alias': alias }]
  const equal = ['=', ['field', join.key, null], target]
  const inner = { 'source-table': join.to, filter: ['>', ['field', join.target, null], draw.count(0, 2)] }
  return {
    ...(draw.maybe() ? { 'source-query': inner } : { 'source-table': join.to }),
    alias,
    strategy: draw.pick(['left-join', 'inner-join', 'right-join', 'full-join']),
    condition: draw.maybe() ? ['and', equal, ['!=', target, draw.count(1, 3)]] : equal,
  }
}

function nextLevel(draw: Draw, level: Level, depth: number): Level {
  return finish(draw, { 'source-query': level.query }, level.columns, level.columns, false, `l${depth}`)
}

/**
 * @param own Columns of the source, which may be selected.
 * @param columns All columns that clauses may use.
 * @param hasKey True when the first column is unique and never null.
 * @param prefix Of the names of what is computed, so that no two columns have one name.
 */
function finish(draw: Draw, query: Inner, own: Column[], columns: Column[], hasKey: boolean, prefix: string): Level {
  const made: Column[] = []
  const clauses = new Clauses(draw, columns)
  const expressions: Record<string, unknown> = {}
  const makers: [Kind, () => unknown][] = [
    ['integer', () => clauses.integer(2)],
    ['text', () => clauses.text(2)],
    ['float', () => clauses.number(2)],
    ['boolean', () => clauses.filter(1)],
  ]
  const add = (clause: unknown, kind: Kind): void => {
    if (!Array.isArray(clause)) return
    const name = `${prefix}e${made.length}`
    expressions[name] = clause
    made.push({ ref: ['expression', name], kind, name })
  }
  for (let more = draw.count(0, 2); more > 0; more--) {
    const [kind, make] = draw.pick(makers)
    add(make(), kind)
  }
  const moment = draw.maybe() ? clauses.moment() : null
  if (moment) add(moment.clause, moment.kind)
  if (made.length > 0) query['expressions'] = expressions
  const usable = new Clauses(draw, [...columns, ...made])
  if (draw.maybe()) query['filter'] = usable.filter(2)
  if (draw.maybe()) return grouped(draw, query, [...own, ...made], usable, hasKey, prefix)
  const fields = draw.some([...own.slice(1), ...made], 4)
  query['fields'] = [own[0]!, ...fields].map(({ ref }) => ref)
  if (hasKey && draw.maybe()) {
    query['order-by'] = [[draw.pick(['asc', 'desc']), own[0]!.ref]]
    if (draw.maybe()) query['page'] = { page: draw.count(1, 3), items: draw.count(1, 10) }
    else query['limit'] = draw.count(1, 10)
  }
  return { query, columns: [own[0]!, ...fields].map(({ name, kind }) => byName(name, kind)) }
}

function grouped(
  draw: Draw,
  query: Inner,
  selectable: Column[],
  clauses: Clauses,
  hasKey: boolean,
  prefix: string,
): Level {
  const isRunning = hasKey && draw.maybe()
  // Running totals go along the first breakout, where engines have their own place for nulls.
  const known = selectable.filter(({ ref }) => KNOWN.has(ref[1]))
  const breakouts = (
    isRunning
      ? [draw.pick(known), ...draw.some(selectable.filter(isExact), 1)]
      : draw.some(selectable.filter(isExact), 2)
  )
    .filter((column, index, all) => all.indexOf(column) === index)
    .map((column) => ({ column, unit: bucketOf(draw, column) }))
  if (breakouts.length > 0) {
    query['breakout'] = breakouts.map(({ column: { ref }, unit }) =>
      unit === null ? binned(draw, ref) : [ref[0], ref[1], { ...Object(ref[2]), 'temporal-unit': unit }],
    )
  }
  const aggregations = Array.from({ length: draw.count(breakouts.length === 0 ? 1 : 0, 2) }, () =>
    isRunning ? runningAggregation(draw, clauses) : randomAggregation(draw, clauses),
  )
  if (aggregations.length > 0) {
    query['aggregation'] = aggregations.map(({ clause }, index) => [
      'aggregation-options',
      clause,
      { name: `${prefix}a${index}` },
    ])
  }
  return {
    query,
    columns: [
      ...breakouts.map(({ column: { name, kind }, unit }) =>
        byName(name, unit === null ? kind : resultKind(kind, unit)),
      ),
      ...aggregations.map(({ kind }, index) => byName(`${prefix}a${index}`, kind)),
    ],
  }
}

/** The one column whose range is known may be put into bins. */
function binned(draw: Draw, ref: unknown[]): unknown[] {
  if (ref[1] !== 304 || ref[2] !== null || draw.maybe()) return ref
  const binning = draw.pick([
    { strategy: 'default' },
    { strategy: 'num-bins', 'num-bins': 4 },
    { strategy: 'bin-width', 'bin-width': 12.5 },
  ])
  return [ref[0], ref[1], { binning }]
}

function resultKind(kind: Kind, unit: string): Kind {
  if (unit.includes('-')) return 'integer'
  return unit === 'hour' || unit === 'minute' ? kind : 'date'
}

function bucketOf(draw: Draw, { kind }: Column): string | null {
  if (kind === 'date') return draw.pick(DATE_BUCKETS)
  return kind === 'timestamp' || kind === 'instant' ? draw.pick(TIME_BUCKETS) : null
}
