/**
 * What cannot be written in one SELECT with a full join that the engine lacks, which is written as two halves: a right
 * join or another full join would add its own rows to both, and rows would be numbered in each. Joins become a subquery.
 */
import type { Bound, BoundColumn } from '../model/bound.ts'
import { replaceColumns } from '../model/walk-bound.ts'
import type { OutputColumn, ResolvedJoin, ResolvedMbql } from '../model/resolved.ts'
import type { ResultColumn } from '../prepared.ts'

/**
 * The stage over a subquery of its first joins; undefined where that is not needed.
 * @param isNumbered True when all rows have to be numbered.
 */
export function foldJoins(
  stage: ResolvedMbql,
  isEmulated: (join: ResolvedJoin) => boolean,
  isNumbered: boolean,
): ResolvedMbql | undefined {
  const at = stage.joins.findIndex(isEmulated)
  if (at < 0) return undefined
  if (isNumbered) return withSubquery(stage, stage.joins.length)
  const before = stage.joins.slice(0, at).some(addsRows)
  if (!before && !stage.joins.slice(at + 1).some(addsRows)) return undefined
  return withSubquery(stage, before ? at : at + 1)
}

/** True for a join whose own rows stay, whatever stands on the left. */
function addsRows({ strategy }: ResolvedJoin): boolean {
  return strategy === 'right-join' || strategy === 'full-join'
}

/** The first `count` joins as a subquery with the columns that the rest of the stage reads. */
function withSubquery(stage: ResolvedMbql, count: number): ResolvedMbql {
  const joins = stage.joins.slice(0, count)
  const { alias } = stage.source
  const inside = new Set([alias, ...joins.map((join) => join.relation.alias)])
  const fields = new Map<string, OutputColumn>()
  const moved = (column: BoundColumn): BoundColumn => {
    if (!inside.has(column.relation)) return column
    const key = JSON.stringify([column.relation, column.name])
    const name = fields.get(key)?.name ?? `c_${fields.size + 1}`
    fields.set(key, { value: column, name, column: UNSEEN, joinAlias: null, fkFieldId: null })
    return { ...column, relation: alias, name }
  }
  const read = (bound: Bound): Bound => replaceColumns(bound, moved)
  const output = (column: OutputColumn): OutputColumn => ({ ...column, value: read(column.value) })
  const outer = {
    joins: stage.joins.slice(count).map((join) => ({ ...join, condition: read(join.condition) })),
    filters: stage.filters.map(read),
    breakouts: stage.breakouts.map(output),
    aggregations: stage.aggregations.map(output),
    fields: stage.fields.map(output),
    orderBy: stage.orderBy.map((order) => ('output' in order.value ? order : { ...order, value: read(order.value) })),
  }
  if (fields.size === 0) fields.set('', { ...ANY, column: UNSEEN })
  const inner: ResolvedMbql = {
    ...stage,
    selectsAll: false,
    joins,
    filters: [],
    breakouts: [],
    aggregations: [],
    fields: [...fields.values()],
    orderBy: [],
    limit: null,
    offset: null,
    pivot: null,
  }
  return { ...stage, ...outer, source: { alias, content: { kind: 'stage', stage: inner }, columns: null } }
}

/** Columns of the subquery are not shown. */
const UNSEEN: ResultColumn = {
  name: '',
  display_name: '',
  base_type: 'type/*',
  effective_type: 'type/*',
  semantic_type: null,
  source: 'fields',
  field_ref: [],
}
/** A SELECT needs a column, also where rows are only counted. */
const ANY: Omit<OutputColumn, 'column'> = {
  value: { kind: 'literal', value: 1, type: 'type/Integer' },
  name: 'c_1',
  joinAlias: null,
  fkFieldId: null,
}
