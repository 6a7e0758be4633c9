/**
 * What makes a run a pivot: the one place for questions, cards and every way by which a card is reached. Put the result
 * into `RunRequest.pivot`; the query's own `pivot_rows` and `pivot_cols` win over the settings.
 */
import { columnSettingsLookup } from '@querent/contract'
import type { PivotRequest } from '@querent/query'

/** The groups one after the other, as clients of the pivot endpoints read them. */
export function pivotRows(settings: Readonly<Record<string, unknown>>): PivotRequest {
  return { settings, order: 'groups' }
}

/** The rows of a file that is arranged as a pivot table. */
export function pivotTable(settings: Readonly<Record<string, unknown>>): PivotRequest {
  const settingsOf = columnSettingsLookup(settings['column_settings'])
  return {
    settings,
    order: 'table',
    isDescending: (column) => settingsOf(column)['pivot_table.column_sort_order'] === 'descending',
  }
}
