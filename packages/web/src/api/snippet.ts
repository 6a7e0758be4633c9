/** Snippets: pieces of SQL that queries name by `{{snippet: Name}}`. */
import { queryOptions } from '@tanstack/react-query'
import { get, post, put } from './client.ts'
import type { Person } from './user.ts'

export interface Snippet {
  id: number
  name: string
  description: string | null
  content: string
  archived: boolean
  collection_id: number | null
  creator?: Person | null
  updated_at: string
}

export const snippetsOptions = (archived = false) =>
  queryOptions({
    queryKey: ['snippet', { archived }],
    queryFn: ({ signal }) => get<Snippet[]>('/api/native-query-snippet', { archived }, signal),
  })

export const createSnippet = (body: Pick<Snippet, 'name' | 'description' | 'content'>) =>
  post<Snippet>('/api/native-query-snippet', body)
export const updateSnippet = (id: number, changes: Partial<Snippet>) =>
  put<Snippet>(`/api/native-query-snippet/${id}`, changes)
