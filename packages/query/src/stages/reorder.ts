import { QueryError } from '../errors.ts'
import { isGrouped, outputs, type OutputColumn, type ResolvedMbql, type ResolvedStage } from '../model/resolved.ts'
import type { ValueRemapping } from '../prepared.ts'

/** A column of the answer by which its reader wants the rows sorted. */
export interface RowOrder {
  /** As the answer names it. */
  name: string
  /** Its place in the answer, from 0. */
  index?: number | null | undefined
  direction: 'asc' | 'desc'
}

/**
 * The stage whose rows come in another order: that of the reader before the query's own.
 * @returns the stage itself where nothing is asked; rows that are limited, and those of SQL, are sorted as they come out.
 * @throws {QueryError} `invalid-query` for a column that the answer does not have.
 */
export function inOrder(
  stage: ResolvedStage,
  order: readonly RowOrder[],
  remappings: readonly ValueRemapping[] = [],
): ResolvedStage {
  if (order.length === 0) return stage
  const known = stage.kind === 'mbql' && !stage.selectsAll ? outputs(stage) : null
  if (known === null || stage.kind === 'native') return aroundUnknown(stage, order)
  const keys = order.map(({ name, direction }) => ({ direction, place: placeOf(name, known, remappings) }))
  const isLimited = stage.limit !== null || stage.offset !== null
  if (!isLimited) {
    const own = keys.map(({ direction, place }) => ({ direction, value: keyOf(stage, known, place) }))
    return { ...stage, orderBy: [...own, ...stage.orderBy] }
  }
  const fields = known.map(fromSource)
  return around(
    stage,
    fields,
    keys.map(({ direction, place }) => ({ direction, value: fields[place]!.value })),
  )
}

/** By its place where rows are grouped; else by the value, of which an engine may need the text. */
function keyOf(
  stage: ResolvedMbql,
  known: readonly OutputColumn[],
  place: number,
): ResolvedMbql['orderBy'][number]['value'] {
  return isGrouped(stage) ? { output: place } : known[place]!.value
}

function placeOf(name: string, known: readonly OutputColumn[], remappings: readonly ValueRemapping[]): number {
  const place = known.findIndex(({ column }) => column.name === name)
  const found = place >= 0 ? place : remappings.find((one) => one.name === name)?.from
  if (found === undefined) {
    throw new QueryError('invalid-query', `The result has no column ${JSON.stringify(name)} to sort by.`, {
      path: 'sort_rows',
    })
  }
  return found
}

const SOURCE = 'source'

function fromSource(output: OutputColumn): OutputColumn {
  const { name, value } = output
  return {
    ...output,
    value: { kind: 'column', relation: SOURCE, name, type: value.type, databaseType: '', fieldId: null },
  }
}

/** Columns that only the database knows are sorted by their place, as several can have one name; else by their name. */
function aroundUnknown(stage: ResolvedStage, order: readonly RowOrder[]): ResolvedMbql {
  const keys = order.map(({ name, index, direction }) => ({
    direction,
    value:
      typeof index === 'number'
        ? { output: index }
        : { kind: 'raw' as const, relation: SOURCE, name, type: 'type/*' as const },
  }))
  return { ...around(stage, [], keys), selectsAll: true }
}

function around(stage: ResolvedStage, fields: OutputColumn[], orderBy: ResolvedMbql['orderBy']): ResolvedMbql {
  return {
    kind: 'mbql',
    source: { alias: SOURCE, content: { kind: 'stage', stage }, columns: null },
    joins: [],
    filters: [],
    breakouts: [],
    aggregations: [],
    fields,
    selectsAll: false,
    orderBy,
    limit: null,
    offset: null,
    pivot: null,
  }
}
