/** Snippets: pieces of SQL that queries name by `{{snippet: Name}}`. */
import { queryOptions } from '@tanstack/react-query'
import type { SnippetRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, post, put } from './client.ts'

export type Snippet = Answer<typeof SnippetRecord>

export const snippetsOptions = (archived = false) =>
  queryOptions({
    queryKey: ['snippet', { archived }],
    queryFn: ({ signal }) => get<Snippet[]>('/api/native-query-snippet', { archived }, signal),
  })

export const createSnippet = (body: Pick<Snippet, 'name' | 'description' | 'content'>) =>
  post<Snippet>('/api/native-query-snippet', body)
export const updateSnippet = (id: number, changes: Partial<Snippet>) =>
  put<Snippet>(`/api/native-query-snippet/${id}`, changes)
