/** What one group may do with one database, as values that a change makes others of. */
import type { DatabaseLevels, TableLevels } from '../../../permissions/rights/index.ts'
import { CREATE_QUERIES, DATA_MODEL, DOWNLOAD, VIEW_DATA } from '../../../permissions/rights/index.ts'
import type { GraphTable } from './tables.ts'

export type LevelName = keyof TableLevels

/** Levels in their order, from the least to the most. */
export const ORDERS: Readonly<Record<LevelName, readonly string[]>> = {
  view_data: VIEW_DATA,
  create_queries: CREATE_QUERIES,
  download: DOWNLOAD,
  data_model: DATA_MODEL,
}

export const NOTHING: DatabaseLevels = {
  view_data: 'blocked',
  create_queries: 'no',
  download: 'none',
  data_model: 'none',
  details: 'no',
  tables: new Map(),
}

/** The level that holds for a table. */
export function levelOf(state: DatabaseLevels, name: LevelName, tableId: number): string {
  return tableLevel(name, state[name] ?? state.tables.get(tableId)?.[name] ?? ORDERS[name][0]!)
}

/** SQL is for whole databases: tables have the next level below. */
function tableLevel(name: LevelName, level: string): string {
  return name === 'create_queries' && level === 'query-builder-and-native' ? 'query-builder' : level
}

/** One level for all tables. */
export function withLevel(state: DatabaseLevels, name: LevelName, level: string): DatabaseLevels {
  const tables = new Map<number, TableLevels>()
  for (const [id, levels] of state.tables) {
    const rest = { ...levels, [name]: null }
    if (Object.values(rest).some((one) => one !== null)) tables.set(id, rest)
  }
  return { ...state, [name]: level, tables }
}

/** A level for some of the tables; the others keep theirs, and tables that all have the same share one again. */
export function withTableLevels(
  state: DatabaseLevels,
  name: LevelName,
  changed: ReadonlyMap<number, string>,
  all: readonly GraphTable[],
): DatabaseLevels {
  if (changed.size === 0) return state
  const levels = new Map(all.map(({ id }) => [id, changed.get(id) ?? levelOf(state, name, id)]))
  const [first, ...others] = new Set(levels.values())
  if (first !== undefined && others.length === 0) return withLevel(state, name, first)
  const tables = new Map(state.tables)
  for (const [id, level] of levels) tables.set(id, { ...(tables.get(id) ?? NO_LEVELS), [name]: level })
  return { ...state, [name]: null, tables }
}

const NO_LEVELS: TableLevels = { view_data: null, create_queries: null, download: null, data_model: null }

/** What has to be written: tables with other levels than before, and those that have none of their own any more. */
export function differences(
  before: DatabaseLevels,
  { tables }: DatabaseLevels,
): { changed: ReadonlyMap<number, TableLevels>; removed: number[] } {
  const changed = new Map<number, TableLevels>()
  for (const [id, levels] of tables) {
    const known = before.tables.get(id)
    if (known === undefined || LEVEL_NAMES.some((name) => known[name] !== levels[name])) changed.set(id, levels)
  }
  return { changed, removed: [...before.tables.keys()].filter((id) => !tables.has(id)) }
}

const LEVEL_NAMES: readonly LevelName[] = ['view_data', 'create_queries', 'download', 'data_model']
