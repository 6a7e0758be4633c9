/**
 * The steps that turn a parsed stage into a resolved one. Their order matters, because each step relies on those
 * before it. `resolve-stage.ts` runs them. Tested by pipeline.test.ts and test/conformance.
 */
import { isConstant } from '../clauses/build.ts'
import type { Bound } from '../model/bound.ts'
import type { Expr, OrderBy } from '../model/query.ts'
import { outputs, type OutputColumn } from '../model/resolved.ts'
import { uniqueNames } from '../model/unique-names.ts'
import { AliasPool } from '../model/alias.ts'
import { bindColumn } from './binding/bind-column.ts'
import { bind, bindFilter } from './binding/bind-expression.ts'
import { aggregationOutput } from './output/describe-aggregation.ts'
import { columnOutput, expressionOutput, outputFor } from './output/describe-reference.ts'
import { withDayBucket } from './binding/day-bucket.ts'
import { refuseAt, type StageDraft } from './draft.ts'
import { openJoins, joinFieldOutputs } from './joins.ts'
import { addPivotGrouping, choosePivotGroups, isPivot } from './pivot.ts'
import { boundKey, referenceBase, sameBound } from '../model/reference-base.ts'
import { addDisplayColumns, addLabelColumns, displayOrder, linkDisplayColumns } from './remap.ts'
import { defaultColumns } from './sources/table-columns.ts'
import { said } from '../said.ts'

interface ResolveStep {
  readonly name: string
  run(draft: StageDraft): void
}

export const RESOLVE_STEPS: readonly ResolveStep[] = [
  // First: everything else refers to columns, and columns come from joins too.
  { name: 'openJoins', run: openJoins },
  // Before breakouts: filters narrow the range of bins.
  { name: 'bindFilters', run: bindFilters },
  { name: 'bindBreakouts', run: bindBreakouts },
  { name: 'bindAggregations', run: bindAggregations },
  // Fields are shown only when rows are not grouped.
  { name: 'chooseFields', run: chooseFields },
  // Before order: sorting by a foreign key means sorting by what is shown for it.
  { name: 'addDisplayColumns', run: addDisplayColumns },
  // After all breakouts, before anything counts columns.
  { name: 'addPivotGrouping', run: addPivotGrouping },
  { name: 'bindOrder', run: bindOrder },
  // After the stage's own order, which wins.
  { name: 'keepOrder', run: keepOrder },
  // Near the end: names are unique across all columns.
  { name: 'nameColumns', run: nameColumns },
  { name: 'linkDisplayColumns', run: linkDisplayColumns },
  // After names: settings name the rows and columns of a pivot table by them.
  { name: 'choosePivotGroups', run: choosePivotGroups },
  // Last: labels refer to columns by their place.
  { name: 'addLabelColumns', run: addLabelColumns },
]

function bindFilters(draft: StageDraft): void {
  for (const filter of draft.stage.filters) draft.filters.push(bindFilter(filter, draft))
}

function bindBreakouts(draft: StageDraft): void {
  for (const breakout of draft.stage.breakouts) {
    const byDay = withDayBucket(breakout, (expr) => bind(expr, draft))
    draft.breakouts.push(outputFor(byDay, draft, 'breakout'))
  }
}

function bindAggregations(draft: StageDraft): void {
  draft.stage.aggregations.forEach((aggregation, index) => {
    draft.aggregations.push(aggregationOutput(aggregation, index, draft))
  })
}

function chooseFields(draft: StageDraft): void {
  if (draft.breakouts.length > 0 || draft.aggregations.length > 0) return
  const { fields } = draft.stage
  draft.fields = fields ? fields.map((field) => outputFor(field, draft, 'fields')) : defaultFields(draft)
  addJoined(draft.fields, joinFieldOutputs(draft))
  if (draft.fields.length === 0 && !draft.selectsAll) refuseAt(draft.stage.path, said('The query selects no fields.'))
}

function addJoined(fields: OutputColumn[], joined: readonly OutputColumn[]): void {
  if (joined.length === 0) return
  const shown = new Set(fields.map(({ value }) => columnKey(value)))
  for (const output of joined) {
    const key = columnKey(output.value)
    if (key !== null && shown.has(key)) continue
    shown.add(key)
    fields.push(output)
  }
}

/** Equal for two readings of one column; null for anything else. */
function columnKey(value: Bound): string | null {
  return value.kind === 'column' ? JSON.stringify([value.relation, value.name]) : null
}

/** Visible columns of the source, then all expressions. */
function defaultFields(draft: StageDraft): OutputColumn[] {
  const { source } = draft
  draft.selectsAll = source.columns === null
  const columns = defaultColumns(source, draft.context)
  const fields = columns.map((column) => columnOutput({ relation: source, column, join: null }, 'fields', draft))
  for (const { name } of draft.stage.expressions) {
    const ref: Expr = { kind: 'expression', name, options: {}, path: `${draft.stage.path}.expressions.${name}` }
    fields.push(expressionOutput(name, {}, ref, draft, 'fields'))
  }
  return fields
}

/** Explicit entries first, then every breakout that is not among them. Pivots are sorted by aggregations only. */
function bindOrder(draft: StageDraft): void {
  const outputs = findableOutputs(draft)
  const ordered = new Set<number>()
  for (const order of draft.stage.orderBy) {
    if (!isPivot(draft) || order.value.kind === 'aggregation') bindOne(order, draft, outputs, ordered)
  }
  draft.breakouts.forEach((_, index) => {
    if (!ordered.has(index)) draft.orderBy.push({ direction: 'asc', value: { output: index } })
  })
}

/**
 * Rows that come from a sorted stage stay sorted, as far as its columns tell: a subquery's own order means nothing to
 * SQL. Whoever takes the first rows of a sorted question gets those that it shows first.
 */
function keepOrder(draft: StageDraft): void {
  const { source, orderBy } = draft
  const { content, columns } = source
  if (orderBy.length > 0 || draft.breakouts.length > 0 || draft.aggregations.length > 0) return
  if (content.kind !== 'stage' || content.stage.kind !== 'mbql' || content.stage.pivot) return
  const given = outputs(content.stage)
  const placeOf = places(given, boundKey)
  for (const { direction, value } of content.stage.orderBy) {
    const place = 'output' in value ? value.output : placeOf.get(boundKey(value))
    const column = place === undefined ? undefined : columns?.[place]
    if (column === undefined) return
    const bound = bindColumn(source, column)
    // As that level would be sorted if it were shown itself.
    const shown = draft.fields.find(({ shownFor }) => shownFor !== undefined && sameBound(shownFor.value, bound))
    if (shown) orderBy.push({ direction, value: shown.value })
    orderBy.push({ direction, value: bound })
  }
}

/** Places of breakouts and aggregations by what they are, the first of equal ones. */
interface FindableOutputs {
  readonly breakouts: Map<string, number>
  readonly breakoutBases: Map<string, number>
  readonly aggregations: Map<string, number>
}

function findableOutputs({ breakouts, aggregations }: StageDraft): FindableOutputs {
  return {
    breakouts: places(breakouts, boundKey),
    breakoutBases: places(breakouts, referenceBase),
    aggregations: places(aggregations, boundKey),
  }
}

function places(outputs: readonly OutputColumn[], keyOf: (bound: Bound) => string): Map<string, number> {
  const found = new Map<string, number>()
  outputs.forEach(({ value }, index) => {
    const key = keyOf(value)
    if (!found.has(key)) found.set(key, index)
  })
  return found
}

function bindOne(order: OrderBy, draft: StageDraft, outputs: FindableOutputs, ordered: Set<number>): void {
  const { direction, value } = order
  const isGrouped = draft.breakouts.length > 0 || draft.aggregations.length > 0
  if (value.kind === 'aggregation') {
    if (!draft.aggregations[value.index]) refuseAt(value.path, `There is no aggregation number ${value.index}.`)
    draft.orderBy.push({ direction, value: { output: draft.breakouts.length + value.index } })
    return
  }
  const named = aggregationNamed(value, draft)
  if (named !== undefined) {
    draft.orderBy.push({ direction, value: { output: draft.breakouts.length + named } })
    return
  }
  const bound = bind(displayOrder(value, draft), draft, isGrouped ? 'aggregation' : 'row')
  if (!isGrouped) {
    if (!isConstant(bound)) draft.orderBy.push({ direction, value: bound })
    return
  }
  const key = boundKey(bound)
  const breakout = outputs.breakouts.get(key) ?? outputs.breakoutBases.get(referenceBase(bound))
  if (breakout !== undefined) {
    if (!ordered.has(breakout)) draft.orderBy.push({ direction, value: { output: breakout } })
    ordered.add(breakout)
    return
  }
  const aggregation = outputs.aggregations.get(key)
  if (aggregation === undefined) {
    refuseAt(
      value.kind === 'literal' ? draft.stage.path : value.path,
      said('Grouped rows can only be sorted by breakouts and aggregations.'),
    )
  }
  draft.orderBy.push({ direction, value: { output: draft.breakouts.length + aggregation } })
}

/** Place of the aggregation that a reference by name means, where the source has no column of that name. */
function aggregationNamed(value: Expr, { aggregations, source }: StageDraft): number | undefined {
  if (value.kind !== 'field' || typeof value.id !== 'string') return undefined
  const name = value.id
  if (source.columns?.some((column) => column.name === name || column.resultName === name) !== false) return undefined
  const index = aggregations.findIndex(({ column }) => column.name === name)
  return index < 0 ? undefined : index
}

function nameColumns(draft: StageDraft): void {
  const columns = [...draft.breakouts, ...draft.aggregations, ...draft.fields]
  const names = uniqueNames(columns.map((column) => column.column.name))
  const pool = new AliasPool(draft.context.dialect.maxIdentifierBytes)
  columns.forEach((column, index) => {
    column.column.name = names[index]!
    column.name = pool.claim(column.name)
  })
}
