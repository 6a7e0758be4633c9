import { isMap } from '@querent/contract'
import { makeCondition } from '../clauses/build.ts'
import type { Join } from '../model/query.ts'
import type { OutputColumn, Relation, ResolvedJoin, ScopeColumn } from '../model/resolved.ts'
import { tokenKeys, type JsonMap } from '../parse/input.ts'
import { withReferenceOptions } from '../parse/parse-reference.ts'
import { bindFilter } from './binding/bind-expression.ts'
import { columnOutput, outputFor } from './output/describe-reference.ts'
import { refuseAt, type StageDraft } from './draft.ts'
import { metadataColumns } from './sources/metadata-columns.ts'
import { joinRelation } from './sources/source-relation.ts'
import { defaultColumns } from './sources/table-columns.ts'

/** Opens the explicit joins; a condition may use the source and the joins before it. */
export function openJoins(draft: StageDraft): void {
  for (const join of draft.stage.joins) {
    draft.context.dialect.require(join.strategy, join.strategy, join.path)
    const relation = joinRelation(join, draft.context, draft.aliases)
    const joined: ResolvedJoin = {
      alias: join.alias,
      relation,
      strategy: join.strategy,
      condition: makeCondition('and', []),
      implicit: null,
    }
    draft.joins.push(joined)
    const conditions = join.conditions.map((condition) => bindFilter(condition, draft))
    joined.condition = conditions.length === 1 ? conditions[0]! : makeCondition('and', conditions)
    moveAfterImplicit(draft, joined)
  }
}

/** Joins that the condition itself brought in must stand before it. */
function moveAfterImplicit(draft: StageDraft, joined: ResolvedJoin): void {
  const at = draft.joins.indexOf(joined)
  if (at === draft.joins.length - 1) return
  draft.joins.splice(at, 1)
  draft.joins.push(joined)
}

/** The columns that joins add to the result, in the order of the joins. */
export function joinFieldOutputs(draft: StageDraft): OutputColumn[] {
  return draft.stage.joins.flatMap((join) => outputsOf(join, draft))
}

function outputsOf(join: Join, draft: StageDraft): OutputColumn[] {
  if (join.fields === 'none') return []
  const resolved = draft.joins.find((item) => item.alias === join.alias && !item.implicit)
  if (!resolved) return []
  if (join.fields !== 'all') {
    return join.fields.map((field) => {
      const isNamed =
        (field.kind === 'field' || field.kind === 'expression') && field.options['join-alias'] !== undefined
      return outputFor(isNamed ? field : withReferenceOptions(field, { 'join-alias': join.alias }), draft, 'fields')
    })
  }
  return allColumns(resolved.relation, join, draft).map((column) =>
    columnOutput({ relation: resolved.relation, column, join: resolved }, 'fields', draft),
  )
}

function allColumns(relation: Relation, join: Join, draft: StageDraft): NonNullable<Relation['columns']> {
  const columns = relation.columns ?? sentColumns(join)
  if (!columns) refuseAt(join.path, `The columns of join "${join.alias}" are not known: name them in "fields".`)
  return defaultColumns({ ...relation, columns }, draft.context)
}

/** The columns of SQL that a client sent along in the staged form: their names and types only. */
function sentColumns({ stages }: Join): ScopeColumn[] | null {
  const last = stages.at(-1)
  const metadata = last?.kind === 'native' ? last.extra['lib/stage-metadata'] : undefined
  const columns = isMap(metadata) ? metadata['columns'] : undefined
  if (!Array.isArray(columns)) return null
  return metadataColumns(columns.filter(isMap).map((column) => namesAndTypes(tokenKeys(column))))
}

/** Not the ids of fields: whoever sends them may have no right to what is known of the fields. */
function namesAndTypes(column: JsonMap): Record<string, unknown> {
  return {
    name: column['name'],
    display_name: column['display-name'],
    base_type: column['base-type'],
    effective_type: column['effective-type'],
    semantic_type: column['semantic-type'],
  }
}
