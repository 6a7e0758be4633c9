/** Several questions in one chart. */
import type { Cell, Column, ResultData, Settings } from '../grid/index.ts'

/**
 * The rows of the first result with the numbers of the others beside them, joined by their first column; values that only
 * others have come last.
 * Columns that others add are marked `isAdded`.
 * @param names Of the questions of `others`, for the columns that they add.
 */
export function withSeries(first: ResultData, others: readonly ResultData[], names: readonly string[]): ResultData {
  const cols: Column[] = [...first.cols]
  const rows = new Map<string, Cell[]>(first.rows.map((row) => [JSON.stringify(row[0]), [...row]]))
  // What is broken out twice has several rows of a value, which no other question can be put beside.
  if (rows.size < first.rows.length) return first
  for (const [at, { cols: theirs, rows: more }] of others.entries()) {
    const added = theirs.flatMap((column, place) => (place > 0 && isNumber(column) ? [{ column, place }] : []))
    const start = cols.length
    for (const { column } of added) {
      const label =
        added.length === 1 ? (names[at] ?? column.display_name) : `${names[at] ?? ''}: ${column.display_name}`
      cols.push({ ...column, name: uniqueName(column.name, cols), display_name: label, isAdded: true })
    }
    for (const row of more) {
      const key = JSON.stringify(row[0])
      const own: Cell[] = rows.get(key) ?? [row[0] as Cell]
      for (const [index, { place }] of added.entries()) own[start + index] = row[place] as Cell
      rows.set(key, own)
    }
  }
  const whole = [...rows.values()].map((row) => cols.map((_, index) => row[index] ?? null))
  return { ...first, cols, rows: whole }
}

/** The settings with columns of further series among the metrics, where these are named. */
export function withAdded(settings: Settings, cols: readonly Column[] = []): Settings {
  const metrics = settings['graph.metrics']
  const added = cols.filter(({ isAdded }) => isAdded === true).map(({ name }) => name)
  if (added.length === 0 || !Array.isArray(metrics)) return settings
  return { ...settings, 'graph.metrics': [...(metrics as unknown[]), ...added] }
}

function isNumber({ base_type, semantic_type }: Column): boolean {
  return /Integer|Float|Decimal|Number/.test(base_type) && !/PK|FK/.test(semantic_type ?? '')
}

function uniqueName(name: string, cols: readonly Column[]): string {
  let next = name
  for (let number = 2; cols.some((column) => column.name === next); number += 1) next = `${name}_${number}`
  return next
}
