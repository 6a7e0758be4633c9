/** A model's own run shows what a query on top of it would: not the columns that the model or the data model hides. */
import { isShownColumn } from '@querent/contract'
import { emptyStage } from '../../model/empty-stage.ts'
import type { FieldRef, Stage } from '../../model/query.ts'
import { outputs, type ResolvedStage } from '../../model/resolved.ts'
import { withModelMetadata } from '../../postprocess/model-metadata.ts'

/** The stages with one more that leaves out hidden columns; the same stages when there are none. */
export function withoutHidden(
  stages: readonly Stage[],
  resolved: ResolvedStage,
  metadata: readonly Record<string, unknown>[],
): readonly Stage[] {
  const columns = resultOf(resolved, metadata)
  const shown = columns.filter(isShownColumn)
  if (shown.length === columns.length) return stages
  const fields = shown.map(({ name }): FieldRef => ({ kind: 'field', id: String(name), options: {}, path: 'fields' }))
  return [...stages, { ...emptyStage('query'), sourceMetadata: [...metadata], fields }]
}

/** The columns with what was said of them; those of SQL are as they were when the model ran last. */
function resultOf(
  resolved: ResolvedStage,
  metadata: readonly Record<string, unknown>[],
): readonly { name?: unknown; visibility_type?: unknown }[] {
  if (resolved.kind === 'native' || resolved.selectsAll) return metadata
  return withModelMetadata(
    outputs(resolved).map(({ column }) => column),
    metadata,
  )
}
