/** What the place of a card on a dashboard makes of its result. Proved by test/contract/pivot-dashboard.test.ts. */
import { isMap } from '@querent/contract'
import { queryKind, type PivotRequest } from '@querent/query'
import { pivotRows } from '../../../query-runner/index.ts'
import type { RunnableCard } from '../../../store/index.ts'

type Settings = Readonly<Record<string, unknown>>

/** The settings of the place over those of the question, column by column. */
export function placeSettings(question: Settings, own: Settings): Record<string, unknown> {
  const columns: Record<string, unknown> = { ...mapOf(question['column_settings']) }
  for (const [key, settings] of Object.entries(mapOf(own['column_settings']))) {
    columns[key] = { ...mapOf(columns[key]), ...mapOf(settings) }
  }
  return { ...question, ...own, ...(Object.keys(columns).length > 0 ? { column_settings: columns } : {}) }
}

/** What the groups of a pivot table depend on. */
const SPLIT = ['pivot_table.column_split', 'pivot.show_row_totals', 'pivot.show_column_totals']

/**
 * The totals that a place needs which shows its own card as a pivot table; undefined for other displays, and for SQL,
 * which cannot be pivoted.
 */
export function pivotOfPlace(
  {
    display,
    dataset_query,
    visualization_settings,
  }: Pick<RunnableCard, 'display' | 'dataset_query' | 'visualization_settings'>,
  own: Settings,
): PivotRequest | undefined {
  if (display !== 'pivot' || queryKind(dataset_query) !== 'query') return undefined
  const settings = placeSettings(visualization_settings, own)
  return pivotRows(Object.fromEntries(SPLIT.flatMap((key) => (key in settings ? [[key, settings[key]]] : []))))
}

function mapOf(value: unknown): Settings {
  return isMap(value) ? value : {}
}
