/** What people looked at, and what they marked. */
import { queryOptions } from '@tanstack/react-query'
import type { BookmarkList, PopularItems, Recents } from '@querent/contract'
import type { Answer } from './answer.ts'
import { del, get, post } from './client.ts'

type Bookmark = Answer<typeof BookmarkList>[number]

export const recentsOptions = queryOptions({
  queryKey: ['activity', 'recents'],
  queryFn: async ({ signal }) =>
    (await get<Answer<typeof Recents>>('/api/activity/recents', { context: ['views'] }, signal)).recents,
  // Every page that one opens changes it.
  staleTime: 0,
})

export const popularOptions = queryOptions({
  queryKey: ['activity', 'popular'],
  queryFn: async ({ signal }) =>
    (await get<Answer<typeof PopularItems>>('/api/activity/popular_items', undefined, signal)).popular_items,
})

export const bookmarksOptions = queryOptions({
  queryKey: ['bookmark'],
  queryFn: ({ signal }) => get<Answer<typeof BookmarkList>>('/api/bookmark', undefined, signal),
})

export const addBookmark = (type: Bookmark['type'], id: number) => post(`/api/bookmark/${type}/${id}`)
export const removeBookmark = (type: Bookmark['type'], id: number) => del(`/api/bookmark/${type}/${id}`)
