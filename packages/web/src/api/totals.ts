/** Which questions are asked for the totals of a pivot table. */

type Query = Readonly<Record<string, unknown>>

/** False for SQL, which has no groups to sum up: as a pivot table it is shown as a plain one. */
export function asksTotals(display: string, query: Query | undefined): boolean {
  if (display !== 'pivot') return false
  if (query?.['type'] === 'native') return false
  const stages = query?.['stages']
  const last = Array.isArray(stages) ? (stages.at(-1) as Query | undefined) : undefined
  return last?.['lib/type'] !== 'mbql.stage/native'
}

/** What the groups depend on; other settings change how the same answer looks. */
const OF_GROUPS = ['pivot_table.column_split', 'pivot.show_row_totals', 'pivot.show_column_totals']

export function settingsOfTotals(settings: Query): Query {
  return Object.fromEntries(OF_GROUPS.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])))
}
