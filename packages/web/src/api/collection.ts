/** Collections and what lies in them. */
import { queryOptions } from '@tanstack/react-query'
import type { CollectionItems, CollectionRecord, CollectionTree } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post } from './client.ts'

export type CollectionId = number | 'root' | 'trash'

export type Collection = Answer<typeof CollectionRecord>

type StoredNode = Answer<typeof CollectionTree>[number]
/** A collection with those in it. */
export type CollectionNode = Omit<StoredNode, 'children'> & { readonly children: readonly CollectionNode[] }

export type ItemPage = Answer<typeof CollectionItems>
/** Anything that lies in a collection. */
export type CollectionItem = ItemPage['data'][number]

type ItemsQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

export const collectionOptions = (id: CollectionId) =>
  queryOptions({
    queryKey: ['collection', id],
    queryFn: ({ signal }) => get<Collection>(`/api/collection/${id}`, undefined, signal),
  })

export const collectionTreeOptions = queryOptions({
  queryKey: ['collection', 'tree'],
  queryFn: ({ signal }) =>
    get<CollectionNode[]>(
      '/api/collection/tree',
      { 'exclude-archived': true, 'exclude-other-user-collections': true },
      signal,
    ),
})

export const collectionItemsOptions = (id: CollectionId, query: ItemsQuery = {}) =>
  queryOptions({
    queryKey: ['collection', id, 'items', query],
    queryFn: ({ signal }) => get<ItemPage>(`/api/collection/${id}/items`, query, signal),
  })

export const createCollection = (body: { name: string; description: string | null; parent_id: number | null }) =>
  post<Collection>('/api/collection', body)
