/** What one group may do with one database, as values that a change makes others of. */
import type { DatabaseWords, TableWords } from '../../../permissions/rights/index.ts'
import { CREATE_QUERIES, DATA_MODEL, DOWNLOAD, VIEW_DATA } from '../../../permissions/rights/index.ts'
import type { GraphTable } from './tables.ts'

export type WordName = keyof TableWords

/** Words in their order, from the least to the most. */
export const ORDERS: Readonly<Record<WordName, readonly string[]>> = {
  view_data: VIEW_DATA,
  create_queries: CREATE_QUERIES,
  download: DOWNLOAD,
  data_model: DATA_MODEL,
}

export const NOTHING: DatabaseWords = {
  view_data: 'blocked',
  create_queries: 'no',
  download: 'none',
  data_model: 'none',
  details: 'no',
  tables: new Map(),
}

/** The word that holds for a table. */
export function wordOf(state: DatabaseWords, name: WordName, tableId: number): string {
  return tableWord(name, state[name] ?? state.tables.get(tableId)?.[name] ?? ORDERS[name][0]!)
}

/** SQL is for whole databases: tables have the next word below. */
function tableWord(name: WordName, word: string): string {
  return name === 'create_queries' && word === 'query-builder-and-native' ? 'query-builder' : word
}

/** One word for all tables. */
export function withWord(state: DatabaseWords, name: WordName, word: string): DatabaseWords {
  const tables = new Map<number, TableWords>()
  for (const [id, words] of state.tables) {
    const rest = { ...words, [name]: null }
    if (Object.values(rest).some((one) => one !== null)) tables.set(id, rest)
  }
  return { ...state, [name]: word, tables }
}

/** A word for some of the tables; the others keep theirs, and tables that all have the same share one again. */
export function withTableWords(
  state: DatabaseWords,
  name: WordName,
  changed: ReadonlyMap<number, string>,
  all: readonly GraphTable[],
): DatabaseWords {
  if (changed.size === 0) return state
  const words = new Map(all.map(({ id }) => [id, changed.get(id) ?? wordOf(state, name, id)]))
  const [first, ...others] = new Set(words.values())
  if (first !== undefined && others.length === 0) return withWord(state, name, first)
  const tables = new Map(state.tables)
  for (const [id, word] of words) tables.set(id, { ...(tables.get(id) ?? NO_WORDS), [name]: word })
  return { ...state, [name]: null, tables }
}

const NO_WORDS: TableWords = { view_data: null, create_queries: null, download: null, data_model: null }

/** What has to be written: tables with other words than before, and those that have none of their own any more. */
export function differences(
  before: DatabaseWords,
  { tables }: DatabaseWords,
): { changed: ReadonlyMap<number, TableWords>; removed: number[] } {
  const changed = new Map<number, TableWords>()
  for (const [id, words] of tables) {
    const known = before.tables.get(id)
    if (known === undefined || WORD_NAMES.some((name) => known[name] !== words[name])) changed.set(id, words)
  }
  return { changed, removed: [...before.tables.keys()].filter((id) => !tables.has(id)) }
}

const WORD_NAMES: readonly WordName[] = ['view_data', 'create_queries', 'download', 'data_model']
