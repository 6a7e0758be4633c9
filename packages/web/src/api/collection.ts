/** Collections and what lies in them. */
import { queryOptions } from '@tanstack/react-query'
import { get, post } from './client.ts'
import type { LastEdit } from './card.ts'

export type CollectionId = number | 'root' | 'trash'

export interface Collection {
  id: CollectionId
  name: string
  description?: string | null
  archived?: boolean
  can_write: boolean
  can_restore?: boolean
  can_delete?: boolean
  parent_id?: number | 'root' | null
  location?: string | null
  effective_location?: string | null
  effective_ancestors?: readonly { id: CollectionId; name: string }[]
  authority_level?: 'official' | null
  personal_owner_id?: number | null
  is_personal?: boolean
  type?: string | null
}

/** A collection with those in it. */
export interface CollectionNode extends Collection {
  children: readonly CollectionNode[]
  here?: readonly string[]
  below?: readonly string[]
}

type ItemModel = 'card' | 'dataset' | 'metric' | 'dashboard' | 'collection' | 'snippet' | 'timeline'

/** Anything that lies in a collection. */
export interface CollectionItem {
  id: number
  name: string
  model: ItemModel
  description?: string | null
  display?: string
  collection_id: number | null
  collection_position?: number | null
  collection_preview?: boolean
  archived: boolean
  can_write?: boolean
  can_restore?: boolean
  can_delete?: boolean
  'last-edit-info'?: LastEdit
  moderated_status?: string | null
  authority_level?: string | null
  database_id?: number | null
  type?: string | null
}

export interface ItemPage {
  total: number
  data: readonly CollectionItem[]
  limit: number | null
  offset: number | null
}

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
