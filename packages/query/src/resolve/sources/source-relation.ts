/** What a stage and its joins read: tables, source cards, and stages as subqueries. */
import { storedColumn } from '../../clauses/build.ts'
import type { Join, MbqlStage, Stage } from '../../model/query.ts'
import { outputs, type Relation, type ResolvedStage, type ScopeColumn } from '../../model/resolved.ts'
import type { AliasPool } from '../../model/alias.ts'
import { requireTable, type ResolveContext } from '../context.ts'
import { withDistinctNames } from './distinct-names.ts'
import { refuseAt } from '../draft.ts'
import { metadataColumns, withEdits, withFingerprints } from './metadata-columns.ts'
import { aggregatesBy, metricRows } from '../metrics.ts'
import { openCard } from './open-card.ts'
import { tableRelation } from './table-relation.ts'
import { said } from '../../said.ts'

/** What a stage selects from. */
export function sourceRelation(stage: MbqlStage, previous: ResolvedStage | null, context: ResolveContext): Relation {
  if (stage.source?.kind === 'table') {
    const table = requireTable(context, stage.source.id, `${stage.path}.source-table`)
    return tableRelation(table, context, table.name)
  }
  if (stage.source?.kind === 'card') {
    const { id } = stage.source
    return cardRelation(id, stage.path, context, aggregatesBy(stage, id) ? metricRows(id, context) : undefined)
  }
  if (!previous) return refuseAt(stage.path, said('The query names no source.'))
  const relation = stageRelation(previous, 'source')
  if (!relation.columns) relation.columns = metadataColumns(stage.sourceMetadata)
  return withDistinctNames(relation, context.dialect.maxIdentifierBytes)
}

/** The relation of a join: its table itself, or its stages as a subquery. */
export function joinRelation(join: Join, context: ResolveContext, aliases: AliasPool): Relation {
  const [first] = join.stages
  const alias = aliases.claim(join.alias)
  if (join.stages.length === 1 && first?.kind === 'mbql' && isBare(first)) {
    if (first.source?.kind === 'table') {
      const table = requireTable(context, first.source.id, `${join.path}.source-table`)
      return tableRelation(table, context, alias)
    }
    if (first.source?.kind === 'card') return { ...cardRelation(first.source.id, join.path, context), alias }
  }
  return stageRelation(context.resolveStages(join.stages, { ...context, depth: context.depth + 1 }), alias)
}

function isBare(stage: MbqlStage): boolean {
  return (
    stage.joins.length + stage.expressions.length + stage.filters.length + stage.aggregations.length === 0 &&
    stage.breakouts.length === 0 &&
    stage.fields === null &&
    stage.limit === null &&
    stage.page === null
  )
}

/** A source card: its query (or the given stages of it) as a subquery, its result metadata as the columns' description. */
function cardRelation(id: number, path: string, context: ResolveContext, stages?: readonly Stage[]): Relation {
  const { card, stage } = openCard(id, path, context, stages)
  const opened = stages ? stageRelation(stage, 'source') : wholeCard(stageRelation(stage, 'source'), id)
  if (!stages) opened.columns ??= metadataColumns(card.result_metadata)
  const relation = withDistinctNames(opened, context.dialect.maxIdentifierBytes)
  if (relation.columns && card.type === 'model') {
    relation.columns = withEdits(relation.columns, card.result_metadata)
  }
  // What the card's own rows tell may be more than a restricted caller sees.
  if (relation.columns && context.restrict === null) {
    relation.columns = withFingerprints(relation.columns, card.result_metadata)
  }
  return relation
}

/** A resolved stage as something to select from. */
function stageRelation(stage: ResolvedStage, alias: string): Relation {
  return { alias, content: { kind: 'stage', stage }, columns: stageColumns(stage) }
}

/** The relation with the card whose query it is: a table may hold its rows. */
function wholeCard(relation: Relation, card: number): Relation {
  const { content } = relation
  return content.kind === 'stage' ? { ...relation, content: { ...content, card } } : relation
}

function stageColumns(stage: ResolvedStage): ScopeColumn[] | null {
  if (stage.kind === 'native') return stage.columns
  if (stage.selectsAll) return null
  return outputs(stage).map((output) => ({
    name: output.name,
    resultName: output.column.name,
    type: output.value.type,
    meta: output.column,
    fieldId: output.column.source === 'aggregation' ? null : (output.column.id ?? null),
    coercion: null,
    nested: null,
    joinAlias: output.joinAlias,
    fkFieldId: output.fkFieldId,
    databaseType: storedColumn(output.value)?.databaseType ?? '',
  }))
}
