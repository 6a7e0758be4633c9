/** Decides which columns are written, in what order, under which title and with which formatting. */
import { isA, isMap, type BaseType } from '@querent/contract'
import { PIVOT_GROUPING } from '@querent/query'
import { isCurrencyColumn, isKeyColumn } from './format/column-kind.ts'
import { columnSettingsLookup, readFieldRef, refersTo } from '../column-settings.ts'
import { readFormatSettings } from './format/settings.ts'
import type { ColumnKind } from './format/column-kind.ts'
import type { FormatSettings } from './format/settings.ts'
import type { ExportColumn, ExportOptions, ExportPlan, PlannedColumn } from './types.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

interface Source {
  column: ExportColumn
  index: number
  /** The column whose place a remapped one took. */
  original?: ExportColumn
}

/** The plan of an export (contract: data, section 11, Columns). */
export function planExport(options: ExportOptions): ExportPlan {
  const sources = options.columns.map((column, index) => ({ column, index }))
  const planned = columnPlanner(options)
  const visible = orderColumns(replaceRemapped(sources), options.visualizationSettings['table.columns'])
  return {
    columns: visible.map(({ column, index }) => planned(column, index)),
    groupIndex: options.columns.findIndex((column) => column.name === PIVOT_GROUPING),
    ...textRules(options),
  }
}

/** How texts are written, whatever the columns. */
export function textRules(options: ExportOptions): Pick<ExportPlan, 'formatRows' | 'locale' | 'weekStart'> {
  return {
    formatRows: options.formatRows,
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

/** Columns that the setting does not mention, because the question changed after it was saved, follow at the end. */
function orderColumns(sources: readonly Source[], tableColumns: unknown): Source[] {
  if (!Array.isArray(tableColumns)) return [...sources]
  const rest = new Set(sources)
  const ordered: Source[] = []
  for (const entry of tableColumns) {
    if (!isMap(entry)) continue
    const found = [...rest].find((source) => isMeant(entry, source.column) || isMeant(entry, source.original))
    if (!found) continue
    if (entry['enabled'] !== false) ordered.push(found)
    rest.delete(found)
  }
  return [...ordered, ...rest]
}

function isMeant(entry: Record<string, unknown>, column: ExportColumn | undefined): boolean {
  if (!column) return false
  if (typeof entry['name'] === 'string') return entry['name'] === column.name
  const ref = readFieldRef(entry['fieldRef'])
  return ref !== undefined && refersTo(ref, column)
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
