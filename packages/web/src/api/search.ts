/** Search over everything that the reader may see. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { SearchResult as Found, SearchResults } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get } from './client.ts'

export type SearchResult = Answer<typeof Found>
type SearchPage = Answer<typeof SearchResults>

type SearchQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

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
