/**
 * What the pipeline knows of tables, fields and saved content. Plain data: loaded in bulk by the server before
 * `resolve`, which then works without waiting. Field names are the wire's.
 */
import type { BaseType } from '@querent/contract'
import type { Query, TemplateTag } from './model/query.ts'

/** A field as queries need it. */
export interface FieldMetadata {
  id: number
  table_id: number
  name: string
  display_name: string
  description: string | null
  database_type: string
  base_type: BaseType
  effective_type: BaseType
  semantic_type: string | null
  coercion_strategy: string | null
  fk_target_field_id: number | null
  visibility_type: string
  active: boolean
  position: number
  parent_id: number | null
  nfc_path: string[] | null
  settings: Record<string, unknown> | null
  fingerprint: Record<string, unknown> | null
  /** Of a copied column: the field whose values it has, where these are wholly the same; else null, or left out. */
  copy_of_field_id?: number | null
  /** Remapping, when one is set up (contract: query-language, section 19). */
  dimension: DimensionMetadata | null
}

/** `internal` replaces stored values by labels; `external` shows a column of the table a foreign key points to. */
export interface DimensionMetadata {
  id: number
  name: string
  type: 'internal' | 'external'
  human_readable_field_id: number | null
  /** Pairs of stored value and label; null for `external`. */
  human_readable_values: [unknown, string][] | null
}

export interface TableMetadata {
  id: number
  db_id: number
  schema: string | null
  name: string
  display_name: string
  active: boolean
  /** In `position` order; active ones only. */
  fields: readonly FieldMetadata[]
}

export interface CardMetadata {
  id: number
  name: string
  type: 'question' | 'model' | 'metric'
  database_id: number
  archived: boolean
  dataset_query: Record<string, unknown>
  result_metadata: readonly Record<string, unknown>[] | null
}

export interface SegmentMetadata {
  id: number
  table_id: number
  name: string
  definition: Record<string, unknown>
}

export interface SnippetMetadata {
  id: number
  name: string
  content: string
  /** What its own tags mean where the query does not tell; null for none. */
  template_tags: Record<string, unknown> | null
}

/** The part of the database record that changes how queries are built. */
export interface DatabaseMetadata {
  id: number
  engine: string
  timezone: string | null
  settings: Record<string, unknown> | null
  /** Whether its tables are copies of those of other databases. */
  is_copies?: boolean
}

/** Ids and names to load. */
export interface MetadataRequest {
  tables: ReadonlySet<number>
  fields: ReadonlySet<number>
  cards: ReadonlySet<number>
  segments: ReadonlySet<number>
  snippets: ReadonlySet<number>
  /** Snippets that SQL names without telling their ids. */
  snippetNames: ReadonlySet<string>
}

/** Synchronous look-up in what was loaded. An id that was loaded but does not exist gives undefined. */
export interface Metadata {
  table(id: number): TableMetadata | undefined
  /** Any field of a loaded table, or one loaded by id. */
  field(id: number): FieldMetadata | undefined
  card(id: number): CardMetadata | undefined
  segment(id: number): SegmentMetadata | undefined
  snippet(id: number): SnippetMetadata | undefined
  snippetByName(name: string): SnippetMetadata | undefined
}

/** Metadata with the queries of cards and segments already parsed. */
export interface LoadedMetadata extends Metadata {
  /** @throws {QueryError} `invalid-query` when the card's own query cannot be read. */
  cardQuery(id: number): Query | undefined
  /** A stage that holds the segment's filters. */
  segmentQuery(id: number): Query['stages'] | undefined
  /** The definitions of a snippet's own tags. */
  snippetTags(id: number): Readonly<Record<string, TemplateTag>>
  /** Names of everything that was loaded, by kind. */
  summary(): Record<string, { id: number; name: string }[]>
}

/** Loads by sets of ids, with one app-database query per kind; loading a field also loads its table. */
export interface MetadataProvider {
  load(request: MetadataRequest): Promise<Metadata>
}
