/** Rows of the version before in the file of the next one, and new rows beside them. */
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import { COPY_TABLE, type FillBase } from './protocol.ts'

/** What the version before is attached as. */
export const BASE = 'base'
/** Where rows of the source wait: a table in memory, or in temporary files. */
export const NEW_ROWS = 'new_rows'

/** Takes over all rows that are not read again; gives their number. */
export async function keepRows(connection: DuckDBConnection, { column, from }: FillBase): Promise<number> {
  const kept = `SELECT * FROM ${BASE}.main.${COPY_TABLE} WHERE ${quoted(column)} < ${from}`
  await connection.run(`CREATE TABLE ${COPY_TABLE} AS ${kept}`)
  return Number(await firstValue(connection, 'count(*)', COPY_TABLE))
}

/**
 * Adds the new rows, with the places that their values have in the orders of the version before.
 * @returns the columns with values that have none.
 */
export async function addRows(connection: DuckDBConnection, { orders }: FillBase): Promise<string[]> {
  const joins = orders.map(
    ([column], index) => `LEFT JOIN (${listed(orders[index]!)}) AS o${index} ON o${index}.v = n.${quoted(column)}`,
  )
  const places = orders.map(([, order], index) => `, o${index}.p AS ${quoted(order)}`)
  const rows = `temp.main.${NEW_ROWS} AS n ${joins.join(' ')}`
  await connection.run(`INSERT INTO ${COPY_TABLE} BY NAME SELECT n.*${places.join('')} FROM ${rows}`)
  const unordered: string[] = []
  for (const [index, [column]] of orders.entries()) {
    const misses = `count(*) FILTER (WHERE n.${quoted(column)} IS NOT NULL AND o${index}.v IS NULL)`
    if (Number(await firstValue(connection, misses, rows)) > 0) unordered.push(column)
  }
  return unordered
}

/** Each value with its place. */
function listed([column, order]: FillBase['orders'][number]): string {
  const [value, place] = [quoted(column), quoted(order)]
  return `SELECT DISTINCT ${value} AS v, ${place} AS p FROM ${BASE}.main.${COPY_TABLE} WHERE ${place} IS NOT NULL`
}

export async function firstValue(connection: DuckDBConnection, value: string, from: string): Promise<DuckDBValue> {
  const [row] = (await connection.runAndReadAll(`SELECT ${value} FROM ${from}`)).getRows()
  return row?.[0] ?? null
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
