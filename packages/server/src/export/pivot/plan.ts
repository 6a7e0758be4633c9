/** The plan of a file that is arranged as a pivot table: header lines, and a column for each cell of its rows. */
import { columnSettingsLookup } from '@querent/contract'
import type { Cell, PivotLayout, Row } from '@querent/query'
import { rawText, shownText } from '../format/column-text.ts'
import { columnPlanner, textRules } from '../plan/plan.ts'
import type { ExportFormat, ExportOptions, ExportPlan, PlannedColumn } from '../types.ts'
import { ROW_TOTALS, shown, type PivotShape, type PivotTexts } from './table.ts'

interface PivotPlan {
  plan: ExportPlan
  texts: PivotTexts
}

export function planPivot(
  format: ExportFormat,
  options: ExportOptions,
  layout: PivotLayout,
  head: readonly Row[],
  shape: PivotShape,
): PivotPlan {
  const rules = textRules(options)
  const planned = columnPlanner(options)
  const isFormatted = rules.formatRows || format === 'xlsx'
  const at = (place: number): PlannedColumn => planned(options.columns[place]!, place)
  const titleOf = ({ title, name }: PlannedColumn): string => (isFormatted ? title : name)
  const rows = layout.rows.map(({ places }) => at(places[0]!))
  const columns = layout.columns.map(({ places }) => at(places[0]!))
  const values = layout.values.map(at)
  const texts = [...rows, ...columns].map((column) => cellText(column, rules, isFormatted))

  const repeated = <T>(items: readonly T[], each: number): T[] => items.flatMap((item) => Array<T>(each).fill(item))
  const names = (columnTitle: string): string[] =>
    rows.length > 0 ? rows.map(titleOf) : [columnTitle].slice(0, shape.labels)
  const totals = (text: string): string[] => (shape.hasRowTotals ? repeated([text], values.length) : [])
  // Without aggregations there are no cells for columns to name.
  const lines = (values.length > 0 ? columns : []).map((column, level) => [
    ...names(titleOf(column)),
    ...repeated(
      head.map((row) => texts[rows.length + level]!(shown(row, layout.columns[level]!))),
      values.length,
    ),
    ...totals(level === 0 ? ROW_TOTALS : ''),
  ])
  // One aggregation needs no name where columns have theirs.
  if (values.length !== 1 || columns.length === 0) {
    const combinations = shape.columns + (shape.hasRowTotals ? 1 : 0)
    lines.push([...names(''), ...Array.from({ length: combinations }, () => values.map(titleOf)).flat()])
  }

  const cells = [
    ...(rows.length > 0 ? rows : Array.from({ length: shape.labels }, labelColumn)),
    ...Array.from({ length: shape.columns + (shape.hasRowTotals ? 1 : 0) }, () => values).flat(),
  ]
  const header = lines.pop() ?? []
  return {
    plan: {
      ...rules,
      groupIndex: -1,
      above: lines,
      columns: cells.map((column, index) => {
        const title = header[index] ?? ''
        // The header names no aggregation that could carry the currency.
        return { ...column, index, title, name: title, settings: { ...column.settings, currency_in_header: false } }
      }),
    },
    texts: {
      label: (level, value) => texts[level]!(value),
      hasSubtotal: subtotalChooser(options, layout),
    },
  }
}

function cellText(
  column: PlannedColumn,
  rules: ReturnType<typeof textRules>,
  isFormatted: boolean,
): (cell: Cell) => string {
  const text = isFormatted ? shownText(column, rules) : rawText(column)
  const plain = text?.plain ?? String
  return (cell) => (cell === null ? '' : plain(cell))
}

/** Subtotals of a level are shown unless its column's setting says no; those that repeat one row can be left out. */
function subtotalChooser(
  { columns, visualizationSettings }: ExportOptions,
  layout: PivotLayout,
): PivotTexts['hasSubtotal'] {
  const isCondensed = visualizationSettings['pivot.condense_duplicate_totals'] === true
  const settingsOf = columnSettingsLookup(visualizationSettings['column_settings'])
  const shownLevels = layout.rows.map(({ places }) =>
    places.every((place) => settingsOf(columns[place]!)['pivot_table.column_show_totals'] !== false),
  )
  return (level, below) => layout.showColumnTotals && shownLevels[level] === true && !(isCondensed && below === 1)
}

function labelColumn(): PlannedColumn {
  return {
    index: 0,
    title: '',
    name: '',
    kind: 'other',
    isInteger: false,
    holds: 'texts',
    semanticType: null,
    unit: null,
    timeZone: 'UTC',
    settings: {},
  }
}
