/** Decides which columns are written, in what order, under which title and with which formatting. */
import { isA, type BaseType, columnSettingsLookup } from '@querent/contract'
import { PIVOT_GROUPING } from '@querent/query'
import { isCurrencyColumn, isKeyColumn } from '@querent/viz/data/index.ts'
import { readFormatSettings, type FormatSettings } from '@querent/viz/format/index.ts'
import { tableColumnFinder } from './table-columns.ts'
import type { ColumnKind, ExportColumn, ExportOptions, ExportPlan, PlannedColumn } from '../types.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

interface Source {
  column: ExportColumn
  index: number
  /** The column whose place a remapped one took. */
  original?: ExportColumn
}

/** The plan of an export (contract: exports, section 5, Columns). */
export function planExport(options: ExportOptions): ExportPlan {
  const sources = options.columns.map((column, index) => ({ column, index }))
  const planned = columnPlanner(options)
  const settingsOf = columnSettingsLookup(options.visualizationSettings['column_settings'])
  const visible = orderColumns(replaceRemapped(sources), options)
  return {
    columns: visible.map(({ column, index, original }) => {
      const plan = planned(column, index)
      const title =
        original && plan.settings.column_title === undefined ? settingsOf(original)['column_title'] : undefined
      return typeof title === 'string' ? { ...plan, title } : plan
    }),
    groupIndex: options.columns.findIndex((column) => column.name === PIVOT_GROUPING),
    ...textRules(options),
  }
}

/** How texts are written, whatever the columns. */
export function textRules(
  options: ExportOptions,
): Pick<ExportPlan, 'formatRows' | 'escapesFormulas' | 'locale' | 'weekStart'> {
  return {
    formatRows: options.formatRows,
    escapesFormulas: options.escapesFormulas ?? false,
    locale: options.locale ?? 'en',
    weekStart: Math.max(WEEKDAYS.indexOf(options.startOfWeek ?? 'sunday'), 0),
  }
}

/** Plans the column of a place in a row. */
export function columnPlanner(options: ExportOptions): (column: ExportColumn, index: number) => PlannedColumn {
  const lookup = columnSettingsLookup(options.visualizationSettings['column_settings'])
  return (column, index) => {
    const settings = mergeSettings(column, lookup(column), options.customFormatting ?? {})
    return planColumn(column, index, settings, options)
  }
}

function planColumn(
  column: ExportColumn,
  index: number,
  settings: FormatSettings,
  options: ExportOptions,
): PlannedColumn {
  return {
    index,
    title: settings.column_title ?? column.display_name,
    name: column.display_name,
    kind: kindOf(typeOf(column)),
    isInteger: isA(typeOf(column), 'type/Integer'),
    holds: holdsOf(typeOf(column)),
    semanticType: column.semantic_type,
    unit: column.unit ?? null,
    timeZone: column.converted_timezone ?? options.timeZone,
    settings,
  }
}

function typeOf(column: ExportColumn): BaseType {
  return column.effective_type ?? column.base_type
}

function kindOf(type: BaseType): ColumnKind {
  if (isA(type, 'type/Number')) return 'number'
  if (isA(type, 'type/Date')) return 'date'
  if (isA(type, 'type/DateTimeWithTZ')) return 'instant'
  if (isA(type, 'type/DateTime')) return 'datetime'
  return isA(type, 'type/Time') ? 'time' : 'other'
}

function holdsOf(type: BaseType): PlannedColumn['holds'] {
  if (isA(type, 'type/Boolean')) return 'booleans'
  const isExact = isA(type, 'type/Integer') || isA(type, 'type/Decimal')
  return isA(type, 'type/Number') && !isExact ? 'floats' : 'texts'
}

/** A column that was remapped gives its place to the column made from it, which is not repeated at its own place. */
function replaceRemapped(sources: readonly Source[]): Source[] {
  const replacements = new Map<Source, Source>()
  for (const original of sources) {
    const { name, remapped_to } = original.column
    const made = remapped_to ? sources.find(({ column }) => column.remapped_from === name) : undefined
    if (made) replacements.set(original, { ...made, original: original.column })
  }
  const moved = new Set([...replacements.values()].map((replacement) => replacement.index))
  return sources
    .filter((source) => source.column.name !== PIVOT_GROUPING && !moved.has(source.index))
    .map((source) => replacements.get(source) ?? source)
}

/**
 * Order and visibility by the setting `table.columns`. Entries that mean no column of this result change nothing. Columns
 * that no entry mentions, neither by reference nor by name, follow at the end; where no entry means a column, the setting
 * is of another question.
 */
function orderColumns(sources: readonly Source[], { columns, visualizationSettings }: ExportOptions): Source[] {
  const entries = visualizationSettings['table.columns']
  if (!Array.isArray(entries)) return [...sources]
  const columnOf = tableColumnFinder(columns)
  const found = entries.flatMap((entry) => {
    const column = columnOf(entry)
    return column === undefined ? [] : [{ entry, column }]
  })
  if (found.length === 0) return [...sources]
  const rest = new Set(sources)
  const ordered: Source[] = []
  for (const { entry, column } of found) {
    const source = [...rest].find((one) => one.column === column || one.original === column)
    if (!source) continue
    if (Object(entry)['enabled'] !== false) ordered.push(source)
    rest.delete(source)
  }
  const names = new Set(found.map(({ entry }) => Object(entry)['name']))
  return [...ordered, ...[...rest].filter(({ column, original }) => !names.has((original ?? column).name))]
}

/** Instance-wide defaults, then the field's own settings, then the card's. */
function mergeSettings(
  column: ExportColumn,
  ofCard: Record<string, unknown>,
  custom: Readonly<Record<string, unknown>>,
): FormatSettings {
  const own = { ...readFormatSettings(column.settings), ...readFormatSettings(ofCard) }
  const type = typeOf(column)
  if (isA(type, 'type/Temporal')) return { ...readFormatSettings(custom['type/Temporal']), ...own }
  if (!isA(type, 'type/Number')) return own
  // The digits of a key are a name: a separator that is chosen for numbers at large does not apply to them.
  if (isKeyColumn(column.semantic_type)) return own
  const currency = isCurrencyColumn(column.semantic_type, own) ? readFormatSettings(custom['type/Currency']) : {}
  return { ...readFormatSettings(custom['type/Number']), ...currency, ...own }
}
