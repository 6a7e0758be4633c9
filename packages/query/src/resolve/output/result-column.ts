/** What a result column shows of the column or value that it stands for, before its name is made unique. */
import type { BaseType } from '@querent/contract'
import type { Expr } from '../../model/query.ts'
import { isExtractionUnit } from '../../model/temporal-unit.ts'
import type { ResultColumn } from '../../prepared.ts'
import type { StageDraft } from '../draft.ts'
import { findColumn, type FoundColumn } from '../binding/find-column.ts'

/** What is known of a column, under the name of the join that it comes from. */
export function describeFound(found: FoundColumn, source: ResultColumn['source']): ResultColumn {
  const { join, column } = found
  const meta: ResultColumn = { ...column.meta, source }
  delete meta.aggregation_index
  if (found.relation.content.kind === 'stage') {
    delete meta.binning_info
    if (meta.unit !== undefined && !isExtractionUnit(meta.unit)) delete meta.unit
    meta.name = column.resultName
  }
  if (!join) return meta
  if (join.implicit) {
    if (join.implicit.fkFieldId !== null) meta.fk_field_id = join.implicit.fkFieldId
    meta.display_name = `${join.implicit.label} → ${meta.display_name}`
  } else {
    meta.display_name = `${join.alias} → ${meta.display_name}`
  }
  meta.source_alias = join.alias
  return meta
}

/** A computed value: nothing is known of it but its type. */
export function plainColumn(
  name: string,
  display_name: string,
  type: BaseType,
  source: ResultColumn['source'],
  field_ref: unknown[],
): ResultColumn {
  const base = type === 'type/Interval' ? 'type/*' : type
  return { name, display_name, base_type: base, effective_type: base, semantic_type: null, source, field_ref }
}

/** What a value made of a field keeps of it: its meaning and how it is shown. Keys lose their meaning. */
export function keptOfField(expr: Expr, draft: StageDraft): Pick<ResultColumn, 'semantic_type' | 'settings'> {
  const inner = expr.kind === 'expression' ? draft.expressions.get(expr.name) : expr
  if (inner?.kind !== 'field') return { semantic_type: null }
  const { semantic_type, settings } = findColumn(inner, draft).column.meta
  const isKey = semantic_type === 'type/PK' || semantic_type === 'type/FK'
  return { semantic_type: isKey ? null : semantic_type, ...(settings ? { settings } : {}) }
}
