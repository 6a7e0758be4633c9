import type { Bound, BoundColumn } from '../../model/bound.ts'
import type { Relation, ScopeColumn } from '../../model/resolved.ts'
import { makeCondition } from '../../clauses/build.ts'

/** The value of a column, read as its effective type. */
export function bindColumn(relation: Relation, column: ScopeColumn): Bound {
  const { nested } = column
  const stored: BoundColumn = {
    kind: 'column',
    relation: relation.alias,
    name: nested?.root.name ?? column.name,
    type: nested?.root.base_type ?? (column.coercion ? column.meta.base_type : column.type),
    databaseType: nested?.root.database_type.toLowerCase() ?? column.databaseType,
    fieldId: column.fieldId,
  }
  const bare: Bound = nested
    ? { kind: 'nested', value: stored, keys: nested.keys, type: column.coercion ? column.meta.base_type : column.type }
    : stored
  if (!column.coercion) return bare
  return { kind: 'coercion', strategy: column.coercion, value: bare, type: column.type }
}

export function equality(left: Bound, right: Bound): Bound {
  return makeCondition('=', [left, right])
}
