/** The index of the search. */
import type { SearchEntity, SearchModel } from '../search/index.ts'
import type { Timestamp } from './columns.ts'

/** What the search knows of one thing that can be found; ids rank them. */
interface SearchDocumentsTable {
  id: number
  entity: SearchEntity
  model_id: number
  model: SearchModel
  /** What decides who may find it (see search/places.ts). */
  place: number
  archived: boolean
  database_id: number | null
  table_id: number | null
  dashboard_id: number | null
  display: string | null
  creator_id: number | null
  last_editor_id: number | null
  created_at: Timestamp | null
  last_edited_at: Timestamp | null
  changed_at: Timestamp | null
  view_level: number
  is_official: boolean
  is_verified: boolean
  /** The name without case and accents. */
  name_key: string
  /** The words of all names, each after a space. */
  name_words: string
  /** Other words, each after a space; of SQLite alone. */
  description_words?: string
  column_words?: string
  sql_words?: string
  /** The words of everything; of PostgreSQL alone. */
  vector?: string
  /** Tells whether words are those that are indexed; of SQLite alone. */
  digest?: string
}

/** The words of documents; of SQLite alone. */
interface SearchTextTable {
  rowid: number
  name: string
  description: string
  columns: string
  sql: string
  /** A word for what a document is. */
  facets: string
}

/** What has changed since its document was written. */
interface SearchMarksTable {
  entity: SearchEntity
  model_id: number
}

/** Says by which version of the code the index was made. */
interface SearchIndexTable {
  version: number
}

/** By name. */
export type SearchTables = {
  search_documents: SearchDocumentsTable
  search_text: SearchTextTable
  search_marks: SearchMarksTable
  search_index: SearchIndexTable
}
