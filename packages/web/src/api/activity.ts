/** What people looked at, and what they marked. */
import { queryOptions } from '@tanstack/react-query'
import { del, get, post } from './client.ts'

export interface RecentItem {
  id: number
  model: string
  name: string
  display_name?: string
  description?: string | null
  display?: string
  timestamp: string
  can_write: boolean
  parent_collection?: { id: number | null; name: string }
  moderated_status?: string | null
  database?: { id: number; name: string }
}

export interface Bookmark {
  id: string
  item_id: number
  type: 'card' | 'dashboard' | 'collection'
  name: string
  card_type?: string
  display?: string
}

export const recentsOptions = queryOptions({
  queryKey: ['activity', 'recents'],
  queryFn: async ({ signal }) =>
    (await get<{ recents: RecentItem[] }>('/api/activity/recents', { context: ['views'] }, signal)).recents,
  // Every page that one opens changes it.
  staleTime: 0,
})

export const popularOptions = queryOptions({
  queryKey: ['activity', 'popular'],
  queryFn: async ({ signal }) =>
    (await get<{ popular_items: RecentItem[] }>('/api/activity/popular_items', undefined, signal)).popular_items,
})

export const bookmarksOptions = queryOptions({
  queryKey: ['bookmark'],
  queryFn: ({ signal }) => get<Bookmark[]>('/api/bookmark', undefined, signal),
})

export const addBookmark = (type: Bookmark['type'], id: number) => post(`/api/bookmark/${type}/${id}`)
export const removeBookmark = (type: Bookmark['type'], id: number) => del(`/api/bookmark/${type}/${id}`)
