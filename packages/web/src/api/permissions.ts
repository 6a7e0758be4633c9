/** Who may see what: groups, the graphs of their rights, rules for rows, and why somebody may do something. */
import { queryOptions } from '@tanstack/react-query'
import type { GroupList, RightsExplanation, SandboxRecord } from '@querent/contract'
import type { Answer } from './answer.ts'
import { get, put } from './client.ts'

export type Group = Answer<typeof GroupList>[number]

/** One level for all, or levels by schema: one for the schema, or one per table. */
export type ScopedLevel = string | Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** What a group has on one database. */
export interface DatabaseLevels {
  'view-data'?: ScopedLevel
  'create-queries'?: ScopedLevel
  download?: { schemas?: ScopedLevel }
  'data-model'?: { schemas?: ScopedLevel }
  details?: string
}

/** By group, and by what the group has rights on. A change is based on a `revision`. */
export interface Graph<T> {
  revision: number
  groups: Readonly<Record<string, Readonly<Record<string, T>> | undefined>>
}

type StoredRule = Answer<typeof SandboxRecord>
/**
 * Which rows of a table a group sees. Its card stands for the table, whose columns are then those of the card;
 * `attribute_remappings` has the field that must be equal to each attribute. One that is not saved has no id.
 */
export type RowRule = Omit<StoredRule, 'id'> & Partial<Pick<StoredRule, 'id'>>

export type Explanation = Answer<typeof RightsExplanation>
export type ExplainedObject = Explanation['object']['type']
export type ExplainedQuestion = Explanation['questions'][number]

export const groupsOptions = queryOptions({
  queryKey: ['permissions', 'groups'],
  queryFn: ({ signal }) => get<Group[]>('/api/permissions/group', undefined, signal),
})

export const dataGraphOptions = queryOptions({
  queryKey: ['permissions', 'graph'],
  queryFn: ({ signal }) => get<Graph<DatabaseLevels>>('/api/permissions/graph', undefined, signal),
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
export const saveDataGraph = (body: Graph<DatabaseLevels> & { sandboxes?: readonly RowRule[] }) =>
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
