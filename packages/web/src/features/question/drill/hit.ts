/** What was pressed in a result, and what it stands for in the query. */
import type { Column } from '../../../api/dataset.ts'
import {
  aggregationRef,
  bare,
  isGrouped,
  isMap,
  isNative,
  withOptions,
  type Clause,
  type MbqlStage,
  type StagedQuery,
} from '../../../models/question/index.ts'

export type ResultColumn = Column

/** A row of a result, or none for the head of a column, and the place in it. */
export interface Hit {
  readonly columns: readonly ResultColumn[]
  readonly row: readonly unknown[] | null
  /** Place of the column that was pressed; null for the row as a whole. */
  readonly column: number | null
}

/** A column that rows are grouped by, with the value of the mark. */
export interface Cell {
  readonly ref: Clause
  readonly column: ResultColumn
  readonly value: unknown
}

/** The column that was pressed. */
export function pressed({ columns, column }: Hit): ResultColumn | null {
  return column === null ? null : (columns[column] ?? null)
}

/** The value that was pressed; undefined where none was. */
export function pressedValue({ row, column }: Hit): unknown {
  return row === null || column === null ? undefined : row[column]
}

/** Place of the last stage that groups, and that stage; null where the result has rows as they are stored. */
export function groupedStage({ stages }: StagedQuery): { index: number; stage: MbqlStage } | null {
  const index = stages.findLastIndex(isGrouped)
  const stage = stages[index]
  if (stage === undefined || isNative(stage)) return null
  // Columns of a later stage that chooses or joins them do not stand where the groups stood.
  const isKept = stages.slice(index + 1).every((later) => !isNative(later) && !later.fields && !later.joins)
  return isKept ? { index, stage } : null
}

/**
 * What the mark's row is grouped by. Groupings that a subtotal of a pivot leaves out are not among them. Null without a row,
 * and for a result that is not of these groups.
 */
export function cellsOf(query: StagedQuery, { columns, row }: Hit): Cell[] | null {
  const grouped = groupedStage(query)
  if (grouped === null || row === null) return null
  const { breakout = [] } = grouped.stage
  const at = columns.findIndex(isPivotGrouping)
  const leftOut = at < 0 ? 0 : Number(row[at])
  const places = columns.flatMap((column, place) => (isOwn(column) && place !== at ? [place] : []))
  const cells = breakout.map((ref, index): Cell | null => {
    const place = places[index]
    const column = place === undefined ? undefined : columns[place]
    return place === undefined || column === undefined ? null : { ref, column, value: row[place] }
  })
  if (cells.includes(null)) return null
  return cells.filter((cell) => cell !== null).filter((_, index) => (leftOut & (1 << index)) === 0)
}

/** The place of an aggregation that was pressed among those of the grouped stage; null for another column. */
export function pressedAggregation(query: StagedQuery, hit: Hit): number | null {
  const grouped = groupedStage(query)
  const column = pressed(hit)
  if (grouped === null || column === null) return null
  if (typeof column.aggregation_index === 'number') return column.aggregation_index
  const own = hit.columns.filter((one) => isOwn(one) && !isPivotGrouping(one))
  const index = own.indexOf(column) - (grouped.stage.breakout?.length ?? 0)
  return index >= 0 && index < (grouped.stage.aggregation?.length ?? 0) ? index : null
}

/** The pressed column as clauses of the last stage refer to it; null where only the engine knows it. */
export function refOf(query: StagedQuery, column: ResultColumn): Clause | null {
  const last = query.stages.at(-1)
  if (last === undefined) return null
  const { field_ref: ref } = column
  if (!Array.isArray(ref)) return null
  const [op, target, options] = ref as unknown[]
  if (op === 'aggregation') {
    const aggregation = isNative(last) ? undefined : last.aggregation?.[Number(target)]
    return aggregation === undefined ? null : aggregationRef(aggregation)
  }
  if (op !== 'field' && op !== 'expression') return null
  return [op, isMap(options) ? options : {}, target]
}

/** The column as a stage after the last one refers to it. */
export function refAfter(column: ResultColumn): Clause {
  return ['field', { 'base-type': column.base_type }, column.name]
}

/** The column itself, its unit or bins replaced by others. */
export function inUnit(ref: Clause, unit: string): Clause {
  return withOptions(bare(ref), { 'temporal-unit': unit })
}

export function isPivotGrouping({ name }: ResultColumn): boolean {
  return name === 'pivot-grouping'
}

/** False for the texts that stand in for the values of another column. */
function isOwn({ remapped_from }: ResultColumn): boolean {
  return remapped_from === null || remapped_from === undefined
}
