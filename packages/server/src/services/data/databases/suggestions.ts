import { badRequest } from '@querent/contract'
import type { CurrentUser } from '../../../permissions/current-user.ts'
import type { Store } from '../../../store/index.ts'
import { compareNames } from '../../shared/compare-names.ts'
import { readableCards } from '../data-model/index.ts'
import { listVisibleTables } from './metadata.ts'

/** Suggestions in one answer (contract: databases, section 2). */
const MAX_SUGGESTIONS = 50

/** Names of tables and fields for an editor, as pairs of name and kind; tables and fields share the limit. */
export async function autocomplete(
  store: Store,
  databaseId: number,
  query: { prefix?: string | undefined; substring?: string | undefined },
): Promise<[string, string][]> {
  const text = query.substring ?? query.prefix
  if (text === undefined) throw badRequest('Must include prefix or search')
  const lower = text.toLowerCase()
  const isSubstring = query.substring !== undefined
  const visible = await listVisibleTables(store, databaseId, false, () => true)
  const tables = visible.flatMap(({ name }): [string, string][] => {
    const isFound = isSubstring ? name.toLowerCase().includes(lower) : name.toLowerCase().startsWith(lower)
    return isFound ? [[name, 'Table']] : []
  })
  const names = new Map(visible.map(({ id, name }) => [id, name]))
  const pattern = isSubstring ? contains(text) : startsWith(text)
  const fields = (await store.fields.searchNames([...names.keys()], pattern, MAX_SUGGESTIONS))
    .map(({ name, table_id, base_type, semantic_type }) => ({
      name,
      table: names.get(table_id) ?? '',
      types: [base_type, semantic_type].filter((type) => type !== null),
    }))
    .sort((a, b) => compareNames(a.name, b.name) || compareNames(a.table, b.table))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, table, types }): [string, string] => [name, [table, ...types].join(' ')])
  return shareOf(tables, fields).sort(([a], [b]) => compareNames(a, b))
}

/** Half of the places for each kind; what one does not need goes to the other. */
function shareOf<T>(tables: readonly T[], fields: readonly T[]): T[] {
  const half = MAX_SUGGESTIONS / 2
  const tablePlaces = Math.max(half, MAX_SUGGESTIONS - fields.length)
  const shown = tables.slice(0, tablePlaces)
  return [...shown, ...fields.slice(0, MAX_SUGGESTIONS - shown.length)]
}

/** Cards to refer to in SQL: `12` and `12-some-name` look for ids, anything else for words of the name. */
export async function cardAutocomplete(store: Store, user: CurrentUser, databaseId: number, query: string) {
  const id = /^(\d+)(-|$)/.exec(query.trim())?.[1]
  const words = id === undefined ? query.trim().split(/[\s-]+/) : []
  const cards = await store.dataModelContent.searchCards(databaseId, words.filter((word) => word !== '').map(contains))
  const found = id === undefined ? cards : cards.filter((card) => String(card.id).startsWith(id))
  return (await readableCards(store, user, found))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name, type, collection_name }) => ({ id, name, type, dataset: type === 'model', collection_name }))
}

/** Patterns for searching in lower case; `!` takes away a sign's special meaning. */
function startsWith(text: string): string {
  return `${escaped(text)}%`
}

function contains(text: string): string {
  return `%${escaped(text)}%`
}

function escaped(text: string): string {
  return text.toLowerCase().replace(/[!%_]/g, '!$&')
}
