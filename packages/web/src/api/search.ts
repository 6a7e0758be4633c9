/** Search over everything that the reader may see. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'

export interface SearchResult {
  id: number
  model: string
  name: string
  description?: string | null
  display?: string
  collection?: { id: number | string | null; name: string | null } | null
  database_id?: number | null
  database_name?: string | null
  table_schema?: string | null
  table_id?: number | null
  bookmark?: boolean | null
  moderated_status?: string | null
  last_edited_at?: string | null
  scores?: unknown
}

export interface SearchPage {
  data: readonly SearchResult[]
  total: number
  available_models?: readonly string[]
}

export type SearchQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

export const searchOptions = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) => get<SearchPage>('/api/search', query, signal),
    staleTime: 10_000,
  })

const PAGE_SIZE = 50

/** Results a page at a time; what was found before stays while another search is under way. */
export const searchPagesOptions = (query: SearchQuery) =>
  infiniteQueryOptions({
    queryKey: ['search', 'pages', query],
    queryFn: ({ signal, pageParam }) =>
      get<SearchPage>('/api/search', { ...query, limit: PAGE_SIZE, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const known = pages.reduce((sum, { data }) => sum + data.length, 0)
      return last.data.length > 0 && known < last.total ? known : undefined
    },
    placeholderData: keepPreviousData,
  })

/** The same once, for pickers. */
export const searchAll = (query: SearchQuery, signal?: AbortSignal) => get<SearchPage>('/api/search', query, signal)

/** Questions and models, for choosing one. */
export const findCards = async (text: string, signal?: AbortSignal) =>
  (await get<SearchPage>('/api/search', { q: text, models: ['card', 'dataset'], limit: 30 }, signal)).data
