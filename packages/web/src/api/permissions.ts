/** Who may see what: groups, the graphs of their rights, rules for rows, and why somebody may do something. */
import { queryOptions } from '@tanstack/react-query'
import { get, put } from './client.ts'

export interface Group {
  id: number
  name: string
  member_count: number
  magic_group_type?: string | null
}

/** One word for all, or words by schema: one for the schema, or one per table. */
export type ScopedWord = string | Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** What a group has on one database. */
export interface DatabaseWords {
  'view-data'?: ScopedWord
  'create-queries'?: ScopedWord
  download?: { schemas?: ScopedWord }
  'data-model'?: { schemas?: ScopedWord }
  details?: string
}

/** By group, and by what the group has rights on. A change is based on a `revision`. */
export interface Graph<T> {
  revision: number
  groups: Readonly<Record<string, Readonly<Record<string, T>> | undefined>>
}

/** Which rows of a table a group sees. */
export interface RowRule {
  id?: number
  group_id: number
  table_id: number
  /** A question that stands for the table; its columns are those that are seen. */
  card_id: number | null
  /** By attribute of people: the field that has to be equal to it. */
  attribute_remappings: Readonly<Record<string, unknown>>
}

export type ExplainedObject = 'card' | 'dashboard' | 'collection' | 'table' | 'database'

export interface ExplainedStep {
  rule: string
  text: string
  decides: boolean
  group: { id: number; name: string } | null
  table: { id: number; name: string } | null
  level: 'database' | 'table' | 'collection' | 'root' | null
  permission: string | null
  value: string | null
}

export interface ExplainedQuestion {
  question: string
  outcome: 'allowed' | 'limited' | 'refused' | 'depends'
  text: string
  steps: readonly ExplainedStep[]
}

export interface Explanation {
  subject: { type: 'user' | 'group'; id: number; name: string; is_superuser: boolean; is_active: boolean }
  object: { type: ExplainedObject; id: number | 'root'; name: string }
  questions: readonly ExplainedQuestion[]
}

export const groupsOptions = queryOptions({
  queryKey: ['permissions', 'groups'],
  queryFn: ({ signal }) => get<Group[]>('/api/permissions/group', undefined, signal),
})

export const dataGraphOptions = queryOptions({
  queryKey: ['permissions', 'graph'],
  queryFn: ({ signal }) => get<Graph<DatabaseWords>>('/api/permissions/graph', undefined, signal),
})

export const collectionGraphOptions = queryOptions({
  queryKey: ['permissions', 'collections'],
  queryFn: ({ signal }) => get<Graph<string>>('/api/collection/graph', undefined, signal),
})

export const applicationGraphOptions = queryOptions({
  queryKey: ['permissions', 'application'],
  queryFn: ({ signal }) => get<Graph<string>>('/api/ee/advanced-permissions/application/graph', undefined, signal),
})

export const rowRulesOptions = queryOptions({
  queryKey: ['permissions', 'rules'],
  queryFn: ({ signal }) => get<RowRule[]>('/api/mt/gtap', undefined, signal),
})

/** Only what is sent changes. Refused with 409 when the graph is not that of `revision` any more. */
export const saveDataGraph = (body: Graph<DatabaseWords> & { sandboxes?: readonly RowRule[] }) =>
  put<object>('/api/permissions/graph?skip-graph=true', body)
export const saveCollectionGraph = (body: Graph<string>) => put<object>('/api/collection/graph?skip-graph=true', body)
export const saveApplicationGraph = (body: Graph<string>) =>
  put<object>('/api/ee/advanced-permissions/application/graph', body)

/** @param subject A person, or somebody who is in that group alone. */
export const explanationOptions = (
  subject: { user_id: number } | { group_id: number },
  object: { type: ExplainedObject; id: number | 'root' },
) =>
  queryOptions({
    queryKey: ['permissions', 'explain', subject, object],
    queryFn: ({ signal }) =>
      get<Explanation>('/api/permissions/explain', { ...subject, [`${object.type}_id`]: object.id }, signal),
  })
