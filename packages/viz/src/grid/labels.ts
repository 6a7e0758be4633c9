/** Columns whose values are shown as labels: the labels take their place, as in files (contract: exports, section 5). */
import type { Column } from './types.ts'

export interface ColumnPlace {
  /** Of the cells that are shown, in the result. */
  index: number
  /** The column that is shown: the labels, where there are any. */
  column: Column
  /** The column that is meant: it has the settings, and the place. */
  own: Column
  ownIndex: number
}

/** The columns of a result as people see them, in its order. */
export function columnPlaces(columns: readonly Column[]): ColumnPlace[] {
  const labelsOf = (own: Column) =>
    typeof own.remapped_to === 'string'
      ? columns.findIndex(({ name, remapped_from }) => name === own.remapped_to && remapped_from === own.name)
      : -1
  const labels = new Set(columns.map(labelsOf))
  return columns.flatMap((own, ownIndex) => {
    if (labels.has(ownIndex)) return []
    const shown = labelsOf(own)
    return [{ index: shown < 0 ? ownIndex : shown, column: columns[shown] ?? own, own, ownIndex }]
  })
}
