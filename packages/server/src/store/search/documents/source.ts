/** What makes documents of one kind of content. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../schema.ts'
import type { SearchEntity } from '../document-id.ts'
import type { SearchModel } from '../weights.ts'

export interface SearchDocument {
  model_id: number
  model: SearchModel
  name: string
  /** Other names, such as that of a table in its database. */
  names?: readonly string[]
  description: string | null
  /** Names of columns. */
  columns?: readonly string[]
  sql?: string | null
  archived?: boolean
  /** Where it is kept; null for the root. A collection's own id. */
  collection_id?: number | null
  database_id?: number | null
  table_id?: number | null
  dashboard_id?: number | null
  display?: string | null
  creator_id?: number | null
  last_editor_id?: number | null
  created_at: string | null
  last_edited_at?: string | null
  /** When people last changed it. */
  changed_at?: string | null
  views?: number
  isOfficial?: boolean
  isVerified?: boolean
}

export interface DocumentSource {
  entity: SearchEntity
  models: readonly SearchModel[]
  /** The table that has a row for each. */
  table: 'cards' | 'collections' | 'dashboards' | 'databases' | 'tables' | 'segments' | 'model_index_values'
  /** What a right to see it is given for. */
  scope: 'collection' | 'database' | 'table'
  /** Those of the ids that can be found. */
  read(db: Kysely<Schema>, ids: readonly number[]): Promise<SearchDocument[]>
}
