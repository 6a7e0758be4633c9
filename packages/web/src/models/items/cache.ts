/** What the cache says of items while the server is still being told, and afterwards. */
import type { QueryClient } from '@tanstack/react-query'
import type { CollectionItem, ItemPage } from '../../api/collection.ts'
import { keyOf } from './item/index.ts'

/** The page without some items. */
export function withoutItems(page: ItemPage, keys: ReadonlySet<string>): ItemPage {
  const data = page.data.filter((item) => !keys.has(keyOf(item)))
  return data.length === page.data.length
    ? page
    : { ...page, data, total: Math.max(0, (page.total ?? 0) - (page.data.length - data.length)) }
}

/** The page with some items changed. */
export function withChanges(page: ItemPage, changes: ReadonlyMap<string, Partial<CollectionItem>>): ItemPage {
  if (!page.data.some((item) => changes.has(keyOf(item)))) return page
  return { ...page, data: page.data.map((item) => ({ ...item, ...changes.get(keyOf(item)) })) }
}

/** Changes every list of items that is known. @returns puts everything back as it was */
export function editLists(client: QueryClient, edit: (page: ItemPage) => ItemPage): () => void {
  const before = client.getQueriesData<ItemPage>({ predicate: ({ queryKey }) => isList(queryKey) })
  for (const [key, page] of before) if (page !== undefined) client.setQueryData(key, edit(page))
  return () => {
    for (const [key, page] of before) client.setQueryData(key, page)
  }
}

const isList = (key: readonly unknown[]) => key[0] === 'collection' && key[2] === 'items'

/** Resources whose lists name items. */
const STALE = ['collection', 'search', 'bookmark', 'activity', 'card', 'dashboard']

/** Asks anew for all that names items, as far as it is shown; the rest when it is shown next. */
export async function refreshItems(client: QueryClient): Promise<void> {
  await Promise.all(STALE.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
}
