/** The columns of a result together: some hold the texts that stand for the values of others. */
import { readColumn, type Cell, type Column } from './column.ts'
import { isMap } from './is-map.ts'

/** Reads the columns; one that is shown as another has that one's texts as its labels. */
export function readColumns(cols: readonly unknown[], rows: readonly (readonly Cell[])[]): Column[] {
  const columns = cols.map(readColumn)
  for (const [place, col] of cols.entries()) {
    const name = isMap(col) ? col['remapped_to'] : undefined
    const shown = typeof name === 'string' ? columns.findIndex((column) => column.name === name) : -1
    const [own, labels] = [columns[place], columns[shown]]
    if (!own || !labels || own === labels) continue
    columns[place] = { ...own, title: labels.title, labels: labelsOf(rows, place, shown) }
    columns[shown] = { ...labels, isLabel: true }
  }
  return columns
}

function labelsOf(rows: readonly (readonly Cell[])[], place: number, shown: number): ReadonlyMap<unknown, string> {
  const labels = new Map<unknown, string>()
  for (const row of rows) {
    const label = row[shown]
    if (label !== null && label !== undefined && !labels.has(row[place])) labels.set(row[place], String(label))
  }
  return labels
}
