/** Relations with a column that holds 1 in each of their rows. */
import { QueryError } from '../errors.ts'
import type { Bound } from '../model/bound.ts'
import type { JoinStrategy } from '../model/query.ts'
import { isGrouped, type Relation, type ResolvedMbql, type ResolvedNative } from '../model/resolved.ts'
import { identifier, numberLiteral, sql, type Sql } from '../sql/fragment.ts'

/** @throws {QueryError} `unsupported-feature` when the stage passes on columns that nobody knows: the mark would be shown. */
export function requireColumns(stage: ResolvedMbql, strategy: JoinStrategy): void {
  if (!stage.selectsAll || isGrouped(stage)) return
  const join = strategy.replace('-', ' ')
  throw new QueryError('unsupported-feature', `A ${join} with unknown columns is not supported here.`)
}

/** The relation with the mark, which is null in rows that a join filled. @param print What stands in a FROM clause. */
export function marked(relation: Relation, mark: string, print: (relation: Relation) => Sql): Relation {
  const all = sql`SELECT ${identifier(relation.alias)}.*, ${numberLiteral(1)} AS ${identifier(mark)}`
  const native: ResolvedNative = {
    kind: 'native',
    isOwn: true,
    pieces: [sql`${all} FROM ${print(relation)}`],
    columns: null,
  }
  return { ...relation, content: { kind: 'stage', stage: native } }
}

/** The column of a marked relation. */
export function markOf({ alias }: Relation, mark: string): Bound {
  return { kind: 'raw', relation: alias, name: mark, type: 'type/Integer' }
}
