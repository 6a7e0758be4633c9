/**
 * Steps of the last stage of a pivot query: the column of group numbers, and the groups (contract: results, section 4).
 */
import { QueryError } from '../errors.ts'
import type { Binning, Expr } from '../model/query.ts'
import type { OutputColumn, PivotGroup } from '../model/resolved.ts'
import { sameReference } from '../normalize/normalize-query.ts'
import { parseExpr, stageScope } from '../parse/parse-expression.ts'
import { pivotGroups, type PivotSplit } from '../pivot/groups.ts'
import type { PivotEntry, PivotOptions } from '../pivot/options.ts'
import type { PivotColumn, PivotLayout } from '../prepared.ts'
import { ownLimit, refuseAt, type StageDraft } from './draft.ts'
import { said } from '../said.ts'

/** Name of the column that tells the groups apart. */
export const PIVOT_GROUPING = 'pivot-grouping'

/** True for the stage whose rows come with totals. */
export function isPivot(draft: StageDraft): boolean {
  return draft.isTop && draft.context.pivot !== null
}

/** Adds the column of group numbers after the breakouts. Its value is only known when the groups are compiled. */
export function addPivotGrouping(draft: StageDraft): void {
  if (!isPivot(draft)) return
  if (draft.breakouts.length === 0 && draft.aggregations.length === 0) {
    refuseAt(draft.stage.path, said('A pivot table needs a breakout or an aggregation.'))
  }
  draft.breakouts.push({
    value: { kind: 'literal', value: 0, type: 'type/Integer' },
    name: PIVOT_GROUPING,
    column: {
      name: PIVOT_GROUPING,
      display_name: PIVOT_GROUPING,
      base_type: 'type/Integer',
      effective_type: 'type/Integer',
      semantic_type: null,
      source: 'breakout',
      expression_name: PIVOT_GROUPING,
      field_ref: ['expression', PIVOT_GROUPING],
    },
    joinAlias: null,
    fkFieldId: null,
  })
}

export function choosePivotGroups(draft: StageDraft): void {
  const options = isPivot(draft) ? draft.context.pivot : null
  if (!options) return
  const outputs = draft.breakouts.slice(0, -1)
  const own = outputs.filter((output) => output.shownFor === undefined)
  const breakouts = own.map((output) =>
    outputs.flatMap((other, place) => (other === output || other.shownFor === output ? [place] : [])),
  )
  const finder = new EntryFinder(draft, outputs, own)
  const isTable = options.order === 'table'
  const { showRowTotals, showColumnTotals } = options
  const named = { rows: finder.breakouts(options.rows), columns: finder.breakouts(options.columns) }
  const split = { ...(isTable ? onOneSide(named, own.length) : named), showRowTotals, showColumnTotals }
  const column = (index: number): PivotColumn => ({ bit: 2 ** index, places: breakouts[index] ?? [] })
  const layout: PivotLayout = {
    grouping: outputs.length,
    rows: split.rows.map(column),
    columns: split.columns.map(column),
    values: finder.values(options.values).map((index) => draft.breakouts.length + index),
    showRowTotals,
    showColumnTotals,
  }
  draft.pivot = {
    groups: isTable ? withHead(pivotGroups(own.length, split), split) : pivotGroups(own.length, split),
    breakouts,
    layout,
    ...ownLimit(draft.stage),
    descending: isTable ? descendingPlaces(options, outputs) : null,
  }
}

/** The columns of a table are read from a group of their own, also when that is not shown as a total. */
function withHead(groups: PivotGroup[], { rows, columns }: Pick<PivotSplit, 'rows' | 'columns'>): PivotGroup[] {
  const number = rows.reduce((bits, index) => bits + 2 ** index, 0)
  if (columns.length === 0 || groups.some((group) => group.number === number)) return groups
  return [...groups, { number, breakouts: columns.toSorted((a, b) => a - b) }]
}

/**
 * In a table each breakout is on one side: the rows have those that are named twice or not at all. Where none is named, the
 * second is across, as the page shows it.
 */
function onOneSide(named: { rows: number[]; columns: number[] }, count: number): typeof named {
  const isOpen = named.rows.length === 0 && named.columns.length === 0 && count > 1
  const columns = isOpen ? [1] : named.columns.filter((index) => !named.rows.includes(index))
  const rest = Array.from({ length: count }, (_, index) => index).filter((index) => !columns.includes(index))
  return { rows: distinct([...named.rows, ...rest]), columns }
}

function descendingPlaces({ isDescending }: PivotOptions, outputs: readonly OutputColumn[]): number[] {
  return outputs.flatMap(({ column }, place) => (isDescending?.(column) ? [place] : []))
}

/** Finds the breakouts and aggregations that options name. Settings may be older than the query: misses are left out. */
class EntryFinder {
  readonly #draft: StageDraft
  readonly #outputs: readonly OutputColumn[]
  /** Without columns that are shown in place of others. */
  readonly #own: readonly OutputColumn[]

  constructor(draft: StageDraft, outputs: readonly OutputColumn[], own: readonly OutputColumn[]) {
    this.#draft = draft
    this.#outputs = outputs
    this.#own = own
  }

  breakouts(entries: readonly PivotEntry[]): number[] {
    const found = entries.map((entry) => {
      if ('index' in entry) return entry.index
      if ('ref' in entry) return this.#referred(entry.ref)
      const output = this.#outputs.find(({ column }) => column.name === entry.name)
      return output ? this.#own.indexOf(output.shownFor ?? output) : -1
    })
    return distinct(found)
  }

  /** All aggregations, the named ones first. */
  values(entries: readonly PivotEntry[]): number[] {
    const { aggregations } = this.#draft
    const found = entries.map((entry) => {
      if ('name' in entry) return aggregations.findIndex(({ column }) => column.name === entry.name)
      return 'ref' in entry && entry.ref[0] === 'aggregation' ? Number(entry.ref[1]) : -1
    })
    const named = distinct(found).filter((index) => index < aggregations.length)
    return distinct([...named, ...aggregations.keys()])
  }

  /** The same column in the same bucket, else the same column, else the first with the id or name. */
  #referred(json: unknown[]): number {
    const ref = readReference(json)
    if (!ref) return -1
    const { breakouts } = this.#draft.stage
    const same = (breakout: Expr): boolean => sameReference(breakout, ref)
    const isMeant = (shown: Expr | undefined | null): boolean => shown != null && bucketOf(shown) === bucketOf(ref)
    // With its bins as the query names them, or as its column shows them.
    const exact = breakouts.findIndex(
      (breakout, index) =>
        same(breakout) && (isMeant(breakout) || isMeant(readReference(this.#own[index]?.column.field_ref ?? []))),
    )
    const found = exact >= 0 ? exact : breakouts.findIndex(same)
    if (found >= 0 || ref.kind !== 'field') return found
    return this.#own.findIndex(({ column }) => column.id === ref.id || column.name === ref.id)
  }
}

function distinct(indexes: readonly number[]): number[] {
  return [...new Set(indexes)].filter((index) => Number.isInteger(index) && index >= 0)
}

function bucketOf(expr: Expr): string {
  if (expr.kind !== 'field' && expr.kind !== 'expression') return ''
  const { 'temporal-unit': unit = null, binning } = expr.options
  return JSON.stringify([unit, binning?.strategy ?? null, binning ? binSize(binning) : null])
}

function binSize(binning: Binning): number | null {
  if (binning.strategy === 'default') return null
  return binning.strategy === 'num-bins' ? binning['num-bins'] : binning['bin-width']
}

function readReference(json: unknown[]): Expr | null {
  try {
    return parseExpr(json, 'pivot_table.column_split', stageScope(false))
  } catch (error) {
    if (error instanceof QueryError) return null
    throw error
  }
}
