/** A resolved query for people to read: relations by their aliases, values as short clauses. */
import type { Bound } from '../model/bound.ts'
import {
  isGrouped,
  outputs,
  type OutputColumn,
  type Relation,
  type ResolvedMbql,
  type ResolvedStage,
} from '../model/resolved.ts'

/** Columns that are listed of a relation; a wide table says how many more it has. */
const LISTED = 200

/** Plain JSON of a resolved stage and everything below it. */
export function describeStage(stage: ResolvedStage): Record<string, unknown> {
  return stage.kind === 'native'
    ? { native: true, columns: stage.columns?.map(({ name }) => name) ?? 'unknown' }
    : describeMbql(stage)
}

function describeMbql(stage: ResolvedMbql): Record<string, unknown> {
  const columns = outputs(stage).slice(0, LISTED).map(describeOutput)
  return withoutEmpty({
    from: describeRelation(stage.source),
    joins: stage.joins.map(({ alias, strategy, relation, condition, implicit }) => ({
      alias,
      strategy,
      ...(implicit ? { 'implicit by field': implicit.fkFieldId } : {}),
      relation: describeRelation(relation),
      condition: describeBound(condition),
    })),
    filters: stage.filters.map(describeBound),
    [isGrouped(stage) ? 'groups and aggregations' : 'columns']: stage.selectsAll ? ['*', ...columns] : columns,
    'order by': stage.orderBy.map(({ direction, value }) => [
      direction,
      'output' in value ? (outputs(stage)[value.output]?.name ?? value.output) : describeBound(value),
    ]),
    limit: stage.limit,
    offset: stage.offset,
    'pivot groups': stage.pivot?.groups.map(({ number }) => number) ?? null,
  })
}

function describeRelation({ alias, content }: Relation): Record<string, unknown> {
  if (content.kind === 'common') return { alias, common: content.name }
  if (content.kind === 'stage') return { alias, stage: describeStage(content.stage) }
  if (content.kind === 'stored') return { alias, 'stored rows of model': content.card, in: content.name }
  const { table, access } = content
  return withoutEmpty({
    alias,
    table: { id: table.id, name: table.name },
    'through card': access.cardId,
    'restricted to': access.restricted && describeMbql(access.restricted),
  })
}

function describeOutput({ name, value, column }: OutputColumn): Record<string, unknown> {
  return { name, value: describeBound(value), type: value.type, shown_as: column.display_name }
}

function withoutEmpty(map: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(map).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)),
  )
}

/** `["sum", "orders.total"]`: operators first, columns as `relation.column`. */
function describeBound(bound: Bound): unknown {
  switch (bound.kind) {
    case 'column':
    case 'raw':
      return bound.relation === null ? bound.name : `${bound.relation}.${bound.name}`
    case 'literal':
      return bound.value
    case 'temporal':
      return { time: bound.text + bound.offset }
    case 'bucket':
      return [bound.unit, describeBound(bound.value)]
    case 'bin':
      return ['bin', describeBound(bound.value), { width: bound.width, least: bound.least }]
    case 'coercion':
      return ['coerce', describeBound(bound.value), bound.strategy]
    case 'call':
      return [bound.op, ...bound.args.map(describeBound)]
    case 'sql':
      return 'SQL'
  }
}
