/** The query of a card, in the older form that every client reads. */
import { isA } from '@querent/contract'
import { msg } from '../../../delivery/index.ts'
import { referenceTo, type Clause, type Column } from './column.ts'
import { breakoutOf, FEW, type Grouping } from './grouping.ts'
import type { Source } from './subject.ts'
import type { Words } from './words.ts'

/** What is asked, whatever the rows. */
export interface Asked {
  aggregations: readonly Clause[]
  by: readonly Grouping[]
  filter: Clause | null
}

type Inner = Record<string, unknown>

/** Names of joins that the engine adds. */
const LARGEST = 'Largest groups'
const LINKED = 'Linked table'

export function queryOf(source: Source, asked: Asked, words: Words): Record<string, unknown> {
  const [first] = asked.by
  const inner =
    first?.as === 'top' && asked.by.length === 1
      ? topQuery(source, asked, first.column, words)
      : first?.as === 'magnitude'
        ? magnitudeQuery(source, asked, first.column, words)
        : plainQuery(source, asked)
  return { database: source.databaseId, type: 'query', query: inner }
}

export function both(a: Clause | null, b: Clause | null): Clause | null {
  if (a === null || b === null) return a ?? b
  return ['and', a, b]
}

function plainQuery(source: Source, { aggregations, by, filter }: Asked): Inner {
  const [first] = by
  const isRanked =
    first !== undefined && (first.as === 'values' || first.as === 'top') && first.column.kind !== 'number'
  return {
    ...rowsOf(source, filter),
    aggregation: aggregations,
    ...(by.length > 0 && { breakout: by.map(breakoutOf) }),
    ...(isRanked && { 'order-by': [['desc', ['aggregation', 0]]] }),
    ...(first?.as === 'top' && { limit: FEW }),
  }
}

function rowsOf({ from, joins = [], expressions = {}, filter: own }: Source, more: Clause | null): Inner {
  const filter = both(own, more)
  return {
    ...from,
    ...(joins.length > 0 && { joins }),
    ...(Object.keys(expressions).length > 0 && { expressions }),
    ...(filter !== null && { filter }),
  }
}

/**
 * The ten groups with the largest first number, and all others as one. A group is looked up among the ten largest, which a
 * second query finds; its rows are those of the card.
 */
function topQuery(source: Source, asked: Asked, column: Column, words: Words): Inner {
  if (!isA(column.type, 'type/Text')) return plainQuery(source, asked)
  const rows = rowsOf(source, asked.filter)
  const linked = linkedJoin(column)
  const own = linked === null ? column.ref : referenceTo({ ...column, via: null }, { 'join-alias': LINKED })
  const found = ['field', column.name, { 'base-type': column.type, 'join-alias': LARGEST }]
  const largest = {
    alias: LARGEST,
    strategy: 'left-join',
    fields: 'none',
    'source-query': {
      ...rows,
      breakout: [column.ref],
      aggregation: asked.aggregations.slice(0, 1),
      'order-by': [['desc', ['aggregation', 0]]],
      limit: FEW,
    },
    condition: ['=', own, found],
  }
  const name = column.label
  const group = ['case', [[['not-null', found], own]], { default: words.say(REST) }]
  return {
    ...rows,
    joins: [...(source.joins ?? []), ...(linked === null ? [] : [linked]), largest],
    expressions: { ...source.expressions, [name]: group },
    aggregation: asked.aggregations,
    breakout: [['expression', name]],
    'order-by': [['desc', ['aggregation', 0]]],
  }
}

/** The table of the column, joined: conditions of joins do not follow foreign keys. */
function linkedJoin({ via }: Column): Inner | null {
  if (via === null) return null
  const target = ['field', via.targetFieldId, { 'join-alias': LINKED }]
  return {
    alias: LINKED,
    strategy: 'left-join',
    fields: 'none',
    'source-table': via.tableId,
    condition: ['=', ['field', via.fieldId, null], target],
  }
}

/** Powers of ten: 1, 10, 100, … */
function magnitudeQuery(source: Source, asked: Asked, column: Column, words: Words): Inner {
  const name = words.say(MAGNITUDE, { column: column.label })
  const power = ['power', 10, ['floor', ['log', column.ref]]]
  return {
    ...rowsOf(source, both(asked.filter, ['>', column.ref, 0])),
    expressions: { ...source.expressions, [name]: power },
    aggregation: asked.aggregations,
    breakout: [['expression', name]],
  }
}

/** The name of all groups but the largest. */
export const REST = msg('All others')
const MAGNITUDE = msg('{column} from')
