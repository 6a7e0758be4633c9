/** What the rows of a pivot have to be: those of the same query asked once per group. */
import assert from 'node:assert/strict'
import type { DimensionMetadata, MetadataProvider, QueryRequest, Row } from '@querent/query'
import { metadataWith, withIds } from './data-set.ts'
import type { Engine } from './engines.ts'
import type { Case, Inner } from './pivot-cases.ts'
import { runRequest, type RunOptions } from './run-query.ts'

/** The suite's tables as they are. */
export const shop = metadataWith()

/** The query with the breakouts of one group, in the order that a pivot promises. */
function queryOfGroup(query: Inner, kept: number[]): Inner {
  const { breakout = [], 'order-by': order, ...rest } = query
  const own = kept.map((index) => breakout[index])
  const sorted = Array.isArray(order) ? order.filter(([, ref]) => ref[0] === 'aggregation') : []
  return {
    ...rest,
    ...(own.length > 0 ? { breakout: own } : {}),
    ...(sorted.length > 0 ? { 'order-by': sorted } : {}),
  }
}

/** Rows of one group as the pivot shows them: nulls for what is left out, then the group's number. */
async function rowsOfGroup(engine: Engine, query: Inner, number: number): Promise<Row[]> {
  const count = query.breakout?.length ?? 0
  const kept = Array.from({ length: count }, (_, index) => index).filter((index) => (number & (1 << index)) === 0)
  const inner = queryOfGroup(query, kept)
  const isNothing = kept.length === 0 && !inner['aggregation']
  if (isNothing) return [[...Array.from({ length: count }, () => null), number]]
  const found = await rowsOf(engine, { query: { type: 'query', query: inner } })
  return found.map((row) => {
    const cells = Array.from({ length: count }, (_, index) =>
      kept.includes(index) ? (row[kept.indexOf(index)] ?? null) : null,
    )
    return [...cells, number, ...row.slice(kept.length)]
  })
}

export function requestOf({ query, rows, cols, outer }: Case): QueryRequest {
  return {
    query: {
      type: 'query',
      query: withIds(JSON.stringify(query)),
      ...(rows === undefined ? {} : { pivot_rows: rows }),
      ...(cols === undefined ? {} : { 'pivot-cols': cols }),
      ...outer,
    },
    pivot: { settings: {}, order: 'groups' },
  }
}

/** The shop with a field shown otherwise than it is stored. */
export function withDimension(id: number, more: Partial<DimensionMetadata>): MetadataProvider {
  const nothing = { human_readable_field_id: null, human_readable_values: null }
  return metadataWith([{ id, dimension: { id: 1, name: 'Shown', type: 'external', ...nothing, ...more } }])
}

/** Rows of a query of any kind, as the API would give them. */
export async function rowsOf(engine: Engine, request: QueryRequest, options: Partial<RunOptions> = {}): Promise<Row[]> {
  return (await runRequest(engine, request, { metadata: shop, ...options })).rows
}

/** Engines add floats in any order. */
export function rounded(rows: readonly Row[]): Row[] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'number' ? Number(cell.toPrecision(12)) : cell)))
}

/** Some engines have 1 and 0 instead. */
export function withoutBooleans(rows: readonly Row[]): Row[] {
  return rows.map((row) => row.map((cell) => (typeof cell === 'boolean' ? Number(cell) : cell)))
}

/** Engines put nulls first or last. */
export function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
}

export async function assertAsManyQueries(engine: Engine, item: Case): Promise<Row[]> {
  const inner = withIds(JSON.stringify(item.query)) as Inner // The shape of the cases above.
  const rows = await rowsOf(engine, requestOf(item))
  const expected: Row[] = []
  for (const number of item.groups) expected.push(...(await rowsOfGroup(engine, inner, number)))
  assert.deepEqual(rounded(rows), rounded(expected), engine.name)
  return rows
}
