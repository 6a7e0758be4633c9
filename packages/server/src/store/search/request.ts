/** What is searched for, by whom and among what. */
import type { SearchEntity } from './document-id.ts'
import type { SearchModel } from './weights.ts'

/** All ids, only some, or all but some. */
export type IdSet = 'all' | { only: readonly number[] } | { except: readonly number[] }

/** What may be found. */
export interface SearchScope {
  /** Whether what lies in no collection is found. */
  root: boolean
  collections: IdSet
  databases: IdSet
  /** A table or segment is found when its database or its table is in. */
  tables: { databases: IdSet; tables: IdSet }
  /** Tables that are not found by the names of their columns. */
  withoutColumns: readonly number[]
}

/** From `start` up to but without `end`, ISO in UTC. */
export interface TimeRange {
  start: string | null
  end: string | null
}

export interface SearchFilter {
  models: readonly SearchModel[]
  archived: boolean
  databaseId?: number
  creatorIds?: readonly number[]
  editorIds?: readonly number[]
  created?: TimeRange
  edited?: TimeRange
  displays?: readonly string[]
  /** Of the entities. */
  ids?: readonly number[]
  verified?: boolean
  /** Databases whose indexed values are found; all when left out. */
  valuesOf?: IdSet
  /** Whether questions that belong to dashboards are found too. */
  withDashboardQuestions: boolean
}

export interface SearchTarget {
  entity: SearchEntity
  model_id: number
}

export interface SearchRequest {
  /** As {@link nameKey} gives it; empty to find everything. */
  key: string
  /** All of which a document has to have, whole or as beginnings. */
  words: readonly string[]
  /** Whether SQL is looked at too. */
  withSql: boolean
  filter: SearchFilter
  scope: SearchScope
  userId: number
  /** ISO in UTC: what was changed before is ranked as if it had always been there. */
  recentSince: string
  /** What the user has marked or seen lately: it is among the results, however many others there are. */
  known: readonly SearchTarget[]
}
