/** The tables of databases, as graphs name them. */
import type { Repositories } from '../../../store/index.ts'

/** Active or not. */
export interface GraphTable {
  id: number
  schema: string | null
}

export interface GraphTables {
  /** Those that are gone too. */
  all: readonly GraphTable[]
  /** Ids of those that are shown; the empty schema is that of tables without one. */
  active: ReadonlyMap<string, readonly number[]>
}

export interface TableReader {
  of(databaseId: number): Promise<GraphTables>
  /** Reads several at once. */
  read(databaseIds: Iterable<number>): Promise<ReadonlyMap<number, GraphTables>>
}

/** Reads the tables of a database once. */
export function tableReader(repositories: Pick<Repositories, 'tables'>): TableReader {
  const known = new Map<number, GraphTables>()

  async function read(databaseIds: Iterable<number>): Promise<ReadonlyMap<number, GraphTables>> {
    const missing = [...new Set(databaseIds)].filter((id) => !known.has(id))
    if (missing.length === 0) return known
    const rows = Map.groupBy(await repositories.tables.placesOf(missing), (row) => row.db_id)
    for (const id of missing) known.set(id, graphTables(rows.get(id) ?? []))
    return known
  }

  return { read, of: async (id) => (await read([id])).get(id)! }
}

type Places = Awaited<ReturnType<Repositories['tables']['placesOf']>>

function graphTables(places: Places): GraphTables {
  const all: GraphTable[] = []
  const active = new Map<string, number[]>()
  for (const { schema, active: isActive, table_ids } of places) {
    const ids = table_ids.split(',').map(Number)
    for (const id of ids) all.push({ id, schema })
    const name = schema ?? ''
    if (isActive) active.set(name, [...(active.get(name) ?? []), ...ids])
  }
  return { all, active }
}
