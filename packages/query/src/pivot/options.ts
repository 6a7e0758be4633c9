/** What a caller says about a pivot table: in the query itself, or in the settings of the card that shows it. */
import { isMap } from '@querent/contract'
import type { ResultColumn } from '../prepared.ts'
import { isList, readInteger, readList, type JsonMap } from '../parse/input.ts'

/** A query whose rows are to come with the totals of a pivot table. */
export interface PivotRequest {
  /** Visualization settings of the card: they say what the query leaves open. */
  settings: Readonly<Record<string, unknown>>
  /**
   * `groups`: one group after the other, by number. `table`: in the order in which a table of rows and columns is
   * written, with the totals that this needs; breakouts of neither side become rows.
   */
  order: 'groups' | 'table'
  /** For tables: true for a column whose values go down. */
  isDescending?(column: ResultColumn): boolean
}

/** A breakout by its number, or as settings name it: by column name or reference. */
export type PivotEntry = { index: number } | { name: string } | { ref: unknown[] }

export interface PivotOptions extends Pick<PivotRequest, 'order' | 'isDescending'> {
  rows: PivotEntry[]
  columns: PivotEntry[]
  /** Aggregations in the order of the settings. */
  values: PivotEntry[]
  showRowTotals: boolean
  showColumnTotals: boolean
}

/**
 * Reads the options. `query` holds the outer query's own keys as tokens.
 * @throws {QueryError} `invalid-query` when the query names rows or columns otherwise than by whole numbers.
 */
export function readPivotOptions(query: JsonMap, request: PivotRequest): PivotOptions {
  const { settings, order, isDescending } = request
  const split = isMap(settings['pivot_table.column_split']) ? settings['pivot_table.column_split'] : {}
  const rows = readIndexes(query, 'pivot-rows')
  const columns = readIndexes(query, 'pivot-cols')
  const isNamed = rows !== undefined || columns !== undefined
  return {
    rows: isNamed ? (rows ?? []) : readEntries(split['rows']),
    columns: isNamed ? (columns ?? []) : readEntries(split['columns']),
    values: readEntries(split['values']),
    showRowTotals: isShown(query['show-row-totals'], settings['pivot.show_row_totals']),
    showColumnTotals: isShown(query['show-column-totals'], settings['pivot.show_column_totals']),
    order,
    ...(isDescending === undefined ? {} : { isDescending }),
  }
}

function readIndexes(query: JsonMap, key: string): PivotEntry[] | undefined {
  const value = query[key]
  if (value === null || value === undefined) return undefined
  return readList(value, key).map((item, position) => ({ index: readInteger(item, `${key}[${position}]`) }))
}

/** Settings are stored as sent: what is neither a name nor a reference says nothing. */
function readEntries(value: unknown): PivotEntry[] {
  if (!isList(value)) return []
  return value.flatMap((item): PivotEntry[] => {
    if (typeof item === 'string') return [{ name: item }]
    return isList(item) ? [{ ref: item }] : []
  })
}

/** Totals are shown unless the query, or else the settings, say otherwise. */
function isShown(ofQuery: unknown, ofSettings: unknown): boolean {
  return typeof ofQuery === 'boolean' ? ofQuery : ofSettings !== false
}
