/** What the clauses of a stage can refer to, and the columns that it gives. */
import { isMap } from '@querent/contract'
import { QueryError } from '../errors.ts'
import { isHole } from '../model/hole.ts'
import type { ExpressionRef, MbqlStage } from '../model/query.ts'
import type { OutputColumn } from '../model/resolved.ts'
import type { ResultColumn } from '../prepared.ts'
import type { FoundColumn } from '../resolve/binding/find-column.ts'
import type { StageDraft } from '../resolve/draft.ts'
import { columnRef } from '../resolve/output/column-reference.ts'
import { expressionOutput } from '../resolve/output/describe-reference.ts'
import { describeFound } from '../resolve/output/result-column.ts'
import { defaultColumns } from '../resolve/sources/table-columns.ts'

interface DescribedColumn {
  name: string
  display_name: string
  base_type: string
  effective_type: string
  semantic_type: string | null
  /** The field that it shows; null for other values. */
  id: number | null
  table_id: number | null
  /** The join that it comes from. */
  join_alias: string | null
  /** The clause that refers to it in this stage, in the staged form. */
  ref: StagedRef
}

type StagedRef = [op: string, options: Record<string, unknown>, ...args: unknown[]]

export interface DescribedStage {
  path: string
  /** Everything that a clause of the stage can refer to. */
  visible: DescribedColumn[]
  /**
   * In the order in which they are evaluated, each with what it can refer to: from the first place in `visible` to before
   * the second.
   */
  clauses: { path: string; columns: [number, number] }[]
  /** What it gives to the next stage or to the answer; null when only the engine knows. */
  columns: DescribedColumn[] | null
}

/** @param idle Is told what is wrong with expressions that nothing in the stage uses. */
export function describeStage(draft: StageDraft, idle: (fault: QueryError) => void): DescribedStage {
  const { stage, source, context } = draft
  const visible = defaultColumns(source, context).map((column) => foundColumn({ relation: source, column, join: null }))
  const clauses: DescribedStage['clauses'] = []
  const all = (): [number, number] => [0, visible.length]
  for (const { alias, path } of stage.joins) {
    const join = draft.joins.find((one) => one.alias === alias && !one.implicit)
    if (!join) continue
    const { relation } = join
    visible.push(...defaultColumns(relation, context).map((column) => foundColumn({ relation, column, join })))
    clauses.push({ path, columns: all() })
  }
  for (const { name, value } of stage.expressions) {
    if (isHole(value)) continue
    if (value.kind !== 'literal') clauses.push({ path: value.path, columns: all() })
    visible.push(...expressionColumn(name, draft, idle))
  }
  const given = shownOutputs(draft).map(([output, ref]) => outputColumn(output, ref))
  clauses.push(...clausePaths(stage).map((path) => ({ path, columns: all() })))
  clauses.push(...orderPaths(draft, visible, given))
  return { path: stage.path, visible, clauses, columns: draft.selectsAll ? null : given }
}

/** Clauses that see everything but what the stage gives. */
function clausePaths({ filters, breakouts, aggregations, fields }: MbqlStage): string[] {
  const clauses = [...filters, ...aggregations.map(({ value }) => value), ...breakouts, ...(fields ?? [])]
  return clauses.flatMap((clause) => (clause.kind === 'literal' || isHole(clause) ? [] : [clause.path]))
}

/** Grouped rows are sorted by what they are grouped by and what is made of them. */
function orderPaths(
  { stage, breakouts, aggregations }: StageDraft,
  visible: DescribedColumn[],
  given: readonly DescribedColumn[],
): DescribedStage['clauses'] {
  const start = visible.length
  const isGrouped = breakouts.length > 0 || aggregations.length > 0
  if (isGrouped) visible.push(...given)
  const columns: [number, number] = [isGrouped ? start : 0, visible.length]
  return stage.orderBy.flatMap(({ value }) => (value.kind === 'literal' ? [] : [{ path: value.path, columns }]))
}

/** What the stage gives, without what stands for clauses at fault and what is only shown beside keys. */
function shownOutputs({ stage, breakouts, aggregations, fields }: StageDraft): [OutputColumn, StagedRef][] {
  const own = [...breakouts, ...fields].filter(({ shownFor }) => shownFor === undefined)
  const hasHole = ({ column }: OutputColumn): boolean =>
    stage.expressions.some(({ name, value }) => isHole(value) && column.expression_name === name)
  const made = aggregations.flatMap((output, index): [OutputColumn, StagedRef][] => {
    const aggregation = stage.aggregations[index]
    if (!aggregation || isHole(aggregation.value)) return []
    return [[output, ['aggregation', {}, aggregation.uuid ?? index]]]
  })
  const plain = own.filter((output) => !hasHole(output))
  return [...plain.map((output): [OutputColumn, StagedRef] => [output, stagedRef(output.column.field_ref)]), ...made]
}

function expressionColumn(name: string, draft: StageDraft, idle: (fault: QueryError) => void): DescribedColumn[] {
  const ref: ExpressionRef = { kind: 'expression', name, options: {}, path: draft.stage.path }
  try {
    return [outputColumn(expressionOutput(name, {}, ref, draft, 'fields'), ['expression', {}, name])]
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    idle(error)
    return []
  }
}

function foundColumn(found: FoundColumn): DescribedColumn {
  const alias = found.join?.alias ?? found.column.joinAlias
  return shown(describeFound(found, 'fields'), stagedRef(columnRef(found)), alias)
}

function outputColumn({ column, joinAlias }: OutputColumn, ref: StagedRef): DescribedColumn {
  return shown(column, ref, joinAlias)
}

function shown(column: ResultColumn, ref: StagedRef, join_alias: string | null): DescribedColumn {
  const { name, display_name, base_type, effective_type, semantic_type, id = null, table_id } = column
  return {
    name,
    display_name,
    base_type,
    effective_type: effective_type ?? base_type,
    semantic_type: semantic_type ?? null,
    id,
    table_id: typeof table_id === 'number' ? table_id : null,
    join_alias,
    ref,
  }
}

/** Result columns name themselves in the older form: options last, or null. */
function stagedRef(ref: readonly unknown[]): StagedRef {
  const [op, target, options] = ref
  return [String(op), isMap(options) ? options : {}, target]
}
